"""A review for the command line: the file, the seat, and what was found, as JSON and in words."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import BinaryIO, Final

import msgspec

from coverts.cli.judging import findings, in_words
from coverts.cli.review_words import review_lines
from coverts.cli.saving import PRACTICE
from coverts.cli.status import Status
from coverts.cli.telling.company import company
from coverts.cli.telling.layout import wrapped
from coverts.cli.telling.talk import review_talk_of
from coverts.coach.judging import GameCoach, Judged, coach_of
from coverts.coach.review import Effort, Review
from coverts.coach.reviewing import course, judged_decisions, summed_up
from coverts.coach.seat_games import seat_game
from coverts.lang import Catalogue
from coverts.records.reading import Document

WIDTH: Final = 100


class NotReviewed(Exception):
    """Why there is no review, as the key and data of a sentence."""

    def __init__(self, key: str, status: Status = Status.UNREADABLE, **args: str | int) -> None:
        super().__init__(key)
        self.key, self.status, self.args_of = key, status, args


@dataclass(frozen=True)
class Reviewed:
    """A review with the decisions that it is made of, in the same order."""

    review: Review
    judged: tuple[Judged, ...]
    course: tuple[float, ...]
    """What was to be expected of the whole game, from its beginning to its end."""

    def in_json(self) -> bytes:
        """The review on one line."""
        return msgspec.json.encode(self.review) + b"\n"


class Reviewer:
    """One seat of the game in a file, about to be reviewed."""

    def __init__(self, file: str, seat: str | None, effort: Effort, seed: int, catalogue: Catalogue) -> None:
        document = _finished(file, catalogue)
        self.names = [player.name for player in document.record.seats]
        self.seat = _seat_in(document, seat, self.names)
        self.coach = _coach_for(document.record.game, catalogue)
        self.game = seat_game(document.record, self.seat)
        self._effort, self._seed, self._catalogue = effort, seed, catalogue

    @property
    def decisions(self) -> int:
        """How many there are to judge."""
        return len(self.game.moments)

    def start(self) -> None:
        """Wait until the coach can work."""
        if not self.coach.ready(self.game.players):
            raise NotReviewed("review-uncompiled")

    def run(self, tell: Callable[[], None]) -> Reviewed:
        """Judge all decisions; tells after each of them."""
        judged = []
        for one in judged_decisions(self.coach, self.game, self._effort, self._seed):
            judged.append(one)
            tell()
        reckoning = self.coach.reckon(self.game, judged, self._effort, self._seed)
        return Reviewed(summed_up(self.coach, self.game, reckoning), tuple(judged), tuple(course(reckoning)))

    def in_words(self, found: Reviewed) -> Iterator[str]:
        """The review for people to read."""
        players = company(self._catalogue, self.names, self.seat)
        return wrapped(review_lines(players, self.coach, found.review, found.judged), WIDTH)

    def draw(self, file: BinaryIO, found: Reviewed) -> None:
        """The points to be expected, decision by decision, as a picture."""
        from coverts.simulate.plots import draw_course

        say, game = self._catalogue.say, found.review.game
        title = say("review-title", player=self.names[self.seat], game=say(f"home-game-{game}"))
        unit = say(review_talk_of(game).unit)
        draw_course(file, title, say("review-axis-decisions"), unit, found.course)


def _finished(file: str, catalogue: Catalogue) -> Document:
    found = list(findings([file], catalogue))
    if len(found) > 1:
        raise NotReviewed("review-many", file=file, number=len(found))
    only = found[0]
    if only.kind in ("illegal", "unreadable") or only.document is None:
        status = Status.NO if only.kind == "illegal" else Status.UNREADABLE
        raise NotReviewed("review-no-record", status, finding=in_words(only, catalogue))
    if only.kind == "unfinished":
        raise NotReviewed("review-unfinished", Status.NO, file=only.source)
    return only.document


def _seat_in(document: Document, asked: str | None, names: list[str]) -> int:
    """The seat that is meant by a number or a name."""
    if asked is None:
        practice = document.data.get(PRACTICE)
        human = practice.get("human") if isinstance(practice, dict) else None
        return human if isinstance(human, int) and 0 <= human < len(names) else 0
    if asked.isdecimal() and int(asked) < len(names):
        return int(asked)
    called = [seat for seat, name in enumerate(names) if name.casefold() == asked.casefold()]
    if len(called) != 1:
        raise NotReviewed("review-seat", seat=asked, last=len(names) - 1, players=", ".join(names))
    return called[0]


def _coach_for(game: str, catalogue: Catalogue) -> GameCoach:
    coach = coach_of(game)
    if coach is None:
        raise NotReviewed("review-no-coach", game=catalogue.say(f"home-game-{game}"))
    return coach
