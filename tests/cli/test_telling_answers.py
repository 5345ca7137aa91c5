"""What a typed answer means."""

import pytest

from coverts.cli.telling.company import company
from coverts.cli.telling.pikoko.answers import heard
from coverts.cli.telling.pok.questions import heard as heard_counter
from coverts.games.contract import Act
from coverts.games.pikoko import PIKOKO, Bid, Confidence, Deal, Options, View
from coverts.games.pok import Offer, Symbol
from tests.cli.answering import CATALOGUE
from tests.cli.tables import in_play, play

COMPANY = company(CATALOGUE, ["Ada", "Heron", "Lark"], 0)

MIXED = ("R2", "W5", "B5", "PYR1", "BWY4")


def playing(*hand: str, trick: tuple[str, ...] = ()) -> View:
    return PIKOKO.view(in_play(("Y2",), hand, ("Y3",), trick=trick), 0)


@pytest.mark.parametrize(
    ("text", "face"),
    [
        ("r2", "R2"),
        ("R 2", "R2"),
        ("red 2", "R2"),
        ("Red2", "R2"),
        ("the red 2.", "R2"),
        ("play flame 2", "R2"),
        ("2", "R2"),
        ("white 5", "W5"),
        ("moon 5", "W5"),
        ("PYR1=Y", "PYR1=Y"),
        ("pyr1 = y", "PYR1=Y"),
        ("ryp1 as yellow", "PYR1=Y"),
        ("purple-yellow-red 1 as yellow", "PYR1=Y"),
        ("1 as red", "PYR1=R"),
        ("r1", "PYR1=R"),
        ("blue 4", "BWY4=B"),
    ],
)
def test_feathers(text: str, face: str) -> None:
    assert heard(COMPANY, playing(*MIXED), text) == play(face)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("5", "could mean several feathers: W5, B5"),
        ("PYR1", "PYR1 can count as red, yellow or purple here. Type PYR1=R, PYR1=Y or PYR1=P."),
        ("1", "PYR1 can count as"),
        ("PYR1=B", "no feather that could be meant"),
        ("red", "You may play: R2, W5, B5, PYR1 (as R, Y or P), BWY4 (as Y, W or B)."),
        ("R12", "no feather"),
        ("9", "no feather"),
        ("rb1", "no feather"),
        ("hello", '"hello" is no feather'),
    ],
)
def test_feathers_that_are_not_clear(text: str, said: str) -> None:
    answer = heard(COMPANY, playing(*MIXED), text)
    assert isinstance(answer, str)
    assert said in answer


def test_one_legal_face_needs_no_colour() -> None:
    view = playing("BWY4", "R2", "PYR1", trick=("W3",))
    assert heard(COMPANY, view, "bwy4") == play("BWY4=W")
    assert heard(COMPANY, view, "4") == play("BWY4=W")


def test_what_the_rules_forbid_is_left_to_the_table() -> None:
    """P12: the answer is understood, and the table says why it is refused."""
    view = playing("BWY4", "R2", "PYR1", trick=("W3",))
    assert heard(COMPANY, view, "r2") == play("R2")
    assert heard(COMPANY, view, "bwy4=b") == play("BWY4=B")
    assert heard(COMPANY, view, "y6") == play("Y6")
    pyr = heard(COMPANY, view, "pyr1")
    assert pyr == play("PYR1=R")


def bidding() -> View:
    state = PIKOKO.start(Options(3, first_starter=1))
    return PIKOKO.view(PIKOKO.step(state, PIKOKO.outcome(state, lambda _: 0)).state, 0)


@pytest.mark.parametrize(
    ("text", "number"), [("3", 3), (" 0 ", 0), ("bid 2", 2), ("4 tokens", 4), ("12", 12), ("-1", -1)]
)
def test_bids(text: str, number: int) -> None:
    assert heard(COMPANY, bidding(), text) == Bid(number)


@pytest.mark.parametrize("text", ["three", "3.5", "2 3", "r7", "12345678901234567890", "--1"])
def test_bids_that_are_not_clear(text: str) -> None:
    assert (
        heard(COMPANY, bidding(), text)
        == f'"{text}" is not a number of tokens. Type a number from 0 to 9, or ? for help.'
    )


def trusting() -> View:
    state = PIKOKO.start(Options(3, first_starter=1))
    deal = PIKOKO.outcome(state, lambda _: 0)
    assert isinstance(deal, Deal)
    state = PIKOKO.step(state, deal).state
    for seat in (0, 2, 0, 1, 1, 2, 0, 1, 2):
        state = PIKOKO.step(state, Act(seat, Bid(1))).state
    return PIKOKO.view(state, 0)


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("1", 0), ("me", 0), ("myself", 0), ("ada", 0), ("2", 1), ("heron", 1), ("H", 1), ("trust Lark", 2), ("3", 2),
        ("4", None), ("none", None), ("0", None), ("Nobody", None),
    ],
)  # fmt: skip
def test_confidence(text: str, seat: int | None) -> None:
    assert heard(COMPANY, trusting(), text) == Confidence(seat)


@pytest.mark.parametrize("text", ["5", "wren", "", "²"])
def test_confidence_that_is_not_clear(text: str) -> None:
    answer = heard(COMPANY, trusting(), text)
    assert isinstance(answer, str)
    assert "Type a number from 1 to 4" in answer


@pytest.mark.parametrize(
    ("text", "symbol"),
    [
        ("b", "B"), ("blue", "B"), ("disc", "B"), ("blue disc", "B"), ("D", "B"), ("discs", "B"), ("the b disc", "B"),
        ("g", "G"), ("green", "G"), ("sq", "G"), ("r", "R"), ("Red Triangle", "R"), ("tri", "R"),
    ],
)  # fmt: skip
def test_counters(text: str, symbol: str) -> None:
    assert heard_counter(COMPANY, text) == Offer(Symbol(symbol))


@pytest.mark.parametrize("text", ["green disc", "x", "1", "", "blue square"])
def test_counters_that_are_not_clear(text: str) -> None:
    assert "is no counter. Type b, g or r" in str(heard_counter(COMPANY, text))
