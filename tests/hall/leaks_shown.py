"""Leaks of the snapshot that somebody gets who comes anew: what it becomes."""

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec.structs import replace

from coverts.games.contract import OPEN, Observer
from coverts.games.pikoko import Bid
from coverts.games.seats import right_of
from coverts.hall.fair_steps import rounds_of
from coverts.hall.messages import Snapshot
from coverts.hall.table import Table

Shown: TypeAlias = Callable[[Table, Observer, Snapshot], Any]


def with_view(shown: Snapshot, **changes: Any) -> Snapshot:
    return (
        shown
        if shown.game is None
        else replace(shown, game=replace(shown.game, view=replace(shown.game.view, **changes)))
    )


def open_view_too_early(table: Table, observer: Observer, shown: Snapshot) -> Any:
    return shown if shown.game is None else [shown, table.game.view(table.state, OPEN)]


def tokens_gone_when_sealed(table: Table, observer: Observer, shown: Snapshot) -> Any:
    if shown.game is None or not hasattr(shown.game.view, "tokens"):
        return shown
    bids = [choice.tokens if isinstance(choice, Bid) else 0 for choice in table.state.sealed]
    return with_view(shown, tokens=tuple(left - bid for left, bid in zip(shown.game.view.tokens, bids, strict=True)))


def cards_face_up(table: Table, observer: Observer, shown: Snapshot) -> Any:
    return with_view(shown, confidence=getattr(table.state, "confidence", ()))


def fists_open(table: Table, observer: Observer, shown: Snapshot) -> Any:
    return with_view(shown, sealed=table.state.sealed if table.state else ())


def view_of_a_neighbour(table: Table, observer: Observer, shown: Snapshot) -> Any:
    if shown.game is None or not isinstance(observer, int):
        return shown
    return [shown, table.game.view(table.state, right_of(observer, len(table.sitters)))]


def identity_of_the_host(table: Table, observer: Observer, shown: Snapshot) -> Any:
    return [shown, table.host]


def people_behind_the_names(table: Table, observer: Observer, shown: Snapshot) -> Any:
    return [shown, table.sitters]


def idle_since_a_secret(table: Table, observer: Observer, shown: Snapshot) -> Any:
    """When somebody can be replaced depends on what lies in closed fists."""
    closed = sum(choice.tokens for choice in getattr(table.state, "sealed", ()) if isinstance(choice, Bid))
    at = shown.table.idle_at
    return shown if at is None else replace(shown, table=replace(shown.table, idle_at=at + closed))


def seeds_too_early(table: Table, observer: Observer, shown: Snapshot) -> Any:
    """The view of the deals, made as if the game were over."""
    if shown.fair is None or table.fair is None:
        return shown
    return replace(shown, fair=replace(shown.fair, rounds=rounds_of(table.fair, len(table.fair.seeds))))


def the_seed_of_the_round_under_way(table: Table, observer: Observer, shown: Snapshot) -> Any:
    """One too many is told."""
    if shown.fair is None or table.fair is None:
        return shown
    return replace(shown, fair=replace(shown.fair, rounds=rounds_of(table.fair, table.fair.dealt)))


SHOWN: list[Shown] = [
    seeds_too_early,
    the_seed_of_the_round_under_way,
    open_view_too_early,
    tokens_gone_when_sealed,
    cards_face_up,
    fists_open,
    view_of_a_neighbour,
    identity_of_the_host,
    people_behind_the_names,
    idle_since_a_secret,
]
