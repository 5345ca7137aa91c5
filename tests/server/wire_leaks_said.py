"""Leaks of what is said over a table's socket: slips that a server could make beside the hall's own messages."""

from typing import Any

import pytest
from msgspec.structs import replace
from websockets.frames import Frame, Opcode

from coverts.games.conformance import encode
from coverts.games.contract import OPEN, Observer, Refusal, Refused
from coverts.games.fists import Ready
from coverts.games.seats import right_of
from coverts.hall import desk as hall_desk
from coverts.hall.desk import Desk
from coverts.hall.fair_steps import rounds_of
from coverts.hall.messages import Committed, Happened
from coverts.hall.table import Table
from coverts.server.connections import websocket
from coverts.server.house import caretaker, telling
from coverts.server.house.audience import Farewell, Listener
from coverts.server.house.house import House
from coverts.server.house.live import Live
from coverts.server.house.telling import tell_who_is_here
from tests.hall.leaks_sent import hidden_hand_counted_in_faces, ready_with_a_hash, with_sights
from tests.server.wire_leaking import Leak, last_secret, leak_messages, secret_of, when_refused, wrapped


def ready_with_a_hash_of_the_choice(patch: pytest.MonkeyPatch) -> None:
    leak_messages(patch, ready_with_a_hash)


def ready_as_long_as_the_choice(patch: pytest.MonkeyPatch) -> None:
    def longer(news: Any, _: Observer, message: Any) -> Any:
        size = secret_of(news.table) % 9
        return with_sights(message, lambda sight: [sight, "." * size] if isinstance(sight, Ready) else sight)

    leak_messages(patch, longer)


def lateness_by_choice(patch: pytest.MonkeyPatch) -> None:
    def late(news: Any, _: Observer, message: Any) -> Any:
        is_late = isinstance(message, Happened) and secret_of(news.table) % 2
        return replace(message, overdue=(0,)) if is_late else message

    leak_messages(patch, late)


def own_hand_counted_in_faces(patch: pytest.MonkeyPatch) -> None:
    leak_messages(patch, hidden_hand_counted_in_faces)


def errors_for_everybody(patch: pytest.MonkeyPatch) -> None:
    def tell(_house: House, live: Any, answer: Any) -> None:
        for listener in live.audience:
            listener.send(encode(answer))

    when_refused(patch, tell)


def who_is_here_after_a_refusal(patch: pytest.MonkeyPatch) -> None:
    when_refused(patch, lambda _house, live, _answer: tell_who_is_here(live))


def lobby_told_of_refusals(patch: pytest.MonkeyPatch) -> None:
    when_refused(patch, lambda house, _live, _answer: house.lobby.changed())


def refusals_numbered(patch: pytest.MonkeyPatch) -> None:
    def count(_house: House, live: Any, _answer: Any) -> None:
        live.desk.number += 1

    when_refused(patch, count)


def repeats_are_new_questions(patch: pytest.MonkeyPatch) -> None:
    def has_answered(inner: Any, desk: Desk, key: Any) -> bool:
        is_repeated: bool = inner(desk, key)
        desk.table = replace(desk.table, question=desk.table.question + is_repeated)
        return is_repeated

    wrapped(patch, Desk, "has_answered", has_answered)


def refusals_that_explain_too_much(patch: pytest.MonkeyPatch) -> None:
    def decide(inner: Any, desk: Desk, who: str, *args: Any, **kwargs: Any) -> Any:
        try:
            return inner(desk, who, *args, **kwargs)
        except Refused as refused:
            args_ = {"of": secret_of(desk.table) % 97}
            raise Refused(Refusal(refused.refusal.rule, refused.refusal.key, args_)) from None

    wrapped(patch, Desk, "decide", decide)


def frames_padded(patch: pytest.MonkeyPatch) -> None:
    secret = last_secret(patch)
    wrapped(patch, Listener, "send", lambda inner, one, message: inner(one, message + b" " * (secret() % 7)))


def frames_of_another_kind(patch: pytest.MonkeyPatch) -> None:
    secret = last_secret(patch)

    def frame(inner: Any, message: bytes) -> Any:
        return Frame(Opcode.BINARY, message).serialize(mask=False) if secret() % 2 else inner(message)

    wrapped(patch, websocket, "text_frame", frame)


def frames_sent_twice(patch: pytest.MonkeyPatch) -> None:
    secret = last_secret(patch)

    def send(inner: Any, listener: Listener, message: bytes) -> None:
        for _ in range(1 + secret() % 2):
            inner(listener, message)

    wrapped(patch, Listener, "send", send)


def another_farewell(patch: pytest.MonkeyPatch) -> None:
    secret = last_secret(patch)
    wrapped(patch, Listener, "end", lambda inner, one, why: inner(one, Farewell.TOO_SLOW if secret() % 2 else why))


