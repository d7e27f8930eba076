"""What a page shows, as pieces of HTML: each a pure function of a view and a language."""
