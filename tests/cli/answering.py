"""A player who reads the screen, and nothing else, and answers what it says is allowed."""

import re
from collections.abc import Callable, Iterator
from io import StringIO
from random import Random

from rich.console import Console

from coverts.cli.telling.screen import Screen
from coverts.lang import Catalogue

CATALOGUE = Catalogue("en")
_FEATHER = re.compile(r"([A-Z]+\d+(?:=[A-Z])?)(?: \(as ([A-Z]))?")


class Page:
    """A screen that is a text."""

    def __init__(self, width: int = 80, language: str = "en") -> None:
        self.file = StringIO()
        console = Console(file=self.file, width=width, highlight=False, markup=False)
        self.screen = Screen(console)

    @property
    def text(self) -> str:
        return self.file.getvalue()


class Reader:
    """Answers each prompt with something that the text so far says is allowed.

    `before` gives answers to try first when a kind of prompt is met for the first time.
    """

    def __init__(self, text: Callable[[], str], seed: int = 0, before: dict[str, list[str]] | None = None) -> None:
        self._text = text
        self._numbers = Random(seed)
        self._before = {prompt: list(answers) for prompt, answers in (before or {}).items()}
        self.asked: list[str] = []

    def __call__(self, prompt: str, /) -> str:
        prompt = prompt.strip()
        self.asked.append(prompt)
        if self._before.get(prompt):
            return self._before[prompt].pop(0)
        return self._numbers.choice(list(allowed(prompt, unwrapped(self._text()))))


def unwrapped(text: str) -> str:
    """The text with its sentences in one line again."""
    return re.sub(r"\n  (?=\S)", " ", text)


def allowed(prompt: str, text: str) -> Iterator[str]:
    """What the last question allows."""
    match prompt:
        case "Your bid:":
            most = re.findall(r"You have (\d+|no) tokens?(?:: 0| left)", text)[-1]
            yield from map(str, range((0 if most == "no" else int(most)) + 1))
        case "Your confidence card:":
            yield from ("1", "2", "me", "none", "3", "4")
        case "Play:":
            line = re.findall(r"^You may play: (.*)", text, re.MULTILINE)[-1]
            for feather, colour in _FEATHER.findall(line):
                yield f"{feather}={colour}" if colour else feather
        case "Your counter:":
            line = re.findall(r"close your fist on\? (.*)\.", text)[-1]
            yield from (word for word in ("disc", "square", "triangle") if word in line)
        case "Leave?":
            yield "no"
        case _:
            raise AssertionError(prompt)
