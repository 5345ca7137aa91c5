"""What is written can be read, and what is shown in code is code."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coverts.games.conformance import KEY, RULE
from coverts.games.contract import Refused
from coverts.games.notation import Notation
from coverts.games.pikoko import Colour, Face, Feather
from coverts.games.pikoko.notation import parse_face, parse_feather
from coverts.games.pok import DieFace, Symbol
from coverts.games.pok.notation import parse_die_face, parse_symbol

KINDS: list[type[Notation]] = [Colour, Face, Feather, DieFace, Symbol]
THINGS = [thing for kind in KINDS for thing in kind]
PARSERS: dict[type[Notation], Callable[[str], Notation]] = {
    Face: parse_face,
    Feather: parse_feather,
    DieFace: parse_die_face,
    Symbol: parse_symbol,
}


@pytest.mark.parametrize("thing", THINGS, ids=repr)
def test_reading_is_the_inverse_of_writing(thing: Notation) -> None:
    assert type(thing)(str(thing)) is thing
    assert eval(repr(thing), {kind.__name__: kind for kind in KINDS}) is thing
    assert list(type(thing).__members__.values())[thing.index] is thing


@pytest.mark.parametrize("kind", PARSERS)
def test_parsing_is_the_inverse_of_writing(kind: type[Notation]) -> None:
    for thing in kind:
        assert PARSERS[kind](str(thing)) is thing


@pytest.mark.parametrize("kind", PARSERS)
@given(text=st.text() | st.from_regex(r"[RYPWBG]{0,4}[0-9]{0,2}(=[RYPWBG]?)?|[0-9-][RYPWBG]", fullmatch=True))
def test_any_text_is_parsed_or_refused_by_a_rule(kind: type[Notation], text: str) -> None:
    if text in [str(thing) for thing in kind]:
        assert str(PARSERS[kind](text)) == text
        return
    with pytest.raises(Refused) as answer:
        PARSERS[kind](text)
    assert RULE.fullmatch(answer.value.refusal.rule)
    assert KEY.fullmatch(answer.value.refusal.key)


@pytest.mark.parametrize(("kind", "number"), list(zip(KINDS, [5, 55, 47, 10, 3], strict=True)))
def test_there_are_as_many_as_the_box_holds(kind: type[Notation], number: int) -> None:
    assert len({str(thing) for thing in kind}) == len(list(kind)) == number


@pytest.mark.parametrize("text", ["", "R12", "RYP1", "BWR10=Y", "R3=R", "r3", " R3", "BWR10=", "R0"])
def test_what_is_no_feather_cannot_be_read(text: str) -> None:
    for kind in (Face, Feather):
        with pytest.raises(ValueError, match="is not a valid"):
            kind(text)


def test_faces_name_their_feather_and_colour() -> None:
    for face in Face:
        assert face.colour in face.feather.colours
        assert str(face) == str(face.feather) + (f"={face.colour}" if len(face.feather.colours) == 3 else "")
        assert str(face.feather) == "".join(map(str, face.feather.colours)) + str(face.feather.number)
    assert sorted(len([face for face in Face if face.feather is feather]) for feather in Feather) == [1] * 43 + [3] * 4
