"""Random legal play of POK."""

from coverts.games.bits import nth, size
from coverts.simulate.pok.course import legal
from coverts.simulate.row import Row, drawn


def choose_any(row: Row) -> int:
    """Any legal action, each as likely as the others."""
    options = legal(row)
    return nth(options, drawn(row, size(options)))
