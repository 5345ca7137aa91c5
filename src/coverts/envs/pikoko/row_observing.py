"""What the asked seat observes of a game that is a row of numbers: the tensor of `slots`, slot after slot.

Plain functions that run interpreted and compiled. Of the hands they read those of the others, of the cards one's own.
Each writes its slots from a place on and returns the place after them, and chooses between values instead of branching:
so a machine writes all of it at full speed.
"""

from typing import Any, Final

from coverts.envs.pikoko.row_memory import BIDDEN, LYING, PLAYED_FACES, TURNED_UP_FACES, VOID, WIDTH
from coverts.envs.pikoko.slots import WORST_ROUND, best_round, faces_in_play
from coverts.games.pikoko.bidding import TOKENS
from coverts.games.pikoko.course import BID, CONFIDENCE, OVER, PLAY
from coverts.games.pikoko.feathers import COLOURS, DECK_SIZE, HAND_SIZE, NO_COLOUR
from coverts.games.pikoko.rows.layout import (
    BEST_ROUNDS,
    CARD,
    HANDS,
    LEADER,
    LED,
    MOST,
    PHASE,
    ROUND,
    SEAT,
    SEAT_BITS,
    START,
    SUBJECT,
    TAKEN,
    TOKENS_LEFT,
    TOTALS,
    TRICK,
    TRUMP,
)
from coverts.games.pikoko.scoring import ROUNDS
from coverts.games.row import Row
from coverts.simulate.planes import spread, spread_over

FACES_AT: Final = tuple(faces_in_play(players) if players in DECK_SIZE else 0 for players in range(MOST + 1))
"""How many faces the deck has, by players."""


def steps_from(observer: int, seat: int, players: int) -> int:
    """How many seats clockwise from the observer. Dividing would take longer than all the rest."""
    return seat - observer if seat >= observer else seat - observer + players


def seat_after(seat: int, steps: int, players: int) -> int:
    """The seat so many steps clockwise."""
    return (seat + steps if seat + steps < players else seat + steps - players) & SEAT_BITS


def up_to(number: int) -> int:
    """A thermometer."""
    return (1 << number) - 1


def observe_row(row: Row, players: int, seen: Any, at: int) -> None:
    """Write what the asked seat observes, from a place on."""
    observer, faces = row[SEAT] & SEAT_BITS, FACES_AT[players]
    at = write_table(row, players, observer, seen, at)
    at = write_own_choice(row, players, observer, seen, at)
    at = write_numbers(row, players, observer, seen, at)
    at = write_bids(row, players, observer, seen, at)
    write_faces(row, players, faces, observer, seen, at)


def write_table(row: Row, players: int, observer: int, seen: Any, at: int) -> int:
    """`phase` to `own_void`. Seats close their fists in ascending order."""
    phase = row[PHASE]
    plays = 1 if phase == PLAY else 0
    subject = (1 if phase == BID else 0) << steps_from(observer, row[SUBJECT], players)
    bits, width = 1 << phase, OVER + 1
    bits |= (1 if plays else up_to(players - observer) & ~subject) << width
    width += players
    bits |= 1 << width + row[ROUND] - 1
    width += ROUNDS
    bits |= 1 << width + steps_from(observer, row[START], players)
    width += players
    bits |= subject << width
    width += players
    bits |= 1 << width + row[TRUMP]
    width += COLOURS + 1
    bits |= up_to(HAND_SIZE - row[TRICK] - (1 if row[LYING + observer] else 0)) << width
    width += HAND_SIZE
    bits |= plays << width + steps_from(observer, row[LEADER], players)
    width += players
    bits |= (1 << row[LED] if plays and row[LED] != NO_COLOUR else 0) << width
    width += COLOURS
    bits |= row[VOID + observer] << width
    return spread_over(bits, width + COLOURS, seen, at)


def write_own_choice(row: Row, players: int, observer: int, seen: Any, at: int) -> int:
    """`own_bid`, `own_card`: whoever is asked has not closed a fist, and has a card when tricks are played."""
    card = row[CARD + observer]
    place = players if card == players else steps_from(observer, card, players)
    own_card = 1 << WIDTH + place if row[PHASE] == PLAY else 0
    return spread_over(own_card, WIDTH + players + 1, seen, at)


def write_numbers(row: Row, players: int, observer: int, seen: Any, at: int) -> int:
    """`taken`, `tokens`, `totals`, `best`."""
    span = best_round(players) - WORST_ROUND
    taken, tokens, seat = 0, 0, observer
    for step in range(players):
        taken |= up_to(row[TAKEN + seat]) << step * HAND_SIZE
        tokens |= up_to(row[TOKENS_LEFT + seat]) << step * TOKENS
        seat = seat_after(seat, 1, players)
    at = spread_over(taken, players * HAND_SIZE, seen, at)
    at = spread_over(tokens, players * TOKENS, seen, at)
    for _ in range(players):
        at = spread_over(up_to(row[TOTALS + seat] - ROUNDS * WORST_ROUND), ROUNDS * span, seen, at)
        seat = seat_after(seat, 1, players)
    for _ in range(players):
        best = row[BEST_ROUNDS + seat] - WORST_ROUND if row[ROUND] > 1 else 0
        at = spread_over(up_to(best), span, seen, at)
        seat = seat_after(seat, 1, players)
    return at


def write_bids(row: Row, players: int, observer: int, seen: Any, at: int) -> int:
    """`bids`: as they stand in the row, turned so that the observer comes first."""
    seat, width = observer, players * WIDTH
    for _ in range(players):
        bids = row[BIDDEN + seat]
        turned = bids >> observer * WIDTH | bids << (players - observer) * WIDTH
        at = spread_over(turned & up_to(width), width, seen, at)
        seat = seat_after(seat, 1, players)
    return at


def write_faces(row: Row, players: int, faces: int, observer: int, seen: Any, at: int) -> int:
    """`turned_up`, `hands` of the others, `trick`, `played`."""
    at = spread_over(row[TURNED_UP_FACES], faces, seen, at)
    seat = observer
    for _ in range(players - 1):
        seat = seat_after(seat, 1, players)
        at = spread_over(row[HANDS + seat], faces, seen, at)
    seat = observer
    for _ in range(players):
        at = spread_over(row[LYING + seat], faces, seen, at)
        seat = seat_after(seat, 1, players)
    for _ in range(players - 1):
        at = spread_over(row[PLAYED_FACES + seat], faces, seen, at)
        seat = seat_after(seat, 1, players)
    # What follows is the next game's.
    return spread(row[PLAYED_FACES + seat], faces, seen, at)


def write_mask(row: Row, players: int, legal: int, mask: Any, at: int) -> None:
    """Write which numbers of actions are legal for the asked seat, from a place on."""
    phase = row[PHASE]
    at = spread(legal if phase < CONFIDENCE else 0, WIDTH, mask, at)
    at = spread(legal if phase == CONFIDENCE else 0, players + 1, mask, at)
    spread(legal if phase == PLAY else 0, FACES_AT[players], mask, at)


def first_number(row: Row, players: int) -> int:
    """The number of the first action of this phase."""
    if row[PHASE] == PLAY:
        return WIDTH + players + 1
    return WIDTH if row[PHASE] == CONFIDENCE else 0
