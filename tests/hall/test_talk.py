"""What may be said, when, and in which words."""

from collections.abc import Callable
from itertools import product

import pytest

from coverts.games.contract import Refused
from coverts.hall.commands import Close, Command, Leave, Say, SayPhrase, Start
from coverts.hall.entries import Spoke
from coverts.hall.manners import PHRASES, TEXT_LENGTH
from coverts.hall.settings import Settings, Talk
from coverts.hall.table import MOST_LINES, Line
from tests.hall.house import HOST, POK_3, House, gathered, key_of, play_to_the_end, started

REFUSED: dict[tuple[Talk, type[Command]], str] = {
    ("phrases", Say): "hall-phrases-only",
    ("quiet", Say): "hall-quiet",
    ("quiet", SayPhrase): "hall-quiet",
}
"""What cannot be said while a game is on."""

WAYS = [*product(("free", "phrases", "quiet"), (Say("Hi!"), SayPhrase("hello")))]


@pytest.mark.parametrize(("talk", "said"), WAYS)
def test_what_may_be_said_during_a_game(talk: Talk, said: Say | SayPhrase) -> None:
    house = started(Settings(POK_3, talk=talk))
    expected = REFUSED.get((talk, type(said)))
    if expected is None:
        assert house.ask(HOST, said)
        return
    with pytest.raises(Refused) as refused:
        house.ask(HOST, said)
    assert key_of(refused.value) == expected


@pytest.mark.parametrize(("talk", "said"), WAYS)
def test_everything_may_be_said_before_and_after(talk: Talk, said: Say | SayPhrase) -> None:
    house = gathered(Settings(POK_3, talk=talk))
    assert house.ask(HOST, said)
    house.ask(HOST, Close())
    assert house.ask(HOST, said)
    assert play_to_the_end(started(Settings(POK_3, talk=talk))).ask(HOST, said)


@pytest.mark.parametrize("phrase", PHRASES)
def test_a_phrase_is_told_by_its_key(phrase: str) -> None:
    house = started()
    assert house.ask("identity 1", SayPhrase(phrase)) == [Spoke(house.now, 1, phrase, is_phrase=True)]
    line = Line(house.now, 1, house.desk.table.names[1], phrase, is_phrase=True)
    assert {known.talk for known in house.clients.values()} == {(line,)}


def test_what_was_said_keeps_its_name_when_somebody_else_sits_down() -> None:
    house = gathered(Settings(POK_3))
    house.ask("identity 1", Say("hello"))
    name = house.desk.table.names[1]
    house.ask("identity 1", Leave())
    assert [line.name for line in house.desk.table.talk] == [name]


def refusal(house: House, command: Command) -> str:
    with pytest.raises(Refused) as refused:
        house.ask(HOST, command)
    return key_of(refused.value)


def test_what_is_no_phrase_or_no_text() -> None:
    house = gathered()
    assert refusal(house, SayPhrase("nonsense")) == "hall-no-such-phrase"
    assert refusal(house, SayPhrase("phrase-hello")) == "hall-no-such-phrase"
    assert refusal(house, Say(" \u200b\n\u202e ")) == "hall-nothing-said"


def test_what_is_said_is_one_line_of_a_bounded_length() -> None:
    house = gathered()
    house.ask(HOST, Say("one\ntwo\x07  \u202ethree" + " blah" * 2000))
    (line,) = house.table.talk
    assert line.text.startswith("one two three blah")
    assert len(line.text) <= TEXT_LENGTH
    assert not line.is_phrase


def test_the_text_of_a_phrase_is_not_the_phrase() -> None:
    house = gathered()
    house.ask(HOST, Say("hello"))
    house.ask(HOST, SayPhrase("hello"))
    assert [line.is_phrase for line in house.table.talk] == [False, True]


def test_a_seat_can_say_only_so_much_in_each_phase() -> None:
    house = gathered(Settings(POK_3, talk="free"))
    go_on: tuple[Callable[[], object], ...] = (lambda: house.ask(HOST, Start()), lambda: play_to_the_end(house))
    for next_phase in go_on:
        talk_until_it_is_enough(house)
        next_phase()
    talk_until_it_is_enough(house)


def talk_until_it_is_enough(house: House) -> None:
    for number in range(MOST_LINES):
        assert house.ask(HOST, SayPhrase("ha") if number % 2 else Say("Ha!"))
    assert refusal(house, SayPhrase("ha")) == "hall-said-enough"
    house.reopen()
    assert refusal(house, Say("Ha!")) == "hall-said-enough"
    assert house.ask("identity 1", SayPhrase("ha")), "others can still talk"
