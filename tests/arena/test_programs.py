"""Programs of others at the table."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from coverts.arena import Comparison, Field, Misplay, Setting, Spread, answered
from coverts.bots import RandomLegal
from tests.arena import programs
from tests.arena.company import PIKOKO, POK
from tests.arena.programs import program


def question(name: str, setting: Setting = POK) -> Comparison:
    return Comparison(setting=setting, candidate=name, fields=(Field(("random",), "random"),), numbers=range(2))


def shown() -> list[str]:
    """The pieces of Python that the page about the arena shows."""
    page = Path(__file__).parents[2] / "docs" / "arena.md"
    return re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL)


def test_the_page_shows_what_works(capsys: pytest.CaptureFixture[str]) -> None:
    exec(shown()[1], {"MyBot": RandomLegal})
    assert " ± " in capsys.readouterr().out


@pytest.mark.parametrize("text", [programs.GOOD, programs.BY_ACTION, shown()[0]])
@pytest.mark.parametrize("setting", [POK, PIKOKO])
def test_a_program_plays(tmp_path: Path, text: str, setting: Setting) -> None:
    name = program(tmp_path, text)
    assert answered(question(name, setting)).finished == 2


def test_a_program_that_uses_its_seed_plays_the_same_anywhere(tmp_path: Path) -> None:
    asked = question(program(tmp_path, programs.GOOD))
    assert answered(asked, spread=Spread(processes=2, chunk=2)) == answered(asked)


@pytest.mark.parametrize(
    ("text", "kind", "detail"),
    [
        (programs.CRASHING, "ended", "3"),
        (programs.HANGING, "silent", "0.5"),
        (programs.ILLEGAL, "unreadable", "99"),
        (programs.FAR, "illegal", "place"),
        (programs.MUMBLING, "unreadable", "er"),
        (programs.EMPTY, "unreadable", "[]"),
    ],
)
def test_faults_are_told(tmp_path: Path, text: str, kind: str, detail: str) -> None:
    name = program(tmp_path, text)
    patience = 0.5 if kind == "silent" else 60
    with pytest.raises(Misplay) as caught:
        answered(question(name, replace(POK, patience=patience)))
    assert (caught.value.name, caught.value.number, caught.value.seat) == (name, 0, 0)
    assert caught.value.kind == kind
    assert detail in caught.value.detail


def test_an_action_that_is_not_legal_now(tmp_path: Path) -> None:
    text = programs.READING + "    print(json.dumps({'action': {'type': 'bid', 'tokens': 9}}), flush=True)"
    with pytest.raises(Misplay) as caught:
        answered(question(program(tmp_path, text), PIKOKO))
    assert caught.value.kind == "illegal"


def test_answers_that_nobody_asked_for(tmp_path: Path) -> None:
    with pytest.raises(Misplay) as caught:
        answered(question(program(tmp_path, programs.UNASKED), PIKOKO))
    assert caught.value.kind == "unreadable"


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(Misplay) as caught:
        answered(question("exec:no-such-program-anywhere"))
    assert caught.value.kind == "ended"
    assert "No such file" in caught.value.detail
