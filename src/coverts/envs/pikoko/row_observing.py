"""What the asked seat observes of a game that is a row of numbers: the tensor of `slots`, written place by place.

Plain functions that run interpreted and compiled. Of the hands they read those of the others, of the cards one's own.
"""

from typing import Any, Final

from coverts.envs.pikoko.slots import WORST_ROUND, pikoko_layout
from coverts.games.bits import lowest
from coverts.games.pikoko.bidding import TOKENS
from coverts.games.pikoko.feathers import FACES_ON, HAND_SIZE, colour_of
from coverts.games.pikoko.scoring import ROUNDS
from coverts.simulate.pikoko.course import legal
from coverts.simulate.pikoko.layout import (
    BEST_ROUNDS,
    BID,
    BIDS,
    CARD,
    CONFIDENCE,
    FACES,
    HANDS,
    LEADER,
    LEADERS,
    LEFT,
    MOST,
    PHASE,
    PLAY,
    PLAYED,
    PLAYERS,
    ROUND,
    SEAT,
    START,
    SUBJECT,
    TAKEN,
    TOTALS,
    TRICK,
    TRUMP,
    TURNED_UP,
)
from coverts.simulate.row import Row

_NAMES: Final = [slot.name for slot in pikoko_layout(MOST).slots]
AWAITED: Final = _NAMES.index("awaited")
ROUND_AT: Final = _NAMES.index("round")
STARTER_AT: Final = _NAMES.index("starter")
SUBJECT_AT: Final = _NAMES.index("subject")
TURNED_UP_AT: Final = _NAMES.index("turned_up")
TRUMP_AT: Final = _NAMES.index("trump")
HANDS_AT: Final = _NAMES.index("hands")
OWN_SIZE_AT: Final = _NAMES.index("own_size")
LEADER_AT: Final = _NAMES.index("leader")
LED_AT: Final = _NAMES.index("led")
TRICK_AT: Final = _NAMES.index("trick")
PLAYED_AT: Final = _NAMES.index("played")
VOID_AT: Final = _NAMES.index("own_void")
TAKEN_AT: Final = _NAMES.index("taken")
TOKENS_AT: Final = _NAMES.index("tokens")
BIDS_AT: Final = _NAMES.index("bids")
CARD_AT: Final = _NAMES.index("own_card")
TOTALS_AT: Final = _NAMES.index("totals")
BEST_AT: Final = _NAMES.index("best")

WIDTH: Final = TOKENS + 1


def steps_from(observer: int, seat: int, players: int) -> int:
    """How many seats clockwise from the observer. Dividing would take longer than all the rest."""
    return seat - observer if seat >= observer else seat - observer + players


def seat_after(seat: int, steps: int, players: int) -> int:
    """The seat so many steps clockwise."""
    return seat + steps if seat + steps < players else seat + steps - players


def observe_row(row: Row, at: Any, seen: Any) -> None:
    """Write what the asked seat observes; `at` says where each slot begins."""
    players, observer = row[PLAYERS], row[SEAT]
    for place in range(len(seen)):
        seen[place] = 0
    seen[row[PHASE]] = 1
    seen[at[ROUND_AT] + row[ROUND] - 1] = 1
    seen[at[STARTER_AT] + steps_from(observer, row[START], players)] = 1
    seen[at[TRUMP_AT] + row[TRUMP]] = 1
    write_set(FACES_ON[row[TURNED_UP]], at[TURNED_UP_AT], seen)
    faces = at[TRUMP_AT] - at[TURNED_UP_AT]
    for step in range(1, players):
        write_set(row[HANDS + seat_after(observer, step, players)], at[HANDS_AT] + (step - 1) * faces, seen)
    for step in range(players):
        write_seat(row, seat_after(observer, step, players), step, at, seen)
    if row[PHASE] == PLAY:
        write_tricks(row, at, faces, seen)
    else:
        write_fists(row, at, seen)


def write_set(bits: int, first: int, seen: Any) -> None:
    """A set of faces, or of actions."""
    while bits:
        seen[first + lowest(bits)] = 1
        bits &= bits - 1


def write_up_to(number: int, first: int, seen: Any) -> None:
    """A thermometer."""
    for place in range(first, first + number):
        seen[place] = 1


def write_seat(row: Row, seat: int, step: int, at: Any, seen: Any) -> None:
    """Everybody's bids, tokens, tricks and points; the seat is so many steps from the observer."""
    players, observer = row[PLAYERS], row[SEAT]
    span = 2 * players + 3 - WORST_ROUND
    for on in range(players):
        bid = row[BIDS + seat * MOST + seat_after(observer, on, players)]
        if bid >= 0:
            seen[at[BIDS_AT] + (step * players + on) * WIDTH + bid] = 1
    write_up_to(row[LEFT + seat], at[TOKENS_AT] + step * TOKENS, seen)
    write_up_to(row[TAKEN + seat], at[TAKEN_AT] + step * HAND_SIZE, seen)
    write_up_to(row[TOTALS + seat] - ROUNDS * WORST_ROUND, at[TOTALS_AT] + step * ROUNDS * span, seen)
    if row[ROUND] > 1:
        write_up_to(row[BEST_ROUNDS + seat] - WORST_ROUND, at[BEST_AT] + step * span, seen)


def write_fists(row: Row, at: Any, seen: Any) -> None:
    """Whose fists are still open: seats close theirs in ascending order."""
    players, observer = row[PLAYERS], row[SEAT]
    write_up_to(HAND_SIZE, at[OWN_SIZE_AT], seen)
    for seat in range(observer, players):
        seen[at[AWAITED] + seat - observer] = 1
    if row[PHASE] == BID:
        subject = steps_from(observer, row[SUBJECT], players)
        seen[at[SUBJECT_AT] + subject] = 1
        seen[at[AWAITED] + subject] = 0


def write_tricks(row: Row, at: Any, faces: int, seen: Any) -> None:
    """The tricks of the round, the one under way last, and one's own card."""
    players, observer = row[PLAYERS], row[SEAT]
    seen[at[AWAITED]] = 1
    seen[at[LEADER_AT] + steps_from(observer, row[LEADER], players)] = 1
    card = row[CARD + observer]
    seen[at[CARD_AT] + (players if card == players else steps_from(observer, card, players))] = 1
    left = HAND_SIZE - row[TRICK]
    for trick in range(row[TRICK] + 1):
        under_way = trick == row[TRICK]
        number = row[PLAYED] if under_way else players
        leader = row[LEADER] if under_way else row[LEADERS + trick]
        owner = steps_from(observer, leader, players)
        led = colour_of(row[FACES + trick * MOST])
        if under_way and number:
            seen[at[LED_AT] + led] = 1
        for place in range(number):
            face = row[FACES + trick * MOST + place]
            owner = owner + 1 if owner + 1 < players else 0
            seen[at[PLAYED_AT] + owner * faces + face] = 1
            if under_way:
                seen[at[TRICK_AT] + owner * faces + face] = 1
            if owner == 0 and colour_of(face) != led:
                seen[at[VOID_AT] + led] = 1
            if owner == 0 and under_way:
                left -= 1
    write_up_to(left, at[OWN_SIZE_AT], seen)


def mask_row(row: Row, mask: Any) -> None:
    """Write which numbers of actions are legal for the asked seat."""
    for place in range(len(mask)):
        mask[place] = 0
    write_set(legal(row), first_number(row), mask)


def first_number(row: Row) -> int:
    """The number of the first action of this phase."""
    if row[PHASE] == PLAY:
        return WIDTH + row[PLAYERS] + 1
    return WIDTH if row[PHASE] == CONFIDENCE else 0
