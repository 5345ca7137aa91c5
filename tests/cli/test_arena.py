"""`coverts arena`."""

import json
import re
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import pytest
from matplotlib.font_manager import FontProperties
from matplotlib.textpath import TextPath

from coverts.lang import LANGUAGES
from tests.arena import programs
from tests.arena.programs import program
from tests.cli.command import Command

FONT = FontProperties(family="DejaVu Sans")
QUICK = ("--players", "3", "--deals", "4", "--jobs", "1")
CASUAL = ("arena", "pok", "--candidate", "casual", "--table", "random", *QUICK)


def test_a_candidate_is_compared(coverts: Command) -> None:
    said = coverts(*CASUAL)
    assert (said.status, said.err) == (0, "")
    assert "POK with 3 players, 4 deals of the bank held-out (0 to 3): share of the victories" in said.out
    heads, row = said.out.splitlines()[2:]
    assert heads.split() == ["table", "casual", "against", "difference"]
    assert row.startswith("random")
    assert row.count("±") == 3


def test_points_in_pikoko(coverts: Command) -> None:
    said = coverts("arena", "pikoko", "--candidate", "random", "--table", "random", "--players", "3", "--deals", "1")
    assert "points a round" in said.out
    assert "+0.00 ± ?" in said.out


def test_several_tables(coverts: Command) -> None:
    words = ("arena", "pok", "--candidate", "casual", "--against", "random", *QUICK, "--leave-one-out")
    said = coverts(*words, "--table", "random,casual", "--table", "casual")
    assert [line.split("   ")[0] for line in said.out.splitlines()[3:]] == ["random, casual", "casual", "random"]


