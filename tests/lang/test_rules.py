"""The rules that players read."""

import pytest

from coverts.lang import LANGUAGES, Catalogue
from tests.lang.rules import rule_keys, sections
from tests.lang.sources import messages
from tests.rulebook.test_every_rule_has_a_test import FAIR_RULES, GAME_RULES, RULES


def test_every_game_lists_its_rules_in_order_and_then_those_of_fair_deals() -> None:
    for game, letter in (("pikoko", "P"), ("pok", "K")):
        listed = [rule for section in sections()[game] for rule in section["rules"]]
        assert listed == [rule for rule in GAME_RULES if rule.startswith(letter)] + FAIR_RULES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_section_has_words(language: str) -> None:
    in_the_file = {key for key, (file, _) in messages(language).items() if file == "rules.ftl"}
    assert in_the_file == rule_keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["pikoko", "pok"])
def test_a_game_in_a_nutshell_is_two_paragraphs(language: str, game: str) -> None:
    lines = Catalogue(language).lines(f"rules-nutshell-{game}")
    assert lines.count("") == 1
    assert lines[0]
    assert lines[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_short(language: str) -> None:
    for rule in RULES:
        said = Catalogue(language).say(f"rule-{rule}")
        assert 40 < len(said) < 360, (rule, len(said))
        assert said.endswith(".")
