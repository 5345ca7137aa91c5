"""A review in words: the sum of the game, the moments that mattered most, and every decision in a line."""

from collections.abc import Iterator, Sequence
from typing import Final

from coverts.cli.telling.company import Company, Lines
from coverts.cli.telling.layout import columns
from coverts.cli.telling.talk import ReviewTalk, review_talk_of
from coverts.coach.judging import GameCoach, Judged
from coverts.coach.review import Decision, Review
from coverts.lang.placing import MINUS

MOMENTS: Final = 6
"""So many decisions are told at length."""


def review_lines(players: Company, coach: GameCoach, review: Review, judged: Sequence[Judged]) -> Lines:
    """All that is said about a game."""
    talk = review_talk_of(review.game)
    teller = ReviewTeller(players, coach, talk)
    name = players.names[review.seat]
    yield players.say("review-title", player=name, game=players.say(f"home-game-{review.game}"))
    yield ""
    yield from teller.summary(review)
    yield ""
    yield from columns([*teller.by_kind(review.decisions, judged)])
    yield ""
    yield from teller.moments(review.decisions, judged)
    yield ""
    yield players.say("review-list")
    yield from columns([teller.row(*pair) for pair in zip(review.decisions, judged, strict=True)])
    yield ""
    yield players.say(talk.note if coach.solved(review.players) else talk.note_unsolved)


class ReviewTeller:
    """Says the parts of a review."""

    def __init__(self, players: Company, coach: GameCoach, talk: ReviewTalk) -> None:
        self._players, self._coach, self._talk = players, coach, talk

    def number(self, worth: float) -> str:
        """An amount in the unit of the game, without its sign."""
        text = f"{abs(worth):.{self._talk.digits}f}"
        return text.replace(".", self._players.say("review-decimal"))

    def signed(self, worth: float, between: str = "") -> str:
        """An amount with its sign."""
        return f"{MINUS if worth < 0 else '+'}{between}{self.number(worth)}"

    def summary(self, review: Review) -> Lines:
        """Where the points came from."""
        parts = {
            "points": self._talk.result(self._players, review.points),
            "average": self.number(review.average),
            "luck": self.signed(review.luck, " "),
            "mistakes": self.number(review.mistakes),
        }
        yield self._players.say("review-sum", **parts)
        causes = [
            self._players.say(f"review-part-{name}", points=self.signed(part))
            for name, part in review.luck_parts.items()
        ]
        yield self._players.say("review-luck", parts=self._players.row(causes))

    def by_kind(self, decisions: Sequence[Decision], judged: Sequence[Judged]) -> Iterator[list[str]]:
        """Losses by kind of decision. Where there was nothing to decide, nobody decided well."""
        say = self._players.say
        yield [
            say("review-column-kind"),
            say("review-column-number"),
            say("review-column-lost"),
            say("review-column-each"),
        ]
        for kind in dict.fromkeys(one.kind for one in decisions):
            losses = [
                one.loss for one, how in zip(decisions, judged, strict=True) if one.kind == kind and not how.is_forced
            ]
            each = self.number(sum(losses) / len(losses)) if losses else MINUS
            yield [say(f"review-kind-{kind}"), str(len(losses)), self.number(sum(losses)), each]

    def moments(self, decisions: Sequence[Decision], judged: Sequence[Judged]) -> Lines:
        """The decisions that cost the most, and why."""
        pairs = [pair for pair in zip(decisions, judged, strict=True) if pair[0].size != "none"]
        if not pairs:
            yield self._players.say("review-no-mistakes")
            return
        yield self._players.say("review-moments")
        for place, (one, how) in enumerate(sorted(pairs, key=lambda pair: -pair[0].loss)[:MOMENTS], 1):
            said = self._players.say(
                "review-moment",
                where=self._talk.where(self._players, how),
                chosen=self._talk.option(self._players, how, how.actions[how.chosen]),
                best=self._talk.option(self._players, how, how.actions[how.best]),
                size=self.size(one),
                loss=self._loss(one),
            )
            yield f"{place}. {said}"
            for line in self._talk.why(self._players, how):
                yield f"   {line}"

    def row(self, one: Decision, how: Judged) -> list[str]:
        """A decision in a line of the list."""
        option = self._talk.option
        better = "" if how.best == how.chosen else option(self._players, how, how.actions[how.best])
        said = self._players.say("review-forced") if how.is_forced else self.size(one)
        cells = [self._talk.where(self._players, how), option(self._players, how, how.actions[how.chosen]), said]
        return [*cells, *([self._loss(one), better] if better and one.loss > 0 else [])]

    def size(self, one: Decision) -> str:
        """How big a mistake was, in words."""
        if one.loss <= 0:
            return self._players.say("review-best")
        is_clear = self._coach.scale.is_clear(one.loss, one.error)
        if one.size == "none" and is_clear:
            return self._players.say("review-slight")
        return self._players.say(f"review-size-{one.size}")

    def _loss(self, one: Decision) -> str:
        loss = self.number(one.loss)
        return self._players.say("review-about", loss=loss, error=self.number(one.error)) if one.error else loss
