"""Authentication, origin checks, rate limits."""
