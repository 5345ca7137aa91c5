"""Talking with a player about Solo."""

from collections.abc import Iterator
from typing import Any, Final

from coverts.cli.telling.company import Company
from coverts.cli.telling.talk import Tale, Talk
from coverts.games.contract import Over
from coverts.games.fists import Ready
from tests.third_game.rules import SOLO, Asked, CountersShown, PrizeTurned, Round, Sealed, Show, Sight, View


def _welcome(company: Company) -> Iterator[str]:
    *others, _ = company.round_the_table()
    yield from company.catalogue.lines("welcome-solo")
    yield company.say("seated", players=company.row([company.name(seat) for seat in others]))
    yield company.say("help-hint")


def describe(company: Company, before: View, sight: Sight) -> Iterator[str]:
    """What a sight tells."""
    match sight:
        case PrizeTurned(number, prize):
            yield ""
            yield company.say("solo-prize", number=number, prize=prize)
        case CountersShown(result):
            yield _shown(company, result)
        case Asked(Over(winners=winners), _):
            yield _points(company, before)
            yield company.say("solo-won", winners=company.listed(winners), person=company.person(*winners))
        case Asked() | Sealed() | Ready():
            return


def _shown(company: Company, result: Round) -> str:
    each = [_with_number(company, seat, result.shown[seat]) for seat in company.round_the_table()]
    if result.winner is None:
        return company.say("solo-nobody", shown=company.row(each))
    person = company.person(result.winner)
    return company.say("solo-taken", shown=company.row(each), winner=company.name(result.winner), person=person)


def _points(company: Company, view: View) -> str:
    each = [_with_number(company, seat, view.points[seat]) for seat in company.round_the_table()]
    return company.say("solo-points", points=company.row(each))


def _with_number(company: Company, seat: int, number: int) -> str:
    return company.say("solo-number", player=company.name(seat), number=number)


def _question(company: Company, view: View) -> Iterator[str]:
    yield company.say("solo-ask", counters=company.any_of([str(action.counter) for action in view.legal]))


def _heard(company: Company, _: View, text: str) -> Show | str:
    return Show(int(text)) if text.isdecimal() else company.say("solo-unclear", text=text)


def _table(company: Company, view: View) -> Iterator[str]:
    if view.prize:
        yield company.say("solo-prize", number=view.round, prize=view.prize)
    yield _points(company, view)


def _help(company: Company, _: Any) -> Iterator[str]:
    yield from company.catalogue.lines("help-solo")


SOLO_TALK: Final = Talk(
    welcome=_welcome,
    describe=describe,
    question=_question,
    prompt=lambda company, _: company.say("prompt-solo"),
    heard=_heard,
    help=_help,
    commands={"command-table": _table},
    fold=SOLO.fold,
    tale=Tale(title="story-title-solo", opening=lambda _: (), describe=describe, broken_off=lambda _company, _view: ()),
    said={"counter": lambda company, text: company.say("solo-counter", number=int(text))},
)
