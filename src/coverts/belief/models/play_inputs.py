"""Inputs of the playing network: thirteen features of the moment, fifteen of each face."""

from typing import Final

from coverts.belief.arrays import Floats
from coverts.belief.models.heuristics import (
    ABOVE,
    SHARPNESS,
    TOP,
    beating_chance,
    eagerness,
    hidden_chance,
    promise,
    winning,
)
from coverts.belief.models.layouts import PlayInput
from coverts.belief.models.scratch import Scratch
from coverts.belief.models.sights import feather_strength, fill_strengths, pool_of, seen_by, share_hidden
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

MOMENT: Final = PlayInput.NUMBER
"""The inputs before this place are the same for all faces."""

FAITH: Final = 0.5
"""How far others are expected to play for their bids; for the rest they play any feather."""


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


def fill_chances(row: Row, best: int, led: int, winner: int, scratch: Scratch) -> int:
    """The chance of each peacock to take the trick as it lies after a face; how many later ones can ruff."""
    players = row[PLAYERS]
    actor = row[SEAT]
    owner = owner_of(row)
    trump = row[TRUMP]
    ruffing = 0
    for seat in range(players):
        scratch.takes[seat] = 0.0
    scratch.takes[winner] = 1.0
    player = owner
    for _ in range(players - 1 - row[PLAYED]):
        later = left_of(player, players)
        needed = row[BIDS + player * MOST + later] - row[TAKEN + later]
        eager = eagerness(needed, row[BIDS + player * MOST + winner] - row[TAKEN + winner])
        if later == actor:
            hidden = size(row[HANDS + actor] & FIRST_FACES)
            chance = hidden_chance(pool_of(row, actor), hidden, best, led, trump) * eager
        else:
            hand = row[HANDS + later]
            if led != trump and not hand & FACES_OF[led] and hand & FACES_OF[trump]:
                ruffing += 1
            chance = beating_chance(playable(hand, led), winning(hand, best, led, trump), eager, FAITH)
        for seat in range(players):
            scratch.takes[seat] *= 1.0 - chance
        scratch.takes[later] += chance
        player = later
    return ruffing


def fill_moment(row: Row, inputs: Floats, scratch: Scratch) -> None:
    """The inputs that are the same for all faces, and the needs of the actor."""
    players = row[PLAYERS]
    actor = row[SEAT]
    owner = owner_of(row)
    tricks = HAND_SIZE - row[TRICK]
    wanted = 0
    for seat in range(players):
        need = row[BIDS + actor * MOST + seat] - row[TAKEN + seat]
        scratch.needs[seat] = need
        wanted += max(0, need)
    pressure = 0.0
    for other in range(players):
        if other != actor:
            need = row[BIDS + other * MOST + owner] - row[TAKEN + owner]
            pressure += 1.0 if need > 0 else (-1.0 if need < 0 else 0.0)
    need = scratch.needs[owner]
    inputs[PlayInput.LEADS] = 1.0 if row[PLAYED] == 0 else 0.0
    inputs[PlayInput.PLAYERS_TO_COME] = (players - 1 - row[PLAYED]) / (players - 1)
    inputs[PlayInput.TRICKS_LEFT] = tricks / HAND_SIZE
    inputs[PlayInput.OWNER_NEED] = max(-3.0, min(3.0, need)) / 3.0
    inputs[PlayInput.OWNER_NEED_IS_MET] = 1.0 if need == 0 else 0.0
    inputs[PlayInput.OWNER_NEED_IS_EXCEEDED] = 1.0 if need < 0 else 0.0
    inputs[PlayInput.TAKER_NEED] = 0.0
    inputs[PlayInput.TAKER_NEEDS_MORE] = 0.0
    if row[PLAYED] > 0:
        winner_need = scratch.needs[row[TAKER]]
        inputs[PlayInput.TAKER_NEED] = max(-3.0, min(3.0, winner_need)) / 3.0
        inputs[PlayInput.TAKER_NEEDS_MORE] = 1.0 if winner_need > 0 else 0.0
    inputs[PlayInput.NO_TRUMP] = 1.0 if row[TRUMP] == NO_COLOUR else 0.0
    inputs[PlayInput.NEEDS_BEYOND_TRICKS] = max(-4.0, min(4.0, wanted - tricks)) / 4.0
    inputs[PlayInput.OTHERS_WANT_OWNER] = pressure / (players - 1)
    inputs[PlayInput.OWN_NEED] = max(-3.0, min(3.0, scratch.needs[actor])) / 3.0
    inputs[PlayInput.OWNER_TRUMPS] = size(row[HANDS + owner] & FACES_OF[row[TRUMP]]) / 4.0


