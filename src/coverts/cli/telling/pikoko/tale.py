"""A recorded game of Pikoko, told with all cards open: shorter than live, a table or a line where a seat hears many."""

from collections.abc import Iterator
from typing import Final

from coverts.cli.telling.company import Company
from coverts.cli.telling.pikoko import happenings, table
from coverts.cli.telling.talk import Tale
from coverts.games.contract import Awaits
from coverts.games.fists import Ready
from coverts.games.pikoko import PIKOKO, Phase, Sight, View
from coverts.games.pikoko.events import (
    Asked,
    BidsRevealed,
    ConfidencePlaced,
    DealSeen,
    Played,
    RoundScored,
    Sealed,
    StarterDrawn,
    TrickTaken,
)


def _opening(company: Company) -> Iterator[str]:
    yield company.say("story-plays")
    yield table.legend(company)


def _describe(company: Company, before: View, sight: Sight) -> Iterator[str]:
    match sight:
        case BidsRevealed(None, _):
            yield ""
            yield from table.bids(company, PIKOKO.fold(before, sight))
        case ConfidencePlaced():
            yield company.say("story-cards-hidden")
            yield ""
        case TrickTaken():
            taken = PIKOKO.fold(before, sight).tricks
            yield table.trick_line(company, len(taken), taken[-1])
        case RoundScored():
            yield ""
            yield from happenings.describe(company, before, sight)
        case StarterDrawn() | DealSeen() | Asked():
            yield from happenings.describe(company, before, sight)
        case BidsRevealed() | Sealed() | Ready() | Played():
            # Each bid is in the bid table and each feather in the line of its trick.
            return


def _broken_off(company: Company, view: View) -> Iterator[str]:
    asked = view.prompt.kind if isinstance(view.prompt, Awaits) else None
    if asked in (Phase.BID.value, Phase.SELF_BID.value) and any(bid is not None for row in view.bids for bid in row):
        yield ""
        yield from table.bids(company, view)
        yield company.say("story-bids-open")
    if view.trick is not None and view.trick.plays:
        yield table.trick_so_far(company, view)


PIKOKO_TALE: Final = Tale(title="story-title-pikoko", opening=_opening, describe=_describe, broken_off=_broken_off)
