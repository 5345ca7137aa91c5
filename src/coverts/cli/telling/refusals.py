"""Sentences that come as a key and data: why a move was refused, and hints."""

from collections.abc import Iterable, Mapping

from coverts.cli.telling.company import Company
from coverts.cli.telling.talk import Say
from coverts.games.contract import Refusal
from coverts.learn.hints.hint import Hint


def refusal_sentence(company: Company, refusal: Refusal, said: Mapping[str, Say]) -> str:
    """The rule that refuses, and why; `said` is how the game says what is written in notation."""
    reason = company.say(refusal.key, **in_words(company, refusal.args, said))
    return company.say("refusal", rule=refusal.rule, reason=reason)


def hint_sentences(company: Company, hints: Iterable[Hint], said: Mapping[str, Say]) -> list[str]:
    """Each hint in a sentence or two."""
    return [company.say(hint.key, **in_words(company, hint.args, said)) for hint in hints]


def in_words(company: Company, args: Mapping[str, int | str], said: Mapping[str, Say]) -> dict[str, str | int]:
    """Data of a sentence: seats by their names, and what is written in notation as the game says it."""
    words: dict[str, str | int] = {}
    for name, value in args.items():
        if name == "seat":
            seat = int(value)
            words |= {"seat": company.name(seat), "person": company.person(seat)}
        elif name == "seats":
            words["seats"] = company.listed([int(seat) for seat in str(value).split()])
        else:
            words[name] = said[name](company, str(value)) if name in said else value
    return words
