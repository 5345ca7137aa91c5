"""Expiry of tables that gather players and that everybody has left without closing them: after an hour."""

from collections.abc import Callable, Iterable

HOUR = 3600.0


class Deserted:
    """Since when nobody has been at which table. It begins anew with every start of the house."""

    def __init__(self) -> None:
        self._since: dict[str, float] = {}

    def to_end(self, gathering: Iterable[str], is_watched: Callable[[str], bool], now: float) -> list[str]:
        """The tables at which nobody has been for an hour, at this time of a clock that nobody sets."""
        self._since = {table: self._since.get(table, now) for table in gathering if not is_watched(table)}
        return [table for table, since in self._since.items() if now - since >= HOUR]
