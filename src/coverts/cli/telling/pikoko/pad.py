"""The score pad: every point with its reason, who starts next, and who wins."""

from collections.abc import Iterator

from coverts.cli.telling.company import Company
from coverts.cli.telling.layout import columns
from coverts.cli.telling.pikoko.table import ROW_NAME
from coverts.cli.telling.pikoko.words import peacock_words
from coverts.games.contract import Over
from coverts.games.pikoko import RoundScore, View
from coverts.lang.placing import counted, signed

COLUMN_NAME = 7


def cards(company: Company, score: RoundScore) -> Iterator[str]:
    """The confidence cards are turned over, one by one."""
    yield company.say("cards-heading")
    for seat in company.round_the_table():
        yield "  " + _card(company, score, seat)


def _card(company: Company, score: RoundScore, seat: int) -> str:
    trusted, points = score.confidence[seat], score.confidence_points[seat]
    if trusted is None:
        return company.say("card-none", player=company.name(seat), points=points)
    return company.say(
        "card-right" if points > 0 else "card-wrong",
        person=company.person(seat),
        player=company.name(seat),
        peacock=peacock_words(company, trusted, of=seat),
        bid=score.bids[seat][trusted],
        taken=score.taken[trusted],
        points=abs(points),
    )


def pad(company: Company, number: int, score: RoundScore, totals: tuple[int, ...]) -> Iterator[str]:
    """A round's page: for each bid the bid and its points, then the card, the round and the total."""
    seats, names = company.round_the_table(), company.labels(COLUMN_NAME)
    head = [
        company.say("pad-peacock"),
        *(names[seat] for seat in seats),
        *(company.say(key) for key in ("pad-card", "pad-round", "pad-total")),
    ]
    rows = [
        [
            company.say("pad-row", player=company.labels(ROW_NAME - 4)[by]),
            *(f"{score.bids[by][on]} {signed(score.bid_points[by][on])}" for on in seats),
            signed(score.confidence_points[by]),
            counted(score.scores[by]),
            counted(totals[by]),
        ]
        for by in seats
    ]
    yield company.say("pad-heading", number=number)
    yield from columns([head, [company.say("pad-taken"), *(str(score.taken[seat]) for seat in seats)], *rows])
    yield company.say("pad-legend")


def next_starter(company: Company, totals: tuple[int, ...], starter: int) -> str:
    """Who gets the start token, and why."""
    fewest = [seat for seat, total in enumerate(totals) if total == min(totals)]
    return company.say(
        "next-starter" if len(fewest) == 1 else "next-starter-tied",
        person=company.person(starter),
        player=company.name(starter),
        tied=company.listed(fewest),
        points=min(totals),
    )


def page(company: Company, view: View) -> Iterator[str]:
    """The score pad as it lies there now: the last page, or that there is none yet."""
    if not view.scores:
        yield company.say("pad-empty")
        return
    yield from pad(company, len(view.scores), view.scores[-1], view.totals)
    if len(view.scores) > 1:
        yield from standings(company, view)


def standings(company: Company, view: View) -> Iterator[str]:
    """Round by round, who has how much."""
    rounds = [company.say("standings-round", number=number + 1) for number in range(len(view.scores))]
    rows = [
        [
            company.labels(ROW_NAME)[seat],
            *(counted(score.scores[seat]) for score in view.scores),
            counted(view.totals[seat]),
        ]
        for seat in company.round_the_table()
    ]
    yield company.say("standings-heading")
    yield from columns([[company.say("standings-player"), *rounds, company.say("pad-total")], *rows])


def ending(company: Company, view: View, over: Over) -> Iterator[str]:
    """The final standings, who wins, and what decided it."""
    yield from standings(company, view)
    most = max(view.totals)
    level = [seat for seat, total in enumerate(view.totals) if total == most]
    best = max(score.scores[over.winners[0]] for score in view.scores)
    if over.by != "points":
        yield company.say("tie-level", players=company.listed(level), points=most)
    yield company.say(
        f"won-by-{over.by}",
        winners=company.listed(over.winners),
        person=company.person(*over.winners),
        points=most,
        best=best,
    )
