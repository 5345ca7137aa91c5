"""Why a move was refused, in a sentence."""

from collections.abc import Mapping

from coverts.cli.telling.company import Company
from coverts.cli.telling.talk import Say
from coverts.games.contract import Refusal


def refusal_sentence(company: Company, refusal: Refusal, said: Mapping[str, Say]) -> str:
    """The rule that refuses, and why; `said` is how the game says what is written in notation."""
    args: dict[str, str | int] = {}
    for name, value in refusal.args.items():
        if name == "seat":
            seat = int(value)
            args |= {"seat": company.name(seat), "person": company.person(seat)}
        else:
            args[name] = said[name](company, str(value)) if name in said else value
    return company.say("refusal", rule=refusal.rule, reason=company.say(refusal.key, **args))
