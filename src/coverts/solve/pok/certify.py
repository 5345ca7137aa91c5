"""Certificates: how far a solution is from a Nash equilibrium, by exact best response. Compiled.

Nothing here divides by chances, which may be 0, and nothing is shared with the equations that were solved.
"""

import numpy as np

from coverts.solve.pok.compiled import compiled
from coverts.solve.pok.hands import Floats
from coverts.solve.pok.kernel import Layout


@compiled
def choices(game: Layout, stage: int, x: Floats, pay: Floats, worth: Floats, loops: Floats) -> None:
    """For one player who chooses a slot while all others play x: what the end of the round brings, and the chance
    that nobody hands over.
    """
    for slot in range(len(x)):
        worth[slot] = loops[slot] = 0.0
    for showing in range(len(game.ways)):
        mask = game.released[stage, showing]
        for place in range(game.chosen_number[showing]):
            slot = game.chosen[showing, place]
            likely = game.ways[showing] * game.chosen_by[showing, place] / game.holders[slot]
            for other in range(game.chosen_number[showing]):
                by = int(game.chosen_by[showing, other]) - (1 if other == place else 0)
                for _ in range(by):
                    likely *= x[game.chosen[showing, other]]
            if mask == 0:
                loops[slot] += likely
            else:
                worth[slot] += likely * pay[showing, mask, place]


@compiled
def judge(game: Layout, best_pay: Floats, chances: Floats) -> tuple[Floats, Floats, float, float]:
    """For chances by stage and slot: the values, what one player alone could make of them, the most that a player
    could gain in one stage alone, and the chance that nobody hands over.

    `best_pay` is what rounds pay to a player who makes the most of all later ones.
    """
    stages, slots, values = len(game.chance), len(game.value_of), len(game.sharers)
    worth, loops, best = np.empty((stages, slots)), np.empty((stages, slots)), np.empty((stages, slots))
    mean, staying = np.zeros(values), np.zeros(values)
    for stage in range(stages):
        choices(game, stage, chances[stage], best_pay, best[stage], loops[stage])
        choices(game, stage, chances[stage], game.pay, worth[stage], loops[stage])
        for slot in range(slots):
            value = game.value_of[slot]
            weight = game.chance[stage] * chances[stage, slot] * game.holders[slot] / game.sharers[value]
            mean[value] += weight * worth[stage, slot]
            staying[value] += weight * loops[stage, slot]
    v = np.empty(values)
    for value in range(values):
        v[value] = mean[value] / (1.0 - staying[value])
    return v, best_response(game, best, loops, v), most_regret(game, chances, worth, loops, v), staying[0]


@compiled
def most_regret(game: Layout, chances: Floats, worth: Floats, loops: Floats, v: Floats) -> float:
    """The most that a player could gain by choosing otherwise in one stage alone."""
    slots = len(game.value_of)
    kinds = game.kind_of[slots - 1] + 1
    regret, top, own = 0.0, np.empty(kinds), np.empty(kinds)
    for stage in range(len(game.chance)):
        for kind in range(kinds):
            top[kind], own[kind] = -1.0, 0.0
        for slot in range(slots):
            gets = worth[stage, slot] + loops[stage, slot] * v[game.value_of[slot]]
            top[game.kind_of[slot]] = max(top[game.kind_of[slot]], gets)
            own[game.kind_of[slot]] += chances[stage, slot] * gets
        for kind in range(kinds):
            regret = max(regret, top[kind] - own[kind])
    return regret


@compiled
def best_response(game: Layout, best: Floats, loops: Floats, v: Floats) -> Floats:
    """The values to one player alone who always makes the best choice, by value iteration from the values v."""
    slots, values, w, better = len(game.value_of), len(v), v.copy(), np.empty(len(v))
    top = np.empty(game.kind_of[slots - 1] + 1)
    for _ in range(10_000):
        for value in range(values):
            better[value] = 0.0
        for stage in range(len(game.chance)):
            for kind in range(len(top)):
                top[kind] = -1.0
            for slot in range(slots):
                gets = best[stage, slot] + loops[stage, slot] * w[game.value_of[slot]]
                top[game.kind_of[slot]] = max(top[game.kind_of[slot]], gets)
            for slot in range(slots):
                if slot == 0 or game.kind_of[slot] != game.kind_of[slot - 1]:
                    value = game.value_of[slot]
                    share = game.chance[stage] * game.holders[slot] / game.sharers[value]
                    better[value] += share * top[game.kind_of[slot]]
        moved = 0.0
        for value in range(values):
            moved = max(moved, abs(better[value] - w[value]))
            w[value] = better[value]
        if moved < 1e-16:
            break
    return w
