"""Trees of POK: every joint offer of two rounds with given throws, counted twice.

`counted` asks the rule book. `counted_naively` knows only letters and the rules as one would tell them.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import TypeAlias

from msgspec.structs import replace

from coverts.games.contract import Act
from coverts.games.pok import POK, DieFace, Options, Phase, State, Symbol, Throw

Holdings: TypeAlias = tuple[str, ...]


@dataclass(frozen=True)
class Tree:
    """Where a tree begins: what everybody holds, and the throws of two rounds."""

    holdings: Holdings
    throws: tuple[str, str]


@dataclass(frozen=True)
class Count:
    """Of one round after another: joint offers, different positions after them, and how many of those are the end."""

    offers: tuple[int, ...]
    positions: tuple[int, ...]
    ends: tuple[int, ...]


FULL = "BBGGRR"
TREES = [
    Tree((FULL,) * 3, ("1B 2G -", "1R - 3B")),
    Tree((FULL,) * 3, ("1B - -", "1B - -")),
    Tree(("BG", "BG", "GR"), ("1B 2G -", "1B 2G -")),
    Tree(("BB", "BB", "GG"), ("1G 2B 3R", "1R - -")),
    Tree((FULL, "BGR", "BBG", "RR"), ("1R 2B -", "1G - 3G")),
    Tree(("BBG", "BB", "BB", "BB"), ("1R - -", "1B - -")),
    Tree((FULL, "BGR", "BBG", "RR", "BGGRR"), ("1B 2B 3B", "1G 2R -")),
    Tree(("BG", "BG", "GR", "GR", "BR", "BBR"), ("1G 2B 3R", "1R 2R 3R")),
    Tree((FULL, "BGR", "BB", "BB", "BB", "GGRR", "BBG"), ("1B 2G 3R", "1B - 3G")),
]


def counted(tree: Tree) -> Count:
    """The count by the rule book."""
    start = POK.start(Options(len(tree.holdings)))
    holdings = tuple(sum(1 << 2 * Symbol(letter).index for letter in held) for held in tree.holdings)
    rounds, before = [], Counter({replace(start, holdings=holdings): 1})
    for throw in tree.throws:
        after: Counter[State] = Counter()
        for state, ways in before.items():
            for reached in _reached(state, throw):
                after[replace(reached, last=None)] += ways
        rounds.append((after.total(), len(after), sum(state.phase is Phase.OVER for state in after)))
        before = Counter({state: ways for state, ways in after.items() if state.phase is not Phase.OVER})
    return _count(rounds)


def _reached(state: State, throw: str) -> Iterator[State]:
    thrown = POK.step(state, Throw(tuple(DieFace(face) for face in throw.split()))).state
    for offers in product(*(POK.legal(thrown, seat) for seat in range(state.players))):
        made = thrown
        for seat, offer in enumerate(offers):
            made = POK.step(made, Act(seat, offer)).state
        yield made


def counted_naively(tree: Tree) -> Count:
    """The count by hand."""
    rounds, before = [], [tree.holdings]
    for throw in tree.throws:
        after = [_handed(held, shown, throw.split()) for held in before for shown in product(*map(set, held))]
        rounds.append((len(after), len(set(after)), sum(map(_is_end, set(after)))))
        before = [held for held in after if not _is_end(held)]
    return _count(rounds)


def _handed(holdings: Holdings, shown: tuple[str, ...], dice: list[str]) -> Holdings:
    met = {symbol for symbol in "BGR" if f"{shown.count(symbol)}{symbol}" in dice}
    absent = {symbol for symbol in "BGR" if symbol not in "".join(dice)}
    out = met or (set() if absent.issuperset(shown) else absent)
    return tuple(
        held.replace(symbol, "", 1) if symbol in out else held for held, symbol in zip(holdings, shown, strict=True)
    )


def _is_end(holdings: Holdings) -> bool:
    return any(len(held) == 1 for held in holdings) or (len(holdings) > 3 and len(set("".join(holdings))) == 1)


def _count(rounds: list[tuple[int, int, int]]) -> Count:
    return Count(*zip(*rounds, strict=True))
