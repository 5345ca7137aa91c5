"""Sentences, refusals and the layout of lines."""

import pytest
from msgspec.structs import replace

from coverts.cli.telling.company import company
from coverts.cli.telling.layout import columns, shortened, wrapped
from coverts.cli.telling.pikoko import pad, questions, table
from coverts.cli.telling.pikoko.happenings import describe
from coverts.cli.telling.pikoko.talk import PIKOKO_TALK
from coverts.cli.telling.pok.happenings import ending
from coverts.cli.telling.pok.table import outcome
from coverts.cli.telling.pok.talk import POK_TALK
from coverts.cli.telling.refusals import refusal_sentence
from coverts.games.contract import Over, Refusal
from coverts.games.pikoko import PIKOKO, RoundScore, Taking, View
from coverts.games.pikoko.events import BidsRevealed, Played, TrickTaken
from coverts.games.pikoko.feathers import Face
from coverts.games.pok import DieFace, RoundResult, RoundVerdict, Symbol
from coverts.hall.manners import plain_name
from tests.cli.answering import CATALOGUE
from tests.cli.tables import in_play, play

NAMES = ["Ada", "Heron", "Lark"]
YOU = company(CATALOGUE, NAMES, 0)
ALL = company(CATALOGUE, NAMES)
STATE = in_play(("Y2", "Y3"), ("BWY4", "R2", "PYR1"), ("W6", "Y6"), trick=("W3", "W5"))


def test_refusals_say_rule_player_and_feather() -> None:
    refused = PIKOKO.refusal(STATE, 0, play("R2"))
    assert refused is not None
    assert refusal_sentence(YOU, refused, PIKOKO_TALK.said) == (
        "P12: The colour led is white, and Heron's peacock has white: it must be followed. "
        "The red 2 does not show white."
    )


def test_refusals_explain_multi_coloured_feathers() -> None:
    refused = PIKOKO.refusal(STATE, 0, play("BWY4=B"))
    assert refused is not None
    assert refusal_sentence(YOU, refused, PIKOKO_TALK.said) == (
        "P12: The colour led is white, and the blue-white-yellow 4 shows it: "
        "played now, it counts as white and nothing else."
    )


@pytest.mark.parametrize(
    ("refusal", "said"),
    [
        (Refusal("P11", "refused-not-your-turn", {"seat": 1}), "P11: It is Heron's turn to play"),
        (Refusal("P11", "refused-not-your-turn", {"seat": 0}), "P11: It is your turn."),
        (Refusal("K3", "refused-not-held", {"symbol": "G"}), "K3: There is no green square left to show"),
        (Refusal("K2", "refused-face", {"face": "3B", "die": 1}), "K2: Die 1 cannot show 3 blue discs"),
        (Refusal("P5", "refused-hand-size", {"seat": 2, "number": 7, "size": 8}), "and Lark's got 7."),
    ],
)
def test_data_of_refusals_become_words(refusal: Refusal, said: str) -> None:
    talk = POK_TALK if refusal.rule.startswith("K") else PIKOKO_TALK
    assert said in refusal_sentence(YOU, refusal, talk.said)


def test_sentences_know_who_reads() -> None:
    view = PIKOKO.view(STATE, 0)
    played = Played(2, 0, Face.Y4)
    assert list(describe(YOU, view, played)) == ["Lark plays the blue-white-yellow 4 as yellow from your peacock."]
    assert list(describe(ALL, view, played)) == ["Lark plays the blue-white-yellow 4 as yellow from Ada's peacock."]
    assert list(describe(YOU, view, Played(0, 1, Face.R2))) == ["You play the red 2 from Heron's peacock."]


def test_bids_are_revealed_in_one_sentence() -> None:
    view = PIKOKO.view(STATE, 0)
    assert list(describe(YOU, view, BidsRevealed(1, (3, None, 0)))) == [
        "All fists open! Bids on Heron's peacock: Lark 0, You 3."
    ]
    assert list(describe(YOU, view, BidsRevealed(0, (None, 2, 1)))) == [
        "",
        "All fists open! Bids on your peacock: Heron 2, Lark 1.",
    ]


def test_a_trick_is_taken() -> None:
    full = PIKOKO.fold(PIKOKO.view(STATE, 0), Played(0, 1, Face("BWY4=W")))
    assert next(describe(YOU, full, TrickTaken(0, Taking.HIGHEST_LED))) == (
        "Your peacock takes the trick with the white 5, the highest of the colour led. "
        "Taken so far: Heron 0, Lark 0, You 1."
    )


def test_the_question_for_a_feather() -> None:
    assert list(questions.question(YOU, PIKOKO.view(STATE, 0))) == [
        "Trick 1 of 8 so far: Lark's W3, your W5. The colour led is white. Trump is red.",
        "How your bids stand: Heron 2 more, Lark 3 more, You 1 more. 8 tricks to go.",
        "You play from Heron's peacock: R2 PYR1 BWY4",
        "You may play: BWY4=W.",
    ]


def test_a_player_called_you_is_you_when_nobody_else_reads() -> None:
    assert company(CATALOGUE, ["you", "Bo", "Cy"]).you == 0
    assert company(CATALOGUE, ["You", "You", "Cy"]).you is None
    assert company(CATALOGUE, ["You", "Bo", "Cy"], 2).you == 2


