"""The table in the browser: pages, live boards and the server that `harena serve` runs.

    serve      find a port, run the server, open the browser
    app        the application: its routes (pages, play, lobby) and what it says to errors
    guard      what every request meets first: hosts, origins, limits, headers
    hall       all tables in use           table   one table: a game and who sits there
    board      a view -> named pieces of HTML, each cached by its content (columns, hand, ...)
    controls   legal actions -> buttons    live    one stream of changed pieces for each tab
    rendering  templates                   statics files

A page and a stream are built from a `harena.View` alone, so nothing hidden can reach a browser.
"""
