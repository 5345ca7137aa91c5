"""Games told in words: what happened, what lies on the table, what is asked, and what an answer means."""
