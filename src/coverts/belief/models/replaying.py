"""Replay of an observed round: the inputs of each player at each decision, and the decision made."""

from enum import IntEnum
from typing import NamedTuple

from coverts.belief.arrays import Floats, Ints
from coverts.belief.models.bid_inputs import fill_bid_on_other, fill_bid_on_own, fill_cards
from coverts.belief.models.play_inputs import fill_plays
from coverts.belief.models.scratch import Scratch
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


def place_in(faces: Ints, number: int, face: int, trump: int) -> int:
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


class Note(IntEnum):
    """What is noted of a decision, by column."""

    SEAT = 0
    """Who decided."""
    MADE = 1
    """Which of the choices: a bid, a card, or the place of a play among those that may be made."""
    CHOICES = 2
    """Among how many."""
    WHOSE = 3
    """On whose peacock it was bid, or whose feather was played; of cards nothing is noted here."""


class Counted(IntEnum):
    """How many decisions of each kind have been noted, by place."""

    BIDS = 0
    PLAYS = 1
    CARDS = 2


class Notes(NamedTuple):
    """The decisions of one round: what the players looked at, [decision, …, input], and notes [decision, `Note`]."""

    bids: Floats
    bid_notes: Ints
    plays: Floats
    play_notes: Ints
    cards: Floats
    card_notes: Ints
    counts: Ints
    """[`Counted`]"""


def replay_round(seen: Row, hands: Ints, row: Row, notes: Notes, scratch: Scratch) -> None:
    """Write down every decision of a round that has been seen, as far as it went, with these hands as they were dealt.

    Decisions with one choice are left out.
    """
    unseen = seen[STOCK]
    for seat in range(seen[PLAYERS]):
        row[HANDS + seat] = hands[seat]
        unseen &= ~hands[seat]
    row[STOCK] = unseen
    rewind(seen, row)
    for kind in range(len(notes.counts)):
        notes.counts[kind] = 0
    while BID <= row[PHASE] < OVER:
        action = done_in(seen, row)
        if action == UNKNOWN:
            return
        note(seen, row, action, notes, scratch)
        advance(row, action)


def note(seen: Row, row: Row, action: int, notes: Notes, scratch: Scratch) -> None:
    """Write down one decision."""
    seat = row[SEAT]
    if row[PHASE] == PLAY:
        note_play(row, action, notes, scratch)
    elif row[PHASE] == CONFIDENCE:
        if seen[CARD + seat] != UNKNOWN:
            note_card(row, seen[CARD + seat], notes, scratch)
    elif row[TOKENS_LEFT + seat] > 0:
        note_bid(row, action, notes, scratch)


def note_play(row: Row, action: int, notes: Notes, scratch: Scratch) -> None:
    """Write down a play, if there was a choice."""
    place = notes.counts[Counted.PLAYS]
    number = fill_plays(row, notes.plays[place], scratch)
    if number > 1:
        notes.play_notes[place, Note.SEAT] = row[SEAT]
        notes.play_notes[place, Note.MADE] = place_in(scratch.faces, number, action, row[TRUMP])
        notes.play_notes[place, Note.CHOICES] = number
        notes.play_notes[place, Note.WHOSE] = owner_of(row)
        notes.counts[Counted.PLAYS] = place + 1


def note_card(row: Row, card: int, notes: Notes, scratch: Scratch) -> None:
    """Write down a confidence card."""
    place = notes.counts[Counted.CARDS]
    notes.card_notes[place, Note.SEAT] = row[SEAT]
    notes.card_notes[place, Note.MADE] = card
    notes.card_notes[place, Note.CHOICES] = fill_cards(row, notes.cards[place], scratch)
    notes.counts[Counted.CARDS] = place + 1


def note_bid(row: Row, action: int, notes: Notes, scratch: Scratch) -> None:
    """Write down a bid."""
    place = notes.counts[Counted.BIDS]
    seat = row[SEAT]
    own = row[PHASE] == SELF_BID
    if own:
        fill_bid_on_own(row, notes.bids[place], scratch)
    else:
        fill_bid_on_other(row, notes.bids[place], scratch)
    notes.bid_notes[place, Note.SEAT] = seat
    notes.bid_notes[place, Note.MADE] = action
    notes.bid_notes[place, Note.CHOICES] = row[TOKENS_LEFT + seat] + 1
    notes.bid_notes[place, Note.WHOSE] = seat if own else row[SUBJECT]
    notes.counts[Counted.BIDS] = place + 1


def bids_in_worlds(seen: Row, row: Row, me: int, dealt: Ints, found: Floats, scratch: Scratch) -> None:
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
