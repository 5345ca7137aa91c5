"""Rate limits and quotas (budgets): how much there is for one person, for one address and for the whole server.

Nothing here depends on what is secret at a table. A legal move of the seat that is to act spends nothing.
"""

from collections.abc import Collection, Hashable, Iterator
from contextlib import contextmanager
from math import ceil, inf
from time import monotonic
from typing import TypeAlias

from msgspec import Struct

from coverts.server import logs
from coverts.server.door.account import Account

RESERVE = 0.5
"""The share of what there is for everybody that is left to addresses that have asked for little or nothing yet."""
LITTLE = 0.01
"""Of what there is for everybody: so much at most, but once in any case."""
LATER = 60
"""Seconds after which to try again where nobody knows when something will be given back."""
FORGETTING = 60.0
"""Seconds between two looks for what has been spent long ago."""

MINUTE, HOUR, DAY = 60.0, 3_600.0, 86_400.0


class Budget(Struct, frozen=True, kw_only=True):
    """A kind of thing that there is so much of."""

    name: str
    person: int
    """For one person. All people unknown of one address are one person."""
    address: int
    everybody: int
    seconds: float = inf
    """How long what was spent stays spent; for ever, where it is given back."""


GETS = Budget(name="gets", person=200, address=200, everybody=3_000, seconds=10)
GUESTS = Budget(name="guests", person=20, address=20, everybody=600, seconds=MINUTE)
RETURNS = Budget(name="returns", person=20, address=20, everybody=600, seconds=MINUTE)
CODES = Budget(name="codes", person=10, address=10, everybody=120, seconds=MINUTE)
REPLAYS = Budget(name="replays", person=30, address=30, everybody=120, seconds=MINUTE)
REVIEWS = Budget(name="reviews", person=30, address=90, everybody=600, seconds=HOUR)
"""Games to be reviewed, a few seconds of a processor each; not those that are kept already."""
HELP = Budget(name="help", person=240, address=480, everybody=3_000, seconds=MINUTE)
"""What seats ask the coach during a game."""
NUMBERS = Budget(name="numbers", person=10, address=20, everybody=120, seconds=MINUTE)
"""One's own numbers, counted from up to two hundred games."""
PICTURES = Budget(name="pictures", person=60, address=60, everybody=600, seconds=MINUTE)
TABLES = Budget(name="tables", person=30, address=90, everybody=900, seconds=MINUTE)
LOADS = Budget(name="loads", person=60, address=120, everybody=1_200, seconds=MINUTE)
"""Tables that are not in memory."""
MESSAGES = Budget(name="messages", person=60, address=600, everybody=20_000, seconds=10)
"""Commands and questions that are no legal moves."""
ENTRIES = Budget(name="entries", person=60, address=150, everybody=300, seconds=MINUTE)
"""Entries of one table's log that are no moves; everybody is everybody at that table."""
WRITES = Budget(name="writes", person=30, address=120, everybody=1_200, seconds=MINUTE)
"""Changes of who somebody is: names and tokens."""
KEPT = Budget(name="kept", person=5_000, address=20_000, everybody=500_000, seconds=DAY)
"""KiB that stay in the database; moves are not counted."""
PERSONAL_DATA = Budget(name="data", person=4, address=8, everybody=120, seconds=MINUTE)
"""One's own data as a file, and forgetting it."""
REPORTS = Budget(name="reports", person=10, address=20, everybody=600, seconds=HOUR)
"""Of what others have said, to whoever runs the house."""
SOCKETS = Budget(name="sockets", person=60, address=300, everybody=6_000, seconds=MINUTE)
FLOODS = Budget(name="floods", person=20, address=20, everybody=1_000_000, seconds=MINUTE)
"""Sockets that had to be cut off. Sockets of an address with more of them are refused at the handshake: to open each
only to cut it off is what makes floods costly. It is counted by address alone, and not for everybody.
"""
OPEN_SOCKETS = Budget(name="open sockets", person=200, address=600, everybody=3_000)
GATHERING = Budget(name="gathering", person=30, address=150, everybody=3_000)
"""Tables that wait for players, on their hosts' accounts."""
GAMES = Budget(name="games", person=50, address=200, everybody=3_000)
"""Games under way, likewise."""
REVIEWS_WAITING = Budget(name="reviews waiting", person=2, address=6, everybody=60)
"""Reviews under way, on the accounts of those who have asked for them."""

Key: TypeAlias = tuple[str, str, str]
"""Of what, at which table if it is a table's own, and whose: a person's, an address's or everybody's (empty)."""


