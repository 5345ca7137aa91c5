"""Records of Solo: written, judged, told, and found fault with in four languages."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from coverts.bots.levels import bot_for
from coverts.cli.app import run
from coverts.games.contract import Act, Over
from coverts.lang import LANGUAGES
from coverts.lang.catalogue import sources
from coverts.records.format import Player
from coverts.records.reading import document
from coverts.records.referee import check, moves_of
from coverts.records.schema import schema
from coverts.records.writing import data_of, page, record_of, steps_of
from tests.third_game.rules import SOLO, Options


def game_data(moves: int | None = None) -> dict[str, Any]:
    """A game between bots as it is written down, or its beginning."""
    numbers, state, made = Random(3), SOLO.start(Options(3)), list[Any]()
    while not isinstance(prompt := SOLO.prompt(state), Over):
        move: Any = SOLO.outcome(state, numbers.randrange)
        if prompt.kind == "show":
            seat = prompt.seats[0]  # type: ignore[union-attr]
            move = Act(seat, bot_for("solo", "casual").choose(SOLO.view(state, seat), numbers.randrange))
        made.append(move)
        state = SOLO.step(state, move).state
    steps = steps_of(SOLO, Options(3), made[:moves])
    return data_of(record_of(SOLO, Options(3), [Player(name) for name in ("Ada", "Bo", "Cy")], steps))


@pytest.mark.parametrize("moves", [*range(12), None])
def test_the_referee_replays_what_was_written(moves: int | None) -> None:
    record = document(game_data(moves)).record
    verdict = check(record)
    assert verdict.complete == (moves is None)
    assert verdict.totals == (getattr(record, "totals") if moves is None else None)  # noqa: B009 - no other game's
    assert len(moves_of(record)) == verdict.moves


def test_the_schema_describes_it() -> None:
    described = schema()
    assert "Pikoko or POK or Solo" in described["description"]
    assert "SoloRecord" in described["$defs"]


def test_it_is_told_and_judged_in_every_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    data = game_data()
    good.write_bytes(page(data))
    rounds = [data["rounds"][0], {**data["rounds"][1], "shown": data["rounds"][0]["shown"]}]
    bad.write_bytes(page({**data, "rounds": rounds}))
    told = set()
    for language in LANGUAGES:
        assert run(["record", "show", str(good), f"--language={language}"]) == 0
        told.add(capsys.readouterr().out)
    assert len(told) == len(LANGUAGES)
    assert run(["record", "check", str(good)]) == 0
    assert "legal and complete, 12 moves; Bo wins with 4 points" in capsys.readouterr().out
    assert run(["record", "check", str(bad)]) == 1
    assert "S3: You do not have counter" in capsys.readouterr().out


def test_its_words_are_in_every_catalogue() -> None:
    keys = [
        {line.split(" = ")[0].rstrip(" =") for line in sources(language)["solo.ftl"].splitlines() if line[:1].isalpha()}
        for language in LANGUAGES
    ]
    assert keys[0] == keys[1] == keys[2] == keys[3]
    assert len(keys[0]) > 15


def test_a_game_without_a_coach_is_called_by_its_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(page(game_data()))
    assert run(["review", str(file)]) == 2
    assert "There is no coach for Solo." in capsys.readouterr().err
