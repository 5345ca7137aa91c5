"""The life of a bid: from a click to the four other screens."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from docs.drawings.svg import arrow, box, drawing, line, text

LANES: Final = (
    ("Ada's browser", "web/"),
    ("socket", "server/routes"),
    ("house", "server/house"),
    ("desk", "hall + games"),
    ("log", "store, SQLite"),
    ("four other screens", "web/"),
)
ADA, SOCKET, HOUSE, DESK, LOG, OTHERS = range(len(LANES))


class Stage(NamedTuple):
    """Something passes from one lane to another, or happens in one."""

    source: int
    target: int
    says: str
    code: str = ""
    secret: bool = False
    """Whether what is bid can be read from it."""


STAGES: Final = (
    Stage(ADA, SOCKET, "click on 3 tokens", '"do" … "tokens": 3', secret=True),
    Stage(SOCKET, HOUSE, "who is it? a token says", "decoded command", secret=True),
    Stage(HOUSE, DESK, "one after the other", "decide", secret=True),
    Stage(DESK, DESK, "legal? then sealed inside the state", "step", secret=True),
    Stage(DESK, HOUSE, "nothing has changed yet", "decision", secret=True),
    Stage(HOUSE, LOG, "append the entries, all or none", "COMMIT", secret=True),
    Stage(LOG, HOUSE, "they are on the disk", ""),
    Stage(HOUSE, ADA, "acknowledge", '{"type": "done"}'),
    Stage(HOUSE, DESK, "now it is so", "take up"),
    Stage(DESK, DESK, "messages for each observer", "sight: an allow-list"),
    Stage(HOUSE, ADA, "her own sight", '{"type": "sealed", … "tokens": 3}', secret=True),
    Stage(HOUSE, OTHERS, "everybody else's sight, from which nobody learns the bid", '{"type": "ready", "seat": 0}'),
    Stage(OTHERS, OTHERS, "folded into the view: a fist closes", "fold"),
    Stage(HOUSE, OTHERS, "after the last bid, by the same way: all fists open", '{"type": "bids-revealed", …}'),
)

WIDTH: Final = 1080
MARGIN: Final = 96
TOP: Final = 86
STRIDE: Final = 50


def picture() -> str:
    """The drawing as SVG."""
    described = "; ".join(f"{LANES[s.source][0]} to {LANES[s.target][0]}: {s.says}" for s in STAGES)
    return drawing(WIDTH, TOP + STRIDE * len(STAGES) + 52, "The life of a bid", described, _parts())


def _x(lane: int) -> float:
    return MARGIN + lane * (WIDTH - 2 * MARGIN) / (len(LANES) - 1)


def _parts() -> Iterator[str]:
    bottom = TOP + STRIDE * len(STAGES)
    for lane, (name, where) in enumerate(LANES):
        yield line(_x(lane), 70, _x(lane), bottom, kind="band")
        yield box(_x(lane) - 80, 18, 160, 52)
        yield text(_x(lane), 40, name, kind="name", anchor="middle")
        yield text(_x(lane), 58, where, kind="faint inside", anchor="middle")
    for place, stage in enumerate(STAGES):
        yield from _stage(stage, TOP + STRIDE * place + 30)
    yield arrow(MARGIN - 80, bottom + 26, MARGIN - 30, bottom + 26, secret=True)
    yield text(MARGIN - 20, bottom + 31, "carries the bid", kind="faint")
    yield arrow(MARGIN + 90, bottom + 26, MARGIN + 140, bottom + 26)
    yield text(MARGIN + 150, bottom + 31, "tells nothing about it, until all fists open", kind="faint")


def _stage(stage: Stage, y: float) -> Iterator[str]:
    start, end = _x(stage.source), _x(stage.target)
    if stage.source == stage.target:
        is_last = stage.source == len(LANES) - 1
        x, anchor = (start - 12, "end") if is_last else (start + 12, "start")
        yield f'<circle cx="{start:g}" cy="{y - 4:g}" r="5" class="{"secret-tip" if stage.secret else "tip"}"/>'
        yield text(x, y - 7, stage.says, kind="faint", anchor=anchor)
        yield text(x, y + 8, stage.code, kind="code", anchor=anchor)
        return
    middle = (start + end) / 2
    yield arrow(start, y, end - (3 if end > start else -3), y, secret=stage.secret)
    yield text(middle, y - 7, stage.says, kind="faint", anchor="middle")
    yield text(middle, y + 15, stage.code, kind="code", anchor="middle")
