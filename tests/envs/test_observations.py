"""Observations hold what a seat's view holds, nothing else, and look the same from every seat."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

from coverts.envs import pikoko_v0, pok_v0
from coverts.envs.numbered_game import NumberedGame
from coverts.envs.pikoko.numbered import NumberedPikoko
from coverts.games.pikoko import PIKOKO
from coverts.games.seats import turned
from tests.envs import pikoko_reading, pok_reading
from tests.envs.tables import PIKOKO_TABLES, TABLES, course
from tests.laws.courses import SEEDS
from tests.laws.examples import examples

SEEING: dict[str, tuple[Any, ...]] = {
    "pikoko_v0": (pikoko_v0, pikoko_reading),
    "pok_v0": (pok_v0, pok_reading),
}
"""What is made of a view: by what is offered to users, and by hand."""


def name(table: NumberedGame[Any]) -> str:
    return f"{table.name} {table.options}"


@pytest.mark.parametrize("table", TABLES, ids=name)
@settings(max_examples=examples(2), deadline=None)
@given(seed=SEEDS)
def test_an_observation_is_what_the_view_shows(table: NumberedGame[Any], seed: int) -> None:
    for state in course(table, seed):
        for seat in range(table.players):
            observation, mask = table.look(state, seat)
            view = table.game.view(state, seat)
            for seeing in SEEING[table.name]:
                assert np.array_equal(observation, seeing.observation_of(view))
                assert np.array_equal(mask, seeing.mask_of(view))


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_an_observation_is_the_same_from_every_seat_of_a_turned_table(table: NumberedGame[Any]) -> None:
    players = table.players
    for state in course(table, 1):
        for by in range(1, players):
            there = turned(state, by, players)
            for seat in range(players):
                here, mask = table.look(state, seat)
                other, other_mask = table.look(there, (seat + by) % players)
                assert np.array_equal(here, other)
                assert np.array_equal(mask, other_mask)


def test_what_is_kept_from_earlier_looks_never_shows() -> None:
    """Looking at moments of two games in a wild order gives what fresh eyes see."""
    for table in PIKOKO_TABLES:
        states = [*course(table, 1), *course(table, 2)][::7]
        for state in [*states[::-1], *states[::2], *states]:
            for seat in range(table.players):
                assert table.observed(state, seat) == NumberedPikoko(table.players).observed(state, seat)


def test_every_slot_is_used_and_no_slot_is_always_full() -> None:
    for table in TABLES:
        seen = [table.look(state, seat)[0] for seed in range(8) for state in course(table, seed) for seat in (0, 1)]
        planes = [table.layout.by_name(tensor) for tensor in seen[:: max(1, len(seen) // 800)]]
        for slot in table.layout.slots:
            assert any(plane[slot.name].any() for plane in planes), slot
            assert not all(plane[slot.name].all() for plane in planes), slot


def test_no_slot_is_for_the_own_hand() -> None:
    for table, players in zip(PIKOKO_TABLES, PIKOKO.players, strict=True):
        shapes = {slot.name: slot.shape for slot in table.layout.slots}
        assert shapes["hands"][0] == players - 1
        assert shapes["own_size"] == (8,)


def test_the_research_page_names_every_slot_in_order() -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text()
    slots = [slot.name for table in (PIKOKO_TABLES[0], TABLES[-1]) for slot in table.layout.slots]
    described = page[page.index("### What a seat observes of Pikoko") :]
    assert re.findall(r"^\| `(\w+)` \| [\dnF]", described, re.MULTILINE) == slots
    assert [table.layout.size for table in PIKOKO_TABLES] == [636, 1025, 1510]
    assert all(table.layout.size == 66 + 17 * table.players for table in TABLES if table.name == "pok_v0")


def test_arrays_are_ones_own() -> None:
    table = PIKOKO_TABLES[0]
    state = next(course(table, 1))
    observation, mask = table.look(state, 0)
    observation[:] = 7
    mask[:] = 7
    again, again_mask = table.look(state, 0)
    assert set(np.unique(again)) == {0, 1}
    assert set(np.unique(again_mask)) <= {0, 1}
