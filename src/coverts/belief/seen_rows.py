"""Observation rows: rows that hold what one seat sees, and nothing else.

A seen row is a row of the simulator with one place more, the feathers that may be anywhere. What the seat does not know
is not in it: its own peacock is empty, other fists and confidence cards are unknown, and there is no deck.
"""

from collections.abc import Sequence
from typing import Final

from coverts.games.contract import Awaits
from coverts.games.pikoko import Confidence, OpenHand, Phase, View
from coverts.games.pikoko.course import OVER, PLAY, owner_at, place_of, subject_of
from coverts.games.pikoko.events import sees_peacock
from coverts.games.pikoko.feathers import DECK_SIZE, FACES_ON, HAND_SIZE, NO_COLOUR, SAME_FEATHER
from coverts.games.pikoko.rows.layout import (
    BEST_ROUNDS,
    BIDS,
    CARD,
    FACES,
    HANDS,
    LEADER,
    LEADERS,
    LED,
    MOST,
    PHASE,
    PLAYED,
    PLAYERS,
    ROUND,
    SEALED,
    SEAT,
    SIZE,
    START,
    SUBJECT,
    TAKEN,
    TIE,
    TOKENS_LEFT,
    TOTALS,
    TRICK,
    TRUMP,
    TURN,
    TURNED_UP,
    UNKNOWN,
)
from coverts.games.pikoko.rows.plays import lay
from coverts.games.pikoko.state import PHASES
from coverts.games.seats import right_of

STOCK: Final = SIZE
"""The place after a row's last: feathers that nobody has been seen to hold or play.

In a seen row these are the undealt ones and those on one's own peacock. Once a world has been laid out they are the
undealt ones alone.
"""

SEEN_SIZE: Final = SIZE + 1

DECK_FACES: Final = tuple(sum(FACES_ON[: DECK_SIZE.get(players, 0)]) for players in range(MOST + 1))
"""All faces in play, by players."""


def seen_row(view: View) -> list[int]:
    """What the observer of a view, which must be a seat, sees of the round under way or of the one that has ended."""
    assert isinstance(view.observer, int)
    players = view.options.players
    row = _empty(players)
    row[TIE] = view.options.start_token_tie.code
    row[SEAT] = view.observer
    row[ROUND] = view.round
    if view.turned_up is not None:
        row[TURNED_UP] = view.turned_up.index
    row[TRUMP] = NO_COLOUR if view.trump is None else view.trump.index
    for seat in range(players):
        hand = view.hands[seat]
        if isinstance(hand, OpenHand):
            row[HANDS + seat] = sum([FACES_ON[feather.index] for feather in hand.feathers])
        row[TOKENS_LEFT + seat] = view.tokens[seat]
        row[TAKEN + seat] = view.taken[seat]
        row[TOTALS + seat] = view.totals[seat]
        row[BEST_ROUNDS + seat] = max([score.scores[seat] for score in view.scores], default=0)
        for subject in range(players):
            bid = view.bids[seat][subject]
            row[BIDS + seat * MOST + subject] = UNKNOWN if bid is None else bid
    _take_tricks(row, view)
    _take_prompt(row, view)
    row[STOCK] = _unseen(row)
    return row


def _empty(players: int) -> list[int]:
    row = [0] * SEEN_SIZE
    row[PLAYERS] = players
    row[LED] = NO_COLOUR
    for seat in range(MOST):
        row[SEALED + seat] = UNKNOWN
        row[CARD + seat] = UNKNOWN
    for place in range(BIDS, BIDS + MOST * MOST):
        row[place] = UNKNOWN
    return row


def _take_tricks(row: list[int], view: View) -> None:
    row[TRICK] = len(view.tricks)
    for number, trick in enumerate(view.tricks):
        row[LEADERS + number] = trick.first
        for place, face in enumerate(trick.plays):
            row[FACES + number * MOST + place] = face.index
    # When a round has ended the view names the next starter: this one's opened the first trick.
    starter = view.tricks[0].first if view.tricks else view.starter
    row[START] = 0 if starter is None else starter
    if view.trick is not None:
        row[LEADER] = view.trick.first
        _lay_trick(row, [face.index for face in view.trick.plays])


