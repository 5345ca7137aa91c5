"""Games of Pikoko as rows of whole numbers."""
