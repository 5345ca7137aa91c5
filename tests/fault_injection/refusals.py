"""Which refusals the house has promised to repeat: the last sixteen of each person, while it holds the table."""

from collections import defaultdict

from coverts.hall.desk import CommandKey
from coverts.hall.sitters import Who

PROMISED = 16
"""As docs/protocol.md says."""


class PromisedRefusals:
    """Counts what else may have been refused since: whatever of the same person was not answered yet, or came later."""

    def __init__(self) -> None:
        self._since: defaultdict[Who, dict[str, set[str]]] = defaultdict(dict)
        """Of each refused command the others that may have been refused after it."""
        self._unanswered: defaultdict[Who, set[str]] = defaultdict(set)

    def has(self, key: CommandKey) -> bool:
        since = self._since[key.who].get(key.id)
        return since is not None and len(since) < PROMISED

    def arrived(self, key: CommandKey) -> None:
        """A command has come to the server, perhaps not for the first time."""
        self._unanswered[key.who].add(key.id)
        for command, since in self._since[key.who].items():
            if command != key.id:
                since.add(key.id)

    def answered(self, key: CommandKey, *, is_refused: bool) -> None:
        unanswered = self._unanswered[key.who]
        unanswered.discard(key.id)
        if is_refused and not self.has(key):
            self._since[key.who][key.id] = set(unanswered)

    def forget(self) -> None:
        """The house has let go of the table."""
        self._since.clear()
