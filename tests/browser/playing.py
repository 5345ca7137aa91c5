"""People who play: any legal move, made by hand."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

from tests.browser.at_table import TablePage
from tests.browser.people import until as until_seen
from tests.browser.words import feather_of

Choose = Callable[[Any], Any]
T = TypeVar("T", bound=TablePage)


class Anybody:
    """Chooses any legal move, but bids with moderation."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def __call__(self, view: Any) -> Any:
        legal = view["legal"]
        if legal[0]["type"] == "bid":
            legal = [action for action in legal if action["tokens"] <= 4]
        return self.random.choice(legal)


async def play_on(table: TablePage, choose: Choose, until: Callable[[Any], bool] = lambda view: False) -> Any:
    """Play until a question is the one to stop at, or to the end; that question's view, or None."""
    while (view := await table.asked()) is not None and not until(view):
        await table.act(choose(view))
    return view


def is_kind(kind: str) -> Callable[[Any], bool]:
    return lambda view: bool(view["prompt"]["kind"] == kind)


async def play_together(tables: list[T], choose: Choose, until: Callable[[Any], bool] = lambda view: False) -> None:
    """People at one table, each with a page, until what the first one knows is enough, or to the end."""
    while (seen := await tables[0].look())["table"]["phase"] == "playing" and not until(seen["game"]["view"]):
        prompt = seen["game"]["view"]["prompt"]
        # Between rounds everybody's browser takes its part in the deal.
        if prompt["type"] == "awaits":
            await move_by(tables[prompt["seats"][0]], choose)


async def move_by(table: TablePage, choose: Choose) -> Any:
    """One move, and wait until it counts; the view it was chosen from."""
    view = await table.asked()
    question = (await table.look())["table"]["question"]
    await table.act(choose(view))

    async def is_done() -> bool:
        now = await table.look()
        prompt = now["game"]["view"]["prompt"]
        is_asked = prompt["type"] == "awaits" and view["observer"] in prompt["seats"]
        return not is_asked or now["table"]["question"] != question

    await until_seen("a move", is_done)
    return view


def must_follow(view: Any) -> bool:
    """Whether there are feathers that may not be played now."""
    if view["prompt"]["kind"] != "play":
        return False
    target = view["hands"][(view["observer"] + 1) % len(view["hands"])]
    return len({feather_of(action["face"]) for action in view["legal"]}) < len(target["feathers"])
