"""What lies on the table: dice, counters, the round before. Lines made from a view, whoever's it is."""

from collections.abc import Iterator

from coverts.cli.telling.company import Company
from coverts.cli.telling.layout import columns
from coverts.cli.telling.pok.words import die_words, symbol_words, throw_words
from coverts.games.pok import RoundResult, Symbol, View

ROW_NAME = 24


def dice(company: Company, view: View) -> str:
    """The throw on the table."""
    if not view.dice:
        return company.say("not-thrown")
    return company.say("thrown", number=view.round, dice=throw_words(company, view.dice))


def counters(company: Company, view: View) -> Iterator[str]:
    """How many counters everybody has left, and which, where that is known."""
    shapes = [company.say(f"shape-{symbol.notation}") for symbol in Symbol]
    head = [company.say("counters-player"), *shapes, company.say("counters-all")]
    rows = []
    for seat in company.round_the_table():
        held = view.counters[seat]
        known = [company.say("counters-unknown") if held is None else str(held.count(symbol)) for symbol in Symbol]
        rows.append([company.labels(ROW_NAME)[seat], *known, str(view.left[seat])])
    yield company.say("counters-heading")
    yield from columns([head, *rows])


def counters_left(company: Company, view: View) -> str:
    """How many counters everybody has left."""
    each = [
        company.say("left-to", player=company.name(seat), number=view.left[seat]) for seat in company.round_the_table()
    ]
    return company.say("counters-left", left=company.row(each))


def offers(company: Company, result: RoundResult) -> str:
    """Who showed what."""
    shown = [
        company.say(
            "shown-by",
            symbol=symbol_words(company, symbol),
            players=company.listed(seat for seat, played in enumerate(result.played) if played is symbol),
        )
        for symbol in Symbol
        if symbol in result.played
    ]
    text = company.apart(shown)
    return text[:1].upper() + text[1:]


def last(company: Company, view: View) -> Iterator[str]:
    """The round before this one."""
    if view.last is None:
        yield company.say("no-round-yet")
        return
    result = view.last
    yield company.say("last-round", dice=throw_words(company, result.dice), offers=offers(company, result))
    yield from outcome(company, result)


def outcome(company: Company, result: RoundResult) -> Iterator[str]:
    """Who hands over, and the rule in a phrase."""
    yield reason(company, result)
    if result.handed_over:
        seats = result.handed_over
        yield company.say("hand-over", players=company.listed(seats), person=company.person(*seats))


def reason(company: Company, result: RoundResult) -> str:
    """Why counters are handed over, or not."""
    met = [face for face, is_met in zip(result.dice, result.met, strict=True) if is_met]
    if met:
        return company.say("met-dice", number=len(met), dice=company.all_of([die_words(company, face) for face in met]))
    gone = {result.played[seat] for seat in result.handed_over}
    symbols = company.all_of([symbol_words(company, symbol) for symbol in Symbol if symbol in gone])
    return company.say(f"none-met-{result.verdict.value}", symbols=symbols)


def everything(company: Company, view: View) -> Iterator[str]:
    """All there is to see, once more."""
    yield dice(company, view)
    yield from counters(company, view)
    if view.last is not None:
        yield from last(company, view)
