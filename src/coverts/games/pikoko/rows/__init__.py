"""Games of Pikoko as rows of whole numbers: the same rules, one decision at a time, for compiled code."""
