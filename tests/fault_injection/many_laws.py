"""The laws where there are several servers of one house. All others hold as they stand, at each of them.

What was acknowledged at one is acknowledged at all. A refusal is repeated by the server that has refused, as long as it
holds the table in memory, and as long as nobody has had the command carried out at another one.
"""

from collections import defaultdict
from collections.abc import Callable
from weakref import ref

from coverts.hall.desk import CommandKey
from coverts.server.house.live import Live
from coverts.server.wire import Answer, Done, NotDone
from tests.fault_injection.laws import Laws
from tests.fault_injection.refusals import PromisedRefusals


class LawsOfMany(Laws):
    """See `Laws`."""

    def __init__(self, time: Callable[[], float]) -> None:
        super().__init__(time)
        self._holds: dict[object, ref[Live] | None] = {}
        self._refused: dict[object, dict[CommandKey, NotDone]] = {}
        self._promised_at: defaultdict[object, PromisedRefusals] = defaultdict(PromisedRefusals)

    def have_in_memories(self, lives: dict[object, Live | None]) -> None:
        """The servers hold this of the table now."""
        for at, live in lives.items():
            held = self._holds.get(at)
            if (None if held is None else held()) is not live:
                self._holds[at] = None if live is None else ref(live)
                self._refused.pop(at, None)
                self._promised_at[at].forget()
            if live is not None:
                self.look_at(live)

    def arrived(self, key: CommandKey) -> None:
        for promised in self._promised_at.values():
            promised.arrived(key)

    def _repeat(self, table: str, key: CommandKey, answer: Answer, at: object) -> None:
        refused = self._refused.setdefault(at, {})
        earlier = refused.get(key) if self._promised_at[at].has(key) else None
        for where, promised in self._promised_at.items():
            promised.answered(key, is_refused=where is at and isinstance(answer, NotDone))
        if isinstance(answer, NotDone):
            refused[key] = answer
            assert earlier in (None, answer), f"{key} was answered {earlier}, and is answered {answer} now"
        elif earlier is not None:
            assert key in self.books[table].keys, f"{key} was answered {earlier}, and is answered {answer} now"

    def have_answered(self, key: CommandKey, answer: Answer) -> None:
        """A command was in the log before a server began with it."""
        with self.watched():
            assert isinstance(answer, Done), f"{key} was in the log, and was answered {answer}"
