"""How the tables came to be what they are: Alembic's scripts, run by `harena.store.migrate`."""
