"""Rows against the rule book's own states, a decision at a time: what is legal, what is known, what is scored."""

from typing import Any

import pytest

from coverts.games.contract import Act, AnyGame, Awaits, Chance, Over
from coverts.games.pikoko import PIKOKO, StartTokenTie
from coverts.games.pikoko import state as pikoko_state
from coverts.games.pikoko.actions import Bid, Confidence, Play
from coverts.games.pikoko.course import BID, PLAY
from coverts.games.pikoko.rows import course as pikoko
from coverts.games.pikoko.rows import layout as at
from coverts.games.pikoko.rows.points import winners as winners_of_pikoko
from coverts.games.pok import state as pok_state
from coverts.games.pok.rows import course as pok
from coverts.games.pok.rows import layout as pok_at
from coverts.games.row import Row
from coverts.simulate.pikoko import chance as pikoko_chance
from coverts.simulate.pikoko.chance import happen as deal
from coverts.simulate.pikoko.random_play import choose_any as any_of_pikoko
from coverts.simulate.pok import chance as pok_chance
from coverts.simulate.pok.random_play import choose_any as any_of_pok
from coverts.simulate.stream import Stream, stream_key
from tests.laws.examples import examples
from tests.simulate.sizes import SIZES, named

PHASES = [phase.value for phase in pikoko_state.Phase]
SEED = 11


def code(action: Any, players: int) -> int:
    """An action as rows know it."""
    match action:
        case Bid(tokens):
            return tokens
        case Confidence(seat):
            return players if seat is None else seat
        case Play(face):
            return face.index
        case _:
            number: int = action.symbol.index
            return number


def same_pikoko(state: pikoko_state.State, row: Row) -> bool:
    seats = range(state.players)
    phase = PHASES[row[at.PHASE]]
    known = row[at.PHASE] >= BID
    bids = [[row[at.BIDS + seat * at.MOST + on] for on in seats] for seat in seats]
    sealed = [None if choice is None else code(choice, state.players) for choice in state.sealed]
    cards = tuple(None if row[at.CARD + seat] == state.players else row[at.CARD + seat] for seat in seats)
    faces = at.FACES + row[at.TRICK] * at.MOST
    return (
        state.phase.value == phase
        and state.round == row[at.ROUND]
        and (state.starter is None or state.starter == row[at.START])
        and (not known or list(state.hands) == row[at.HANDS : at.HANDS + state.players])
        and (not known or bids == [[at.UNKNOWN if bid is None else bid for bid in line] for line in state.bids])
        and (not known or list(state.taken) == row[at.TAKEN : at.TAKEN + state.players])
        and (
            not known or [state.tokens(seat) for seat in seats] == row[at.TOKENS_LEFT : at.TOKENS_LEFT + state.players]
        )
        and sealed == [None if row[at.SEALED + seat] == at.UNKNOWN else row[at.SEALED + seat] for seat in seats]
        and (not known or (state.turned_up, state.trump_code) == (row[at.TURNED_UP], row[at.TRUMP]))
        and (not state.confidence or state.confidence == cards)
        and (row[at.PHASE] != PLAY or list(state.trick) == row[faces : faces + row[at.PLAYED]])
        and (row[at.PHASE] != PLAY or state.leader == row[at.LEADER])
        and list(state.totals) == row[at.TOTALS : at.TOTALS + state.players]
        and (not state.scores or list(state.scores[-1].scores) == row[at.POINTS : at.POINTS + state.players])
    )


def same_pok(state: pok_state.State, row: Row) -> bool:
    last = state.last
    return (
        [pok_state.Phase.THROW, pok_state.Phase.OFFER, pok_state.Phase.OVER][row[pok_at.PHASE]] is state.phase
        and state.round == row[pok_at.ROUND]
        and list(state.holdings) == row[pok_at.HOLDINGS : pok_at.HOLDINGS + state.players]
        and (not state.dice or list(state.dice) == row[pok_at.DIE : pok_at.DIE + 3])
        and [-1 if choice is None else code(choice, 0) for choice in state.sealed]
        == row[pok_at.SEALED : pok_at.SEALED + state.players]
        and (last is None or [one.index for one in last.played] == row[pok_at.SHOWN : pok_at.SHOWN + state.players])
        and (
            last is None
            or last.handed_over
            == tuple(seat for seat in range(state.players) if row[pok_at.RELEASED] >> row[pok_at.SHOWN + seat] & 1)
        )
    )


def play_both(game: AnyGame, options: Any, number: int) -> int:
    """Both go through one game, with equal numbers; the decisions are the row's. How many there were."""
    is_pikoko, players = game is PIKOKO, options.players
    course: Any = pikoko if is_pikoko else pok
    row: list[int] = [0] * (at.SIZE if is_pikoko else pok_at.SIZE)
    settings = (options.start_token_tie.code, -1) if is_pikoko else (0,)
    begin: Any = pikoko_chance.begin if is_pikoko else pok_chance.begin
    begin(row, players, *settings, stream_key(SEED, number))
    state, draw, decisions = game.start(options), Stream(SEED, number), 0
    move: Any = None
    while True:
        assert same_pikoko(state, row) if is_pikoko else same_pok(state, row)
        match game.prompt(state):
            case Chance():
                move = game.outcome(state, draw)
                deal(row) if is_pikoko else pok_chance.happen(row)
            case Awaits(seats):
                legal = game.legal(state, seats[0])
                assert seats[0] == row[at.SEAT]
                assert sum(1 << code(action, players) for action in legal) == course.legal(row)
                chosen = (any_of_pikoko if is_pikoko else any_of_pok)(row)
                action = next(action for action in legal if code(action, players) == chosen)
                assert action == legal[draw(len(legal))]
                move = Act(seats[0], action)
                course.advance(row, chosen)
                decisions += 1
            case Over(winners):
                won = winners_of_pikoko(row) if is_pikoko else pok.row_winners(row)
                assert winners == tuple(seat for seat in range(players) if won >> seat & 1)
                return decisions
        state = game.step(state, move).state


@pytest.mark.parametrize(("game", "players"), SIZES, ids=named)
def test_rows_are_the_rule_books_states(game: AnyGame, players: int) -> None:
    assert at.SEAT == pok_at.SEAT
    decisions, number = 0, 0
    while decisions < examples(2500):
        decisions += play_both(game, game.options_type(players), number)
        number += 1


@pytest.mark.parametrize("tie", StartTokenTie)
def test_P18_every_way_to_pass_the_start_token_on(tie: StartTokenTie) -> None:
    for number in range(examples(8)):
        play_both(PIKOKO, PIKOKO.options_type(3, start_token_tie=tie), number)
