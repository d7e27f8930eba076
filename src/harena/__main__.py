"""`python -m harena` is the command `harena`."""

from harena.cli import entry

if __name__ == "__main__":
    entry()
