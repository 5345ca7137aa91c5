"""What the tables of POK say that a player can use: offers at the start, and how games end."""

from typing import Final

from msgspec import Struct

from coverts.games.pok.counters import FULL
from coverts.games.pok.dice import BLANK, NUMBER_ON, SYMBOL_ON, THROWS
from coverts.solve.pok.shipped import shipped
from coverts.solve.pok.throws import CHANCES
from docs.plots.pok_courses import Courses

LETTERS: Final = "XYZ"
"""X is the symbol on the first die, then they are named in the order in which they are met."""


class Opening(Struct, frozen=True):
    """A kind of throw at the start, and what players who keep to the table offer."""

    throw: str
    chance: float
    """How likely it is to be thrown."""
    offers: dict[str, list[float]]
    """By players: the chances of X, Y and Z."""


class Step(Struct, frozen=True):
    """Games in which so many counters are left."""

    counters: int
    reached: float
    """How many games come by so many: often several counters go at once."""
    untouched: float
    """In how many of those there is a symbol of which nobody has handed over any."""
    dead: float
    dead_if_untouched: float
    """How many of those, and of those with such a symbol, end in the dead position."""


class Course(Struct, frozen=True):
    """How games go for some number of players."""

    players: int
    who: str
    alone: float
    shared: float
    dead: float
    """How games end: with one winner, with several, in the dead position."""
    steps: list[Step]


class Figures(Struct, frozen=True):
    """All there is to draw."""

    command: str
    openings: list[Opening]
    courses: list[Course]


def _named(dice: tuple[int, ...]) -> str | None:
    """A throw in letters, if its symbols are met in the order of the rule book: one throw of each kind."""
    met = list(dict.fromkeys(SYMBOL_ON[face] for face in dice if face != BLANK))
    if met != list(range(len(met))):
        return None
    return " ".join("–" if face == BLANK else f"{NUMBER_ON[face]}{LETTERS[SYMBOL_ON[face]]}" for face in dice)


def openings(sizes: tuple[int, ...]) -> list[Opening]:
    """Each kind of throw at the start."""
    return [Opening(name, _chance(dice), _offers(dice, sizes)) for dice in THROWS if (name := _named(dice))]


def _chance(dice: tuple[int, ...]) -> float:
    """How likely a throw of this kind is: the same with other symbols counts too."""
    pattern = _pattern(dice)
    return float(sum(chance for other, chance in zip(THROWS, CHANCES, strict=True) if _pattern(other) == pattern))


def _pattern(dice: tuple[int, ...]) -> tuple[int, ...]:
    met = list(dict.fromkeys(SYMBOL_ON[face] for face in dice if face != BLANK))
    return tuple([-1 if face == BLANK else met.index(SYMBOL_ON[face]) for face in dice])


def _offers(dice: tuple[int, ...], sizes: tuple[int, ...]) -> dict[str, list[float]]:
    return {str(players): shipped(players).offers((FULL,) * players, dice, 0) for players in sizes}


def course(players: int, who: str, courses: Courses) -> Course:
    """What all games at once come to."""
    dead = float(courses.reached @ courses.table.dead)
    steps = [_step(courses, counters) for counters in sorted(set(courses.counters.tolist()), reverse=True)]
    return Course(players, who, courses.alone, 1.0 - courses.alone - dead, dead, steps)


def _step(courses: Courses, counters: int) -> Step:
    here = courses.reached * (courses.counters == counters)
    with_one = here * courses.untouched
    reached, untouched = float(here.sum()), float(with_one.sum())
    dead, dead_if = float(here @ courses.dead), float(with_one @ courses.dead)
    return Step(counters, reached, untouched / reached, dead / reached, dead_if / untouched)
