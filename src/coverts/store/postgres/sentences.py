"""The store's sentences of SQL as PostgreSQL takes them: numbered parameters with their types."""

import re
from functools import lru_cache
from typing import NamedTuple

from coverts.store.statements import BEGIN

TYPES = {
    **dict.fromkeys(("entry", "hash", "naming", "record", "review", "spoke", "summary"), "bytea"),
    **dict.fromkeys(("at", "before", "created_at", "expires_at", "now", "opened_at", "since"), "bigint"),
    **dict.fromkeys(
        ("after", "beginning", "free_seats", "fresh", "gone", "id", "lease", "most", "seat", "seq"), "bigint"
    ),
    "node": "text",
    "nodes": "text[]",
    "lengths": "int[]",
    "refused": "text[]",
    "tables": "text[]",
    "tokens": "bytea[]",
    **dict.fromkeys(("against", "command_id", "game", "kind", "label", "name", "outcome", "phase", "table"), "text"),
    **dict.fromkeys(("text", "visibility", "what", "who", "whom"), "text"),
}
"""Of the parameters of `statements`. Where one is used twice, PostgreSQL would find two types for it by itself. A
parameter that is not here has the type of the column that it is for."""

OWN_WORDS = {BEGIN: "BEGIN"}


class Sentence(NamedTuple):
    """A sentence for PostgreSQL, and the names of its parameters in the order of their numbers."""

    text: str
    names: tuple[str, ...]


@lru_cache(maxsize=500)
def sentence(sql: str) -> Sentence:
    """What to say to PostgreSQL for this."""
    names: list[str] = []

    def numbered(found: re.Match[str]) -> str:
        name = found[1]
        if name not in names:
            names.append(name)
        number = f"${names.index(name) + 1}"
        return f"{number}::{TYPES[name]}" if name in TYPES else number

    spoken = re.sub(r"\binstr\((\w+), (:\w+)\)", r"position(\2 IN \1)", OWN_WORDS.get(sql, sql))
    return Sentence(re.sub(r"(?<![:\w]):([a-z]\w*)", numbered, spoken), tuple(names))


NOTHING, ESCAPE = "\0", "\ue000"


def kept(text: str) -> str:
    """A text as PostgreSQL can keep it: it cannot keep the letter of number 0, and people may send it."""
    if NOTHING not in text and ESCAPE not in text:
        return text
    return text.replace(ESCAPE, f"{ESCAPE}1").replace(NOTHING, f"{ESCAPE}0")


def unkept(text: str) -> str:
    """The text again."""
    if ESCAPE not in text:
        return text
    return text.replace(f"{ESCAPE}0", NOTHING).replace(f"{ESCAPE}1", ESCAPE)
