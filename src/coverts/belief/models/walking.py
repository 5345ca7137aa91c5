"""Replay of an observed round: the inputs of each player at each decision, and the decision made."""

from typing import Any

from coverts.belief.models.bid_inputs import fill_bid_on_other, fill_bid_on_own, fill_cards
from coverts.belief.models.play_inputs import fill_plays
from coverts.belief.seen_rows import STOCK
from coverts.games.pikoko.course import BID, CONFIDENCE, OVER, PLAY, SELF_BID
from coverts.games.pikoko.feathers import FACES_OF, SAME_FEATHER
from coverts.games.pikoko.rows.course import advance
from coverts.games.pikoko.rows.deal import open_round
from coverts.games.pikoko.rows.layout import (
    BIDS,
    CARD,
    FACES,
    HANDS,
    MOST,
    PHASE,
    PLAYED,
    PLAYERS,
    ROUND,
    SEAT,
    START,
    SUBJECT,
    TOKENS_LEFT,
    TRICK,
    TRUMP,
    TURNED_UP,
    UNKNOWN,
)
from coverts.games.pikoko.rows.plays import owner_of
from coverts.games.row import Row


def rewind(seen: Row, row: Row) -> None:
    """The round of a seen row when it had just been dealt, with the hands that `row` holds already."""
    for place in (PLAYERS, ROUND, START, TURNED_UP):
        row[place] = seen[place]
    open_round(row)


def done_in(seen: Row, row: Row) -> int:
    """What the seat that is asked did at this moment, or `UNKNOWN` if it has not been seen yet."""
    seat = row[SEAT]
    if row[PHASE] == BID:
        return seen[BIDS + seat * MOST + row[SUBJECT]]
    if row[PHASE] == SELF_BID:
        return seen[BIDS + seat * MOST + seat]
    if row[PHASE] == CONFIDENCE:
        return row[PLAYERS] if seen[BIDS] != UNKNOWN else UNKNOWN
    if row[TRICK] < seen[TRICK] or (row[TRICK] == seen[TRICK] and row[PLAYED] < seen[PLAYED]):
        return seen[FACES + row[TRICK] * MOST + row[PLAYED]]
    return UNKNOWN


def place_in(faces: Any, number: int, face: int, trump: int) -> int:
    """Which of the plays listed is this one, or comes to the same."""
    for choice in range(number):
        other = faces[choice]
        if other == face:
            return choice
    for choice in range(number):
        other = faces[choice]
        alike = (1 << other & FACES_OF[trump] != 0) == (1 << face & FACES_OF[trump] != 0)
        if SAME_FEATHER[other] >> face & 1 and alike:
            return choice
    return 0


def walk(
    seen: Row,
    hands: Any,
    row: Row,
    bids: Any,
    bid_notes: Any,
    plays: Any,
    play_notes: Any,
    cards: Any,
    card_notes: Any,
    counts: Any,
    faces: Any,
    scratch: Any,
) -> None:
    """Write down every decision of a round that has been seen, as far as it went, with these hands as they were dealt.

    A note says who decided, what, among how many; for bids also whether on one's own, for plays whose feather it was.
    Decisions with one choice are left out. `counts` gets the numbers of bids, plays and cards.
    """
    unseen = seen[STOCK]
    for seat in range(seen[PLAYERS]):
        row[HANDS + seat] = hands[seat]
        unseen &= ~hands[seat]
    row[STOCK] = unseen
    rewind(seen, row)
    for kind in range(3):
        counts[kind] = 0
    while BID <= row[PHASE] < OVER:
        action = done_in(seen, row)
        if action == UNKNOWN:
            return
        note(seen, row, action, bids, bid_notes, plays, play_notes, cards, card_notes, counts, faces, scratch)
        advance(row, action)


def note(
    seen: Row,
    row: Row,
    action: int,
    bids: Any,
    bid_notes: Any,
    plays: Any,
    play_notes: Any,
    cards: Any,
    card_notes: Any,
    counts: Any,
    faces: Any,
    scratch: Any,
) -> None:
    """Write down one decision."""
    seat = row[SEAT]
    if row[PHASE] == PLAY:
        place = counts[1]
        number = fill_plays(row, faces, plays[place], scratch)
        if number > 1:
            play_notes[place, 0] = seat
            play_notes[place, 1] = place_in(faces, number, action, row[TRUMP])
            play_notes[place, 2] = number
            play_notes[place, 3] = owner_of(row)
            counts[1] = place + 1
    elif row[PHASE] == CONFIDENCE:
        if seen[CARD + seat] != UNKNOWN:
            place = counts[2]
            card_notes[place, 0] = seat
            card_notes[place, 1] = seen[CARD + seat]
            card_notes[place, 2] = fill_cards(row, cards[place], scratch)
            counts[2] = place + 1
    elif row[TOKENS_LEFT + seat] > 0:
        place = counts[0]
        own = row[PHASE] == SELF_BID
        if own:
            fill_bid_on_own(row, bids[place], scratch)
        else:
            fill_bid_on_other(row, bids[place], scratch)
        bid_notes[place, 0] = seat
        bid_notes[place, 1] = action
        bid_notes[place, 2] = row[TOKENS_LEFT + seat] + 1
        bid_notes[place, 3] = seat if own else row[SUBJECT]
        counts[0] = place + 1


def bids_in_worlds(seen: Row, row: Row, me: int, dealt: Any, found: Any, scratch: Any) -> None:
    """What each bidder looked at when one's own peacock was bid on, in each of some worlds: `found[world, seat]`."""
    rewind(seen, row)
    while row[SUBJECT] != me:
        advance(row, done_in(seen, row))
    unseen = row[STOCK]
    for world in range(len(dealt)):
        row[HANDS + me] = dealt[world]
        row[STOCK] = unseen & ~dealt[world]
        for seat in range(row[PLAYERS]):
            if seat != me:
                row[SEAT] = seat
                fill_bid_on_other(row, found[world, seat], scratch)
