"""Alembic comes through here for every migration. The connection is `coverts.store.migrating`'s."""

from alembic import context

from coverts.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
