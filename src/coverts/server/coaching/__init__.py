"""The coach on the server: reviews in worker processes of their own, for which no live table waits."""
