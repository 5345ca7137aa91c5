"""What lies on the table: hands, bids, tricks. Lines made from a view, whoever's it is."""

from collections.abc import Iterator, Sequence

from coverts.cli.telling.company import Company
from coverts.cli.telling.layout import columns
from coverts.cli.telling.pikoko.words import (
    colour_word,
    emblem_word,
    feather_of,
    feather_words,
    hand_text,
    peacock_words,
)
from coverts.games.contract import Over
from coverts.games.pikoko import Colour, Face, HiddenHand, OpenHand, Trick, View
from coverts.games.pikoko.course import owner_at, place_of, target_of
from coverts.games.pikoko.events import Hand
from coverts.games.pikoko.feathers import HAND_SIZE

ROW_NAME = 12
COLUMN_NAME = 8


def legend(company: Company) -> str:
    """What the letters and emblems stand for, once."""
    words = [
        company.say(
            "legend-colour",
            letter=colour.notation,
            colour=colour_word(company, colour),
            emblem=emblem_word(company, colour),
        )
        for colour in Colour
    ]
    return company.say("legend", colours=company.row(words))


def trump(company: Company, view: View) -> str:
    """What was turned up, and the trump it makes."""
    assert view.turned_up is not None
    turned_up = feather_words(company, view.turned_up)
    if view.trump is None:
        return company.say("no-trump", feather=turned_up)
    return company.say("trump", feather=turned_up, colour=colour_word(company, view.trump))


def trump_again(company: Company, view: View) -> str:
    """The trump, for a reminder."""
    if view.trump is None:
        return company.say("trump-none")
    return company.say("trump-is", colour=colour_word(company, view.trump))


def hands(company: Company, view: View) -> Iterator[str]:
    """A line for each peacock: its feathers, or how many there are."""
    target = None if company.you is None else target_of(company.you, view.options.players)
    rows = []
    for seat in company.round_the_table():
        row = [company.labels(ROW_NAME)[seat], hand(company, view.hands[seat])]
        rows.append([*row, company.say("hand-target")] if seat == target else row)
    yield company.say("hands-heading")
    yield from columns(rows)


def hand(company: Company, seen: Hand) -> str:
    """A peacock's feathers in notation, or how many there are."""
    match seen:
        case HiddenHand(size):
            return company.say("hand-hidden", number=size)
        case OpenHand(feathers):
            return hand_text(feathers) or company.say("hand-empty")


def bids(company: Company, view: View) -> Iterator[str]:
    """The bid table: bidders in rows, peacocks in columns, and what has been taken so far."""
    seats, names = company.round_the_table(), company.labels(COLUMN_NAME)
    head = [company.say("bids-bidder"), *(names[seat] for seat in seats), company.say("bids-left")]
    rows = [
        [company.labels(ROW_NAME)[by], *(_or_dash(view.bids[by][on]) for on in seats), str(view.tokens[by])]
        for by in seats
    ]
    yield company.say("bids-heading")
    yield from columns(
        [head, *rows, *([[company.say("bids-taken"), *_each(view.taken, seats)]] if view.tricks else [])]
    )


def _or_dash(bid: int | None) -> str:
    return "-" if bid is None else str(bid)


def _each(numbers: Sequence[int], seats: Sequence[int]) -> list[str]:
    return [str(numbers[seat]) for seat in seats]


def needs(company: Company, view: View, bidder: int) -> str:
    """What a seat's bids still need, peacock by peacock."""
    rows = []
    for seat in company.round_the_table():
        missing = (view.bids[bidder][seat] or 0) - view.taken[seat]
        key = "need-more" if missing > 0 else "need-none" if missing == 0 else "need-fewer"
        rows.append(company.say(key, player=company.name(seat), number=abs(missing)))
    return company.say("needs", needs=company.row(rows), number=HAND_SIZE - len(view.tricks))


def from_peacocks(company: Company, trick: Trick) -> list[str]:
    """The feathers of a trick in playing order, each with its owner."""
    seats = len(company.names)
    return [feather_of(company, owner_at(trick.first, place, seats), face) for place, face in enumerate(trick.plays)]


def trick_so_far(company: Company, view: View) -> str:
    """The trick on the table."""
    if view.trick is None:
        return company.say("trick-none")
    number = len(view.tricks) + 1
    if not view.trick.plays:
        return company.say("trick-empty", number=number, player=company.name(view.trick.first))
    return company.say(
        "trick-so-far",
        number=number,
        plays=company.row(from_peacocks(company, view.trick)),
        colour=colour_word(company, view.trick.plays[0].colour),
        trump=trump_again(company, view),
    )


def trick_line(company: Company, number: int, trick: Trick) -> str:
    """A trick that has been taken: who led, what fell, and who takes it."""
    first, *others = from_peacocks(company, trick)
    assert trick.taken_by is not None
    return company.say(
        "trick-line",
        number=number,
        person=company.person(trick.first),
        player=company.name(trick.first),
        first=first,
        others=company.row(others),
        taker=company.name(trick.taken_by),
        taker_person=company.person(trick.taken_by),
        feather=best_of(trick).notation,
        why=why_taken(company, trick),
    )


def best_of(trick: Trick) -> Face:
    """The feather that takes a trick, as it was played."""
    assert trick.taken_by is not None
    return trick.plays[place_of(trick.taken_by, trick.first, len(trick.plays))]


def why_taken(company: Company, trick: Trick) -> str:
    """What makes it take the trick."""
    assert trick.reason is not None
    return company.say("taking", reason=trick.reason.value)


def last_trick(company: Company, view: View) -> str:
    """The trick taken last."""
    if not view.tricks:
        return company.say("trick-none-taken")
    return trick_line(company, len(view.tricks), view.tricks[-1])


def everything(company: Company, view: View) -> Iterator[str]:
    """All there is to see, once more."""
    if view.turned_up is None:
        yield company.say("nothing-dealt")
        return
    assert view.starter is not None
    if not isinstance(view.prompt, Over):
        yield company.say("round-heading", number=view.round)
    yield company.say("starter", person=company.person(view.starter), player=company.name(view.starter))
    yield trump(company, view)
    yield from hands(company, view)
    yield from bids(company, view)
    own = None if company.you is None else view.confidence[company.you]
    if own is not None:
        yield card_laid(company, own.seat)
    if view.trick is not None:
        if view.tricks:
            yield last_trick(company, view)
        yield trick_so_far(company, view)


def card_laid(company: Company, trusted: int | None) -> str:
    """Your own confidence card, face down."""
    if trusted is None:
        return company.say("card-laid-none")
    return company.say("card-laid", peacock=peacock_words(company, trusted, of=company.you))