def fill_after(row: Row, strength: float, scratch: Scratch) -> float:
    """How good the peacocks will be after a feather of this strength has been played, sharpened; all together."""
    players = row[PLAYERS]
    owner = owner_of(row)
    for seat in range(players):
        scratch.strengths_after[seat] = scratch.strengths_to_come[seat]
    scratch.strengths_after[owner] = max(0.0, scratch.strengths[owner] - strength) ** SHARPNESS
    together = 1e-9
    for seat in range(players):
        together += scratch.strengths_after[seat]
    return together


def fill_promises(row: Row, together: float, inputs: Floats, scratch: Scratch) -> None:
    """What the actor's bids promise after a play, when tricks to come are taken by strength."""
    players = row[PLAYERS]
    actor = row[SEAT]
    owner = owner_of(row)
    tricks = HAND_SIZE - row[TRICK]
    worth = 0.0
    for seat in range(players):
        chance = scratch.takes[seat]
        missing = scratch.needs[seat] - (tricks - 1) * scratch.strengths_after[seat] / together
        one = chance * promise(missing - 1.0, tricks - 1) + (1.0 - chance) * promise(missing, tricks - 1)
        worth += one
        if seat == owner:
            inputs[PlayInput.OWNER_PROMISE] = one / 2.0
            inputs[PlayInput.OWNER_SURPLUS] = max(-3.0, min(3.0, chance - missing)) / 3.0
        if seat == actor:
            inputs[PlayInput.OWN_PROMISE] = one / 2.0
    inputs[PlayInput.PROMISE] = worth / players


def fill_face(row: Row, face: int, inputs: Floats, scratch: Scratch) -> None:
    """The inputs of one face, but for those that compare it with the others."""
    players = row[PLAYERS]
    actor = row[SEAT]
    owner = owner_of(row)
    hand = row[HANDS + owner]
    trump = row[TRUMP]
    first = row[PLAYED] == 0
    better = first or beats(face, row[BEST], trump)
    best = face if better else row[BEST]
    led = colour_of(face) if first else row[LED]
    ruffing = fill_chances(row, best, led, owner if better else row[TAKER], scratch)
    seen = seen_by(row, actor)
    pool = pool_of(row, actor)
    strength = feather_strength(SAME_FEATHER[face], seen & ~hand, pool, share_hidden(row, actor), trump)
    fill_promises(row, fill_after(row, strength, scratch), inputs, scratch)
    outside = pool | (seen & ~hand)
    inputs[PlayInput.NUMBER] = number_of(face) / TOP[players]
    inputs[PlayInput.IS_TRUMP] = 1.0 if colour_of(face) == trump else 0.0
    inputs[PlayInput.IS_BEST_SO_FAR] = 1.0 if better else 0.0
    inputs[PlayInput.OWNER_TAKES] = scratch.takes[owner]
    inputs[PlayInput.HIGHER_ELSEWHERE] = size(ABOVE[face] & outside) / 4.0
    inputs[PlayInput.COLOUR_LENGTH] = size(hand & FACES_OF[colour_of(face)]) / 4.0
    several = SAME_FEATHER[face]
    inputs[PlayInput.IS_MULTICOLOURED] = 1.0 if several & (several - 1) else 0.0
    inputs[PlayInput.STRENGTH] = strength
    inputs[PlayInput.LATER_RUFFS] = ruffing / 2.0


def fill_to_come(row: Row, scratch: Scratch) -> None:
    """How good the peacocks will be after this trick, sharpened: the later ones give an average feather."""
    players = row[PLAYERS]
    tricks = HAND_SIZE - row[TRICK]
    later = left_of(row[SEAT], players)
    for step in range(players - 1):
        later = left_of(later, players)
        coming = step < players - 1 - row[PLAYED]
        strong = scratch.strengths[later] * (tricks - 1) / tricks if coming else scratch.strengths[later]
        scratch.strengths_to_come[later] = strong**SHARPNESS


def fill_plays(row: Row, inputs: Floats, scratch: Scratch) -> int:
    """All faces that the seat asked may play, in `scratch.faces`, with the inputs of each; their number."""
    fill_strengths(row, row[SEAT], scratch.strengths)
    fill_to_come(row, scratch)
    options = distinct_plays(row)
    number = 0
    most = -1.0
    mean = 0.0
    while options:
        face = lowest(options)
        options &= options - 1
        scratch.faces[number] = face
        if number == 0:
            fill_moment(row, inputs[0], scratch)
        else:
            for place in range(MOMENT):
                inputs[number, place] = inputs[0, place]
        fill_face(row, face, inputs[number], scratch)
        most = max(most, inputs[number, PlayInput.PROMISE])
        mean += inputs[number, PlayInput.STRENGTH]
        number += 1
    for choice in range(number):
        inputs[choice, PlayInput.PROMISE_BELOW_BEST] = 8.0 * (inputs[choice, PlayInput.PROMISE] - most)
        inputs[choice, PlayInput.STRENGTH_ABOVE_MEAN] = inputs[choice, PlayInput.STRENGTH] - mean / number
    return number
