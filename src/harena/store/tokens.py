"""Unguessable texts: identifiers that may be seen, and tokens of which only a hash is stored."""

from __future__ import annotations

import hashlib
import secrets

# No vowels and nothing that looks like something else: identifiers never spell a word, and can be
# read out. 31 letters, 16 of them: 79 bits.
ALPHABET = "bcdfghjkmnpqrstvwxz2345679BCDFG"
ID_LENGTH = 16


def new_id() -> str:
    """A new identifier of a user, game, series or link."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def is_id(text: str) -> bool:
    """Whether a text could be an identifier; others need not be looked for.

    PostgreSQL takes no question with a NUL in it, and no database one that is not Unicode.
    """
    return text.isascii() and text.isalnum()


def new_token() -> str:
    """A new secret of 256 bits, safe in URLs and cookies."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> bytes:
    """What is stored of a token; a plain hash suffices, for no token can be guessed."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def handle(token_hash: bytes) -> str:
    """What a session is called where its owner, or the server's, picks one: no way back to it."""
    return hashlib.sha256(b"handle of " + token_hash).hexdigest()[:12]


def handle_of(token: str) -> str:
    """The same, of a token."""
    return handle(hashed(token))
