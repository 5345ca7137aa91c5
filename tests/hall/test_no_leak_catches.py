"""The pairs catch halls that leak: some of these are slips that other programs have really made."""

from typing import Any

import pytest
from msgspec.structs import replace

from coverts.games.contract import Observer
from coverts.games.pok import Symbol
from coverts.hall import desk, messages
from coverts.hall.desk import Desk
from coverts.hall.messages import Snapshot
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.table import News, Table
from coverts.hall.wire import Setup
from tests.hall.leaks_desk import DESKS
from tests.hall.leaks_sent import SENT, Sent
from tests.hall.leaks_shown import SHOWN, Shown
from tests.hall.pairs import LeakError, check, staged_game

PIKOKO_3, POK_4 = PikokoSetup(3), PokSetup(4)
GAMES = 12


def hold(setup: Setup, desk_type: type[Desk] = Desk) -> None:
    for seed in range(GAMES):
        check(staged_game(setup, seed), desk_type)


@pytest.mark.parametrize("leak", SENT, ids=lambda leak: leak.__name__)
def test_messages_that_leak(leak: Sent, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(news: News, observer: Observer, number: int) -> tuple[Any, ...]:
        return tuple(leak(news, observer, message) for message in messages.messages_for(news, observer, number))

    monkeypatch.setattr(desk, "messages_for", leaking)
    with pytest.raises(LeakError):
        hold(PIKOKO_3)


@pytest.mark.parametrize("leak", SHOWN, ids=lambda leak: leak.__name__)
def test_snapshots_that_leak(leak: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    def snapshot(table: Table, observer: Observer, number: int) -> Any:
        return leak(table, observer, messages.snapshot(table, observer, number))

    monkeypatch.setattr(desk, "snapshot", snapshot)
    with pytest.raises(LeakError):
        hold(PIKOKO_3)


@pytest.mark.parametrize("desk_type", DESKS)
def test_desks_that_leak(desk_type: type[Desk]) -> None:
    with pytest.raises(LeakError):
        hold(PIKOKO_3, desk_type)


def test_a_pok_table_that_leaks(monkeypatch: pytest.MonkeyPatch) -> None:
    def snapshot(table: Table, observer: Observer, number: int) -> Snapshot:
        shown = messages.snapshot(table, observer, number)
        if shown.game is None:
            return shown
        red = sum(fist is not None and fist.symbol is Symbol.R for fist in table.state.sealed)
        return replace(shown, game=replace(shown.game, view=replace(shown.game.view, left=(red,))))

    monkeypatch.setattr(desk, "snapshot", snapshot)
    with pytest.raises(LeakError):
        hold(POK_4)


@pytest.mark.parametrize("setup", [PIKOKO_3, POK_4], ids=str)
def test_the_untouched_hall_does_not_leak(setup: Setup) -> None:
    hold(setup)


def test_there_are_enough_leaks() -> None:
    assert len(SENT) + len(SHOWN) + len(DESKS) >= 15
