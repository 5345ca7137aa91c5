"""The rule books: pure, with no I/O, no clock and no randomness of their own."""
