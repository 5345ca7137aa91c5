"""Putting lines on a terminal. Colour only decorates letters and words that say the same without it."""

import os
import re
import sys
from collections.abc import Iterable
from typing import Final, Protocol

from rich.console import Console
from rich.text import Text

from coverts.cli.telling.layout import wrapped
from coverts.hall.manners import plain_text
from coverts.lang import Catalogue

WIDTH: Final = 80

_STYLE: Final = {"R": "red", "Y": "yellow", "P": "magenta", "W": "bold", "B": "blue", "G": "green"}
"""White is bold: as a colour it would vanish on a white terminal."""

_NOTATION: Final = re.compile(r"(?<!\w)(?:PYR|BWY|PWR|BWR|[RYPWB])(?:1[01]|[1-9])(?:=[RYPWB])?(?![\w:])")
"""A feather or a face. With a colon behind it P5 is a rule."""


class Prompter(Protocol):
    """Whatever reads an answer from the player. At the end of its input it raises EOFError."""

    def __call__(self, prompt: str, /) -> str:
        """The answer, without its line break."""


def from_keyboard(prompt: str, /) -> str:
    """Read a line from standard input. When nobody types it, it is shown, so that a transcript makes sense."""
    try:
        answer = input(f"{prompt} ")
    except UnicodeDecodeError:
        # Bytes that are no text are an answer that nobody understands.
        answer = "\N{REPLACEMENT CHARACTER}"
    if not sys.stdin.isatty():
        print(plain_text(answer))
    return answer


class Screen:
    """Prints lines: no markup, because names may hold brackets, and no wider than the terminal."""

    def __init__(self, catalogue: Catalogue, console: Console | None = None) -> None:
        self._console = console or Console(highlight=False, markup=False, emoji=False)
        self._plain = bool(os.environ.get("NO_COLOR")) or not self._console.is_terminal
        self._words = {
            catalogue.say(f"{kind}-{letter}"): _STYLE[letter]
            for kind, letters in (("colour", "RYPWB"), ("symbol", "BGR"))
            for letter in letters
        }

    def show(self, lines: Iterable[str]) -> None:
        """Print lines."""
        for line in wrapped(lines, min(WIDTH, self._console.width)):
            text = Text(line) if self._plain else self._decorated(line)
            self._console.print(text, soft_wrap=True)

    def _decorated(self, line: str) -> Text:
        text = Text(line)
        for word, style in self._words.items():
            text.highlight_regex(rf"\b{re.escape(word)}\b(?: \d+)?", style)
        for found in _NOTATION.finditer(line):
            text.stylize(_STYLE[_letter(found.group())], *found.span())
        return text


def _letter(notation: str) -> str:
    """The colour that a feather in notation is painted in: the one it counts as, or its first."""
    return notation[-1] if "=" in notation else notation[0]
