"""Every language says the same things as English."""

import re

import pytest
from babel import Locale

from coverts.lang import LANGUAGES
from tests.lang.shapes import choices, keys, words
from tests.lang.sources import messages

OTHERS = [language for language in LANGUAGES if language != "en"]
PERSONS = {"you", "one", "you-many", "many", "other"}
NAMED = {
    "person": PERSONS,
    "taker_person": PERSONS,
    "whose": PERSONS,
    "symbol": {"B", "G", "R"},
    "place": {"whole", "part"},
    "counted": {"empty", "other"},
    "found": {"empty", "other"},
    "outcome": {"solved", "missed", "new"},
    "how": {"exact", "over", "open"},
    "fellows": {"n-0", "n-1", "n-2", "n-0-1", "n-0-2", "n-1-2", "n-0-1-2"},
    "trap": {"yes", "no"},
    "known": {"yes", "no"},
    "reason": {"highest-trump", "only-trump", "highest-led", "only-led"},
}
"""Arguments that are not numbers, and what they can be."""

NAMES = {"program", "board-stakes", "home-game-pikoko", "home-game-pok", "gather-bot"}
BOT = {"board-bot", "arena-bot"}
ALIKE = {
    "de": NAMES | {"phrase-ha", "gather-link", "home-device-browser"},
    "fr": NAMES
    | BOT
    | {"emblem-P", "command-table", "command-score", "pad-total", "shape-R", "home-level-expert"}
    | {"practice-amount-pikoko", "numbers-points"},
    "nl": NAMES | BOT | {"phrase-ha", "emblem-P", "command-score", "gather-host", "gather-link", "home-device-browser"},
}
"""What is the same in English and in another language, and rightly so."""


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_keys_in_the_same_files(language: str) -> None:
    assert keys(language).keys() == keys("en").keys()
    for name, there in keys("en").items():
        assert keys(language)[name] == there, name


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_arguments(language: str) -> None:
    for key in messages("en").keys() & messages(language).keys():
        assert messages(language)[key][1] == messages("en")[key][1], key


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_was_left_in_english(language: str) -> None:
    left = {key for key, said in words("en").items() if words(language).get(key) == said and _says_something(said)}
    assert left <= ALIKE[language]


def _says_something(said: list[str]) -> bool:
    return any(map(str.isalpha, "".join(said)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_by_name_know_their_cases(language: str) -> None:
    for key, found in choices(language).items():
        for argument, cases in found.items():
            if argument in NAMED:
                assert cases <= NAMED[argument], (key, argument)


@pytest.mark.parametrize("language", OTHERS)
def test_choices_by_name_are_made_in_every_language(language: str) -> None:
    """A language may tell more persons apart than English does, but never fewer."""
    for key, found in choices("en").items():
        for argument in found.keys() & NAMED.keys() if key in choices(language) else ():
            there = choices(language)[key].get(argument, set())
            assert found[argument] <= _with_default(there), (key, argument)


def _with_default(cases: set[str]) -> set[str]:
    """Many and other are both what is left."""
    return cases | {"many", "other"} if cases & {"many", "other"} else cases


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_those_of_the_language(language: str) -> None:
    categories = {*Locale(language).plural_form.tags, "other"}
    for key, found in choices(language).items():
        for argument in found.keys() - NAMED.keys():
            cases = {case for case in found[argument] if not case.isdecimal()}
            assert cases <= categories, (key, argument)
            assert "other" in cases, (key, argument)


@pytest.mark.parametrize("language", OTHERS)
def test_numbers_that_are_special_are_special_in_every_language(language: str) -> None:
    for key, found in choices("en").items():
        for argument in found.keys() - NAMED.keys() if key in choices(language) else ():
            special = {case for case in found[argument] if case.isdecimal()}
            assert special <= choices(language)[key].get(argument, set()), (key, argument)


def test_french_signs_stay_with_the_word_before_them() -> None:
    """A space before such a sign must not end a line."""
    for key, said in words("fr").items():
        for text in said:
            assert not re.search(r" [!?:;»](?!\w)|« ", text), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_QR_code_is_called_one(language: str) -> None:
    for key in ("home-friends-why", "gather-picture", "home-return-picture"):
        assert "QR" in "".join(words(language)[key]), key
