"""Leaving a game, and how it looks."""

import re
from collections.abc import Callable

import pytest
from rich.console import Console

from coverts.cli.play import PlayOptions, begun, play
from coverts.cli.seating import Practice, Sitting
from coverts.cli.status import Status
from coverts.cli.telling.pikoko.command import pikoko
from coverts.cli.telling.pikoko.words import paint
from coverts.cli.telling.pok.command import pok
from coverts.cli.telling.screen import Screen, from_keyboard
from coverts.games.pikoko import PIKOKO
from coverts.games.pok import POK
from tests.cli.answering import CATALOGUE, Page, Reader


def answers(*given: str | type[BaseException]) -> Callable[[str], str]:
    """A keyboard that types these, and ends there."""
    left = iter(given)

    def prompter(_: str, /) -> str:
        answer = next(left, EOFError)
        if isinstance(answer, str):
            return answer
        raise answer

    return prompter


@pytest.mark.parametrize(
    ("typed", "status"),
    [
        (["quit", "yes"], Status.NO),
        (["q", "no", "exit", "Y"], Status.NO),
        ([], Status.NO),
        (["quit"], Status.NO),
        ([KeyboardInterrupt], Status.INTERRUPTED),
        (["quit", KeyboardInterrupt], Status.INTERRUPTED),
    ],
)
@pytest.mark.parametrize("saved_as", [None, "game.json"])
def test_leaving_politely(typed: list[str | type[BaseException]], status: Status, saved_as: str | None) -> None:
    page = Page()
    options = PIKOKO.options_type(4, first_starter=1)
    given = answers(*typed)
    practice = begun(PIKOKO, options, PlayOptions(seed="1"), CATALOGUE)
    left = play(practice, CATALOGUE, page.screen, saved_as=lambda: saved_as, prompter=given)
    assert left == status
    farewell = page.text[page.text.index("You have left the game.") :].splitlines()
    if saved_as is None:
        assert farewell == ["You have left the game. It was not saved."]
    else:
        assert farewell[0].endswith("Nothing is lost: it is saved in game.json.")
        assert farewell[1] == "To go on with it, start the same command with --resume."


def test_end_of_input_through_the_real_keyboard(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def end(_: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", end)
    for game in (pikoko, pok):
        assert game(asked=PlayOptions(seed="1", name="Ada")) == Status.NO
        assert capsys.readouterr().out.endswith("To go on with it, start the same command with --resume.\n")


def test_bytes_that_are_no_text_are_an_answer_nobody_understands(monkeypatch: pytest.MonkeyPatch) -> None:
    def garbage(_: str) -> str:
        raise UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid")

    monkeypatch.setattr("builtins.input", garbage)
    assert from_keyboard("?") == "\N{REPLACEMENT CHARACTER}"


def test_a_game_goes_on_where_it_stopped() -> None:
    """Played in one go or left and resumed at any point, the same seed leads to the same moves."""
    options = POK.options_type(4)
    moves: list[list[object]] = []

    def keep(sitting: Sitting) -> None:
        moves.append(list(sitting.moves))

    page = Page()
    names = ("You", "Lark", "Wren", "Crane")
    first = Reader(lambda: page.text)
    play(Practice(POK, options, names, "1"), CATALOGUE, page.screen, keep, prompter=first)
    whole = moves[-1]
    assert [len(so_far) for so_far in moves] == list(range(1, len(whole) + 1))

    page, half, typed = Page(), len(whole) // 2, [move for move in whole if getattr(move, "seat", None) == 0]
    done = sum(getattr(move, "seat", None) == 0 for move in whole[:half])
    rest = answers(*(move.action.symbol.notation for move in typed[done:]))  # type: ignore[attr-defined]
    moves.clear()
    practice = Practice(POK, options, names, "1", moves=tuple(whole[:half]))
    status = play(practice, CATALOGUE, page.screen, keep, prompter=rest)
    assert status == Status.OK
    assert moves[-1] == whole
    assert "The game goes on where it stopped." in page.text


@pytest.mark.parametrize(("no_color", "terminal"), [("1", True), ("", True), ("", False)])
def test_colour_only_decorates(monkeypatch: pytest.MonkeyPatch, no_color: str, *, terminal: bool) -> None:
    monkeypatch.setenv("NO_COLOR", no_color)
    monkeypatch.setenv("TERM", "xterm-256color")
    line = "Lark has: R7 BWR10=W, the red 7 and a [bold]blue disc[/bold]."
    page = Page()
    console = Console(file=page.file, width=80, force_terminal=terminal, markup=False, highlight=False)
    Screen(console, paint=lambda text: paint(CATALOGUE, text)).show([line])
    assert ("\x1b[" in page.text) == (terminal and not no_color)
    assert re.sub(r"\x1b\[[\d;]*m", "", page.text) == line + "\n"


def test_narrow_terminals_get_narrow_lines() -> None:
    page = Page(width=40)
    practice = begun(POK, POK.options_type(3), PlayOptions(seed="1"), CATALOGUE)
    play(practice, CATALOGUE, page.screen, prompter=answers())
    assert max(map(len, page.text.splitlines())) <= 40
