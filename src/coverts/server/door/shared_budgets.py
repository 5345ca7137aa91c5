"""Rate limits of a house with several nodes: they tell each other what has been spent, a few times a second.

What somebody spends at other nodes before this one hears of it comes on top: a twentieth of the budget for each node,
and what is spent in a moment. No name and no address is told, but digests.
"""

from collections.abc import Collection, Iterator
from hashlib import blake2b
from itertools import islice
from math import inf
from time import monotonic

from msgspec import Struct

from coverts.server.door import budgets
from coverts.server.door.account import Account
from coverts.server.door.budgets import OPEN_SOCKETS, REVIEWS_WAITING, Budget, Budgets, Key
from coverts.store.sharing import Node

ENOUGH_TO_TELL = 0.05
"""The share of a budget that is spent here before other nodes are told; of a small one each time."""
MOST_TOLD = 500
"""Budgets that others are told of in one go."""

BY_NAME = {budget.name: budget for budget in vars(budgets).values() if isinstance(budget, Budget)}
HELD = frozenset({OPEN_SOCKETS.name, REVIEWS_WAITING.name})
"""What is given back, and is known only where it is. Tables are counted in the database."""


class Spent(Struct, frozen=True, array_like=True, tag="spent"):
    """So much of a budget was spent at the node that tells it, by whomever the digest stands for."""

    budget: str
    whose: str
    amount: int


class Held(Struct, frozen=True, array_like=True, tag="held"):
    """So much of what is given back is held at the node that tells it now."""

    budget: str
    whose: str
    amount: int


class _Untold(Struct):
    amount: int
    enough: float
    until: float


class SharedBudgets(Budgets):
    """See `Budgets`; for all nodes of a house."""

    def __init__(self, *, times: float = 1.0, sockets_each: int = OPEN_SOCKETS.person) -> None:
        super().__init__(times=times, sockets_each=sockets_each)
        self.house = ""
        """Which house it is; to be said before anything is counted."""
        self._untold: dict[Key, _Untold] = {}
        self._told: dict[Key, int] = {}
        """How much of what is given back others were told to be here."""
        self._elsewhere: dict[Key, dict[Node, int]] = {}
        """How much of it is at other nodes."""

    def count(self, budget: Budget, account: Account, *, amount: int = 1, table: str = "") -> None:
        """So much has been taken, whether there was so much or not."""
        super().count(budget, account, amount=amount, table=table)
        if budget.seconds != inf:
            person, address, everybody = self._keys(budget, account, table)
            most = {everybody: budget.everybody, address: budget.address}
            for key, there_is in {**most, person: budget.person}.items():
                enough = max(1.0, ENOUGH_TO_TELL * there_is * self._times)
                self._untold.setdefault(key, _Untold(0, enough, self._spent[key].until)).amount += amount

    def _amount(self, key: Key) -> int:
        here = super()._amount(key)
        return here + sum(self._elsewhere[key].values()) if key in self._elsewhere else here

    def _keys(self, budget: Budget, account: Account, table: str) -> tuple[Key, Key, Key]:
        person, address, everybody = (
            (budget.name, "", _digest(self.house, whose, table))
            for _, _, whose in super()._keys(budget, account, table)
        )
        return person, address, everybody

    # Between nodes

    def to_tell(self) -> Iterator[Spent | Held]:
        """What other nodes have to know of what was spent here."""
        now = monotonic()
        self._untold = {key: untold for key, untold in self._untold.items() if untold.until > now}
        worth = [key for key, untold in self._untold.items() if untold.amount >= untold.enough]
        for key in worth[:MOST_TOLD]:
            name, _, whose = key
            yield Spent(name, whose, self._untold.pop(key).amount)
        yield from islice(self._held_to_tell(), MOST_TOLD)

    def _held_to_tell(self) -> Iterator[Held]:
        # How much there is for everybody is what one node has room for.
        everybody = _digest(self.house, "", "")
        held = {key: spent.amount for key, spent in self._spent.items() if key[0] in HELD and key[2] != everybody}
        for key in [key for key in {**held, **self._told} if held.get(key, 0) != self._told.get(key, 0)]:
            amount = held.get(key, 0)
            if amount:
                self._told[key] = amount
            else:
                del self._told[key]
            yield Held(key[0], key[2], amount)

    def tell_all_again(self) -> None:
        """Somebody knows nothing of what is held here."""
        self._told = dict.fromkeys(self._told, 0)

    def take(self, node: Node, told: Spent | Held) -> None:
        """Another node has told what was spent there, or is held there now."""
        key = (told.budget, "", told.whose)
        if isinstance(told, Spent):
            budget = BY_NAME.get(told.budget)
            if budget is not None and budget.seconds != inf:
                self._count(budget, key, told.amount, monotonic())
        elif told.amount and told.budget in HELD:
            self._elsewhere.setdefault(key, {})[node] = told.amount
        else:
            self._take_away(key, node)

    def forget_nodes(self, alive: Collection[Node]) -> None:
        """Only these nodes are there any more."""
        for key, at in list(self._elsewhere.items()):
            for node in [node for node in at if node not in alive]:
                self._take_away(key, node)

    def _take_away(self, key: Key, node: Node) -> None:
        at = self._elsewhere.get(key, {})
        at.pop(node, None)
        if not at:
            self._elsewhere.pop(key, None)


def _digest(house: str, whose: str, table: str) -> str:
    """What tells somebody from others, and tells nobody who it is."""
    return blake2b("\0".join((house, whose, table)).encode(), digest_size=12).hexdigest()
