"""How one talks about a game: for each game, the same few functions."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from coverts.cli.telling.company import Company
from coverts.lang import Catalogue
from coverts.plugin import Home, fetched
from coverts.registry import PLUGINS

if TYPE_CHECKING:
    from rich.text import Text

    from coverts.coach.judging import Judged
    from coverts.coach.review import Notation

View = TypeVar("View")
Sight = TypeVar("Sight")
Action = TypeVar("Action")

Say: TypeAlias = Callable[[Company, str], str]
"""How something is said that is written in notation."""

Paint: TypeAlias = "Callable[[Catalogue, Text], None]"

Averages: TypeAlias = Callable[[Catalogue, Mapping[str, float], Mapping[str, float]], Iterable[str]]
"""What many simulated games were like, from their averages and the same in per cent."""


@dataclass(frozen=True, kw_only=True)
class Tale(Generic[View, Sight]):
    """How one tells of a recorded game: its title, each sight given the view before it, and where it broke off."""

    title: str
    opening: Callable[[Company], Iterable[str]]
    describe: Callable[[Company, View, Sight], Iterable[str]]
    broken_off: Callable[[Company, View], Iterable[str]]


@dataclass(frozen=True, kw_only=True)
class ReviewTalk:
    """The words of one game's reviews.

    `digits`         after the point, of what is worth something
    `result`         what a seat made of the game
    `where`          which decision it is
    `option`         an action, short
    `why`            what explains a loss, each sentence with its figures
    `unit`           the key of the words for what is counted
    `note`           what the worths mean, and `note_unsolved` where they are not exact
    """

    digits: int
    result: Callable[[Company, float], str]
    where: "Callable[[Company, Judged], str]"
    option: "Callable[[Company, Judged, Notation], str]"
    why: "Callable[[Company, Judged], Iterable[str]]"
    unit: str
    note: str
    note_unsolved: str


@dataclass(frozen=True, kw_only=True)
class Talk(Generic[View, Sight, Action]):
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
    `review`    where the words of its reviews are, a `ReviewTalk`, if it has a coach
    `paint`     decorates words and notation with colours, which say nothing that the letters do not
    """

    welcome: Callable[[Company], Iterable[str]]
    describe: Callable[[Company, View, Sight], Iterable[str]]
    question: Callable[[Company, View], Iterable[str]]
    prompt: Callable[[Company, View], str]
    heard: Callable[[Company, View, str], Action | str]
    help: Callable[[Company, View], Iterable[str]]
    commands: Mapping[str, Callable[[Company, View], Iterable[str]]]
    fold: Callable[[View, Sight], View]
    tale: Tale[View, Sight]
    said: Mapping[str, Say] = field(default_factory=dict)
    averages: Averages = lambda _catalogue, _average, _share: ()
    review: Home | None = None
    paint: Paint = lambda _catalogue, _text: None


AnyTale: TypeAlias = Tale[Any, Any]
AnyTalk: TypeAlias = Talk[Any, Any, Any]


def talk_of(game: str) -> AnyTalk:
    """The words of a game."""
    talk: AnyTalk = fetched(PLUGINS[game].talk)
    return talk


def review_talk_of(game: str) -> ReviewTalk:
    """The words of reviews of a game that has a coach."""
    home = talk_of(game).review
    assert home is not None
    talk: ReviewTalk = fetched(home)
    return talk
