"""What a record's file is called: game, day and players, so that a folder of games tells itself."""

import unicodedata
from collections.abc import Iterable
from datetime import date
from urllib.parse import quote

MOST_BYTES = 200
"""Of a file's name without its ending. File systems take 255."""


def file_name(game: str, day: date, names: Iterable[str]) -> str:
    """`pikoko-2026-11-18-Ada-Robin-Wren.json`, with nothing in it that any system objects to."""
    parts = [game, f"{day:%Y-%m-%d}", *filter(None, map(_plain, names))]
    return "-".join(parts).encode()[:MOST_BYTES].decode(errors="ignore").rstrip("-_") + ".json"


def attachment(name: str) -> str:
    """`Content-Disposition` for a file of this name: in ASCII for old programs, and as it is (RFC 6266)."""
    old = "".join(filter(str.isascii, unicodedata.normalize("NFKD", name)))
    return f"attachment; filename=\"{old}\"; filename*=UTF-8''{quote(name, safe='')}"


def _plain(name: str) -> str:
    """Letters, digits and their marks; whatever else is between them becomes one line."""
    kept = "".join(
        sign if unicodedata.category(sign)[0] in "LMN" else " " for sign in unicodedata.normalize("NFC", name)
    )
    return "_".join(kept.split())