def _lay_trick(row: list[int], faces: Sequence[int]) -> None:
    """The trick under way, face by face."""
    for place, face in enumerate(faces):
        lay(row, face, owner_at(row[LEADER], place, row[PLAYERS]))


def _take_prompt(row: list[int], view: View) -> None:
    players = row[PLAYERS]
    row[PHASE] = PHASES.index(Phase(view.prompt.kind)) if isinstance(view.prompt, Awaits) else OVER
    if row[PHASE] == PLAY:
        card = view.confidence[row[SEAT]]
        assert isinstance(card, Confidence)
        row[CARD + row[SEAT]] = players if card.seat is None else card.seat
    row[SUBJECT] = row[START]
    for turn in range(players):
        subject = subject_of(turn, row[START], players)
        if not was_bid_on(row, subject):
            row[SUBJECT] = subject
            break
        row[TURN], row[SUBJECT] = turn + 1, subject


def was_bid_on(row: Sequence[int], subject: int) -> bool:
    """Whether the bids on a peacock have been revealed: that of any seat but its owner tells."""
    return row[BIDS + right_of(subject, row[PLAYERS]) * MOST + subject] != UNKNOWN


def _unseen(row: Sequence[int]) -> int:
    faces = DECK_FACES[row[PLAYERS]] & ~FACES_ON[row[TURNED_UP]]
    for seat in range(row[PLAYERS]):
        faces &= ~row[HANDS + seat]
    for face in faces_played(row):
        faces &= ~SAME_FEATHER[face]
    return faces


def faces_played(row: Sequence[int]) -> list[int]:
    """All faces played in the round, in order."""
    players = row[PLAYERS]
    whole = [row[FACES + trick * MOST + place] for trick in range(row[TRICK]) for place in range(players)]
    return whole + [row[FACES + row[TRICK] * MOST + place] for place in range(row[PLAYED])]


def plays_of(row: Sequence[int], owner: int) -> list[tuple[int, int]]:
    """The faces that have been played from one peacock, each with the first face of its trick."""
    players, found = row[PLAYERS], []
    for trick in range(min(row[TRICK] + 1, HAND_SIZE)):
        under_way = trick == row[TRICK]
        leader = row[LEADER] if under_way else row[LEADERS + trick]
        place = place_of(owner, leader, players)
        if not under_way or place < row[PLAYED]:
            found.append((row[FACES + trick * MOST + place], row[FACES + trick * MOST]))
    return found


def seen_from(row: Sequence[int], seat: int) -> list[int]:
    """What a seat sees of a whole row of the simulator, in which anything may be left over from earlier rounds."""
    players = int(row[PLAYERS])
    seen = _empty(players)
    for place in (TIE, PHASE, ROUND, START, TURNED_UP, TRUMP, TURN, SUBJECT, TRICK):
        seen[place] = int(row[place])
    seen[SEAT] = seat
    for owner in range(players):
        seen[HANDS + owner] = int(row[HANDS + owner]) if sees_peacock(seat, owner) else 0
    for first in (TOKENS_LEFT, TAKEN, TOTALS, BEST_ROUNDS):
        seen[first : first + players] = [int(number) for number in row[first : first + players]]
    seen[BIDS : BIDS + players * MOST] = [int(number) for number in row[BIDS : BIDS + players * MOST]]
    for number in range(seen[TRICK]):
        seen[LEADERS + number] = int(row[LEADERS + number])
        _copy_trick(row, seen, number, players)
    if seen[TRICK]:
        seen[START] = seen[LEADERS]
    if seen[PHASE] == PLAY:
        seen[CARD + seat] = int(row[CARD + seat])
        seen[LEADER] = int(row[LEADER])
        first = FACES + seen[TRICK] * MOST
        _lay_trick(seen, [int(face) for face in row[first : first + row[PLAYED]]])
    seen[STOCK] = _unseen(seen)
    return seen


def _copy_trick(row: Sequence[int], seen: list[int], number: int, plays: int) -> None:
    for place in range(FACES + number * MOST, FACES + number * MOST + plays):
        seen[place] = int(row[place])
