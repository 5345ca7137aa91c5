"""A table of POK in a few lines."""

from coverts.games.pok import View


def table_text(view: View) -> str:
    """What the observer sees."""
    dice = " ".join(str(face) for face in view.dice) or "not thrown"
    lines = [f"round {view.round}  dice: {dice}"]
    for seat, left in enumerate(view.left):
        counters = view.counters[seat]
        known = "?" * left if counters is None else "".join(str(symbol) for symbol in counters)
        choice = view.sealed[seat]
        fist = f"  offers {choice.symbol}" if choice is not None else "  ready" if view.ready[seat] else ""
        lines.append(f"  player_{seat}  {known:6}{fist}")
    if view.last is not None:
        shown = " ".join(str(symbol) for symbol in view.last.played)
        handed = ", ".join(f"player_{seat}" for seat in view.last.handed_over) or "nobody"
        lines.append(f"before: {' '.join(str(face) for face in view.last.dice)}, shown {shown}, handed over: {handed}")
    return "\n".join(lines)
