"""Random legal play of POK."""

from coverts.games.bits import nth, size
from coverts.games.pok.rows.course import legal
from coverts.games.row import Row
from coverts.simulate.row import drawn


def choose_any(row: Row) -> int:
    """Any legal action, each as likely as the others."""
    options = legal(row)
    return nth(options, drawn(row, size(options)))
