"""The migrations in their order. One that was released is never changed again."""