def test_a_ladder(coverts: Command) -> None:
    said = coverts("arena", "pok", *QUICK, "--ladder", "random", "casual")
    assert (said.status, said.err) == (0, "")
    lines = said.out.splitlines()
    assert [line.split()[0] for line in lines[2:5]] == ["bot", "casual", "random"]
    assert lines[-1].split()[:2] == ["casual", "random"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(coverts: Command, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("COVERTS_LANG", language)
    assert coverts(*CASUAL).status == 0
    assert coverts("arena", "pok", *QUICK, "--ladder", "random", "casual").status == 0
    assert coverts("arena", "pok", "--candidate", "tests.arena.company:Cheat", *QUICK).status == 1


def test_json_holds_all_that_the_intervals_need(coverts: Command, tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("coverts.arena.plots.draw", None)
        assert coverts(*CASUAL, "--output", str(file), "--first", "10", "--bank", "tuning").status == 0
    found = json.loads(file.read_text())
    assert (found["question"], found["partial"], found["setting"]["bank"]) == ("comparison", False, "tuning")
    (field,) = found["fields"]
    assert [deal["number"] for deal in field["deals"]] == [10, 11, 12, 13]
    differences = [fmean(deal["candidate"]) - fmean(deal["against"]) for deal in field["deals"]]
    assert field["difference"]["mean"] == pytest.approx(fmean(differences))
    assert field["difference"]["half"] == pytest.approx(1.96 * stdev(differences) / 2)


def test_json_is_printed_as_it_is_written(coverts: Command, tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    said = coverts(*CASUAL, "--json", "--output", str(file))
    assert (said.status, said.err, said.out) == (0, "", file.read_text())
    assert json.loads(said.out)["finished"] == 4


def test_json_of_a_ladder(coverts: Command, tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    assert coverts("arena", "pok", *QUICK, "--ladder", "random", "casual", "--output", str(file)).status == 0
    found = json.loads(file.read_text())
    (rung,) = found["rungs"]
    assert rung["share"]["mean"] == pytest.approx(fmean(deal["share"] for deal in rung["deals"]))
    assert {len(game["places"]) for game in found["games"]} == {3}


def test_pictures_are_the_same_every_time(coverts: Command, tmp_path: Path) -> None:
    for words in (CASUAL, ("arena", "pok", *QUICK, "--ladder", "random", "casual")):
        files = [tmp_path / f"{number}.svg" for number in range(2)]
        for file in files:
            assert coverts(*words, "--plot", str(file)).status == 0
        first, second = (file.read_text() for file in files)
        assert first == second
        assert first.startswith("<?xml")


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_fit_into_their_pictures(
    coverts: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    """The drawing notes each line of text that it draws as paths; the title comes first or last, in large letters."""
    monkeypatch.setenv("COVERTS_LANG", language)
    for words in (CASUAL, ("arena", "pok", *QUICK, "--ladder", "random", "casual")):
        file = tmp_path / "picture.svg"
        said = coverts(*words, "--plot", str(file))
        picture = file.read_text()
        (found,) = re.findall(r'viewBox="0 0 ([\d.]+) ', picture)
        drawn = " ".join(re.findall(r"<!-- (.*?) -->", picture, re.DOTALL))
        title = " ".join(said.out.splitlines()[0].split())
        assert title in " ".join(drawn.split()), "nothing of it is left out"
        for line in re.findall(r"<!-- (.*?) -->", picture, re.DOTALL):
            for part in line.splitlines():
                assert TextPath((0, 0), part, size=12, prop=FONT).get_extents().width <= float(found), part


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ((), "either a candidate (--candidate) or a ladder"),
        (("--candidate", "casual", "--ladder", "casual", "random"), "not both"),
        (("--candidate", "casual", "--players", "9"), "POK is for 3 to 7 players, not for 9"),
        (("--candidate", "wizard"), "wizard is no level of pok. There are: random"),
        (("--candidate", "casual", "--table", "wizard"), "wizard is no level of pok"),
        (("--candidate", "nowhere:Bot"), "nowhere:Bot is no bot: ModuleNotFoundError"),
        (("--candidate", "ismcts:"), "how many simulations"),
        (("--candidate", "exec:"), "names no command"),
        (("--candidate", "casual", "--table", ","), "needs at least one bot"),
        (("--candidate", "casual", "--table", "casual,random"), "name one with --against"),
        (("--ladder", "casual"), "at least two bots"),
        (("--ladder", "casual", "casual"), "each of them once"),
        (("--candidate", "casual", "--plot", "figures.png"), "does not end in .svg"),
        (("--candidate", "casual", "--output", "no/such/folder"), "no/such/folder cannot be written: No such file"),
        (("--candidate", "casual", "--deals", "0"), "--deals"),
        (("--candidate", "casual", "--bank", "savings"), "--bank"),
    ],
)
def test_bad_words_are_explained(coverts: Command, words: tuple[str, ...], complaint: str) -> None:
    said = coverts("arena", "pok", *words)
    assert (said.status, said.out) == (2, "")
    assert complaint in said.err


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (programs.CRASHING, "the program has ended (3)"),
        (programs.HANGING, "no answer within 0.5 s"),
        (programs.FAR, "this action is not legal"),
        (programs.MUMBLING, "this answer cannot be read: er"),
    ],
)
def test_a_program_that_fails(coverts: Command, tmp_path: Path, text: str, complaint: str) -> None:
    name, sheet = program(tmp_path, text), tmp_path / "figures.json"
    patience = "0.5" if text is programs.HANGING else "60"
    said = coverts("arena", "pok", "--candidate", name, *QUICK, "--patience", patience, "--output", str(sheet))
    assert (said.status, said.out) == (1, "")
    assert f"{name} failed in deal 0 on seat 0: {complaint}" in said.err
    assert not sheet.exists()


def test_missing_libraries_are_named(coverts: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coverts.arena.missing.find_spec", lambda _: None)
    for words, library in (
        (("--ladder", "random", "casual"), "openskill"),
        (("--candidate", "casual", "--cluster", "auto"), "ray"),
        (("--candidate", "ismcts:9"), "pyspiel"),
    ):
        said = coverts("arena", "pok", *QUICK, *words)
        assert said.status == 2
        assert f"{library} is not installed. To get it: pip install" in said.err


def test_broken_off_it_tells_what_is_finished(
    coverts: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "figures.json"
    stop_after(monkeypatch, 9)
    said = coverts(*CASUAL, "--output", str(file))
    assert said.status == 130
    assert "Broken off: all figures are partial, from 2 of 4 deals." in said.out
    assert "±" in said.out
    found = json.loads(file.read_text())
    assert (found["partial"], found["finished"], found["asked"]) == (True, 2, 4)


def test_broken_off_too_early_nothing_is_written(
    coverts: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "figures.json"
    stop_after(monkeypatch, 2)
    said = coverts(*CASUAL, "--output", str(file))
    assert (said.status, said.out) == (130, "")
    assert "before the first deal was finished" in said.err
    assert not list(tmp_path.iterdir())


def stop_after(monkeypatch: pytest.MonkeyPatch, games: int) -> None:
    """Ctrl-C in the middle of a game."""
    from coverts.arena import play

    played: list[int] = []

    def stopping(*args: Any) -> Any:
        if len(played) == games:
            raise KeyboardInterrupt
        played.append(1)
        return play(*args)

    monkeypatch.setattr("coverts.arena.spreading.play", stopping)


def test_where_nothing_is_compiled_it_says_so(coverts: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COVERTS_COMPILE", "off")
    words = ("--candidate", "coverts.bots.pok.minds:PokExpert", "--table", "random", "--players", "7", "--deals", "1")
    said = coverts("arena", "pok", *words, "--jobs", "1")
    assert said.status == 0
    assert "some bots play more simply than they could" in said.err
