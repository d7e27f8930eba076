"""Tables in use: their games, people, clocks, talk and streams."""
