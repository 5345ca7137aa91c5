"""Names and texts as they are shown to others."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coverts.hall.manners import NAME_LENGTH, TEXT_LENGTH, looks_of, plain_name, plain_text

TEXTS = st.text(
    st.characters() | st.sampled_from("\u200d\ufe0f\u200b\u202e\u0301\u20e3\u2066 \n👩🚀🏽❤e\u3164\u0958"), max_size=80
)


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("", ""),
        ("  Ann  ", "Ann"),
        ("Ann\tLee\r\nSmith", "Ann Lee Smith"),
        ("A\u2028B\u2029C\x85D\x1cE", "A B C D E"),
        ("\x00An\x1bn\x7f", "Ann"),
        ("\u202eAnn\u202c \u2066Lee\u2069\u200f", "Ann Lee"),
        ("A\u200bn\u200cn\ufeff\u2060\u00ad", "Ann"),
        ("Ann\u200d", "Ann"),
        ("A\u200dnn", "Ann"),
        ("Jose\u0301", "José"),
        ("e\u200b\u0301", "é"),
        ("e\u200d\u0301", "é"),
        ("\ue000\U000f0000\ud800", ""),
        ("\u3164\u2800\u115f", ""),
        ("\u0301Ann", "Ann"),
        ("Z\u0334\u0335\u0336\u0337\u0338\u0339\u033a", "Z\u0334\u0335\u0336\u0337"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("👨🏽\u200d🚀", "👨🏽\u200d🚀"),
        ("👩\u200d❤\ufe0f\u200d👩", "👩\u200d❤\ufe0f\u200d👩"),
        ("👩\u200d\u200d🚀", "👩\u200d🚀"),
        ("👩\u200d", "👩"),
        ("مريم", "مريم"),
        ("Đặng Thị", "Đặng Thị"),
        ("ศรีสุดา", "ศรีสุดา"),
    ],
)
def test_what_is_shown(written: str, shown: str) -> None:
    assert plain_text(written) == plain_name(written) == shown


@given(text=TEXTS)
def test_nothing_plays_tricks(text: str) -> None:
    shown = plain_text(text)
    assert plain_text(shown) == shown
    assert shown == shown.strip()
    assert unicodedata.is_normalized("NFC", shown)
    assert not [letter for letter in shown if letter != "\u200d" and unicodedata.category(letter).startswith("C")]
    assert not [letter for letter in shown if letter != " " and letter.isspace()]
    assert "  " not in shown
    assert not shown.startswith(("\u200d", "\ufe0f"))
    assert not shown.endswith("\u200d")


@given(text=TEXTS)
def test_a_name_looks_like_itself(text: str) -> None:
    name = plain_name(text)
    assert plain_name(name) == name
    assert looks_of(name) == looks_of(name.casefold())
    assert looks_of(looks_of(name)) == looks_of(name)
    assert bool(looks_of(name).strip()) == bool(name)


@pytest.mark.parametrize("letter", ["x", "👩", "👩\u200d🚀", "e\u0301", "\u202e", "x ", "\ufdfa"])
def test_what_is_very_long_is_cut(letter: str) -> None:
    for shown, length in ((plain_name(letter * 10_000), NAME_LENGTH), (plain_text(letter * 10_000), TEXT_LENGTH)):
        assert len(shown) <= length
        assert shown == shown.strip(" \u200d")
