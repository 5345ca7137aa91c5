"""Searching players learn from what others do: about their own peacock, and about the others."""

from collections.abc import Iterator
from math import log
from random import Random

import numpy as np
import pytest

from coverts.belief import Worlds
from coverts.belief.following import follow_likelihoods
from coverts.belief.models.machines import Machine
from coverts.belief.seen_rows import seen_row
from coverts.bots.pikoko.casual import PikokoCasual
from coverts.bots.pikoko.members import RULE, nets_of, population
from coverts.bots.pikoko.minds.players import THOROUGH
from coverts.bots.pikoko.minds.searching import Searcher
from coverts.bots.pikoko.minds.settings import Settings
from coverts.games.contract import Act, Awaits, Over
from coverts.games.pikoko import PIKOKO, Options, Phase, State

CASUAL = PikokoCasual()
ONE_KIND = Settings(bid_rounds=4, card_rounds=4, play_rounds=2, suspects=False)


def states(players: int, seed: int) -> Iterator[State]:
    """A game of players by rule of thumb, one decision after the other, and its end."""
    numbers, state = Random(seed), PIKOKO.start(Options(players))
    while not isinstance(prompt := PIKOKO.prompt(state), Over):
        if isinstance(prompt, Awaits):
            yield state
            seat = prompt.seats[0]
            action = CASUAL.choose(PIKOKO.view(state, seat), numbers.randrange)
            state = PIKOKO.step(state, Act(seat, action)).state
        else:
            state = PIKOKO.step(state, PIKOKO.outcome(state, numbers.randrange)).state
    yield state


def searcher(players: int) -> Searcher:
    return Searcher(nets_of([one for one in population(players) if one.name == RULE]), 0, ONE_KIND)


def heard(machine: Machine, players: int, seed: int, phase: Phase) -> Iterator[tuple[Worlds, int]]:
    """What every seat believes when a phase begins, and what is really on its peacock."""
    mind, last = searcher(players), None
    for state in states(players, seed):
        if state.phase is phase and last is not phase:
            for seat in range(players):
                seen = seen_row(PIKOKO.view(state, seat))
                yield mind.believed(machine, seen, ())[0], state.hands[seat]
        last = state.phase


@pytest.mark.parametrize("players", [3, 4, 5])
def test_bids_tell_something_true_about_ones_own_peacock(machine: Machine, players: int) -> None:
    gained = [
        log(worlds.chance_of(hand) * len(worlds))
        for seed in range(6)
        for worlds, hand in heard(machine, players, seed, Phase.SELF_BID)
    ]
    assert np.mean(gained) > 0.2


def test_what_bids_told_is_not_forgotten_when_feathers_are_played(machine: Machine) -> None:
    mind, compared = searcher(4), 0
    early: dict[int, Worlds] = {}
    for state in states(4, 3):
        seat = state.awaits[0] if state.awaits else 0
        if state.round == 1 and state.phase is Phase.SELF_BID and not early:
            early = {one: mind.believed(machine, seen_row(PIKOKO.view(state, one)), ())[0] for one in range(4)}
        if state.round == 1 and state.phase is Phase.PLAY and len(state.tricks) == 4:
            seen = seen_row(PIKOKO.view(state, seat))
            late = mind.believed(machine, seen, ())[0]
            before = dict(zip(early[seat].dealt.tolist(), early[seat].weights.tolist(), strict=True))
            weights = np.array([before[dealt] for dealt in late.dealt.tolist()]) * follow_likelihoods(seen, late)
            assert late.weights == pytest.approx(weights / weights.sum())
            compared += 1
    assert compared >= 4


def test_players_by_rule_are_recognised(machine: Machine) -> None:
    """After a game of three rounds: kinds by rule are much alike, but this one is taken for itself above all."""
    members = population(4)
    mind = Searcher(nets_of(members), 0, THOROUGH)
    seen = seen_row(PIKOKO.view(next(iter(states(4, 6))), 0))
    _, stranger = mind.believed(machine, seen, ())
    assert stranger[1:] == pytest.approx(np.full((3, len(members)), 1.0 / len(members)))
    known = np.mean([mind.believed(machine, seen, seen_in(game))[1][1:] for game in range(5, 9)], axis=(0, 1))
    by_name = dict(zip([one.name for one in members], known.tolist(), strict=True))
    usual = by_name.pop(RULE)
    assert usual > 2 * max(by_name.values())
    assert by_name["searcher-1"] < 0.5 / len(members)


def seen_in(game: int) -> list[list[int]]:
    """What the first seat saw when each round of a game had ended."""
    found: list[list[int]] = []
    for state in states(4, game):
        if len(state.scores) > len(found):
            found.append(seen_row(PIKOKO.view(state, 0)))
    return found
