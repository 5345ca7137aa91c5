"""What happens at the table, as a seat sees it, in sentences."""

from collections.abc import Iterator

from coverts.cli.telling.company import Company
from coverts.cli.telling.pok import table
from coverts.cli.telling.pok.words import throw_words
from coverts.games.contract import Over
from coverts.games.fists import Ready
from coverts.games.pok import POK, RoundResult, Sight, View
from coverts.games.pok.events import Asked, OffersRevealed, Sealed, Thrown


def describe(company: Company, before: View, sight: Sight) -> Iterator[str]:
    """What a sight tells, given the view before it."""
    match sight:
        case Thrown(number, dice):
            yield ""
            yield company.say("thrown", number=number, dice=throw_words(company, dice))
        case OffersRevealed(result):
            yield from revealed(company, result)
            if not before.options.memory_aid:
                # With the memory aid, the next question shows it in a table.
                yield table.counters_left(company, POK.fold(before, sight))
        case Asked(Over() as over, _):
            yield ""
            if before.options.memory_aid:
                yield table.counters_left(company, before)
            yield ending(company, over)
        case Asked() | Sealed() | Ready():
            # Questions are put by whoever asks them, and a closed fist is no news among quick players.
            return


def revealed(company: Company, result: RoundResult) -> Iterator[str]:
    """Who shows what, and what comes of it."""
    yield company.say("offers-revealed", offers=table.offers(company, result))
    yield " ".join(table.outcome(company, result))


def ending(company: Company, over: Over) -> str:
    """Who wins, and why."""
    return company.say(f"won-by-{over.by}", winners=company.listed(over.winners), person=company.person(*over.winners))
