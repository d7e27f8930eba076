"""What can be asked of the server: pages, posts and streams, by what they are about."""
