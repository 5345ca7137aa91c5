"""Tables made on this machine: found where `coverts solve` puts them, and passed over where they are of no use."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from coverts.bots.levels import guesses_of
from coverts.bots.pok.equilibrium import table_mix
from coverts.games.pok.counters import FULL
from coverts.games.pok.dice import THROWS
from coverts.solve.pok import shelf
from coverts.solve.pok.shipped import SIZES, shipped
from coverts.solve.pok.strategy_table import written


@pytest.fixture(autouse=True)
def without_three(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A program that comes without a table for three players."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(shelf, "SIZES", tuple(players for players in SIZES if players != 3))
    caches = (shelf.sizes, shelf._own)
    for cache in caches:
        cache.cache_clear()
    yield
    for cache in caches:
        cache.cache_clear()


def put(players: int, data: bytes) -> Path:
    file = shelf.own_file(players)
    file.parent.mkdir(parents=True)
    file.write_bytes(data)
    return file


def test_without_one_bots_work_with_guesses() -> None:
    assert 3 not in shelf.sizes()
    assert 3 in guesses_of("pok")["expert"]


def test_bots_play_by_a_table_that_was_made_here() -> None:
    put(3, written(shipped(3)))
    assert 3 in shelf.sizes()
    assert 3 not in guesses_of("pok")["expert"]
    for dice in THROWS[::7]:
        assert table_mix((FULL,) * 3, dice, 1) == shipped(3).offers((FULL,) * 3, dice, 1)


def test_what_comes_with_the_program_is_not_replaced() -> None:
    put(4, b"another one")
    assert shelf.table_for(4) is shipped(4)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "not a table"),
        (written(shipped(3))[:-1], "damaged"),
        (written(shipped(4)), "for 4 players"),
    ],
)
def test_a_table_that_is_of_no_use_is_named_and_costs_nothing_else(
    data: bytes, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    file = put(3, data)
    assert 3 not in shelf.sizes()
    assert str(file) in caplog.text
    assert why in caplog.text
