"""Feathers and colours in words and in notation."""

import re
from collections.abc import Iterable
from typing import Final

from rich.text import Text

from coverts.cli.telling.company import Company
from coverts.cli.telling.painting import STYLE, paint_words
from coverts.games.pikoko import Colour, Face, Feather
from coverts.lang import Catalogue

_NOTATION: Final = re.compile(r"(?<!\w)(?:PYR|BWY|PWR|BWR|[RYPWB])(?:1[01]|[1-9])(?:=[RYPWB])?(?![\w:])")
"""A feather or a face. With a colon behind it P5 is a rule."""


def paint(catalogue: Catalogue, text: Text) -> None:
    """Paint colours and feathers."""
    paint_words(catalogue, text, "colour", "RYPWB")
    for found in _NOTATION.finditer(text.plain):
        text.stylize(STYLE[_letter(found.group())], *found.span())


def _letter(notation: str) -> str:
    """The colour that a feather in notation is painted in: the one it counts as, or its first."""
    return notation[-1] if "=" in notation else notation[0]


def peacock_words(company: Company, owner: int, *, of: int | None = None) -> str:
    """A seat's peacock in a phrase: your peacock, Heron's peacock; or their own, in a sentence about its owner."""
    if owner == of:
        return company.say("own-peacock", person=company.person(owner))
    return company.say("peacock", person=company.person(owner), player=company.name(owner))


def colour_word(company: Company, colour: Colour) -> str:
    """Red."""
    return company.say(f"colour-{colour.notation}")


def emblem_word(company: Company, colour: Colour) -> str:
    """Flame."""
    return company.say(f"emblem-{colour.notation}")


def feather_words(company: Company, feather: Feather) -> str:
    """Red 7, or purple-yellow-red 1."""
    colours = [colour_word(company, colour) for colour in feather.colours]
    if len(colours) == 1:
        return company.say("feather-plain", colour=colours[0], number=feather.number)
    first, second, third = colours
    return company.say("feather-multi", first=first, second=second, third=third, number=feather.number)


def face_words(company: Company, face: Face) -> str:
    """Red 7, or purple-yellow-red 1 as yellow."""
    feather = feather_words(company, face.feather)
    if len(face.feather.colours) == 1:
        return feather
    return company.say("face-multi", feather=feather, colour=colour_word(company, face.colour))


def feather_of(company: Company, owner: int, face: Face) -> str:
    """Heron's R6, in notation."""
    return company.say("feather-of", person=company.person(owner), player=company.name(owner), feather=face.notation)


def in_order(feathers: Iterable[Feather]) -> list[Feather]:
    """Feathers as one would sort a hand: by colour, then by number, the multi-coloured ones last."""
    return sorted(feathers, key=lambda f: (len(f.colours), f.colours[0].index if len(f.colours) == 1 else 0, f.index))


def hand_text(feathers: Iterable[Feather]) -> str:
    """A hand in notation."""
    return " ".join(feather.notation for feather in in_order(feathers))
