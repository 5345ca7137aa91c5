"""The one encoder of Pikoko: what a seat sees, as small numbers, becomes the tensor of `slots`.

`seeing` takes the numbers from what the rule book shows a seat, for PettingZoo, OpenSpiel and `observation_of`;
`row_observing` from a row, for the vectorised environment. Plain functions that run interpreted and compiled, so a set
has at most 62 members: the tensor comes in pieces. Sets of seats and entries by seat begin with seat 0, whoever looks.
"""

from typing import Final

from coverts.envs.pikoko.slots import WORST_ROUND, best_round, faces_in_play
from coverts.games.pikoko.bidding import TOKENS
from coverts.games.pikoko.course import OVER
from coverts.games.pikoko.feathers import COLOURS, DECK_SIZE, HAND_SIZE
from coverts.games.pikoko.rows.layout import MOST
from coverts.games.pikoko.scoring import ROUNDS

PHASES: Final = OVER + 1
BID_WIDTH: Final = TOKENS + 1
"""How many different bids there are."""
FACES: Final = tuple(faces_in_play(players) if players in DECK_SIZE else 0 for players in range(MOST + 1))
"""How many faces the deck has, by players."""


def asked(phase: int, awaited: int, subject: int, seat: int, players: int) -> int:
    """`phase`, `awaited`, `subject`: the last two are sets of seats."""
    subject_at = PHASES + players + ROUNDS + players
    return 1 << phase | turned(awaited, 1, seat, players) << PHASES | turned(subject, 1, seat, players) << subject_at


def dealt(number: int, starter: int, trump: int, seat: int, players: int) -> int:
    """`round`, `starter`, `trump`, each as a set: they are empty before the first deal."""
    at = PHASES + players
    bits = number | turned(starter, 1, seat, players) << ROUNDS | trump << ROUNDS + 2 * players
    return bits << at


def in_play(left: int, leader: int, led: int, void: int, seat: int, players: int) -> int:
    """`own_size`, from how many feathers are left; `leader`, `led` and `own_void` as sets."""
    at = PHASES + players + ROUNDS + 2 * players + COLOURS + 1
    bits = turned(leader, 1, seat, players) | led << players | void << players + COLOURS
    return (thermometer(left) | bits << HAND_SIZE) << at


def head_width(players: int) -> int:
    """How many places the slots above take, which come first."""
    return PHASES + ROUNDS + COLOURS + 1 + HAND_SIZE + 2 * COLOURS + 4 * players


def own_choice(bid: int, card: int, seat: int, players: int) -> int:
    """`own_bid`, `own_card`, both as sets."""
    return bid | cards_from(card, seat, players) << BID_WIDTH


def cards_from(cards: int, seat: int, players: int) -> int:
    """A set of confidence cards in the order of a seat's list: its own, then clockwise, and last No Confidence."""
    trusting = cards & thermometer(players)
    return turned(trusting, 1, seat, players) | cards & ~trusting


def points(number: int, rounds: int) -> int:
    """A seat's entry of `totals` or `best`: points of so many rounds, counted from the fewest there can be."""
    return thermometer(number - rounds * WORST_ROUND)


def points_width(rounds: int, players: int) -> int:
    """How many places such an entry takes."""
    return rounds * (best_round(players) - WORST_ROUND)


def bids_of(bids: int, seat: int, players: int) -> int:
    """A seat's entry of `bids`: for each peacock a one among ten places."""
    return turned(bids, BID_WIDTH, seat, players)


def turned(entries: int, width: int, seat: int, players: int) -> int:
    """An entry of so many bits for every seat, from this seat on."""
    return (entries >> seat * width | entries << (players - seat) * width) & (1 << players * width) - 1


def thermometer(number: int) -> int:
    """So many ones."""
    return (1 << number) - 1
