"""What a seat is asked, and what a typed answer means."""

from collections.abc import Iterator

from coverts.cli.telling.company import Company
from coverts.cli.telling.hearing import plain
from coverts.cli.telling.pok import table
from coverts.cli.telling.pok.words import counted_words, symbol_words
from coverts.games.pok import Action, Offer, Symbol, View


def question(company: Company, view: View) -> Iterator[str]:
    """The question, with what one needs to know to answer it."""
    assert company.you is not None
    if view.options.memory_aid:
        yield from table.counters(company, view)
    else:
        yield company.say("you-hold", counters=counted_words(company, view.counters[company.you] or ()))
    choices = company.any_of([symbol_words(company, action.symbol) for action in view.legal])
    yield company.say("ask-offer", symbols=choices[:1].upper() + choices[1:])


def short_prompt(company: Company) -> str:
    """The word before the cursor."""
    return company.say("prompt-offer")


def heard(company: Company, text: str) -> Action | str:
    """The counter that an answer means, or what to say when it means none. Whether it is held, the table says."""
    words = plain(company, text).split()
    meant = [symbol for symbol in Symbol if words and _is_meant(company, words, symbol)]
    if len(meant) == 1:
        return Offer(meant[0])
    return company.say("unclear-offer", text=text, letters=company.any_of([s.notation.casefold() for s in Symbol]))


def _is_meant(company: Company, words: list[str], symbol: Symbol) -> bool:
    """Whether every word is the letter, or begins a word, of a symbol."""
    names = [*symbol_words(company, symbol).split(), company.say(f"shape-{symbol.notation}")]
    return all(
        word == symbol.notation.casefold() or any(name.casefold().startswith(word) for name in names) for word in words
    )
