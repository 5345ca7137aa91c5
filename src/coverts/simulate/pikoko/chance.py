"""P5, P20: chance in Pikoko, from the row's own stream."""

from coverts.games.pikoko.bidding import TOKENS, subject_of
from coverts.games.pikoko.feathers import FACES_ON, HAND_SIZE, TRUMP_OF
from coverts.simulate.pikoko.layout import (
    BID,
    BIDS,
    CARD,
    CARDS,
    DEAL,
    DECK,
    DRAWN,
    HANDS,
    LEFT,
    MOST,
    PHASE,
    PLAYED,
    PLAYERS,
    ROUND,
    SEAT,
    START,
    STARTER,
    SUBJECT,
    TAKEN,
    TRICK,
    TRUMP,
    TURN,
    TURNED_UP,
    UNKNOWN,
)
from coverts.simulate.row import KEY, PLACE, Row, drawn
from coverts.simulate.stream import below, number_at


def happen(row: Row) -> None:
    """What chance does next, in a phase that waits for it."""
    if row[PHASE] == STARTER:
        row[START] = drawn(row, row[PLAYERS])
        row[PHASE] = DEAL
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
        other = DECK + row[DRAWN + last]
        moved = row[DECK + last]
        row[DECK + last] = row[other]
        row[other] = moved


def lay_out(row: Row) -> None:
    """A round begins with the deck as it lies: eight feathers to each peacock, and one turned up."""
    players = row[PLAYERS]
    for seat in range(players):
        hand = 0
        for place in range(DECK + HAND_SIZE * seat, DECK + HAND_SIZE * (seat + 1)):
            hand |= FACES_ON[row[place]]
        row[HANDS + seat] = hand
        row[LEFT + seat] = TOKENS
        row[CARD + seat] = UNKNOWN
        row[TAKEN + seat] = 0
        for subject in range(players):
            row[BIDS + seat * MOST + subject] = UNKNOWN
    row[TURNED_UP] = row[DECK + HAND_SIZE * players]
    row[TRUMP] = TRUMP_OF[row[TURNED_UP]]
    row[ROUND] += 1
    row[TURN] = 0
    row[TRICK] = 0
    row[PLAYED] = 0
    row[PHASE] = BID
    row[SUBJECT] = subject_of(0, row[START], players)
    row[SEAT] = 1 if row[SUBJECT] == 0 else 0
