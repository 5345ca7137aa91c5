"""Whole games, one of each game and size, as kept in the text files beside this one."""

from pathlib import Path

import pytest

from coverts.games import pikoko, pok
from coverts.games.pikoko import PIKOKO, StartTokenTie
from coverts.games.pok import POK
from tests.golden import pikoko_text, pok_text
from tests.golden.golden import compare, numbers

PIKOKO_TABLES = [
    pikoko.Options(3),
    pikoko.Options(4, StartTokenTie.MAY_STAY, first_starter=2),
    pikoko.Options(5, StartTokenTie.LEFT_NEIGHBOUR),
]


@pytest.mark.parametrize("options", PIKOKO_TABLES, ids=str)
def test_pikoko(options: pikoko.Options) -> None:
    lines = pikoko_text.playthrough(options, numbers(options.players))
    compare(f"pikoko_{options.players}.txt", "\n".join(lines) + "\n")


@pytest.mark.parametrize("players", POK.players)
def test_pok(players: int) -> None:
    lines = pok_text.playthrough(pok.Options(players, memory_aid=players % 2 == 0), numbers(players))
    compare(f"pok_{players}.txt", "\n".join(lines) + "\n")


def test_there_is_a_file_for_every_game_and_size() -> None:
    kept = {file.name for file in Path(__file__).parent.glob("p*_[0-9].txt")}
    assert kept == {f"{game.name}_{players}.txt" for game in (PIKOKO, POK) for players in game.players}


def test_a_stale_file_says_how_to_rewrite_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COVERTS_REWRITE_GOLDEN", raising=False)
    with pytest.raises(AssertionError, match="COVERTS_REWRITE_GOLDEN=1 pytest tests/golden"):
        compare("pok_3.txt", "something else")
