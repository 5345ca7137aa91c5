import ast
import re
import subprocess
import sys
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from coverts.bots.levels import LEVELS
from coverts.games import pikoko, pok
from coverts.hall.manners import PHRASES
from coverts.hall.table import TablePhase
from coverts.lang import LANGUAGES, Catalogue, Sentence, Speechless
from tests.lang.rules import rule_keys
from tests.lang.sources import (
    PACKAGE,
    calls,
    literals,
    messages,
    page,
    page_literals,
    page_patterns,
    page_said,
    patterns,
    store_errors,
    trees,
)

EN = Catalogue("en")
ASKED = [phase.value for phase in pikoko.Phase if phase.value in ("bid", "self-bid", "confidence", "play")]

FAMILIES: dict[str, Sequence[Any]] = {
    "colour": [colour.value for colour in pikoko.Colour],
    "emblem": [colour.value for colour in pikoko.Colour],
    "symbol": [symbol.value for symbol in pok.Symbol],
    "shape": [symbol.value for symbol in pok.Symbol],
    "none-met": [verdict.value for verdict in pok.RoundVerdict if verdict is not pok.RoundVerdict.MET],
    "prompt": [*ASKED, "offer"],
    "help": [*ASKED, "offer"],
    "refused-asked-for": ASKED,
    "won-by": ["points", "best-round", "shared", "handed-over", "dead-position"],
    "home-level": LEVELS,
    "hall-is": [phase.value for phase in TablePhase],
    "phrase": PHRASES,
}
"""Keys that are put together from a family name and something of a game or a table."""


def refusal_keys() -> set[str]:
    """Why the rules refuse, and why the house does."""
    return keys_in("games", "refused-") | house_keys() | family("refused-asked-for")


def house_keys() -> set[str]:
    return keys_in("hall", "hall-") | keys_in("server", "hall-") | family("hall-is")


def keys_in(folder: str, beginning: str) -> set[str]:
    nodes = [node for file, tree in trees().items() if PACKAGE / folder in file.parents for node in ast.walk(tree)]
    texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {text for text in texts if text.startswith(beginning) and not text.endswith("-")}


def family(name: str) -> set[str]:
    return {f"{name}-{member}" for member in FAMILIES[name]}


def test_a_sentence_with_its_arguments() -> None:
    assert EN.say("feather-plain", colour="red", number=7) == "red 7"


def test_a_missing_message_is_an_error_and_never_shown() -> None:
    with pytest.raises(Speechless, match="no message 'nonsense'"):
        EN.say("nonsense")


def test_a_missing_argument_is_an_error_and_never_shown() -> None:
    with pytest.raises(Speechless, match=r"feather-plain.*number"):
        EN.say("feather-plain", colour="red")


def test_a_language_that_is_not_there() -> None:
    with pytest.raises(Speechless, match=r"tlh.*en"):
        Catalogue("tlh")


def test_no_isolating_marks() -> None:
    assert EN.say("list-and", first="a", last="b") == "a and b"


@pytest.mark.parametrize(("number", "said"), [(1, "1 blue disc"), (2, "2 blue discs"), (3, "3 blue discs")])
def test_plurals(number: int, said: str) -> None:
    assert EN.say("die-face", symbol="B", number=number) == said


@pytest.mark.parametrize(("left", "said"), [(0, "can only be 0"), (1, "Only one token"), (4, "4 tokens are left")])
def test_plurals_of_a_refusal(left: int, said: str) -> None:
    assert said in EN.say("refused-tokens", number=9, left=left)


def test_a_sentence_within_a_sentence_is_said_in_the_language_of_the_whole() -> None:
    why = Sentence("store-copy-unsound", place="copy", what=Sentence("store-no-record"))
    assert Catalogue("de").say("db-cannot", why=why) == (
        "Das geht nicht: Die Kopie in copy ist nicht in Ordnung: "
        "Die Partie ist zu Ende, aber es gibt keinen Spielbericht."
    )
    assert str(why) == "the copy in copy is not sound: it has ended without a record"


