"""Inputs of the playing network: thirteen features of the moment, fifteen of each face."""

from typing import Any, Final

from coverts.belief.models.sights import feather_strength, fill_strengths, pool_of, seen_by, share_hidden
from coverts.belief.models.tables import ABOVE, SHARPNESS, TOP
from coverts.games.bits import lowest, size
from coverts.games.pikoko.feathers import (
    FACES_OF,
    FIRST_FACES,
    HAND_SIZE,
    NO_COLOUR,
    SAME_FEATHER,
    colour_of,
    number_of,
)
from coverts.games.pikoko.rows.layout import (
    BEST,
    BIDS,
    HANDS,
    LED,
    MOST,
    PLAYED,
    PLAYERS,
    SEAT,
    TAKEN,
    TAKER,
    TRICK,
    TRUMP,
)
from coverts.games.pikoko.rows.plays import owner_of
from coverts.games.pikoko.tricks import beats, playable
from coverts.games.row import Row
from coverts.games.seats import left_of

MOMENT: Final = 13
"""The first inputs are the same for all faces."""

FAITH: Final = 0.5
"""How far others are expected to play for their bids; for the rest they play any feather."""

# Places in the scratch space.
STRONG: Final = 0
CHANCES: Final = 8
NEEDS: Final = 16
AFTER: Final = 24
SHARP: Final = 32


def distinct_plays(row: Row) -> int:
    """The faces that may be played, without those that come to the same.

    Of a feather that is thrown away only "trump or not" matters.
    """
    hand = row[HANDS + owner_of(row)]
    led = row[LED]
    options = playable(hand, led)
    if led == NO_COLOUR or hand & FACES_OF[led]:
        return options
    plain = options & ~FACES_OF[row[TRUMP]]
    kept = options & FACES_OF[row[TRUMP]]
    while plain:
        face = lowest(plain)
        kept |= 1 << face
        plain &= ~SAME_FEATHER[face]
    return kept


def will(needed: int, winner_needed: int) -> float:
    """How likely somebody takes a trick from its winner, when they want so many of this peacock and of the winner."""
    if needed > 0:
        return 0.8 if winner_needed > 0 else 0.9
    return 0.07 if winner_needed > 0 else 0.35


def taking(hand: int, best: int, led: int, trump: int) -> int:
    """The faces of a hand that may be played and beat the best so far."""
    options = playable(hand, led)
    if colour_of(best) == trump:
        return options & ABOVE[best]
    return options & (ABOVE[best] | FACES_OF[trump])


def hope(missing: float, tricks: int) -> float:
    """The points to hope for from a bid that lacks so many tricks beyond those expected."""
    return 2.0 / (1.0 + missing * missing / (1.0 + 2.0 * tricks))


def chance_of_one(wanted: int, among: int, drawn: int) -> float:
    """The chance that at least one wanted feather is among those drawn."""
    missed = 1.0
    for place in range(min(drawn, among)):
        missed *= max(0.0, 1.0 - wanted / (among - place))
    return 1.0 - missed


def hidden_chance(row: Row, best: int, led: int) -> float:
    """The chance that the actor's own peacock can beat the best so far: by following, or by a trump if it cannot."""
    actor = row[SEAT]
    trump = row[TRUMP]
    pool = pool_of(row, actor)
    among = size(pool & FIRST_FACES)
    drawn = size(row[HANDS + actor] & FIRST_FACES)
    follows = pool & FACES_OF[led]
    beating = size(taking(follows, best, led, trump))
    chance = chance_of_one(beating, among, drawn)
    if led != trump and trump != NO_COLOUR:
        cannot_follow = 1.0 - chance_of_one(size(follows), among, drawn)
        trumps = size(pool & FACES_OF[trump] & (ABOVE[best] if colour_of(best) == trump else -1))
        chance += cannot_follow * chance_of_one(trumps, among, drawn)
    return min(1.0, chance)


def fill_chances(row: Row, best: int, led: int, winner: int, scratch: Any) -> int:
    """The chance of each peacock to take the trick as it lies after a face; how many later ones can ruff."""
    players = row[PLAYERS]
    actor = row[SEAT]
    owner = left_of(actor, players)
    trump = row[TRUMP]
    ruffing = 0
    for seat in range(players):
        scratch[CHANCES + seat] = 0.0
    scratch[CHANCES + winner] = 1.0
    player = owner
    for _ in range(players - 1 - row[PLAYED]):
        later = left_of(player, players)
        needed = row[BIDS + player * MOST + later] - row[TAKEN + later]
        eager = will(needed, row[BIDS + player * MOST + winner] - row[TAKEN + winner])
        if later == actor:
            chance = hidden_chance(row, best, led) * eager
        else:
            hand = row[HANDS + later]
            beating = taking(hand, best, led, trump)
            if led != trump and not hand & FACES_OF[led] and hand & FACES_OF[trump]:
                ruffing += 1
            chance = 0.0
            if beating:
                chance = FAITH * eager + (1.0 - FAITH) * size(beating) / size(playable(hand, led))
                if beating == playable(hand, led):
                    chance = 1.0
        for seat in range(players):
            scratch[CHANCES + seat] *= 1.0 - chance
        scratch[CHANCES + later] += chance
        player = later
    return ruffing


