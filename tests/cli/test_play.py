"""Whole games through the functions that the command line calls."""

import re
from collections.abc import Callable

import pytest

from coverts.bots import Level
from coverts.cli.play import PlayOptions
from coverts.cli.status import Status
from coverts.cli.telling.pikoko.command import pikoko
from coverts.cli.telling.pok.command import pok
from tests.cli.answering import Reader

COMMANDS = ["?", "help", "table", "score", "last", "", "TABLE", "quit"]

BEFORE = {
    "Your bid:": [*COMMANDS, "bids", "trick", "ten", "10", "-1", "99999", "3 4", "\x1b[A", "R7"],
    "Your confidence card:": [*COMMANDS, "bids", "trick", "Zebra", "9", "-1", "\x00"],
    "Play:": [*COMMANDS, "bids", "trick", "R12", "42", "red", "RB10", "PYR1=B", "R11", "B11", "Y11", "feather"],
    "Your counter:": [*COMMANDS, "x", "green disc", "3", "blue square", "[bold]"],
}


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str]]:
    """Sit down at a game with a reader at the keyboard; what the game leaves with, and all it said."""
    monkeypatch.setenv("COLUMNS", "80")

    def play(game: Callable[..., int], asked: PlayOptions | None = None, **options: object) -> tuple[int, str]:
        said: list[str] = []

        def text() -> str:
            said.append(capsys.readouterr().out)
            return "".join(said)

        monkeypatch.setattr("builtins.input", Reader(text, 0, BEFORE))
        status = game(asked=asked or PlayOptions(), **options)
        # Where the record is kept differs from game to game, and a path can be longer than a line.
        told, kept = re.subn(r"The record of this game is in\s+\S+\n", "", text())
        assert kept == 1
        return status, told.replace(
            "A game that you left is waiting: --resume goes on with it. This is a new one.\n", ""
        )

    return play


def looks_right(text: str) -> None:
    assert max(map(len, text.splitlines())) <= 80
    assert not re.search(r"[{}$\u2068\u2069\x1b]|refused-|None", text)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_pikoko_from_welcome_to_winner(players: int, sit: Callable[..., tuple[int, str]]) -> None:
    status, text = sit(pikoko, PlayOptions(seed=str(players)), players=players)
    assert status == Status.OK
    looks_right(text)
    assert text.count("The confidence cards are turned over") == 3
    assert "The game is over." in text
    assert re.search(r"win|share the\s+victory", text)
    for rule in ("P9: 9 tokens are left, so the bid is 0 to 9; 10", "P11: The", '"ten" is not a number of tokens'):
        assert rule in text


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_pok_from_welcome_to_winner(players: int, sit: Callable[..., tuple[int, str]]) -> None:
    asked = PlayOptions(seed=str(players), name="Ada")
    status, text = sit(pok, asked, players=players, memory_aid=players % 2 == 0)
    assert status == Status.OK
    looks_right(text)
    assert text.startswith("Welcome, Ada.")
    assert "five of" in text or "So the game ends here" in text
    assert '"green disc" is no counter.' in text


def test_a_level_says_where_it_works_with_guesses(
    sit: Callable[..., tuple[int, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COVERTS_COMPILE", "off")
    tried: tuple[tuple[int, Level], ...] = ((7, "expert"), (7, "casual"), (3, "expert"))
    for players, level in tried:
        status, text = sit(pok, PlayOptions(level=level, seed="1"), players=players)
        assert status == Status.OK
        assert ("the game is not solved" in text) == ((players, level) == (7, "expert"))


def test_the_same_seed_gives_the_same_game(sit: Callable[..., tuple[int, str]]) -> None:
    assert sit(pikoko, PlayOptions(seed="x")) == sit(pikoko, PlayOptions(seed="x"))
    assert sit(pok, PlayOptions(seed="x")) == sit(pok, PlayOptions(seed="x"))
    assert sit(pok, PlayOptions(seed="x")) != sit(pok, PlayOptions(seed="y"))


def test_without_a_seed_every_game_is_new(sit: Callable[..., tuple[int, str]]) -> None:
    assert sit(pok) != sit(pok)


def test_the_first_starter_can_be_chosen(sit: Callable[..., tuple[int, str]]) -> None:
    _, text = sit(pikoko, PlayOptions(seed="1"), first_starter=0, players=3)
    assert "You start this round." in text.split("Round 2")[0]
    assert "Chance gives" not in text


def test_names_are_made_safe_and_never_those_of_a_bot(sit: Callable[..., tuple[int, str]]) -> None:
    _, text = sit(pok, PlayOptions(name="  Heron\n\x1b[31m ", seed="1"), players=7)
    assert text.startswith("Welcome, Heron [31m.")
    _, text = sit(pok, PlayOptions(name="heron", seed="1"), players=7)
    assert "Heron" not in text
    assert sit(pok, PlayOptions(name="[bold]Zoë[/bold]", seed="1"))[1].startswith("Welcome, [bold]Zoë[/bold].")
    assert sit(pok, PlayOptions(name="x" * 99, seed="1"))[1].startswith(f"Welcome, {'x' * 24}.")
    assert sit(pok, PlayOptions(name="\x07", seed="1"))[1].startswith("POK")


@pytest.mark.parametrize(("game", "players", "rule"), [(pikoko, 6, "P3"), (pikoko, 2, "P3"), (pok, 8, "K1")])
def test_a_table_that_cannot_be(
    game: Callable[..., int], players: int, rule: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert game(players=players) == Status.UNREADABLE
    said = capsys.readouterr()
    assert said.err.startswith(f"{rule}: This game is for 3 to")
    assert said.out == ""


def test_a_starter_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert pikoko(first_starter=4) == Status.UNREADABLE
    assert "P20: There is no seat 4" in capsys.readouterr().err