def test_what_is_too_long_for_a_sentence_loses_its_middle() -> None:
    why = Sentence("store-refuses", why=f"first {5000 * '='} last")
    said = EN.say("db-cannot", why=why)
    assert said.startswith("It cannot be done: the database refuses: first ===")
    assert " … " in said
    assert said.endswith("== last.")
    assert len(said) < 2500
    assert len(EN.say("db-cannot", why=3000 * "\u05d0")) < 2500


def test_lines_are_kept_on_demand() -> None:
    assert len(EN.lines("help-play")) > 3
    assert "\n" not in EN.say("help-play")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    assert refusal_keys() <= messages(language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_said_has_a_message(language: str) -> None:
    said = {key.value for _, key, _ in calls() if isinstance(key, ast.Constant)} | page_said(page())
    assert said <= messages(language).keys()
    for pattern in patterns() | page_patterns(page()):
        assert any(re.fullmatch(pattern, key) for key in messages(language)), pattern


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_family_is_complete(language: str) -> None:
    for name in FAMILIES:
        assert family(name) <= messages(language).keys()


def unused(keys: Iterable[str]) -> set[str]:
    """The keys that nothing says: neither by name nor put together.

    A pattern that does not say how its keys begin would match every key there is; families stand in for those.
    """
    families = {key for name in FAMILIES for key in family(name)}
    used = literals() | page_literals(page()) | refusal_keys() | rule_keys() | families
    put_together = {pattern for pattern in patterns() | page_patterns(page()) if not pattern.startswith(".+")}
    return {key for key in keys if key not in used and not any(re.fullmatch(one, key) for one in put_together)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used(language: str) -> None:
    assert not unused(messages(language))


def test_a_message_that_nothing_says_is_found() -> None:
    assert unused({"page-nobody-says-this", "nobody-says-this-either", "page-talk"}) == {
        "page-nobody-says-this",
        "nobody-says-this-either",
    }


def test_what_a_page_says_is_found() -> None:
    source = """say('one') say( "two") {say(`three-${kind}-more`)} lines('four'); const KEYS = ['five', `six`]"""
    assert page_said(source) == {"one", "two", "four"}
    assert page_literals(source) == {"one", "two", "four", "five", "six"}
    assert page_patterns(source) == {r"three\-.+\-more"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_has_no_sentence_that_it_never_says(language: str) -> None:
    of_the_house = {key for key in messages(language) if key.startswith(("hall-", "phrase-"))}
    assert of_the_house == house_keys() | family("phrase")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_store_says_what_it_has_sentences_for_and_nothing_else(language: str) -> None:
    of_the_store = {key for key in messages(language) if key.startswith("store-")}
    assert of_the_store == keys_in("", "store-")


def test_every_error_of_the_store_has_the_key_of_a_sentence() -> None:
    assert {"DamagedError", "LostError", "NotAPubSubError"} <= store_errors()
    made = [(file, node) for file, _, node in calls() if getattr(node.func, "id", "") in store_errors()]
    assert len(made) > 40
    for file, node in made:
        key = node.args[0]
        assert isinstance(key, ast.Constant), f"{file.name}, line {node.lineno}"
        assert str(key.value).startswith("store-"), f"{file.name}, line {node.lineno}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_gets_its_arguments(language: str) -> None:
    for file, key, call in calls():
        given = {keyword.arg for keyword in call.keywords}
        if isinstance(key, ast.Constant) and None not in given:
            _, needed = messages(language)[str(key.value)]
            assert needed <= given, f"{file.name}, line {call.lineno}: {key.value!r} needs {sorted(needed - given)}"


def test_importing_the_catalogue_is_cheap() -> None:
    heavy = ("fluent", "babel", "coverts.games")
    script = f"import sys, coverts.lang; sys.exit(any(name.startswith({heavy}) for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
