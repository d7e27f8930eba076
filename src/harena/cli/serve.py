"""`harena serve`: the table in the browser."""

from __future__ import annotations

import click


@click.command(
    epilog="Exit status: 0 stopped in the usual way, 2 wrong usage or input, or another server "
    "uses the same data.",
)
@click.option("--host", default="127.0.0.1", help="The address to listen on.")
@click.option("--port", type=click.IntRange(0, 65535), help="The port; else 8000 or the next free.")
@click.option("--public-url", default="", help="How others reach this server, for links.")
@click.option("--allowed-host", multiple=True, help="Another name this server answers to.")
@click.option("--data", type=click.Path(), help="The database file, or postgresql://...")
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
@click.option("-q", "--quiet", is_flag=True, help="Log warnings and errors only.")
def serve(
    host: str,
    port: int | None,
    public_url: str,
    allowed_host: tuple[str, ...],
    data: str | None,
    no_browser: bool,
    quiet: bool,
) -> None:
    r"""Serve the table for browsers, on this machine or for others.

    \b
    Examples:
      harena serve                          here, and open the browser
      harena serve --host 0.0.0.0 --public-url http://192.168.1.5:8000
                                            for everybody in this network
    """
    try:
        from harena.web.serve import run
        from harena.web.settings import Settings
    except ModuleNotFoundError as error:
        raise click.UsageError(
            f"the table in the browser needs the package {error.name}: install harena[web] "
            "(`harena play` is the game in the terminal)"
        ) from None

    settings = Settings(
        host=host,
        port=8000 if port is None else port,
        location=data,
        public_url=public_url,
        allowed_hosts=allowed_host,
    )
    run(settings, is_exact=port is not None, opens_browser=not no_browser, is_quiet=quiet)
