"""Known numbers: trees of moves, as kept in the text files beside this one, and counted once more without the rules."""

import pytest

from coverts.games.pikoko import PIKOKO
from coverts.games.pikoko.view import feathers_in
from tests.golden import pikoko_endings, pok_trees
from tests.golden.golden import compare, written

ENDINGS = [(players, tricks, seed) for players in PIKOKO.players for tricks in (1, 2, 3) for seed in (1, 2, 3)]


def test_pikoko_endings() -> None:
    lines = []
    for players, tricks, seed in ENDINGS:
        state = pikoko_endings.position(players, tricks, seed)
        count = pikoko_endings.counted(state)
        lines.append(f"{pikoko_endings.described(state)}: sequences {count.sequences}, results {count.results}")
    compare("pikoko_endings.txt", "\n".join(lines) + "\n")


@pytest.mark.parametrize(("players", "tricks", "seed"), ENDINGS)
def test_pikoko_endings_counted_by_hand(players: int, tricks: int, seed: int) -> None:
    state = pikoko_endings.position(players, tricks, seed)
    hands = [[str(feather) for feather in feathers_in(hand)] for hand in state.hands]
    by_hand = pikoko_endings.counted_naively(hands, written([state.trump]), state.leader)
    assert by_hand == pikoko_endings.counted(state)


def test_an_ending_small_enough_to_see() -> None:
    # Seat 0 leads from peacock 1; then come peacocks 2 and 0. The last trick can only vary if it is led with BWY4.
    red_led = 2 * 1 * 3  # R5, either white, R2; then BWY4 as each of its colours
    blue_led = 2 * 2  # BWY4=B, and nobody has blue
    white_led = 2 * 2  # BWY4=W, either white follows, peacock 0 has none
    yellow_led = 2 * 1  # BWY4=Y, either white, Y3 follows
    count = pikoko_endings.counted_naively([["R2", "Y3"], ["BWY4", "R5"], ["W1", "W6"]], "-", 0)
    assert count.sequences == red_led + blue_led + white_led + yellow_led


def test_pok_trees() -> None:
    lines = []
    for tree in pok_trees.TREES:
        count = pok_trees.counted(tree)
        lines.append(f"{written(tree.holdings)}: throws {', then '.join(tree.throws)}")
        for number in range(2):
            offers, positions, ends = count.offers[number], count.positions[number], count.ends[number]
            lines.append(f"  round {number + 1}: joint offers {offers}, positions {positions}, of these the end {ends}")
    compare("pok_trees.txt", "\n".join(lines) + "\n")


@pytest.mark.parametrize("tree", pok_trees.TREES, ids=str)
def test_pok_trees_counted_by_hand(tree: pok_trees.Tree) -> None:
    assert pok_trees.counted_naively(tree) == pok_trees.counted(tree)
