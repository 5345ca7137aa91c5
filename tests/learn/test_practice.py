"""`coverts practice`."""

from pathlib import Path

import pytest

from coverts.cli.practising import Progress
from coverts.lang import LANGUAGES
from coverts.learn.puzzles.kept import puzzles_for
from coverts.learn.puzzles.puzzle import Puzzle
from tests.cli.command import Command


@pytest.fixture
def coverts(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Command:
    monkeypatch.setenv("COVERTS_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return Command(monkeypatch, capsys)


def typed(one: Puzzle, place: int) -> str:
    """An answer as somebody types it."""
    action = one.answers[place].action
    if one.kind == "confidence":
        return str(place + 1)
    return str(action)


@pytest.mark.parametrize("game", ["pikoko", "pok"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_solved_and_one_missed(coverts: Command, game: str, language: str) -> None:
    first, second = puzzles_for(game)[:2]
    answers = f"{typed(first, first.best)}\n{typed(second, second.usual)}\n"
    said = coverts("practice", game, "--number", "2", "--lang", language, stdin=answers.encode())
    assert (said.status, said.err) == (0, "")
    progress = Progress()
    assert progress.has_solved(first.id)
    assert not progress.has_solved(second.id)
    assert "⟨" not in said.out
    if language == "en":
        assert "Right: " in said.out
        assert "Not the best: " in said.out
        assert said.out.rstrip().endswith("1 of 2 solved.")
        assert said.out.count("What the other answers lose:") == 2


def test_every_theme_can_be_practised(coverts: Command) -> None:
    for game in ("pikoko", "pok"):
        for theme in sorted({one.theme for one in puzzles_for(game)}):
            one = next(one for one in puzzles_for(game) if one.theme == theme)
            said = coverts("practice", game, "--theme", theme, "--number", "1", stdin=typed(one, one.best).encode())
            assert said.status == 0, (theme, said)
            assert "Right: " in said.out, (theme, said.out)


def test_a_kind_of_decision_is_a_theme_too(coverts: Command) -> None:
    one = next(one for one in puzzles_for("pikoko") if one.kind == "play")
    said = coverts("practice", "pikoko", "--theme", "play", "--number", "1", stdin=typed(one, one.best).encode())
    assert said.status == 0
    assert "Right: " in said.out


def test_what_was_missed_comes_again_and_what_was_solved_does_not(coverts: Command) -> None:
    first, second = puzzles_for("pok")[:2]
    coverts("practice", "pok", "--number", "1", stdin=typed(first, first.best).encode())
    coverts("practice", "pok", "--number", "1", stdin=typed(second, second.usual).encode())
    assert Progress().has_solved(first.id)
    again = coverts("practice", "pok", "--number", "1", stdin=typed(second, second.best).encode())
    assert again.out.rstrip().endswith("1 of 1 solved.")
    assert Progress().has_solved(second.id)


def test_what_is_not_allowed_is_explained_by_its_rule(coverts: Command) -> None:
    one = next(one for one in puzzles_for("pikoko") if one.kind == "bid")
    said = coverts(
        "practice",
        "pikoko",
        "--theme",
        "bid",
        "--number",
        "1",
        stdin=f"nonsense\n9\n{one.answers[0].action}\n".encode(),
    )
    assert said.status == 0
    assert "P9" in said.out or len(one.answers) == 10


def test_leaving_in_the_middle(coverts: Command) -> None:
    said = coverts("practice", "pok", stdin=b"quit\nyes\n")
    assert said.status == 1
    assert "remembered" in said.out
    assert coverts("practice", "pok", stdin=b"").status == 1


def test_what_there_is_not(coverts: Command) -> None:
    said = coverts("practice", "pok", "--theme", "bid")
    assert (said.status, said.out) == (2, "")
    assert "There are no such puzzles" in said.err


def test_a_spoilt_file_of_progress_is_no_harm(coverts: Command, tmp_path: Path) -> None:
    progress = Progress()
    progress.file.parent.mkdir(parents=True)
    progress.file.write_bytes(b"{broken")
    one = puzzles_for("pok")[0]
    assert coverts("practice", "pok", "--number", "1", stdin=typed(one, one.best).encode()).status == 0
    assert Progress().has_solved(one.id)
