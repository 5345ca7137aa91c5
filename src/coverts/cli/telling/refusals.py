"""Why a move was refused, in a sentence."""

from collections.abc import Callable
from typing import Final

from coverts.cli.telling.company import Company
from coverts.cli.telling.pikoko.words import colour_word, feather_words
from coverts.cli.telling.pok.words import die_words, symbol_words
from coverts.games.contract import Refusal
from coverts.games.pikoko import Colour, Feather
from coverts.games.pok import DieFace, Symbol

_IN_WORDS: Final[dict[str, Callable[[Company, str], str]]] = {
    "feather": lambda company, notation: feather_words(company, Feather(notation)),
    "colour": lambda company, notation: colour_word(company, Colour(notation)),
    "symbol": lambda company, notation: symbol_words(company, Symbol(notation)),
    "face": lambda company, notation: die_words(company, DieFace(notation)),
}
"""How the data of a refusal are said."""


def refusal_sentence(company: Company, refusal: Refusal) -> str:
    """The rule that refuses, and why."""
    args: dict[str, str | int] = {}
    for name, value in refusal.args.items():
        if name == "seat":
            seat = int(value)
            args |= {"seat": company.name(seat), "person": company.person(seat)}
        else:
            args[name] = _IN_WORDS[name](company, str(value)) if name in _IN_WORDS else value
    return company.say("refusal", rule=refusal.rule, reason=company.say(refusal.key, **args))
