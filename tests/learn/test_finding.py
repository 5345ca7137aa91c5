"""Finding puzzles: from a seed, to be broken off at any time, and not too many of one kind."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from coverts.learn.puzzles import searching
from coverts.learn.puzzles.finding import puzzles_in
from coverts.learn.puzzles.kept import OF_A_GAME, chosen, puzzles_for
from coverts.learn.puzzles.puzzle import Puzzle
from coverts.learn.puzzles.searching import searched
from tests.cli.command import Command

SEEDS = [f"1/{number}" for number in range(12)]


@pytest.fixture
def coverts(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    monkeypatch.setenv("COVERTS_LANG", "en")
    return Command(monkeypatch, capsys)


def test_the_same_seed_finds_the_same() -> None:
    found = [list(puzzles_in("pok", seed)) for seed in SEEDS]
    assert any(found)
    assert [list(puzzles_in("pok", seed)) for seed in SEEDS] == found


def test_broken_off_it_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = searched("pok", SEEDS, tmp_path / "whole.jsonl", lambda: None)
    notes = tmp_path / "notes" / "pok.jsonl"
    searched("pok", SEEDS[:5], notes, lambda: None)
    # The disk was full in the middle of a line.
    notes.write_bytes(notes.read_bytes() + b'{"seed":"1/5","puz')
    played: list[str] = []

    def noted(game: str, seed: str) -> list[Puzzle]:
        played.append(seed)
        return list(puzzles_in(game, seed))

    monkeypatch.setattr(searching, "puzzles_in", noted)
    told: list[int] = []
    assert searched("pok", SEEDS, notes, lambda: told.append(1)) == whole
    assert played == SEEDS[5:]
    assert len(told) == len(SEEDS)
    assert searched("pok", SEEDS, notes, lambda: None) == whole


def test_few_of_one_game_and_all_themes_in_turn() -> None:
    one = puzzles_for("pok")[0]
    common = [replace(one, id=f"a{number}", theme="meet", difficulty=1) for number in range(9)]
    rare = replace(one, id="b", theme="unshown", difficulty=2)
    other = replace(one, id="c", theme="finish", difficulty=1)
    found = chosen([[*common[:3], rare, other], *[[puzzle] for puzzle in common[3:]]], 4)
    assert len({puzzle.id for puzzle in found}) == 4
    of_first = [puzzle for puzzle in found if puzzle in [*common[:3], rare, other]]
    assert len(of_first) == OF_A_GAME
    assert len({puzzle.theme for puzzle in of_first}) == OF_A_GAME
    assert [puzzle.difficulty for puzzle in found] == sorted(puzzle.difficulty for puzzle in found)


def test_the_command_that_makes_them(coverts: Command, tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    said = coverts("puzzles", "pok", "--games", "12", "--work", str(tmp_path), "--to", str(file), "--keep", "5")
    assert (said.status, said.err) == (0, "")
    assert said.out.splitlines()[0].endswith(f"{len(file.read_bytes().splitlines())} are kept:")
    assert coverts("puzzles", "pok", "--games", "12", "--work", str(tmp_path)).out == said.out
    missing = tmp_path / "missing" / "found.jsonl"
    refused = coverts("puzzles", "pok", "--games", "1", "--work", str(tmp_path), "--to", str(missing))
    assert refused.status == 2
    assert "cannot be written" in refused.err or str(missing) in refused.err
