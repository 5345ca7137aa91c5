"""The store in PostgreSQL. asyncpg is imported only here, and only when somebody names such a database."""
