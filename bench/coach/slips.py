"""What was done in Pikoko instead of the best, in words that many decisions share."""

from collections.abc import Iterator

from coverts.coach.advising import notation_of
from coverts.coach.review import Decision, Notation, Review
from coverts.coach.seat_games import Moment, SeatGame
from coverts.games.pikoko import Face
from coverts.games.pikoko.feathers import NO_COLOUR
from coverts.games.pikoko.tricks import beats, strongest
from coverts.games.seats import left_of


def slips_of(game: SeatGame, review: Review) -> Iterator[str | None]:
    """For each decision what was done instead of the best."""
    for moment, decision in zip(game.moments, review.decisions, strict=True):
        yield None if decision.chosen == decision.best else slip(moment, decision, left_of(game.seat, game.players))


def slip(moment: Moment, decision: Decision, left: int) -> str:
    """What was done instead of the best."""
    chosen, best = decision.chosen, decision.best
    match decision.kind:
        case "bid" | "self-bid":
            assert isinstance(chosen, int)
            assert isinstance(best, int)
            whose = "own" if decision.kind == "self-bid" else "left" if decision.about == left else "others"
            return f"bid on {whose}: too {'high' if chosen > best else 'low'}"
        case "confidence":
            return (
                "no card, where one pays"
                if chosen is None
                else "a card, where none pays"
                if best is None
                else "the wrong card"
            )
        case _:
            return _play(moment, chosen, best)


def _play(moment: Moment, chosen: Notation, best: Notation) -> str:
    view = moment.view
    faces: dict[Notation, Face] = {notation_of(action): action.face for action in view.legal}
    one, other = faces[chosen], faces[best]
    trump = NO_COLOUR if view.trump is None else view.trump.index
    laid = [face.index for face in view.trick.plays]
    if laid:
        top = laid[strongest(laid, trump)]
        is_ahead, would_be = beats(one.index, top, trump), beats(other.index, top, trump)
        if is_ahead != would_be:
            return "follow: ahead, better below" if is_ahead else "follow: below, better ahead"
        return "follow: ahead with the wrong feather" if is_ahead else "follow: below with the wrong feather"
    if (one.colour.index == trump) != (other.colour.index == trump):
        return "lead: trump, better another colour" if one.colour.index == trump else "lead: better trump"
    if one.colour != other.colour:
        return "lead: the wrong colour"
    return f"lead: too {'high' if one.index > other.index else 'low'} of the colour"
