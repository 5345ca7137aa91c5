"""POK solved: a table of offers from which nobody gains by straying alone."""
