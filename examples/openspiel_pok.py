"""Let an algorithm of OpenSpiel play POK: python examples/openspiel_pok.py [GAMES] [SIMULATIONS]

Information-set Monte Carlo tree search on seat 0. Before each simulation it draws what the others may have in their
fists (`resample_from_infostate`). The others offer anything.
"""

import sys
from statistics import mean

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import coverts.envs.openspiel  # noqa: F401 - makes the games known


def main(games: int = 20, simulations: int = 60) -> None:
    random = np.random.RandomState(1)
    game = pyspiel.load_game("python_coverts_pok(players=3)")
    bot = ISMCTSBot(
        game=game,
        evaluator=RandomRolloutEvaluator(n_rollouts=1, random_state=random),
        uct_c=1.0,
        max_simulations=simulations,
        random_state=random,
    )
    returns, told = [], ""
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                throws, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choice(throws, p=chances))
            elif state.current_player() == 0:
                state.apply_action(bot.step(state))
            else:
                state.apply_action(random.choice(state.legal_actions()))
        returns.append(state.returns()[0])
        told = state.information_state_string(0)
    print(told)
    print(f"IS-MCTS with {simulations} simulations, {games} games: {3 * mean(returns) + 1:.2f} of an equal's victories")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
