"""The layers: what may import what. They are read from the contract that lint-imports holds."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from docs.drawings.svg import arrow, box, drawing, text

PYPROJECT: Final = Path(__file__).parents[2] / "pyproject.toml"
CONTRACT: Final = "Imports point one way"

JOBS: Final = {
    "cli": "the coverts command: play, serve, simulate, arena, record …",
    "train": "opponent models learn from games",
    "arena": "bots against bots: comparisons and ratings",
    "server": "HTTP and WebSocket",
    "envs": "PettingZoo, OpenSpiel, vectors",
    "learn": "puzzles and first lessons",
    "coach": "reviews: what each decision was worth",
    "store": "the durable event log",
    "bots": "a view in, an action out",
    "belief": "posterior over the own hand",
    "solve": "POK's equilibria",
    "hall": "live tables without I/O",
    "simulate": "compiled games: rows of integers",
    "records": "game records: read, check, replay",
    "games": "the rule books: pure functions on immutable states",
    "fair": "fair deals: commitments, streams, checks",
    "registry": "every game there is, by name; those of other packages, too",
    "plugin": "what a game brings: the homes of its parts",
}
"""What each package is for, in as few words as fit a box."""

WIDTH: Final = 960
MARGIN: Final = 24
BESIDE: Final = 208
"""How wide the boxes are of what stands beside the layers."""
LEFT: Final = MARGIN + BESIDE + 44
INSIDE: Final = WIDTH - LEFT - MARGIN
HEIGHT: Final = 52
GAP: Final = 22
TOP: Final = 64


def layers() -> list[list[str]]:
    """Packages by layer, from the top; those of one layer do not know each other."""
    contracts = tomllib.loads(PYPROJECT.read_text())["tool"]["importlinter"]["contracts"]
    (contract,) = [one for one in contracts if one["name"] == CONTRACT]
    return [[name.strip().removeprefix("coverts.") for name in layer.split("|")] for layer in contract["layers"]]


def picture() -> str:
    """The drawing as SVG."""
    rows = layers()
    height = TOP + len(rows) * (HEIGHT + GAP) + 8
    described = "From the top: " + "; ".join(" and ".join(row) for row in rows)
    return drawing(WIDTH, height, "The layers of Coverts", described, _parts(rows))


def _parts(rows: list[list[str]]) -> Iterator[str]:
    yield text(LEFT, 36, "src/coverts: imports point downwards only", kind="name")
    for place, row in enumerate(rows):
        y = TOP + place * (HEIGHT + GAP)
        width = (INSIDE - GAP * (len(row) - 1)) / len(row)
        for column, name in enumerate(row):
            x = LEFT + column * (width + GAP)
            yield from _package(x, y, width, name, JOBS[name])
        if place:
            yield arrow(LEFT + INSIDE / 2, y - GAP, LEFT + INSIDE / 2, y - 3)
    yield from _beside(rows)


def _package(x: float, y: float, width: float, name: str, job: str) -> Iterator[str]:
    yield box(x, y, width, HEIGHT)
    yield text(x + 14, y + 22, name, kind="name")
    yield text(x + 14, y + 41, job, kind="faint inside")


def _beside(rows: list[list[str]]) -> Iterator[str]:
    """The page and the catalogues: files that others read, imported by nobody below."""
    x, width = MARGIN, BESIDE
    yield text(x, 36, "beside it", kind="name")
    yield from _package(x, TOP, width, "lang", "en de fr nl: every sentence")
    yield arrow(x + width, TOP + HEIGHT / 2, LEFT - 3, TOP + HEIGHT / 2)
    (at,) = [place for place, row in enumerate(rows) if "server" in row]
    y = TOP + at * (HEIGHT + GAP)
    yield from _package(x, y, width, "web", "draws views, holds no rules")
    yield arrow(x + width, y + HEIGHT / 2, LEFT - 3, y + HEIGHT / 2)
    yield text(x, y + HEIGHT + 18, "speaks to the server by messages", kind="faint")
    yield arrow(x + width / 2, TOP + HEIGHT, x + width / 2, y - 3)
