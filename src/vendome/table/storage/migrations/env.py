"""Run by Alembic: migrate over the connection that `upgrade` hands over."""

from alembic import context

from vendome.table.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
