"""What every level of bot decides at POK, told in plain text.

A decision depends on chance, so each level is asked several times with numbers that are the same for ever: the letters
say which symbol it offered each time. Where the game is solved, the table's own chances stand there to the last bit.
"""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from coverts.bots.bot import random_legal
from coverts.bots.levels import LEVELS, bot_for
from coverts.games.contract import Act, Awaits, Over
from coverts.games.pok import POK, DieFace, Options, State, Symbol, Throw, View
from coverts.solve.pok.shipped import SIZES, shipped
from tests.golden.golden import numbers, written

ASKED = 12
"""How often each level decides at one place: enough to notice a mix that has moved."""

NEARLY_DEAD = ("BBG", "BB", "BB", "BB", "BB", "BB", "BB")
"""One counter away from the dead position of K8."""
NEARLY_WON = ("BG", "GGR", "BR", "BBGGRR", "GR", "BBR", "RR")
THROWS = ("1B 2G -", "1R - 3B")


class Place(NamedTuple):
    """Where a seat decides: the table, the seat, and what the seat saw when the earlier rounds had ended."""

    name: str
    state: State
    seat: int
    past: tuple[View, ...]


def decisions(players: int) -> Iterator[str]:
    """All places of a table of this size, line by line."""
    for place in places(players):
        yield from _at(place)


def places(players: int) -> Iterator[Place]:
    """Some of a whole game: early, in the middle, at its end; one after missed rounds; and some that are set up."""
    game = list(_watched(players))
    for name, at in (("first round", 0), ("early", len(game) // 4), ("late", len(game) // 2), ("last round", -1)):
        yield game[at]._replace(name=name)
    middle = game[len(game) // 2]
    yield middle._replace(name="late, having missed the first rounds", past=middle.past[2:])
    for throw in THROWS:
        yield Place("nearly won", _laid_out(NEARLY_WON[:players], throw), 0, ())
        yield Place("nearly dead", _laid_out(NEARLY_DEAD[:players], throw), 0, ())


def _watched(players: int) -> Iterator[Place]:
    """Every closed fist of a random game without the memory aid."""
    draw = numbers(players)
    past: list[list[View]] = [[] for _ in range(players)]
    state = POK.start(Options(players))
    while not isinstance(prompt := POK.prompt(state), Over):
        if isinstance(prompt, Awaits):
            seat = prompt.seats[0]
            yield Place("", state, seat, tuple(past[seat]))
            state = POK.step(state, Act(seat, random_legal.choose(POK.view(state, seat), draw))).state
        else:
            for seat, seen in enumerate(past):
                seen.append(POK.view(state, seat))
            state = POK.step(state, POK.outcome(state, draw)).state


def _laid_out(counters: tuple[str, ...], throw: str) -> State:
    """A table with the memory aid where everybody holds this and the dice show that."""
    holdings = tuple(sum(1 << 2 * Symbol(letter).index for letter in held) for held in counters)
    start = POK.start(Options(len(counters), memory_aid=True))
    return POK.step(replace(start, holdings=holdings), Throw(tuple(DieFace(face) for face in throw.split()))).state


def _at(place: Place) -> Iterator[str]:
    state, seat = place.state, place.seat
    holdings = ["".join(map(str, state.counters(who))) for who in range(state.players)]
    yield f"\n{place.name}: dice {written(state.die_faces)}, left {written(holdings)}, seat {seat} decides"
    for level in LEVELS:
        draw, bot, view = numbers(1), bot_for(POK.name, level), POK.view(state, seat)
        chosen = [bot.choose(view, draw, place.past).symbol for _ in range(ASKED)]
        yield f"  {level:6} {''.join(map(str, chosen))}"
    if state.players in SIZES:
        table = shipped(state.players)
        for who in range(state.players):
            offers = [chance.hex() for chance in table.offers(state.holdings, state.dice, who)]
            yield f"  table, seat {who}: {written(offers)}; worth {table.value(state.holdings, who).hex()}"
