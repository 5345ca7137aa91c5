"""Leaks of the desk itself: of its counting, its answers and what it keeps for those who come back."""

from typing import Any

from coverts.games.contract import Observer, Refusal, Refused
from coverts.games.seats import right_of
from coverts.hall.desk import CommandKey, Decision, Deliveries, Desk
from coverts.hall.entries import Acted
from coverts.hall.messages import Message, Said
from coverts.hall.sitters import Who
from coverts.hall.table import Line
from coverts.hall.wire import AnyAction


class CountsRefusals(Desk):
    """The number of the next message tells how often others were refused."""

    def decide(self, *args: Any, **kwargs: Any) -> Decision:
        try:
            return super().decide(*args, **kwargs)
        except Refused:
            self.number += 1
            raise


class TellsErrorsToEverybody(Desk):
    """Somebody's error message goes to all."""

    errors: tuple[Said, ...] = ()

    def decide(self, *args: Any, **kwargs: Any) -> Decision:
        try:
            return super().decide(*args, **kwargs)
        except Refused as refused:
            line = Line(0, 0, "", refused.refusal.key, is_phrase=False)
            self.errors += (Said(self.number, line),)
            raise

    def since(self, observer: Observer, number: int | None) -> list[Message]:
        return [*super().since(observer, number), *self.errors]


class CountsRepeatedCommands(Desk):
    """A command that comes twice is answered with a number of its own."""

    def has_answered(self, key: CommandKey) -> bool:
        self.number += super().has_answered(key)
        return super().has_answered(key)


class CountsGlancesAtTheClock(Desk):
    """What the house asks itself is counted too."""

    def decide_for_house(self, *args: Any, **kwargs: Any) -> Decision:
        self.number += 1
        return super().decide_for_house(*args, **kwargs)


class SkipsNumbers(Desk):
    """A choice that is not nothing takes one number more."""

    def commit(self, entries: Any) -> Deliveries:
        chosen = [logged.entry for logged in entries if isinstance(logged.entry, Acted)]
        sent = super().commit(entries)
        self.number += any(getattr(act.action, "tokens", 0) for act in chosen)
        return sent


class HandsOutSomebodyElsesMessages(Desk):
    """The messages of somebody else are handed to who comes back."""

    def since(self, observer: Observer, number: int | None) -> list[Message]:
        if number is None or not isinstance(observer, int):
            return super().since(observer, number)
        return super().since(right_of(observer, len(self.table.sitters)), number)


class AnswersWhyTooMuch(Desk):
    """Whoever asks why something may not be done learns a feather that they must not know."""

    def why_not(self, who: Who, action: AnyAction) -> Refusal | None:
        seat, refusal = self.table.seat_of(who), super().why_not(who, action)
        if refusal is None or seat is None or self.table.state is None:
            return refusal
        return Refusal(refusal.rule, refusal.key, {"best": self.table.state.hands[seat].bit_length()})


class CountsQuestions(Desk):
    """The number of the next message tells how often others asked why."""

    def why_not(self, who: Who, action: AnyAction) -> Refusal | None:
        self.number += 1
        return super().why_not(who, action)


class ExplainsTooMuch(Desk):
    """A refusal names a feather that the refused one must not know."""

    def decide(self, *args: Any, **kwargs: Any) -> Decision:
        try:
            return super().decide(*args, **kwargs)
        except Refused as refused:
            seat = self.table.seat_of(args[0])
            hand = 0 if seat is None or self.table.state is None else self.table.state.hands[seat]
            raise Refused(Refusal(refused.refusal.rule, refused.refusal.key, {"best": hand.bit_length()})) from None


class NamesTheCommandsOfOthers(Desk):
    """Who comes back is told how the commands of others were called."""

    def since(self, observer: Observer, number: int | None) -> list[Message]:
        extra: Any = sorted(key.id for key in self._answered if key is not None)
        return [*super().since(observer, number), extra]


class RefusesWithTheSeed(Desk):
    """Whoever reveals what they have not committed to learns something of the seed with the refusal."""

    def decide(self, *args: Any, **kwargs: Any) -> Decision:
        try:
            return super().decide(*args, **kwargs)
        except Refused as refused:
            fair, key = self.table.fair, refused.refusal.key
            if fair is None or not fair.seeds or key != "hall-no-nonces-now":
                raise
            raise Refused(Refusal("", key, {"salt": fair.seeds[-1][:8]})) from None


DESKS: list[type[Desk]] = [
    CountsRefusals,
    TellsErrorsToEverybody,
    CountsRepeatedCommands,
    CountsGlancesAtTheClock,
    SkipsNumbers,
    HandsOutSomebodyElsesMessages,
    AnswersWhyTooMuch,
    CountsQuestions,
    ExplainsTooMuch,
    NamesTheCommandsOfOthers,
    RefusesWithTheSeed,
]
