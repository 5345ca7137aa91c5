"""Symbols, dice and counters in words."""

from collections.abc import Iterable

from rich.text import Text

from coverts.cli.telling.company import Company
from coverts.cli.telling.painting import paint_words
from coverts.games.pok import DieFace, Symbol
from coverts.lang import Catalogue


def paint(catalogue: Catalogue, text: Text) -> None:
    """Paint symbols."""
    paint_words(catalogue, text, "symbol", "BGR")


def symbol_words(company: Company, symbol: Symbol) -> str:
    """Blue disc."""
    return company.say(f"symbol-{symbol.notation}")


def die_words(company: Company, face: DieFace) -> str:
    """2 blue discs."""
    if face is DieFace.BLANK:
        return company.say("die-blank")
    return company.say("die-face", number=int(face.notation[0]), symbol=face.notation[1])


def throw_words(company: Company, dice: Iterable[DieFace]) -> str:
    """What the three dice show."""
    return company.row([die_words(company, face) for face in dice])


def counted_words(company: Company, counters: Iterable[Symbol]) -> str:
    """2 blue discs and 1 red triangle."""
    held = list(counters)
    kinds = [symbol for symbol in Symbol if symbol in held]
    return company.all_of(
        [company.say("die-face", number=held.count(symbol), symbol=symbol.notation) for symbol in kinds]
    )
