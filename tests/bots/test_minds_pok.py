"""The minds of POK: what they remember, whom they take the others for, and that they play by the table."""

from collections import Counter
from random import Random

import pytest

from coverts.arena import Comparison, Field, Setting, answered
from coverts.bots.bot import Bot, random_legal
from coverts.bots.pok.casual import PokCasual
from coverts.bots.pok.equilibrium import SOLVER, table_mix
from coverts.bots.pok.memory import Round, remembered
from coverts.bots.pok.minds import PokClub, PokExpert, PokMaster, PokNovice, leaning
from coverts.bots.pok.others import KINDS, Habits, Opponent, by_chance, shown_by
from coverts.bots.pok.worth import offer_shares
from coverts.games.contract import Act, Awaits, Over
from coverts.games.pok import POK, Offer, Options, State, Symbol, Throw, View
from coverts.games.pok.counters import FULL, held
from coverts.games.pok.dice import DieFace
from coverts.solve.pok.shipped import SIZES, shipped

MINDS: dict[str, Bot] = {
    "novice": PokNovice(),
    "club": PokClub(),
    "expert": PokExpert(),
    "master": PokMaster(),
}
EXPERT, CASUAL = MINDS["expert"], PokCasual()


def thrown(players: int, *faces: str) -> State:
    start = POK.start(Options(players, memory_aid=True))
    return POK.step(start, Throw(tuple(DieFace(face) for face in faces))).state


def watched(options: Options, bots: list[Bot], seed: int) -> list[tuple[State, int, list[View]]]:
    """A whole game: each question, with what the seat saw at the ends of the rounds before."""
    numbers = Random(seed)
    past: list[list[View]] = [[] for _ in bots]
    found = []
    state = POK.start(options)
    while not isinstance(prompt := POK.prompt(state), Over):
        if isinstance(prompt, Awaits):
            seat = prompt.seats[0]
            found.append((state, seat, list(past[seat])))
            action = bots[seat].choose(POK.view(state, seat), numbers.randrange, past[seat])
            state = POK.step(state, Act(seat, action)).state
        else:
            for seat, seen in enumerate(past):
                seen.append(POK.view(state, seat))
            state = POK.step(state, POK.outcome(state, numbers.randrange)).state
    return found


@pytest.mark.parametrize("players", POK.players)
@pytest.mark.parametrize("level", MINDS)
def test_whole_games_are_legal(level: str, players: int) -> None:
    assert watched(Options(players), [MINDS[level], *[random_legal] * (players - 1)], 3)


@pytest.mark.parametrize("level", MINDS)
def test_a_mind_is_moved_by_what_its_seat_saw_and_by_nothing_else(level: str) -> None:
    """The others' fists are closed or not, and hold this or that: the same is decided."""
    for state, seat, past in watched(Options(4), [random_legal] * 4, 4):
        view = POK.view(state, seat)
        chosen = MINDS[level].choose(view, Random(1).randrange, past)
        assert chosen in view.legal
        others = [other for other in state.awaits if other != seat]
        if others:
            sealed = POK.step(state, Act(others[0], POK.legal(state, others[0])[-1])).state
            assert MINDS[level].choose(POK.view(sealed, seat), Random(1).randrange, past) == chosen


def test_an_expert_offers_as_often_as_the_table_says() -> None:
    view = POK.view(thrown(3, "1B", "2B", "3B"), 1)
    numbers = Random(1)
    found = Counter(EXPERT.choose(view, numbers.randrange).symbol for _ in range(3000))
    offers = shipped(3).offers((FULL,) * 3, tuple(face.index for face in view.dice), 1)
    for symbol in Symbol:
        assert found[symbol] / 3000 == pytest.approx(offers[symbol.index], abs=0.04)


def test_where_everybody_offers_the_same_so_does_an_expert() -> None:
    """Three players, 1B 2G 3R: nobody can do better than the disc, and the round passes without an effect."""
    view = POK.view(thrown(3, "1B", "2G", "3R"), 0)
    assert {EXPERT.choose(view, Random(seed).randrange) for seed in range(50)} == {Offer(Symbol.B)}


@pytest.mark.parametrize("memory_aid", [False, True])
def test_K9_who_was_there_knows_what_everybody_holds(memory_aid: bool) -> None:
    for state, seat, past in watched(Options(4, memory_aid), [random_legal] * 4, 5):
        known = remembered(POK.view(state, seat), past)
        assert known.holdings == state.holdings
        assert len(known.rounds) == state.round - 1
        if known.rounds:
            assert known.rounds[-1].holdings == (FULL,) * 4


