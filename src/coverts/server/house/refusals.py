"""Recently refused commands of a table, so that a repeated command gets the same answer (idempotency)."""

from coverts.games.contract import Refusal
from coverts.hall.desk import CommandKey
from coverts.hall.sitters import Who

MOST_EACH = 16
MOST_PEOPLE = 32


class Refusals:
    """The last refusals of each of the last people who were refused something.

    Only in memory: in the log everybody who can see a table could write to the disk as much as they like. So a refusal
    is repeated only as long as the table stays in memory, and is decided anew after that.
    """

    def __init__(self) -> None:
        self._refused: dict[Who, dict[str, Refusal]] = {}

    def of(self, key: CommandKey) -> Refusal | None:
        """Why a command was refused, if it is remembered."""
        return self._refused.get(key.who, {}).get(key.id)

    def remember(self, key: CommandKey, refusal: Refusal) -> None:
        """A command has been refused."""
        own = self._refused.pop(key.who, {})
        own[key.id] = refusal
        if len(own) > MOST_EACH:
            del own[next(iter(own))]
        self._refused[key.who] = own
        if len(self._refused) > MOST_PEOPLE:
            del self._refused[next(iter(self._refused))]
