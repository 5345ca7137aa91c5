"""Golden files: text that is generated, kept, read by people, and compared."""

from os import environ
from pathlib import Path

from coverts.games.contract import Draw

REWRITE = "COVERTS_REWRITE_GOLDEN"


def compare(name: str, text: str) -> None:
    """Hold that a golden file says exactly this, or rewrite it when that is asked for."""
    file = Path(__file__).with_name(name)
    if environ.get(REWRITE):
        file.write_text(text, encoding="utf-8")
    kept = file.read_text(encoding="utf-8") if file.exists() else ""
    assert text == kept, f"{name} is out of date. If the new text is right: {REWRITE}=1 pytest tests/golden"


def numbers(seed: int) -> Draw:
    """A source of numbers that is the same everywhere and for ever: Knuth's MMIX generator, high bits."""
    state = seed

    def draw(limit: int) -> int:
        nonlocal state
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (state >> 33) % limit

    return draw


def written(things: object) -> str:
    """Things in a row, in their notation; a dash for nothing."""
    assert isinstance(things, tuple | list | range)
    return " ".join("-" if thing is None else str(thing) for thing in things)
