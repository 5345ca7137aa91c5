"""Games of POK as rows of whole numbers: the same rules, one decision at a time, for compiled code."""
