"""The terminal in every language: whole games, answers in words, and how a language is chosen."""

import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from coverts.cli.play import PlayOptions, begun, play
from coverts.cli.status import Status
from coverts.cli.telling.company import company
from coverts.cli.telling.hearing import word_of
from coverts.cli.telling.pikoko.answers import heard
from coverts.cli.telling.pikoko.words import colour_word, emblem_word, face_words
from coverts.cli.telling.pok.questions import heard as heard_in_pok
from coverts.cli.telling.pok.words import symbol_words
from coverts.games.contract import AnyGame
from coverts.games.pikoko import PIKOKO, Colour, Feather, Play
from coverts.games.pok import POK, Offer, Symbol
from coverts.lang import LANGUAGES, Catalogue, Language
from tests.cli.answering import Page, unwrapped
from tests.cli.command import Command
from tests.cli.tables import in_play

_FEATHER = re.compile(r"([A-Z]+\d+(?:=[A-Z])?)(?: \(\w+ ([A-Z]))?")


class Reader:
    """Answers in notation, and asks for everything else once at each kind of question."""

    def __init__(self, catalogue: Catalogue, page: Page) -> None:
        self._say = catalogue.say
        self._page = page
        self._numbers = Random(1)
        words = ["table", "last", "score"]
        first = ["?", "zz", "", "99", *(self._say(f"command-{word}") for word in words), self._say("commands-quit")]
        prompts = ("bid", "confidence", "play", "offer")
        self._first = {self._say(f"prompt-{kind}"): [answer.split(" ")[0] for answer in first] for kind in prompts}

    def __call__(self, prompt: str, /) -> str:
        if self._first.get(prompt):
            return self._first[prompt].pop(0)
        if prompt == self._say("prompt-play"):
            head = self._say("may-play", feathers="@").split("@")[0]
            line = [line for line in unwrapped(self._page.text).splitlines() if line.startswith(head)][-1]
            feather, colour = self._numbers.choice(_FEATHER.findall(line))
            return f"{feather}={colour}" if colour else feather
        if prompt == self._say("prompt-offer"):
            return self._numbers.choice("bgr")
        return "x" if prompt == self._say("prompt-quit") else "1"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), [(PIKOKO, 3), (PIKOKO, 5), (POK, 3), (POK, 7)])
def test_a_whole_game(language: Language, game: AnyGame, players: int) -> None:
    catalogue, page = Catalogue(language), Page(language=language)
    reader = Reader(catalogue, page)
    practice = begun(game, game.options_type(players), PlayOptions(seed="2"), catalogue)
    status = play(practice, catalogue, page.screen, prompter=reader)
    assert status == Status.OK
    assert catalogue.say("seed", seed="2") in page.text
    assert max(map(len, page.text.splitlines())) <= 80
    assert not re.search(r"[{}$]|refused-|None", page.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_feathers_are_understood_in_words(language: Language) -> None:
    you = company(Catalogue(language), ["Ada", "Heron", "Lark"], 0)
    for feather in Feather:
        view = PIKOKO.view(in_play(("Y2",), (feather.notation,), ("Y3",), turned_up="W5"), 0)
        for action in view.legal:
            assert isinstance(action, Play)
            assert heard(you, view, face_words(you, action.face).upper()) == action


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("colour", Colour)
def test_colours_and_emblems_before_and_after_a_number(language: Language, colour: Colour) -> None:
    you = company(Catalogue(language), ["Ada", "Heron", "Lark"], 0)
    view = PIKOKO.view(in_play(("Y2",), ("R3", "Y3", "P3", "W3", "B3"), ("Y3",)), 0)
    (meant,) = [action for action in view.legal if isinstance(action, Play) and action.face.colour is colour]
    for word in (colour_word(you, colour), emblem_word(you, colour)):
        assert heard(you, view, f"{word} 3") == meant
        assert heard(you, view, f"3 {word.upper()}") == meant


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("symbol", Symbol)
def test_counters_are_understood_in_words(language: Language, symbol: Symbol) -> None:
    you = company(Catalogue(language), ["Ada", "Heron", "Lark"], 0)
    for text in (symbol_words(you, symbol), you.say(f"shape-{symbol.notation}"), *symbol_words(you, symbol).split()):
        assert heard_in_pok(you, text) == Offer(symbol)
        assert heard_in_pok(you, text.upper()) == Offer(symbol)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_that_the_help_names_are_understood(language: Language) -> None:
    catalogue = Catalogue(language)
    you = company(catalogue, ["Ada", "Heron", "Lark"], 0)
    typed = re.findall(r"\w+", catalogue.say("unclear-confidence", text="", number=4).casefold())
    assert any(word_of(you, "heard-me", word) for word in typed)
    assert any(word_of(you, "heard-none", word) for word in typed)
    assert any(word_of(you, "heard-yes", word) for word in re.findall(r"\w+", catalogue.say("really-quit")))
    for game, commands in (("pikoko", "table bids trick last score"), ("pok", "table last score")):
        shown = [line.split()[0] for line in catalogue.lines(f"help-commands-{game}")[1:]]
        assert shown[:-1] == [catalogue.say(f"command-{command}") for command in commands.split()]
        assert shown[-1] in catalogue.say("commands-quit").split()
    assert catalogue.say("commands-help").split()[0] == "?"


def test_the_environment_chooses_for_every_command(coverts: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COVERTS_LANG", "de")
    assert "lässt sich nicht lesen" in coverts("record", "check", "nowhere.json").out
    assert "Spiele" in coverts("simulate", "pok", "--games", "2").out
    monkeypatch.delenv("COVERTS_LANG")
    monkeypatch.setenv("LC_ALL", "nl_BE.UTF-8")
    assert "niet te lezen" in coverts("record", "check", "nowhere.json").out


def test_an_option_is_stronger_than_the_environment(coverts: Command) -> None:
    for option in ("--language", "--lang"):
        assert coverts("play", "pok", option, "fr").out.count("POK\N{NO-BREAK SPACE}: chacun") == 1
    assert "choose from" in " ".join(coverts("play", "pok", "--lang", "tlh").err.casefold().split())


def test_a_player_without_a_name_is_you_in_their_own_language(coverts: Command, data_folder: Path) -> None:
    assert "Willkommen" not in coverts("play", "pok", "--lang", "de", stdin=b"b\n").out
    (kept,) = data_folder.rglob("*.json")
    assert '"Du"' in kept.read_text("utf-8")
    assert "Willkommen, Ada.\n" in coverts("play", "pok", "--lang", "de", "--name", "Ada", stdin=b"b\n").out


def test_a_terminal_that_lacks_a_letter_shows_another_one() -> None:
    command = [sys.executable, "-m", "coverts", "record", "check", "nowhere"]
    environment = os.environ | {"COVERTS_LANG": "de", "PYTHONIOENCODING": "ascii"}
    said = subprocess.run(command, capture_output=True, check=False, env=environment)
    assert said.stdout.startswith(b"nowhere: unlesbar: Die Datei l?sst sich nicht lesen")
    assert not said.stderr
