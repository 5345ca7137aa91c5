"""Which language is spoken."""

import pytest

from coverts.lang import LANGUAGES, language_of


def test_english_when_nothing_is_said() -> None:
    assert language_of({}) == "en"
    assert language_of({"LANG": "", "COVERTS_LANG": ""}) == "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_be_asked_for(language: str) -> None:
    assert language_of({"COVERTS_LANG": language}) == language


@pytest.mark.parametrize("locale", ["de", "DE", "de_DE", "de_AT.UTF-8", "de-CH", "de_DE@euro", "de.UTF-8"])
def test_only_the_language_of_a_locale_counts(locale: str) -> None:
    assert language_of({"LANG": locale}) == "de"


@pytest.mark.parametrize("locale", ["C", "C.UTF-8", "POSIX", "ja_JP.UTF-8", "den", "nlx_NL", "d", "_de", "français"])
def test_others_are_answered_in_english(locale: str) -> None:
    assert language_of({"LANG": locale}) == "en"


def test_the_strongest_variable_decides() -> None:
    environment = {"LANG": "nl_NL"}
    assert language_of(environment) == "nl"
    environment["LC_MESSAGES"] = "fr_FR"
    assert language_of(environment) == "fr"
    environment["LC_ALL"] = "C"
    assert language_of(environment) == "en"
    environment["COVERTS_LANG"] = "de"
    assert language_of(environment) == "de"
    environment["COVERTS_LANG"] = "tlh"
    assert language_of(environment) == "en"
