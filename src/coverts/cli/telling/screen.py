"""Putting lines on a terminal. Colour only decorates letters and words that say the same without it."""

import os
import sys
from collections.abc import Callable, Iterable
from typing import Final, Protocol

from rich.console import Console
from rich.text import Text

from coverts.cli.telling.layout import wrapped
from coverts.hall.manners import plain_text

WIDTH: Final = 80


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

    def __init__(self, console: Console | None = None, *, paint: Callable[[Text], None] = lambda _: None) -> None:
        self._console = console or Console(highlight=False, markup=False, emoji=False)
        self._plain = bool(os.environ.get("NO_COLOR")) or not self._console.is_terminal
        self._paint = paint

    def show(self, lines: Iterable[str]) -> None:
        """Print lines."""
        for line in wrapped(lines, min(WIDTH, self._console.width)):
            text = Text(line)
            if not self._plain:
                self._paint(text)
            self._console.print(text, soft_wrap=True)
