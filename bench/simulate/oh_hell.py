"""OpenSpiel's nearest relative of Pikoko: oh_hell, a game of tricks and bids, here with eight tricks like ours."""

import random
from typing import Any

import pyspiel

from bench.simulate.measuring import Work

TRICKS = 8
ROLLOUTS = 200


def game(players: int) -> Any:
    return pyspiel.load_game("oh_hell", {"players": players, "num_tricks_fixed": TRICKS})


def from_python(players: int, *, by_weights: bool = False) -> Work:
    """Whole deals of random legal play, driven from Python; how many decisions they took.

    The lean driver knows that in this game all cards left are equally likely; `by_weights` draws chance by its
    probabilities instead, as a driver of any of OpenSpiel's games has to, and takes twice as long.
    """
    happen = _happen if by_weights else _deal_any
    loaded, rng = game(players), random.Random(1)

    def work(amount: int) -> int:
        decisions = 0
        for _ in range(amount):
            state = loaded.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    happen(state, rng)
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(rng.random() * len(legal))])
                    decisions += 1
        return decisions

    return work


def rollouts(players: int) -> Work:
    """The play phase alone, by OpenSpiel's own rollouts in C++; how many decisions they took, at most.

    Its evaluator is reached through a search of a single simulation, whose own move is counted as well.
    """
    loaded, rng = game(players), random.Random(1)
    state = loaded.new_initial_state()
    while state.is_chance_node() or "Phase: Play" not in str(state):
        if state.is_chance_node():
            _happen(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    search = pyspiel.MCTSBot(
        loaded, evaluator, uct_c=2.0, max_simulations=1, max_memory_mb=100, solve=False, seed=1, verbose=False
    )

    def work(amount: int) -> int:
        for _ in range(amount):
            search.mcts_search(state)
        return amount * ROLLOUTS * TRICKS * players

    return work


def _happen(state: Any, rng: random.Random) -> None:
    outcomes = state.chance_outcomes()
    [action] = rng.choices([one for one, _ in outcomes], [chance for _, chance in outcomes])
    state.apply_action(action)


def _deal_any(state: Any, rng: random.Random) -> None:
    outcomes = state.chance_outcomes()
    state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