def fill_moment(row: Row, inputs: Any, scratch: Any) -> None:
    """The inputs that are the same for all faces, and the needs of the actor."""
    players = row[PLAYERS]
    actor = row[SEAT]
    owner = left_of(actor, players)
    tricks = HAND_SIZE - row[TRICK]
    wanted = 0
    for seat in range(players):
        need = row[BIDS + actor * MOST + seat] - row[TAKEN + seat]
        scratch[NEEDS + seat] = need
        wanted += max(0, need)
    pressure = 0.0
    for other in range(players):
        if other != actor:
            need = row[BIDS + other * MOST + owner] - row[TAKEN + owner]
            pressure += 1.0 if need > 0 else (-1.0 if need < 0 else 0.0)
    need = scratch[NEEDS + owner]
    inputs[0] = 1.0 if row[PLAYED] == 0 else 0.0
    inputs[1] = (players - 1 - row[PLAYED]) / (players - 1)
    inputs[2] = tricks / HAND_SIZE
    inputs[3] = max(-3.0, min(3.0, need)) / 3.0
    inputs[4] = 1.0 if need == 0 else 0.0
    inputs[5] = 1.0 if need < 0 else 0.0
    inputs[6] = 0.0
    inputs[7] = 0.0
    if row[PLAYED] > 0:
        winner_need = scratch[NEEDS + row[TAKER]]
        inputs[6] = max(-3.0, min(3.0, winner_need)) / 3.0
        inputs[7] = 1.0 if winner_need > 0 else 0.0
    inputs[8] = 1.0 if row[TRUMP] == NO_COLOUR else 0.0
    inputs[9] = max(-4.0, min(4.0, wanted - tricks)) / 4.0
    inputs[10] = pressure / (players - 1)
    inputs[11] = max(-3.0, min(3.0, scratch[NEEDS + actor])) / 3.0
    inputs[12] = size(row[HANDS + owner] & FACES_OF[row[TRUMP]]) / 4.0


def fill_face(row: Row, face: int, inputs: Any, scratch: Any) -> None:
    """The inputs of one face, but for those that compare it with the others."""
    players = row[PLAYERS]
    actor = row[SEAT]
    owner = left_of(actor, players)
    hand = row[HANDS + owner]
    trump = row[TRUMP]
    tricks = HAND_SIZE - row[TRICK]
    first = row[PLAYED] == 0
    better = first or beats(face, row[BEST], trump)
    best = face if better else row[BEST]
    led = colour_of(face) if first else row[LED]
    ruffing = fill_chances(row, best, led, owner if better else row[TAKER], scratch)
    seen = seen_by(row, actor)
    pool = pool_of(row, actor)
    strength = feather_strength(SAME_FEATHER[face], seen & ~hand, pool, share_hidden(row, actor), trump)
    for seat in range(players):
        scratch[AFTER + seat] = scratch[SHARP + seat]
    scratch[AFTER + owner] = max(0.0, scratch[STRONG + owner] - strength) ** SHARPNESS
    together = 1e-9
    for seat in range(players):
        together += scratch[AFTER + seat]
    worth = 0.0
    worth_of_owner = 0.0
    worth_of_actor = 0.0
    surplus = 0.0
    for seat in range(players):
        chance = scratch[CHANCES + seat]
        missing = scratch[NEEDS + seat] - (tricks - 1) * scratch[AFTER + seat] / together
        one = chance * hope(missing - 1.0, tricks - 1) + (1.0 - chance) * hope(missing, tricks - 1)
        worth += one
        if seat == owner:
            worth_of_owner = one
            surplus = chance - missing
        if seat == actor:
            worth_of_actor = one
    outside = pool | (seen & ~hand)
    inputs[13] = number_of(face) / TOP[players]
    inputs[14] = 1.0 if colour_of(face) == trump else 0.0
    inputs[15] = 1.0 if better else 0.0
    inputs[16] = scratch[CHANCES + owner]
    inputs[17] = worth / players
    inputs[19] = worth_of_owner / 2.0
    inputs[20] = worth_of_actor / 2.0
    inputs[21] = max(-3.0, min(3.0, surplus)) / 3.0
    inputs[22] = size(ABOVE[face] & outside) / 4.0
    inputs[23] = size(hand & FACES_OF[colour_of(face)]) / 4.0
    several = SAME_FEATHER[face]
    inputs[24] = 1.0 if several & (several - 1) else 0.0
    inputs[25] = strength
    inputs[27] = ruffing / 2.0


def fill_to_come(row: Row, scratch: Any) -> None:
    """How good the peacocks will be after this trick, sharpened: the later ones give an average feather."""
    players = row[PLAYERS]
    tricks = HAND_SIZE - row[TRICK]
    later = left_of(row[SEAT], players)
    for step in range(players - 1):
        later = left_of(later, players)
        coming = step < players - 1 - row[PLAYED]
        strong = scratch[STRONG + later] * (tricks - 1) / tricks if coming else scratch[STRONG + later]
        scratch[SHARP + later] = strong**SHARPNESS


def fill_plays(row: Row, faces: Any, inputs: Any, scratch: Any) -> int:
    """All faces that the seat asked may play, with the inputs of each; their number."""
    fill_strengths(row, row[SEAT], scratch)
    fill_to_come(row, scratch)
    options = distinct_plays(row)
    number = 0
    most = -1.0
    mean = 0.0
    while options:
        face = lowest(options)
        options &= options - 1
        faces[number] = face
        if number == 0:
            fill_moment(row, inputs[0], scratch)
        else:
            for place in range(MOMENT):
                inputs[number, place] = inputs[0, place]
        fill_face(row, face, inputs[number], scratch)
        most = max(most, inputs[number, 17])
        mean += inputs[number, 25]
        number += 1
    for choice in range(number):
        inputs[choice, 18] = 8.0 * (inputs[choice, 17] - most)
        inputs[choice, 26] = inputs[choice, 25] - mean / number
    return number
