"""Shuffle, deal and draw of the starter, from the row's own stream of random numbers."""

from coverts.games.pikoko.course import STARTER, first_phase
from coverts.games.pikoko.rows.course import set_up
from coverts.games.pikoko.rows.deal import lay_out
from coverts.games.pikoko.rows.layout import CARDS, CHECKSUM, DECISIONS, DECK, DECK_BITS, DRAWN, PHASE, PLAYERS, START
from coverts.games.row import Row
from coverts.simulate.row import KEY, PLACE, drawn
from coverts.simulate.stream import below, number_at


def begin(row: Row, players: int, tie: int, starter: int, key: int) -> None:
    """The table before the first move, with the stream of this key; `starter` is a seat, or `NOBODY` to draw one."""
    row[KEY] = key
    row[PLACE] = 0
    row[DECISIONS] = 0
    row[CHECKSUM] = 0
    set_up(row, players, tie, starter)


def happen(row: Row) -> None:
    """What chance does next, in a phase that waits for it."""
    if row[PHASE] == STARTER:
        row[START] = drawn(row, row[PLAYERS])
        row[PHASE] = first_phase(row[START])
    else:
        shuffle(row)
        lay_out(row)


def shuffle(row: Row) -> None:
    """The deck in the order that the rule book's `outcome` gives it: from the last place down (Fisher–Yates).

    All places are drawn before any two cards are swapped, because a compiler can draw several at once.
    """
    cards = CARDS[row[PLAYERS]]
    key = row[KEY]
    end = row[PLACE] + cards - 1
    for last in range(1, cards):
        row[DRAWN + last] = below(number_at(key, end - last), last + 1)
    row[PLACE] = end
    for card in range(cards):
        row[DECK + card] = card
    for last in range(cards - 1, 0, -1):
        other = DECK + (row[DRAWN + last] & DECK_BITS)
        moved = row[DECK + last]
        row[DECK + last] = row[other]
        row[other] = moved
