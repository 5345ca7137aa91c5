"""Searching players of Pikoko: legal, repeatable, and told nothing that their seat does not see."""

from random import Random

import pytest
from msgspec.structs import replace

from coverts.bots.bot import Bot
from coverts.bots.pikoko.casual import PikokoCasual
from coverts.bots.pikoko.minds import (
    PikokoClub,
    PikokoExpert,
    PikokoMaster,
    PikokoMind,
    ready,
)
from coverts.bots.pikoko.minds.settings import Settings
from coverts.bots.pikoko.novice import PikokoNovice
from coverts.games.contract import Act, Awaits, Chance, Over
from coverts.games.pikoko import PIKOKO, Options, Phase, State, View
from coverts.games.pikoko.feathers import DECK_SIZE, FACES_ON
from coverts.simulate.compiling import SWITCH

QUICK = Settings(bid_rounds=4, card_rounds=4, play_rounds=2, for_the_match=True, exact_tricks=2, match_rounds=8)

CASUAL = PikokoCasual()


@pytest.fixture(scope="module", autouse=True)
def _machine_code() -> None:
    assert ready() is not None


def play(bots: list[Bot], seed: int, *, until: int = 3) -> list[tuple[State, int, list[View], object]]:
    """Every decision of a game, with what its seat saw when earlier rounds had ended."""
    players, numbers = len(bots), Random(seed)
    state, pasts, found = PIKOKO.start(Options(players)), [list[View]() for _ in bots], []
    while not isinstance(prompt := PIKOKO.prompt(state), Over) and len(state.scores) < until:
        if isinstance(prompt, Chance):
            state = PIKOKO.step(state, PIKOKO.outcome(state, numbers.randrange)).state
            continue
        assert isinstance(prompt, Awaits)
        seat = prompt.seats[0]
        view = PIKOKO.view(state, seat)
        action = bots[seat].choose(view, numbers.randrange, pasts[seat])
        assert action in view.legal
        found.append((state, seat, list(pasts[seat]), action))
        rounds = len(state.scores)
        state = PIKOKO.step(state, Act(seat, action)).state
        if len(state.scores) > rounds:
            for other in range(players):
                pasts[other].append(PIKOKO.view(state, other))
    return found


@pytest.mark.parametrize("players", [3, 4, 5])
def test_whole_games_are_legal(players: int) -> None:
    play([PikokoMind(QUICK)] * players, players)
    play([PikokoNovice()] * players, players)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_level_plays_a_legal_round(players: int) -> None:
    levels: list[Bot] = [PikokoClub(), PikokoExpert(), PikokoMaster(), CASUAL, PikokoNovice()]
    play(levels[:players], players, until=1)


def test_without_machine_code_the_net_itself_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SWITCH, "off")
    for players in (3, 4, 5):
        levels: list[Bot] = [PikokoMaster(), PikokoClub(), PikokoExpert()]
        play((levels * 2)[:players], players, until=1)


def test_the_same_numbers_lead_to_the_same_decision() -> None:
    for place, (state, seat, past, _) in enumerate(play([PikokoMind(QUICK)] * 3, 8)):
        view = PIKOKO.view(state, seat)
        if len(view.legal) > 1 and place % 7 == 0:
            again = [PikokoMind(QUICK).choose(view, Random(5).randrange, past) for _ in range(2)]
            assert again[0] == again[1]


def test_what_is_remembered_changes_no_decision() -> None:
    """A player that has seen the whole game decides like one that has just sat down with the same past."""
    old = PikokoMind(QUICK)
    found = play([old, CASUAL, CASUAL], 9)
    numbers = [Random(place) for place in range(len(found))]
    for place, (state, seat, past, _) in enumerate(found):
        if seat == 0 and place % 3 == 0:
            view, numbers_again = PIKOKO.view(state, 0), Random(place)
            decided = old.choose(view, numbers[place].randrange, past)
            assert PikokoMind(QUICK).choose(view, numbers_again.randrange, past) == decided


def with_another_hand(state: State, seat: int) -> State:
    """The same state with undealt feathers on a peacock from which nothing has been played."""
    dealt = FACES_ON[state.turned_up or 0]
    for hand in state.hands:
        dealt |= hand
    undealt = [feather for feather in range(DECK_SIZE[state.players]) if not FACES_ON[feather] & dealt]
    own = [feather for feather in range(DECK_SIZE[state.players]) if FACES_ON[feather] & state.hands[seat]]
    hand = sum(FACES_ON[feather] for feather in [*own[len(undealt) :], *undealt][:8])
    return replace(state, hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]))


def test_decisions_do_not_depend_on_ones_own_peacock() -> None:
    compared = 0
    for bot in (PikokoMind(QUICK), PikokoClub()):
        for state, seat, past, _ in play([CASUAL] * 4, 10, until=1):
            if state.phase is not Phase.PLAY:
                other = with_another_hand(state, seat)
                assert other.hands[seat] != state.hands[seat]
                decided = [bot.choose(PIKOKO.view(one, seat), Random(3).randrange, past) for one in (state, other)]
                assert decided[0] == decided[1]
                compared += 1
    assert compared >= 40


def test_the_past_matters() -> None:
    """Who has seen two rounds of somebody may think otherwise of them."""
    bot = PikokoMind(replace(QUICK, bid_rounds=40))
    found = play([CASUAL] * 4, 12)
    late = [(state, seat, past) for state, seat, past, _ in found if state.round == 3 and state.phase is Phase.BID]
    decided = [
        tuple(bot.choose(PIKOKO.view(state, seat), Random(3).randrange, known) for known in ((), past))
        for state, seat, past in late
    ]
    assert all(len(pair) == 2 for pair in decided)
