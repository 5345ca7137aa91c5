"""Join codes: short, the same for the same invitation, and only for those who may give them away."""

import re

import pytest

from coverts.games.contract import PUBLIC
from coverts.hall.codes import LENGTH, LETTERS, code_of, heard
from coverts.hall.commands import Start
from tests.hall.house import HOST, INVITATION, gathered


def test_a_code_is_short_and_follows_from_the_invitation() -> None:
    codes = {code_of(f"invitation {number}") for number in range(5000)}
    assert len(codes) == 5000
    assert all(re.fullmatch(f"[{LETTERS}]{{{LENGTH}}}", code) for code in codes)
    assert {letter for code in codes for letter in code} == set(LETTERS), "every letter is used"
    assert code_of("invitation 7") == code_of("invitation 7") != code_of("invitation 7 ")


def test_a_code_never_changes_from_one_version_to_the_next() -> None:
    assert code_of("the secret of the invitation") == "JS093AVH"


def test_letters_that_are_taken_for_another_are_not_used() -> None:
    assert not set("ILOU") & set(LETTERS)
    assert len(LETTERS) == 32


@pytest.mark.parametrize(
    "written", ["1A0B2C3D", "1a0b2c3d", "1a0b-2c3d", "  1A0B 2C3D ", "iAoB2C3D", "LaOb-2c3d", "1-A-0-B-2-C-3-D"]
)
def test_a_code_is_understood_however_it_was_written_down(written: str) -> None:
    assert heard(written) == "1A0B2C3D"


def test_who_sees_the_code() -> None:
    house = gathered()
    code = code_of(INVITATION)
    assert {observer: known.table.code for observer, known in house.clients.items()} == {
        0: code,
        1: code,
        2: code,
        PUBLIC: None,
    }
    house.ask(HOST, Start())
    assert {known.table.code for known in house.clients.values()} == {None}, "nobody can join any more"
