"""Nothing is lost: games are kept as records, and go on from them."""

import json
import random
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from coverts.bots import DEFAULT_LEVEL, LEVELS, Level
from coverts.cli.play import PlayOptions
from coverts.cli.status import Status
from coverts.cli.telling.pikoko.command import pikoko
from coverts.cli.telling.pok.command import pok
from tests.cli.answering import Reader, unwrapped
from tests.cli.command import Command

GAMES: dict[str, Callable[..., int]] = {"pikoko": pikoko, "pok": pok}


class Keyboard:
    """Types answers, remembers them, and gives up after so many."""

    def __init__(self, answer: Callable[[str], str], most: int = 10**6) -> None:
        self.answer, self.most = answer, most
        self.typed: list[str] = []

    def __call__(self, prompt: str) -> str:
        if len(self.typed) == self.most:
            raise EOFError
        self.typed.append(self.answer(prompt))
        return self.typed[-1]


@pytest.fixture
def type_with(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[[Keyboard | None], Keyboard]:
    """Put a keyboard in place; by default one that reads the screen and answers sensibly."""
    said: list[str] = []

    def text() -> str:
        said.append(capsys.readouterr().out)
        return "".join(said)

    def put(keyboard: Keyboard | None = None) -> Keyboard:
        keyboard = keyboard or Keyboard(Reader(text, 1, {}))
        monkeypatch.setattr("builtins.input", keyboard)
        return keyboard

    return put


def scripted(answers: list[str]) -> Keyboard:
    left = iter(answers)
    return Keyboard(lambda _: next(left))


def record_in(file: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(file.read_text())
    return data


@pytest.mark.parametrize("name", GAMES)
def test_a_game_left_anywhere_goes_on_as_it_would_have(
    name: str, tmp_path: Path, type_with: Callable[..., Keyboard], capsys: pytest.CaptureFixture[str]
) -> None:
    game = GAMES[name]
    whole = type_with()
    assert game(players=3, asked=PlayOptions(seed="7", save=tmp_path / "whole.json")) == Status.OK
    expected = record_in(tmp_path / "whole.json")
    for number, stop in enumerate(sorted(random.Random(1).sample(range(len(whole.typed)), 8))):
        file = tmp_path / f"{number}.json"
        type_with(Keyboard(scripted(whole.typed).answer, stop))
        assert game(players=3, asked=PlayOptions(seed="7", save=file)) == Status.NO
        capsys.readouterr()
        type_with(scripted(whole.typed[stop:]))
        # The file knows its seed and its table: what is asked for here does not matter any more.
        assert game(players=4, asked=PlayOptions(seed="8", save=file, resume=True)) == Status.OK
        assert record_in(file) == expected


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_goes_on_says_nothing_twice(
    name: str, tmp_path: Path, type_with: Callable[..., Keyboard], capsys: pytest.CaptureFixture[str]
) -> None:
    """Stopped at every question of the first round and a bit: bids, the card, tricks; or counters."""
    game = GAMES[name]
    keyboard = type_with()
    assert game(players=3, asked=PlayOptions(seed="7", save=tmp_path / "whole.json")) == Status.OK
    for stop in range(1, min(12, len(keyboard.typed))):
        file = tmp_path / f"{stop}.json"
        type_with(Keyboard(scripted(keyboard.typed).answer, stop))
        assert game(players=3, asked=PlayOptions(seed="7", save=file)) == Status.NO
        capsys.readouterr()
        type_with(scripted(["quit", "yes"]))
        assert game(asked=PlayOptions(save=file, resume=True)) == Status.NO
        said = unwrapped(capsys.readouterr().out).partition("On the table:\n")[2].partition("Leave this game?")[0]
        lines = [line for line in said.splitlines() if line]
        assert lines, stop
        assert len(lines) == len(set(lines)), (stop, lines)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_file_of_its_own_and_the_newest_unfinished_goes_on(
    name: str,
    data_folder: Path,
    type_with: Callable[..., Keyboard],
    coverts: Command,
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = GAMES[name]
    typed = type_with().typed
    assert game(players=3, asked=PlayOptions(seed="7", save=data_folder / "elsewhere.json")) == Status.OK
    for stop in (3, 1):
        type_with(Keyboard(scripted(typed).answer, stop))
        assert game(players=3, asked=PlayOptions(seed="7")) == Status.NO
    assert "A game that you left is waiting" in capsys.readouterr().out
    first, second = sorted((data_folder / "games").iterdir(), key=lambda file: file.stat().st_mtime_ns)
    players = [seat["name"] for seat in record_in(first)["seats"]]
    today = datetime.fromtimestamp(first.stat().st_mtime).astimezone().date()
    assert (first.stem, second.stem) == ("-".join([name, str(today), *players]), f"{first.stem}-2")
    before = first.read_bytes()
    type_with(scripted(typed[1:]))
    assert game(asked=PlayOptions(resume=True)) == Status.OK
    assert first.read_bytes() == before
    assert "winners" in record_in(second)
    assert coverts("record", "check", str(first), str(second)).status == 0


def test_a_kept_game_is_legal_whenever_something_is_asked(
    tmp_path: Path, type_with: Callable[..., Keyboard], coverts: Command
) -> None:
    typed = type_with().typed
    assert pikoko(players=3, asked=PlayOptions(seed="3", save=tmp_path / "first.json")) == Status.OK
    file, statuses, answers = tmp_path / "again.json", list[int](), iter(typed)

    def check_and_answer(_: str) -> str:
        statuses.append(coverts("record", "check", str(file)).status)
        return next(answers)

    type_with(Keyboard(check_and_answer))
    assert pikoko(players=3, asked=PlayOptions(seed="3", save=file)) == Status.OK
    assert statuses == [0] * len(typed)
    assert record_in(file) == record_in(tmp_path / "first.json")


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text("precious")
    assert pok(asked=PlayOptions(save=file)) == Status.UNREADABLE
    assert "is there already" in capsys.readouterr().err
    assert file.read_text() == "precious"


def finished(tmp_path: Path, coverts: Command, game: str) -> Path:
    lines, file = tmp_path / "games.jsonl", tmp_path / "finished.json"
    coverts("simulate", game, "--games", "1", "--records", str(lines))
    coverts("record", "convert", str(lines), str(file))
    return file


def test_what_cannot_go_on_is_refused_with_a_reason(
    tmp_path: Path, coverts: Command, capsys: pytest.CaptureFixture[str]
) -> None:
    broken, over = tmp_path / "broken.json", finished(tmp_path, coverts, "pok")
    broken.write_text("{}")
    for words, reason in (
        (("pok", "--resume"), "There is no unfinished game of POK"),
        (("pok", "--resume", "--save", str(tmp_path / "none.json")), "No such file or directory"),
        (("pok", "--resume", "--save", str(tmp_path)), "Is a directory"),
        (("pok", "--resume", "--save", str(broken)), "holds no legal record"),
        (("pok", "--resume", "--save", str(over)), "is over"),
        (("pikoko", "--resume", "--save", str(over)), "holds a game of POK"),
    ):
        said = coverts("play", *words)
        assert said.status == 2
        assert said.err.startswith("coverts: ")
        assert reason in " ".join(said.err.split())
        assert said.out == ""


def test_a_record_from_elsewhere_can_be_gone_on_with(
    tmp_path: Path, coverts: Command, type_with: Callable[..., Keyboard]
) -> None:
    data = record_in(finished(tmp_path, coverts, "pikoko"))
    del data["totals"], data["winners"], data["rounds"][2]["scores"]
    data["rounds"][2]["tricks"][3:] = []
    data["practice"] = {"seed": 5, "human": 99}
    file = tmp_path / "unfinished.json"
    file.write_text(json.dumps(data))
    type_with()
    assert pikoko(asked=PlayOptions(resume=True, save=file, seed="1")) == Status.OK
    assert record_in(file)["rounds"][:2] == data["rounds"][:2]
    assert coverts("record", "check", str(file)).status == 0


@pytest.mark.parametrize("name", GAMES)
def test_how_well_the_bots_play_is_kept(
    name: str, tmp_path: Path, type_with: Callable[..., Keyboard], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COVERTS_COMPILE", "off")
    for level in LEVELS:
        file = tmp_path / f"{level}.json"
        type_with(Keyboard(lambda _: "quit", 0))
        assert GAMES[name](asked=PlayOptions(seed="7", level=level, save=file)) == Status.NO
        assert record_in(file)["practice"]["level"] == level
        # What is asked for here does not matter any more.
        assert GAMES[name](asked=PlayOptions(seed="7", level="random", save=file, resume=True)) == Status.NO
        type_with()
        assert GAMES[name](asked=PlayOptions(save=file, resume=True)) == Status.OK
        assert record_in(file)["practice"]["level"] == level


def test_levels_make_different_games(tmp_path: Path, type_with: Callable[..., Keyboard]) -> None:
    levels: tuple[Level, ...] = ("random", "casual")
    for level in levels:
        type_with()
        assert pikoko(players=3, asked=PlayOptions(seed="7", level=level, save=tmp_path / level)) == Status.OK
    random, casual = (record_in(tmp_path / level) for level in levels)
    assert random["rounds"][0]["hands"] == casual["rounds"][0]["hands"]
    assert random["rounds"][0]["bids"] != casual["rounds"][0]["bids"]


@pytest.mark.parametrize("level", ["grandmaster", None, 7, ["casual"]])
def test_an_unknown_level_is_the_usual_one(level: object, tmp_path: Path, type_with: Callable[..., Keyboard]) -> None:
    file = tmp_path / "game.json"
    type_with(Keyboard(lambda _: "quit", 0))
    assert pok(asked=PlayOptions(seed="7", level="random", save=file)) == Status.NO
    data = record_in(file)
    data["practice"]["level"] = level
    file.write_text(json.dumps(data))
    type_with()
    assert pok(asked=PlayOptions(save=file, resume=True)) == Status.OK
    assert record_in(file)["practice"]["level"] == DEFAULT_LEVEL


def test_a_game_that_cannot_be_kept_goes_on(
    tmp_path: Path, type_with: Callable[..., Keyboard], capsys: pytest.CaptureFixture[str]
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    typed = type_with().typed
    assert pok(players=3, asked=PlayOptions(seed="1", save=tmp_path / "game.json")) == Status.OK
    type_with(scripted(typed))
    capsys.readouterr()
    assert pok(players=3, asked=PlayOptions(seed="1", save=blocked / "game.json")) == Status.OK
    said = capsys.readouterr()
    assert said.err.count("cannot be kept") == 1
    assert "The record of this game is in" not in said.out