def seats_in_the_order_of_a_secret(patch: pytest.MonkeyPatch) -> None:
    secret = last_secret(patch)

    def here(seats: tuple[bool, ...], *_: Any, **__: Any) -> Any:
        first = secret() % len(seats)
        order = [*range(first, len(seats)), *range(first)]
        return {"type": "here", "here": {str(seat): seats[seat] for seat in order}}

    patch.setattr(telling, "Here", here)


def a_watcher_more_by_choice(patch: pytest.MonkeyPatch) -> None:
    secret = last_secret(patch)
    wrapped(patch, Live, "watchers", lambda inner, live: inner(live) + [""] * (secret() % 2))


def watchers_named_by_a_secret(patch: pytest.MonkeyPatch) -> None:
    secret = last_secret(patch)
    wrapped(patch, Live, "watchers", lambda inner, live: [f"{n}{secret() % 2}" for n in inner(live)])


def seats_of_one_house_by_choice(patch: pytest.MonkeyPatch) -> None:
    secret = last_secret(patch)
    wrapped(patch, Live, "same_house", lambda inner, live: ((0, 1),) if secret() % 2 else inner(live))


def reasons_that_tell_too_much(patch: pytest.MonkeyPatch) -> None:
    def why_not(inner: Any, desk: Desk, *args: Any) -> Any:
        refusal = inner(desk, *args)
        return refusal and Refusal(refusal.rule, refusal.key, {"of": secret_of(desk.table) % 97})

    wrapped(patch, Desk, "why_not", why_not)


def missed_messages_of_a_neighbour(patch: pytest.MonkeyPatch) -> None:
    def since(inner: Any, desk: Desk, observer: Observer, number: int | None) -> Any:
        if isinstance(observer, int) and number is not None:
            observer = right_of(observer, len(desk.table.sitters))
        return inner(desk, observer, number)

    wrapped(patch, Desk, "since", since)


def snapshots_with_open_fists(patch: pytest.MonkeyPatch) -> None:
    def snapshot(inner: Any, table: Table, *args: Any) -> Any:
        shown = inner(table, *args)
        return shown if table.state is None else {"type": "snapshot", "shown": shown, "more": table.state.sealed}

    wrapped(patch, hall_desk, "snapshot", snapshot)


def bots_see_everything(patch: pytest.MonkeyPatch) -> None:
    def snapshot(inner: Any, table: Table, *args: Any) -> Any:
        shown = inner(table, *args)
        view = table.game.view(table.state, OPEN)
        return replace(shown, game=replace(shown.game, view=view))

    wrapped(patch, caretaker, "snapshot", snapshot)


def seeds_for_those_who_come_anew(patch: pytest.MonkeyPatch) -> None:
    """The view of the deals, made as if every round had been scored."""

    def snapshot(inner: Any, table: Table, *args: Any) -> Any:
        shown = inner(table, *args)
        if table.fair is None:
            return shown
        return replace(shown, fair=replace(shown.fair, rounds=rounds_of(table.fair, len(table.fair.seeds))))

    wrapped(patch, hall_desk, "snapshot", snapshot)


def seeds_told_with_the_commitments(patch: pytest.MonkeyPatch) -> None:
    def early(news: Any, _: Observer, message: Any) -> Any:
        fair = news.table.fair
        if not isinstance(message, Committed) or fair is None:
            return message
        return replace(message, fair=replace(message.fair, rounds=rounds_of(fair, len(fair.seeds))))

    leak_messages(patch, early)


def bots_that_know_the_seeds(patch: pytest.MonkeyPatch) -> None:
    def snapshot(inner: Any, table: Table, *args: Any) -> Any:
        shown = inner(table, *args)
        if table.fair is None:
            return shown
        return replace(shown, fair=replace(shown.fair, game="".join(table.fair.seeds)))

    wrapped(patch, caretaker, "snapshot", snapshot)


SAID: list[Leak] = [
    seeds_for_those_who_come_anew,
    seeds_told_with_the_commitments,
    bots_that_know_the_seeds,
    ready_with_a_hash_of_the_choice,
    ready_as_long_as_the_choice,
    lateness_by_choice,
    own_hand_counted_in_faces,
    errors_for_everybody,
    who_is_here_after_a_refusal,
    lobby_told_of_refusals,
    refusals_numbered,
    repeats_are_new_questions,
    refusals_that_explain_too_much,
    frames_padded,
    frames_of_another_kind,
    frames_sent_twice,
    another_farewell,
    seats_in_the_order_of_a_secret,
    a_watcher_more_by_choice,
    watchers_named_by_a_secret,
    seats_of_one_house_by_choice,
    reasons_that_tell_too_much,
    missed_messages_of_a_neighbour,
    snapshots_with_open_fists,
    bots_see_everything,
]
