"""What Alembic runs for every command; the connection and its transaction are the caller's."""

from alembic import context

from harena.store.migrate import VERSION_TABLE
from harena.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    transactional_ddl=True,  # SQLite too, since BEGIN is said where it should be
    render_as_batch=True,
)
context.run_migrations()
