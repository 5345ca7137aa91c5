"""The rule-of-thumb player on rows, for compiled simulation: the same functions that decide from views.

Reads of a row only what its seat may know; `tests/simulate` holds it equal to the player that is given nothing else.
"""

from coverts.belief.seen_rows import DECK_FACES
from coverts.bots.chance import best_places
from coverts.bots.pikoko.bidding import trusts
from coverts.bots.pikoko.deciding import SAME, bid_on, card_worths, estimates_at
from coverts.bots.pikoko.playing import worths
from coverts.bots.pikoko.seen_hands import Rows, SeenHands, without_colours
from coverts.games.bits import size
from coverts.games.pikoko.course import CONFIDENCE, PLAY, SELF_BID, owner_at
from coverts.games.pikoko.feathers import FACES_ON, FIRST_FACES, HAND_SIZE, SAME_FEATHER, colour_of
from coverts.games.pikoko.rows.layout import (
    BIDS,
    CARD,
    DECK,
    FACES,
    HANDS,
    LEADER,
    LEADERS,
    MOST,
    PHASE,
    PLAYED,
    PLAYERS,
    SEAT,
    SUBJECT,
    TAKEN,
    TOKENS_LEFT,
    TRICK,
    TRUMP,
    TURNED_UP,
    UNKNOWN,
)
from coverts.games.pikoko.tricks import unfollowed
from coverts.games.row import Row
from coverts.simulate.row import drawn


def choose_casual(row: Row) -> int:
    """The decision of a player by rule of thumb."""
    if row[PHASE] == PLAY:
        return _play(row)
    if row[PHASE] == CONFIDENCE:
        best = best_places(card_worths(row[SEAT], bids_in(row), estimates_at(dealt_in(row))), SAME)
        return best[drawn(row, len(best))]
    seat = row[SEAT]
    subject = seat if row[PHASE] == SELF_BID else row[SUBJECT]
    return bid_on(subject, seat, bids_in(row), estimates_at(dealt_in(row)), row[TOKENS_LEFT + seat])


def _play(row: Row) -> int:
    seat = row[SEAT]
    believed = trusts(seat, bids_in(row), estimates_at(dealt_in(row)))
    trusted = row[CARD + seat] if row[CARD + seat] < row[PLAYERS] else UNKNOWN
    start = FACES + row[TRICK] * MOST
    plays = row[start : start + row[PLAYED]]
    found = worths(now_in(row), row[LEADER], plays, needs_in(row), believed, trusted)
    best = best_places([one[1] for one in found], SAME)
    return found[best[drawn(row, len(best))]][0]


def bids_in(row: Row) -> Rows:
    """All revealed bids."""
    players = row[PLAYERS]
    return [[row[BIDS + seat * MOST + subject] for subject in range(players)] for seat in range(players)]


def needs_in(row: Row) -> list[list[int]]:
    """How many tricks everybody still wants each peacock to take, by their bids."""
    players = row[PLAYERS]
    return [
        [row[BIDS + seat * MOST + subject] - row[TAKEN + subject] for subject in range(players)]
        for seat in range(players)
    ]


def dealt_in(row: Row) -> SeenHands:
    """The table when the round was dealt, as far as the seat can know it."""
    seat = row[SEAT]
    unseen = DECK_FACES[row[PLAYERS]] & ~FACES_ON[row[TURNED_UP]]
    hands = [0 for _ in range(row[PLAYERS])]
    for owner in range(row[PLAYERS]):
        if owner != seat:
            for place in range(HAND_SIZE):
                hands[owner] |= FACES_ON[row[DECK + HAND_SIZE * owner + place]]
            unseen &= ~hands[owner]
    return SeenHands(seat, row[TRUMP], hands, unseen, HAND_SIZE)


def now_in(row: Row) -> SeenHands:
    """The table as it stands."""
    seat = row[SEAT]
    unseen = DECK_FACES[row[PLAYERS]] & ~FACES_ON[row[TURNED_UP]]
    hands = [row[HANDS + owner] if owner != seat else 0 for owner in range(row[PLAYERS])]
    for hand in hands:
        unseen &= ~hand
    lacking = 0
    for trick in range(row[TRICK] + 1):
        under_way = trick == row[TRICK]
        leader = row[LEADER] if under_way else row[LEADERS + trick]
        first = row[FACES + trick * MOST]
        for place in range(row[PLAYED] if under_way else row[PLAYERS]):
            face = row[FACES + trick * MOST + place]
            unseen &= ~SAME_FEATHER[face]
            if owner_at(leader, place, row[PLAYERS]) == seat:
                lacking |= unfollowed(face, colour_of(first))
    hidden = size(row[HANDS + seat] & FIRST_FACES)
    return SeenHands(seat, row[TRUMP], hands, without_colours(unseen, lacking), hidden)
