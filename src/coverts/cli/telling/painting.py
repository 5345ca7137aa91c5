"""Colours for words and notation in a terminal. They only decorate letters and words that say the same without them."""

import re
from collections.abc import Iterable
from typing import Final

from rich.text import Text

from coverts.lang import Catalogue

STYLE: Final = {"R": "red", "Y": "yellow", "P": "magenta", "W": "bold", "B": "blue", "G": "green"}
"""White is bold: as a colour it would vanish on a white terminal."""


def paint_words(catalogue: Catalogue, text: Text, kind: str, letters: Iterable[str]) -> None:
    """Paint the words that the catalogue has for things of a kind, each in the colour of its letter."""
    for letter in letters:
        text.highlight_regex(rf"\b{re.escape(catalogue.say(f'{kind}-{letter}'))}\b(?: \d+)?", STYLE[letter])