@pytest.mark.parametrize(
    ("seats", "person", "listed"),
    [
        ((0,), "you", "You"),
        ((1,), "one", "Heron"),
        ((1, 0), "you-many", "You and Heron"),
        ((1, 2), "many", "Heron and Lark"),
    ],
)
def test_persons(seats: tuple[int, ...], person: str, listed: str) -> None:
    assert YOU.person(*seats) == person
    assert YOU.listed(seats) == listed


def test_ties_for_the_start_token_are_told() -> None:
    assert pad.next_starter(YOU, (4, 2, 2), 2) == (
        "Heron and Lark are level with the fewest points, 2. Lark starts the next round."
    )
    assert pad.next_starter(YOU, (1, 2, 2), 0) == "You have the fewest points, 1, and start the next round."


MET_ONE = "One die is met: 1 green square. Heron hands over a counter."
MET_TWO = "These dice are met: 1 green square and 2 blue discs. You, Heron and Lark hand over a counter each."
ABSENT = "No die is met, so symbols that are on no die may go: blue disc. You hand over a counter."
ALL_ABSENT = "No die is met. Everybody shows a symbol that is on no die, and then nobody hands over."
NONE = "No die is met, and every symbol shown is on a die, so nobody hands over."


@pytest.mark.parametrize(
    ("met", "handed", "verdict", "said"),
    [
        ((True, False, False), (1,), RoundVerdict.MET, MET_ONE),
        ((True, True, False), (0, 1, 2), RoundVerdict.MET, MET_TWO),
        ((False,) * 3, (0,), RoundVerdict.ABSENT, ABSENT),
        ((False,) * 3, (), RoundVerdict.ALL_ABSENT, ALL_ABSENT),
        ((False,) * 3, (), RoundVerdict.NONE, NONE),
    ],
)
def test_who_hands_over_and_why(
    met: tuple[bool, ...], handed: tuple[int, ...], verdict: RoundVerdict, said: str
) -> None:
    dice = (DieFace.G1, DieFace.B2, DieFace.BLANK)
    result = RoundResult(dice, (Symbol.B, Symbol.G, Symbol.B), met, handed, verdict)
    assert " ".join(outcome(YOU, result)) == said


@pytest.mark.parametrize(
    ("over", "said"),
    [
        (Over((0,), "handed-over"), "You have handed over five of your six counters: you win!"),
        (Over((1,), "handed-over"), "Heron has handed over five of six counters and wins."),
        (Over((0, 1), "handed-over"), "You and Heron have handed over five of six counters: you share the victory."),
        (Over((1, 2), "handed-over"), "Heron and Lark have handed over five of six counters and share the victory."),
    ],
)
def test_how_pok_ends(over: Over, said: str) -> None:
    assert ending(YOU, over) == said


def test_a_dead_position_is_explained() -> None:
    said = ending(ALL, Over((0, 1, 2), "dead-position"))
    assert "no throw could ever free" in said
    assert said.endswith("all share the victory.")


def test_the_legend_has_letters_words_and_emblems() -> None:
    assert "P is purple (the iris)" in table.legend(ALL)


def test_names_in_tables_fit_and_differ() -> None:
    assert shortened(["Ada", "Bartholomew", "Bartholomäus"], 8) == ("Ada", "Barthol1", "Barthol2")
    assert shortened(["Ada", "Bartholomew"], 8) == ("Ada", "Barthol.")
    assert max(map(len, shortened(["x" * 30] * 5, 7))) <= 7
    assert len(set(shortened(["鶴鶴鶴鶴鶴鶴", "鶴鶴鶴鶴鶴鶴鶴"], 7))) == 2


def test_columns_are_aligned_by_what_a_terminal_shows() -> None:
    assert list(columns([["鶴", "1"], ["Ada", "22"]])) == ["  鶴   1", "  Ada  22"]


def test_long_lines_go_on_further_in() -> None:
    assert list(wrapped(["  one two three", "short"], 9)) == ["  one two", "    three", "short"]


@pytest.mark.parametrize(
    ("name", "plain"), [("  A\tb ", "A b"), ("\u202eevil", "evil"), ("é" * 30, "é" * 24), ("\x00", "")]
)
def test_names_are_plain(name: str, plain: str) -> None:
    assert plain_name(name) == plain


def scored(*rounds: tuple[int, int, int]) -> View:
    """A finished game in which the players made these points."""
    nothing = ((0, 0, 0),) * 3
    pages = tuple(RoundScore(0, nothing, (None,) * 3, (0,) * 3, nothing, (0,) * 3, points) for points in rounds)
    totals = tuple(map(sum, zip(*rounds, strict=True)))
    return replace(PIKOKO.view(STATE, 0), scores=pages, totals=totals)


@pytest.mark.parametrize(
    ("rounds", "over", "said"),
    [
        (((1, 5, 2), (3, 5, 2), (0, 1, 1)), Over((1,), "points"), ["Heron wins with 11 points."]),
        (
            ((9, 4, 1), (0, 5, 1), (1, 1, 1)),
            Over((0,), "best-round"),
            ["You and Heron are level with 10 points.", "You win: the best single round decides, with 9 points."],
        ),
        (
            ((5, 5, 4), (4, 4, 5), (1, 1, 1)),
            Over((0, 1, 2), "shared"),
            [
                "You, Heron and Lark are level with 10 points.",
                "You, Heron and Lark share the victory: their best rounds are equal too, with 5 points each.",
            ],
        ),
    ],
)
def test_how_pikoko_ends(rounds: tuple[tuple[int, int, int], ...], over: Over, said: list[str]) -> None:
    """P19: most points, then the best single round, then together."""
    assert list(pad.ending(YOU, scored(*rounds), over))[5:] == said