def test_who_missed_a_round_does_not_guess() -> None:
    for state, seat, past in watched(Options(4), [random_legal] * 4, 5):
        if state.round > 3:
            view = POK.view(state, seat)
            assert remembered(view, past[2:]).holdings is None
            for mind in (PokClub(), PokExpert(), PokMaster()):
                assert mind.choose(view, Random(2).randrange, past[2:]) == CASUAL.choose(view, Random(2).randrange)


def test_with_the_memory_aid_rounds_are_known_as_far_back_as_they_were_seen() -> None:
    for state, seat, past in watched(Options(4, memory_aid=True), [random_legal] * 4, 5):
        if state.round > 4:
            known = remembered(POK.view(state, seat), past[3:])
            whole = remembered(POK.view(state, seat), past)
            assert known.holdings == whole.holdings
            assert known.rounds == whole.rounds[: len(known.rounds)]
            assert len(known.rounds) == state.round - 3


def test_an_opponent_is_known_by_what_they_offer() -> None:
    """Who always offers what the first die shows is soon expected to do so again."""
    dice = tuple(DieFace(face).index for face in ("1B", "2G", "-"))
    rounds = [Round((FULL,) * 4, dice, (0, 2, 2, 2))] * 8
    expected = Opponent(rounds, 0).mix((FULL,) * 4, dice)
    assert expected[0] > 0.5
    assert Habits(rounds, 0, by_chance).mix((FULL,) * 4, dice)[0] > 0.5
    assert sum(Opponent([], 0).weights) == pytest.approx(1)
    assert len(Opponent([], 0).weights) == len(KINDS) + 1
    assert [shown_by(symbol, dice) for symbol in range(3)] == [0b001, 0b010, 0b000]


@pytest.mark.parametrize("players", SIZES)
def test_against_the_table_nothing_is_better_than_the_table(players: int) -> None:
    """What is worked out here, by the rules, agrees with the table's own proof."""
    numbers = Random(players)
    for state, seat, _ in watched(Options(players), [random_legal] * players, 7):
        if numbers.random() < 0.2:
            mixes = [table_mix(state.holdings, state.dice, who) for who in range(players)]
            shares = offer_shares(state.holdings, state.dice, seat, mixes)
            own = sum(chance * share for chance, share in zip(mixes[seat], shares, strict=True))
            assert max(shares) == pytest.approx(own, abs=1e-5)


def test_leaning_never_leads_to_what_is_ruled_out() -> None:
    leant = leaning([0.5, 0.5, 0.0], [0.2, 0.3, 0.9], 0.1)
    assert leant[2] == 0.0
    assert leant[1] / leant[0] == pytest.approx(2.718281828, rel=1e-6)


@pytest.mark.parametrize("players", [players for players in POK.players if players not in SIZES])
def test_without_a_table_the_round_is_solved(players: int) -> None:
    """Against guesses of what follows, nobody gains by straying alone."""
    assert SOLVER.wait() is not None
    numbers = Random(players)
    for state, seat, _ in watched(Options(players), [random_legal] * players, 8):
        if numbers.random() < 0.1:
            mixes = [table_mix(state.holdings, state.dice, who) for who in range(players)]
            assert all(held(state.holdings[seat], symbol) or not mixes[seat][symbol] for symbol in range(3))
            shares = offer_shares(state.holdings, state.dice, seat, mixes)
            own = sum(chance * share for chance, share in zip(mixes[seat], shares, strict=True))
            assert max(shares) == pytest.approx(own, abs=1e-4)


def test_nobody_waits_for_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COVERTS_COMPILE", "off")
    assert SOLVER.wait() is None
    assert watched(Options(7), [EXPERT, *[random_legal] * 6], 9)


@pytest.mark.parametrize("players", SIZES)
def test_experts_beat_those_who_play_by_rule_of_thumb(players: int) -> None:
    fields = (Field(("casual",), "casual"),)
    setting = Setting(game="pok", players=players)
    question = Comparison(setting=setting, candidate="expert", fields=fields, numbers=range(180 // players))
    assert answered(question).fields[0].candidate_mean.mean > 1 / players


def test_masters_gain_more_from_weak_players_than_experts_do() -> None:
    fields = (Field(("casual",), "expert"),)
    question = Comparison(setting=Setting(game="pok", players=4), candidate="master", fields=fields, numbers=range(40))
    assert answered(question).fields[0].difference.mean > 0.05
