"""Bots for tests: they are named as `tests.arena.company:…`."""

from typing import Any

from coverts.arena import Setting
from coverts.bots.bot import AnyView, Past
from coverts.games.contract import Draw

POK, PIKOKO = Setting(game="pok", players=3), Setting(game="pikoko", players=3)


class Listener:
    """Takes the first action there is, and writes down what it was given."""

    def __init__(self) -> None:
        self.heard: list[tuple[AnyView, tuple[int, ...], Past]] = []

    def choose(self, view: AnyView, draw: Draw, past: Past = ()) -> Any:
        self.heard.append((view, tuple(draw(1000) for _ in range(3)), past))
        return view.legal[0]


class Greedy:
    """Draws more numbers than it needs, and more at some seats than at others."""

    def choose(self, view: AnyView, draw: Draw, past: Past = ()) -> Any:
        for _ in range(len(view.legal) * 5):
            draw(7)
        return view.legal[draw(len(view.legal))]


class Cheat:
    def choose(self, view: AnyView, draw: Draw, past: Past = ()) -> Any:
        return "everything"


class Stumbler:
    def choose(self, view: AnyView, draw: Draw, past: Past = ()) -> Any:
        raise ZeroDivisionError("oh")


class Slow:
    """Needs to get ready, and knows how often it was asked to."""

    def __init__(self) -> None:
        self.asked = 0

    def ready(self) -> None:
        self.asked += 1

    def choose(self, view: AnyView, draw: Draw, past: Past = ()) -> Any:
        assert self.asked
        return view.legal[0]


def greedy() -> Greedy:
    return Greedy()


ready_made = Greedy()
not_a_bot = 7
