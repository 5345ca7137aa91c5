"""Games of POK as rows of whole numbers."""
