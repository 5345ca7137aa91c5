"""What happens at the table, as a seat sees it, in sentences."""

from collections.abc import Iterator

from coverts.cli.telling.company import Company
from coverts.cli.telling.pikoko import pad, table
from coverts.cli.telling.pikoko.words import face_words, peacock_words
from coverts.games.contract import Over
from coverts.games.fists import Ready
from coverts.games.pikoko import PIKOKO, Sight, View
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


def describe(company: Company, before: View, sight: Sight) -> Iterator[str]:
    """What a sight tells, given the view before it."""
    match sight:
        case StarterDrawn(seat):
            yield company.say("starter-drawn", person=company.person(seat), player=company.name(seat))
        case DealSeen():
            yield from _dealt(company, PIKOKO.fold(before, sight))
        case BidsRevealed():
            if sight.subject is not None and sight.subject == company.you:
                # No question came before this one.
                yield ""
            yield _revealed(company, sight)
        case ConfidencePlaced():
            yield ""
            yield company.say("cards-placed")
            yield ""
        case Played():
            yield _played(company, before, sight)
        case TrickTaken():
            yield _taken(company, PIKOKO.fold(before, sight))
            yield ""
        case RoundScored():
            yield from _scored(company, before, sight)
        case Asked(Over() as over, _):
            yield from ("", company.say("game-over"))
            yield from pad.ending(company, before, over)
        case Asked() | Sealed() | Ready():
            # Questions are put by whoever asks them, and a closed fist is no news among quick players.
            return


def _dealt(company: Company, view: View) -> Iterator[str]:
    assert view.starter is not None
    yield ""
    yield company.say("round-heading", number=view.round)
    yield company.say("starter", person=company.person(view.starter), player=company.name(view.starter))
    yield table.trump(company, view)
    yield ""
    yield from table.hands(company, view)


def _revealed(company: Company, reveal: BidsRevealed) -> str:
    bids = [
        company.say("bid-shown", player=company.name(seat), number=number)
        for seat in company.round_the_table()
        if (number := reveal.bids[seat]) is not None
    ]
    if reveal.subject is None:
        return company.say("bids-revealed-own", bids=company.row(bids))
    return company.say("bids-revealed", peacock=peacock_words(company, reveal.subject), bids=company.row(bids))


def _played(company: Company, before: View, played: Played) -> str:
    assert before.trick is not None
    return company.say(
        "plays" if before.trick.plays else "leads",
        person=company.person(played.seat),
        player=company.name(played.seat),
        feather=face_words(company, played.face),
        peacock=peacock_words(company, played.owner),
    )


def _taken(company: Company, view: View) -> str:
    trick = view.tricks[-1]
    assert trick.taken_by is not None
    so_far = [
        company.say("taken-by", player=company.name(seat), number=view.taken[seat])
        for seat in company.round_the_table()
    ]
    return company.say(
        "trick-taken",
        person=company.person(trick.taken_by),
        player=company.name(trick.taken_by),
        feather=face_words(company, table.best_of(trick)),
        why=table.why_taken(company, trick),
        so_far=company.row(so_far),
    )


def _scored(company: Company, before: View, scored: RoundScored) -> Iterator[str]:
    yield from pad.cards(company, scored.score)
    yield ""
    yield from pad.pad(company, before.round, scored.score, scored.totals)
    if scored.starter is not None:
        yield ""
        yield pad.next_starter(company, scored.totals, scored.starter)
