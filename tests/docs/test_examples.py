"""What the README and the examples show works as shown."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from coverts.records.reading import read
from coverts.records.referee import check

ROOT = Path(__file__).parents[2]


def python(*words: str) -> bytes:
    return subprocess.run([sys.executable, *words], capture_output=True, check=True, cwd=ROOT).stdout


@pytest.mark.parametrize("game", ["pikoko", "pok"])
def test_the_random_game_is_a_legal_record(game: str) -> None:
    assert check(read(python("examples/random_game.py", game)).record).complete


def test_what_a_seat_sees_is_told() -> None:
    told = python("examples/what_a_seat_sees.py").decode()
    assert "HiddenHand(size=8)" in told
    assert "RoundScored(" in told


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("train_pok.py", "80"), r"before: [\d.]+ of an equal's victories\nafter 80 games against itself: [\d.]+\n"),
        (
            ("evaluate_pikoko.py", "4"),
            r"casual among random, 4 games: [+-][\d.]+ ± [\d.]+ points .*\ngames won: \d+%.*\n",
        ),
        (
            ("openspiel_pok.py", "1", "4"),
            r"player 0 .* shown .*\nIS-MCTS with 4 simulations, 1 games: [\d.]+ of an .*\n",
        ),
    ],
    ids=lambda case: case[0],
)
def test_agents_are_trained_and_evaluated(words: tuple[str, ...], says: str) -> None:
    script, *numbers = words
    assert re.fullmatch(says, python(f"examples/{script}", *numbers).decode())


def test_the_research_page_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COVERTS_COMPILE", "off")
    codes = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "research.md").read_text(), re.DOTALL)
    for code in codes:
        python("-W", "ignore", "-c", code)
    assert codes


def test_the_readme_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    printed = python("-c", code).decode().splitlines()
    assert printed[0] == "HiddenHand(size=8)"
    assert (
        printed[1] == "((None, None, None, None), (2, None, None, None), (2, None, None, None), (2, None, None, None))"
    )


def test_the_records_page_runs(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "records.md").read_text(), re.DOTALL)
    (tmp_path / "game.json").write_bytes(python("examples/random_game.py", "pok"))
    code = code.replace('"game.json"', repr(str(tmp_path / "game.json")))
    assert python("-W", "ignore", "-c", code).decode().startswith("Throw(")


def test_pages_link_only_to_what_is_there() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_picture_shows_what_the_game_says_today(tmp_path: Path) -> None:
    picture = ROOT / "docs" / "pictures" / "pikoko-terminal.svg"
    before = picture.read_text()
    drawing = "import runpy, pathlib, sys; pathlib.Path.write_text = lambda path, text: print(text, end='')\n"
    drawn = python("-c", drawing + "runpy.run_path('docs/pictures/terminal.py', run_name='__main__')").decode()
    assert drawn == before, "draw it anew: scripts/pictures"


def test_no_page_or_picture_asks_another_host_for_anything() -> None:
    for picture in (ROOT / "docs").rglob("*.svg"):
        assert set(re.findall(r"https?://[^\"' )]+", picture.read_text())) <= {"http://www.w3.org/2000/svg"}
