"""How one talks about a game: for each game, the same few functions."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from coverts.cli.telling.company import Company
from coverts.lang import Catalogue
from coverts.plugin import fetched
from coverts.registry import PLUGINS

if TYPE_CHECKING:
    from rich.text import Text

Say: TypeAlias = Callable[[Company, str], str]
"""How something is said that is written in notation."""

Paint: TypeAlias = "Callable[[Catalogue, Text], None]"

Averages: TypeAlias = Callable[[Catalogue, Mapping[str, float], Mapping[str, float]], Iterable[str]]
"""What many simulated games were like, from their averages and the same in per cent."""


@dataclass(frozen=True, kw_only=True)
class Tale:
    """How one tells of a recorded game: its title, each sight given the view before it, and where it broke off."""

    title: str
    opening: Callable[[Company], Iterable[str]]
    describe: Callable[[Company, Any, Any], Iterable[str]]
    broken_off: Callable[[Company, Any], Iterable[str]]


@dataclass(frozen=True, kw_only=True)
class Talk:
    """The words of one game.

    `welcome`   said when a player sits down
    `describe`  what a sight tells, given the view before it
    `question`  what the seat is asked, and what it needs to know
    `prompt`    the word before the cursor
    `heard`     the action that an answer means, or a sentence when it means none
    `help`      what one can answer, and why
    `commands`  what else there is to ask for, by the key of its word
    `fold`      the view after one more sight
    `tale`      how a recorded game is told
    `said`      how data of a refusal are said, by their names; the rest are said as they are
    `averages`  what many simulated games were like, if the game has rows
    `paint`     decorates words and notation with colours, which say nothing that the letters do not
    """

    welcome: Callable[[Company], Iterable[str]]
    describe: Callable[[Company, Any, Any], Iterable[str]]
    question: Callable[[Company, Any], Iterable[str]]
    prompt: Callable[[Company, Any], str]
    heard: Callable[[Company, Any, str], Any]
    help: Callable[[Company, Any], Iterable[str]]
    commands: Mapping[str, Callable[[Company, Any], Iterable[str]]]
    fold: Callable[[Any, Any], Any]
    tale: Tale
    said: Mapping[str, Say] = field(default_factory=dict)
    averages: Averages = lambda _catalogue, _average, _share: ()
    paint: Paint = lambda _catalogue, _text: None


def talk_of(game: str) -> Talk:
    """The words of a game."""
    talk: Talk = fetched(PLUGINS[game].talk)
    return talk
