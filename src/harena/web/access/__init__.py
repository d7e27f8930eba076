"""Who comes in, and how: hosts and limits, sessions and keys, links, and who goes again."""
