"""A recorded game of POK, told throw by throw."""

from collections.abc import Iterator
from typing import Final

from coverts.cli.telling.company import Company
from coverts.cli.telling.pok import table
from coverts.cli.telling.pok.happenings import describe, ending, revealed
from coverts.cli.telling.talk import Tale
from coverts.games.contract import Over
from coverts.games.pok import POK, Sight, View
from coverts.games.pok.events import Asked, OffersRevealed


def _describe(company: Company, before: View, sight: Sight) -> Iterator[str]:
    match sight:
        case OffersRevealed(result):
            for line in (*revealed(company, result), table.counters_left(company, POK.fold(before, sight))):
                yield "  " + line
        case Asked(Over() as over, _):
            yield from ("", ending(company, over))
        case _:
            yield from describe(company, before, sight)


POK_TALE: Final = Tale(
    title="story-title-pok", opening=lambda _: (), describe=_describe, broken_off=lambda _company, _view: ()
)