class Exhausted(Exception):
    """There is nothing left of something for now."""

    def __init__(self, budget: Budget, seconds: int) -> None:
        super().__init__(budget.name)
        self.budget = budget
        self.seconds = seconds
        """When to come back."""


class _Spent(Struct):
    amount: int
    until: float


class Budgets:
    """What has been spent of everything; `times` is how many times as much there is."""

    def __init__(self, *, times: float = 1.0, sockets_each: int = OPEN_SOCKETS.person) -> None:
        self._times = times
        self._sockets_each = sockets_each
        self._spent: dict[Key, _Spent] = {}
        self._held: dict[tuple[str, Hashable], Account] = {}
        self._forget_at = 0.0

    def spend(self, budget: Budget, account: Account, *, amount: int = 1, table: str = "") -> None:
        """Take so much, or `Exhausted`."""
        self.require(budget, account, amount=amount, table=table)
        self.count(budget, account, amount=amount, table=table)

    def require(self, budget: Budget, account: Account, *, amount: int = 1, table: str = "") -> None:
        """`Exhausted` unless there is so much left."""
        try:
            self._require_all(budget, account, amount, table)
        except Exhausted:
            logs.security("limit hit", budget.name, address=account.address, table=table)
            raise

    def _require_all(self, budget: Budget, account: Account, amount: int, table: str) -> None:
        person, address, everybody = self._keys(budget, account, table)
        self._require(budget, person, amount, self._each(budget))
        self._require(budget, address, amount, budget.address * self._times)
        is_modest = self._amount(address) + amount <= max(amount, LITTLE * budget.everybody * self._times)
        self._require(budget, everybody, amount, budget.everybody * self._times * (1 if is_modest else RESERVE))

    def is_spent(self, budget: Budget, account: Account) -> bool:
        """Whether nothing is left for an account, of something that is not asked for but happens."""
        try:
            self._require_all(budget, account, 1, "")
        except Exhausted:
            return True
        return False

    def _require(self, budget: Budget, key: Key, amount: int, most: float) -> None:
        if self._amount(key) + amount > most:
            spent = self._spent.get(key)
            left = LATER if spent is None or spent.until == inf else ceil(spent.until - monotonic())
            raise Exhausted(budget, max(1, left))

    def _amount(self, key: Key) -> int:
        spent = self._spent.get(key)
        return 0 if spent is None or spent.until <= monotonic() else spent.amount

    def count(self, budget: Budget, account: Account, *, amount: int = 1, table: str = "") -> None:
        """So much has been taken, whether there was so much or not."""
        now = monotonic()
        for key in set(self._keys(budget, account, table)):
            self._count(budget, key, amount, now)
        if now >= self._forget_at:
            self._forget(now)

    def _count(self, budget: Budget, key: Key, amount: int, now: float) -> None:
        spent = self._spent.get(key)
        if spent is None or spent.until <= now:
            spent = self._spent[key] = _Spent(0, now + budget.seconds)
        spent.amount += amount

    def _each(self, budget: Budget) -> float:
        return self._times * (self._sockets_each if budget is OPEN_SOCKETS else budget.person)

    def _keys(self, budget: Budget, account: Account, table: str) -> tuple[Key, Key, Key]:
        """Where something is counted. Whose address nobody knows any more has one of their own."""
        address = f"at {account.address or account.who}"
        whose = (account.who or f"unknown {address}", address, "")
        person, address_, everybody = ((budget.name, table, one) for one in whose)
        return person, address_, everybody

    def _forget(self, now: float) -> None:
        self._forget_at = now + FORGETTING
        self._spent = {key: spent for key, spent in self._spent.items() if spent.until > now and spent.amount}

    def hold(self, budget: Budget, account: Account, what: Hashable) -> None:
        """Somebody has something from now on until it is released."""
        if (budget.name, what) not in self._held:
            self._held[budget.name, what] = account
            self.count(budget, account)

    def release(self, budget: Budget, what: Hashable) -> Account | None:
        """It is there no more; who had it."""
        account = self._held.pop((budget.name, what), None)
        if account is not None:
            self.count(budget, account, amount=-1)
        return account

    def release_all_but(self, budget: Budget, there: Collection[Hashable]) -> None:
        """Only these are there any more: the others were released where nobody could tell."""
        for name, what in list(self._held):
            if name == budget.name and what not in there:
                self.release(budget, what)

    @contextmanager
    def holding(self, budget: Budget, account: Account) -> Iterator[None]:
        """One more for as long as it is open, or `Exhausted`."""
        self.require(budget, account)
        what = object()
        self.hold(budget, account, what)
        try:
            yield
        finally:
            self.release(budget, what)
