"""What bots are called: after birds of a language, and short enough for the head of a column."""

from collections.abc import Collection
from typing import Final

from coverts.games.contract import Draw

BIRDS: Final = {
    "en": ("Heron", "Lark", "Wren", "Magpie", "Swift", "Crane", "Robin", "Finch", "Plover", "Osprey"),
    "de": ("Reiher", "Lerche", "Elster", "Amsel", "Storch", "Kranich", "Drossel", "Fink", "Specht", "Meise"),
    "fr": ("Héron", "Merle", "Pie", "Grue", "Pinson", "Grive", "Geai", "Cigogne", "Aigle", "Faucon"),
    "nl": ("Reiger", "Lijster", "Ekster", "Merel", "Zwaluw", "Vink", "Specht", "Gaai", "Mees", "Kraai"),
}


def bird_names(number: int, draw: Draw, *, language: str = "en", taken: Collection[str] = ()) -> tuple[str, ...]:
    """Different birds' names, none of them taken already."""
    others = {name.casefold() for name in taken}
    free = [bird for bird in BIRDS[language] if bird.casefold() not in others]
    return tuple(free.pop(draw(len(free))) for _ in range(number))


def name_in(language: str, name: str) -> str:
    """A bird of the English list, by its counterpart in a language's list; any other name stays as it is."""
    return BIRDS[language][BIRDS["en"].index(name)] if name in BIRDS["en"] else name
