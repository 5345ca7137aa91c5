"""What a seat is asked: what it has, what is allowed, and how to answer."""

from collections.abc import Iterable, Iterator

from coverts.cli.telling.company import Company
from coverts.cli.telling.layout import columns
from coverts.cli.telling.pikoko import table
from coverts.cli.telling.pikoko.words import in_order, peacock_words
from coverts.games.contract import Awaits
from coverts.games.pikoko import Bid, Confidence, Face, Phase, Play, View
from coverts.games.pikoko.course import target_of


def asked(view: View) -> Phase:
    """What kind of answer is wanted."""
    assert isinstance(view.prompt, Awaits)
    return Phase(view.prompt.kind)


def question(company: Company, view: View) -> Iterator[str]:
    """The question, with what one needs to know to answer it."""
    assert company.you is not None
    match asked(view):
        case Phase.BID:
            yield from _bid(company, view)
        case Phase.SELF_BID:
            yield from _self_bid(company, view, company.you)
        case Phase.CONFIDENCE:
            yield from _confidence(company, view, company.you)
        case _:
            yield from _play(company, view, company.you)


def _bid(company: Company, view: View) -> Iterator[str]:
    assert isinstance(view.prompt, Awaits)
    subject = view.prompt.about
    assert subject is not None
    yield ""
    yield company.say("hand-of", player=company.name(subject), hand=table.hand(company, view.hands[subject]))
    yield company.say("ask-bid", peacock=peacock_words(company, subject), range=_range(company, view))


def _self_bid(company: Company, view: View, you: int) -> Iterator[str]:
    others = [
        company.say("bid-shown", player=company.name(seat), number=view.bids[seat][you] or 0)
        for seat in company.round_the_table()
        if seat != you
    ]
    yield ""
    yield company.say("ask-self-bid", bids=company.row(others), range=_range(company, view))


def _range(company: Company, view: View) -> str:
    most = max(action.tokens for action in view.legal if isinstance(action, Bid))
    return company.say("bid-range", number=most)


def _confidence(company: Company, view: View, you: int) -> Iterator[str]:
    rows = []
    for number, action in enumerate(view.legal, start=1):
        assert isinstance(action, Confidence)
        if action.seat is None:
            rows.append([str(number), company.say("confidence-none")])
        else:
            bid = view.bids[you][action.seat] or 0
            peacock = peacock_words(company, action.seat, of=you)
            rows.append([str(number), company.say("confidence-on", peacock=peacock, number=bid)])
    yield ""
    yield from table.bids(company, view)
    yield company.say("ask-confidence")
    yield from columns(rows)


def _play(company: Company, view: View, you: int) -> Iterator[str]:
    assert view.trick is not None
    owner = target_of(you, view.options.players)
    if view.trick.plays:
        yield table.trick_so_far(company, view)
    else:
        yield company.say("ask-lead", number=len(view.tricks) + 1, trump=table.trump_again(company, view))
    yield table.needs(company, view, you)
    yield company.say("ask-play", peacock=peacock_words(company, owner), hand=table.hand(company, view.hands[owner]))
    yield company.say("may-play", feathers=playable(company, faces_in(view)))


def faces_in(view: View) -> list[Face]:
    """The faces one may play."""
    return [action.face for action in view.legal if isinstance(action, Play)]


def playable(company: Company, faces: Iterable[Face]) -> str:
    """Feathers one may play, as one would type them; with their colours where there is a choice."""
    choices = list(faces)
    feathers = in_order({face.feather for face in choices})
    words = []
    for feather in feathers:
        of_it = [face for face in choices if face.feather is feather]
        if len(of_it) == 1:
            words.append(of_it[0].notation)
        else:
            letters = company.any_of([face.colour.notation for face in of_it])
            words.append(company.say("may-play-as", feather=feather.notation, colours=letters))
    return company.row(words)


def short_prompt(company: Company, view: View) -> str:
    """The word before the cursor."""
    return company.say(f"prompt-{asked(view).value}")
