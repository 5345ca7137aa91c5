"""A table of Pikoko in a few lines."""

from coverts.games.contract import Over
from coverts.games.pikoko import HiddenHand, View


def table_text(view: View) -> str:
    """What the observer sees."""
    asked = "over" if isinstance(view.prompt, Over) else view.prompt.kind
    head = f"round {view.round}  {asked}  turned up: {view.turned_up or '-'}  trump: {view.trump or 'none'}"
    return "\n".join([head, *(_seat(view, seat) for seat in range(view.options.players)), *_trick(view)])


def _seat(view: View, seat: int) -> str:
    hand = view.hands[seat]
    feathers = "? " * hand.size if isinstance(hand, HiddenHand) else " ".join(str(feather) for feather in hand.feathers)
    bids = " ".join("-" if bid is None else str(bid) for bid in view.bids[seat])
    start = "*" if seat == view.starter else " "
    fist = "  ready" if view.ready[seat] else ""
    return (
        f" {start}player_{seat}  {feathers:36} bids {bids}  taken {view.taken[seat]}  points {view.totals[seat]}{fist}"
    )


def _trick(view: View) -> list[str]:
    if view.trick is None or not view.trick.plays:
        return []
    return [f"trick led by player_{view.trick.first}: {' '.join(str(face) for face in view.trick.plays)}"]
