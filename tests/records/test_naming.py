"""Names of files: they tell the game, the day and the players, and no system objects to them."""

import re
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coverts.records.naming import attachment, file_name

DAY = date(2026, 11, 18)


@pytest.mark.parametrize(
    ("names", "name"),
    [
        (["Ada", "Robin", "Wren"], "pikoko-2026-11-18-Ada-Robin-Wren.json"),
        (["Zoë", "Łukasz", "名前"], "pikoko-2026-11-18-Zoë-Łukasz-名前.json"),
        (["Ada Lovelace", "a/b\\c:d", "../.."], "pikoko-2026-11-18-Ada_Lovelace-a_b_c_d.json"),
        (["🦚", '"', "\u202eevil"], "pikoko-2026-11-18-evil.json"),
        ([], "pikoko-2026-11-18.json"),
    ],
)
def test_a_file_is_named_after_its_game(names: list[str], name: str) -> None:
    assert file_name("pikoko", DAY, names) == name


def test_a_header_has_the_name_twice() -> None:
    assert attachment("pok-2026-11-18-Zoë.json") == (
        "attachment; filename=\"pok-2026-11-18-Zoe.json\"; filename*=UTF-8''pok-2026-11-18-Zo%C3%AB.json"
    )


@given(st.lists(st.text(), max_size=7))
def test_no_name_can_break_a_header_or_a_folder(names: list[str]) -> None:
    name = file_name("pok", DAY, names)
    assert re.fullmatch(r"pok-2026-11-18[\w\-]*\.json", re.sub(r"[^\x00-\x7f]", "x", name))
    assert len(name.encode()) <= 205
    assert re.fullmatch(
        r"attachment; filename=\"pok-2026-11-18[\w\-]*\.json\"; filename\*=UTF-8''[\w.%~-]+", attachment(name), re.ASCII
    )
