"""Results as text and drawings for people. The words come from a catalogue."""

from collections.abc import Sequence
from typing import Protocol, TypeAlias

from msgspec import Struct

from coverts.arena.comparing import ComparisonAnswer
from coverts.arena.estimates import SPREADS, Estimate
from coverts.arena.ladder import LadderAnswer
from coverts.arena.playing import match_of
from coverts.arena.rating import Rating
from coverts.registry import PLUGINS

Answer: TypeAlias = ComparisonAnswer | LadderAnswer


class Say(Protocol):
    """Finds the sentence of a key."""

    def __call__(self, key: str, /, **args: str | float) -> str:
        """The message of this key, with its arguments in place."""


class Panel(Struct, frozen=True):
    """Some estimates below each other, the first one on top, and where equals would be."""

    label: str
    estimates: Sequence[tuple[str, Estimate]]
    equal: float | None


def title_lines(say: Say, answer: Answer) -> list[str]:
    """What was played, and whether all of it was."""
    setting, last = answer.setting, answer.first + answer.asked - 1
    title = say(
        "arena-title",
        game=PLUGINS[setting.game].title,
        players=setting.players,
        deals=answer.finished,
        bank=setting.bank,
        first=str(answer.first),
        last=str(last),
        measure=_measure(say, answer),
    )
    if not answer.is_partial:
        return [title]
    return [title, say("arena-partial", finished=answer.finished, asked=answer.asked)]


def _measure(say: Say, answer: Answer) -> str:
    return say(match_of(answer.setting.game).measure)


def panels(say: Say, answer: Answer) -> list[Panel]:
    """What there is to be drawn."""
    if isinstance(answer, ComparisonAnswer):
        return [Panel(say("arena-difference"), [(", ".join(one.others), one.difference) for one in answer.fields], 0.0)]
    rated = [(one.name, Estimate(one.rating.mu, SPREADS * one.rating.sigma, 0)) for one in reversed(answer.standings)]
    shares = [(f"{rung.above} – {rung.below}", rung.share) for rung in reversed(answer.rungs)]
    return [Panel(say("arena-rating"), rated, None), Panel(say("arena-share"), shares, 0.5)]


def answer_lines(say: Say, answer: Answer) -> list[str]:
    """The figures, in columns."""
    if isinstance(answer, ComparisonAnswer):
        return _comparison_lines(say, answer)
    return _ladder_lines(say, answer)


def _comparison_lines(say: Say, answer: ComparisonAnswer) -> list[str]:
    heads = [say("arena-table"), answer.candidate]
    heads += [say("arena-compared"), "", say("arena-difference")]
    rows = [
        [", ".join(field.others), said(say, field.candidate_mean), field.against, said(say, field.against_mean)]
        for field in answer.fields
    ]
    for row, field in zip(rows, answer.fields, strict=True):
        row.append(_signed(say, field.difference))
    return _columns([heads, *rows])


def _ladder_lines(say: Say, answer: LadderAnswer) -> list[str]:
    heads = [say("arena-bot"), say("arena-rating"), _measure(say, answer)]
    rows = [
        [one.name, _rating(say, one.rating), said(say, one.worth) if one.worth else ""]
        for one in reversed(answer.standings)
    ]
    sides = [say("arena-above"), say("arena-below"), say("arena-share"), say("arena-won")]
    rungs = [
        [rung.above, rung.below, said(say, rung.share), said(say, rung.won) if rung.won else ""]
        for rung in reversed(answer.rungs)
    ]
    return [*_columns([heads, *rows]), "", *_columns([sides, *rungs])]


def said(say: Say, found: Estimate) -> str:
    """A mean and half of its interval, with the decimal sign of the language."""
    half = "?" if found.half is None else say("arena-figure", number=found.half)
    return f"{say('arena-figure', number=found.mean)} ± {half}"


def _signed(say: Say, difference: Estimate) -> str:
    return said(say, difference) if difference.mean < 0 else f"+{said(say, difference)}"


def _rating(say: Say, rating: Rating) -> str:
    spread = SPREADS * rating.sigma
    return f"{say('arena-figure-rating', number=rating.mu)} ± {say('arena-figure-rating', number=spread)}"


def _columns(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["   ".join([text.ljust(width) for text, width in zip(row, widths, strict=True)]).rstrip() for row in rows]
