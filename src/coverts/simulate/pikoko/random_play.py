"""Random legal play of Pikoko."""

from coverts.games.bits import size
from coverts.games.pikoko.rows.course import legal, listed
from coverts.games.row import Row
from coverts.simulate.row import drawn


def choose_any(row: Row) -> int:
    """Any legal action, each as likely as the others."""
    options = legal(row)
    return listed(row, options, drawn(row, size(options)))
