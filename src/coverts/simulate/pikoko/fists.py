"""P7–P10: closed fists in Pikoko. Seats close theirs in ascending order; the last one opens them all."""

from coverts.games.pikoko.bidding import subject_of
from coverts.games.pikoko.feathers import NO_COLOUR
from coverts.simulate.pikoko.layout import (
    BID,
    BIDS,
    CARD,
    CONFIDENCE,
    LEADER,
    LED,
    LEFT,
    MOST,
    PHASE,
    PLAY,
    PLAYERS,
    SEALED,
    SEAT,
    SELF_BID,
    START,
    SUBJECT,
    TURN,
    UNKNOWN,
)
from coverts.simulate.row import Row


def seal(row: Row, action: int) -> None:
    """A fist closes; the last one leads to the next question."""
    phase = row[PHASE]
    players = row[PLAYERS]
    seat = row[SEAT]
    row[SEALED + seat] = action
    seat += 1
    if phase == BID and seat == row[SUBJECT]:
        seat += 1
    if seat < players:
        row[SEAT] = seat
    elif phase == CONFIDENCE:
        place_cards(row, players)
    else:
        reveal_bids(row, players)


def reveal_bids(row: Row, players: int) -> None:
    """P7, P8: all fists open at once. The tokens in them are gone."""
    subject = row[SUBJECT] if row[PHASE] == BID else UNKNOWN
    for seat in range(players):
        if seat != subject:
            tokens = row[SEALED + seat]
            on = seat if subject == UNKNOWN else subject
            row[BIDS + seat * MOST + on] = tokens
            row[LEFT + seat] -= tokens
            row[SEALED + seat] = UNKNOWN
    row[SEAT] = 0
    if subject == UNKNOWN:
        row[PHASE] = CONFIDENCE
        return
    row[TURN] += 1
    if row[TURN] == players:
        row[PHASE] = SELF_BID
        return
    row[SUBJECT] = subject_of(row[TURN], row[START], players)
    if row[SUBJECT] == 0:
        row[SEAT] = 1


def place_cards(row: Row, players: int) -> None:
    """P10: all cards lie face down, and the tricks begin."""
    for seat in range(players):
        row[CARD + seat] = row[SEALED + seat]
        row[SEALED + seat] = UNKNOWN
    row[PHASE] = PLAY
    row[SEAT] = row[START]
    row[LEADER] = row[START]
    row[LED] = NO_COLOUR
