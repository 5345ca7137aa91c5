"""Talking with a player about POK."""

from collections.abc import Iterator
from typing import Any, Final

from coverts.cli.telling.company import Company
from coverts.cli.telling.pok import questions, table
from coverts.cli.telling.pok.averages import averages
from coverts.cli.telling.pok.happenings import describe
from coverts.cli.telling.pok.tale import POK_TALE
from coverts.cli.telling.pok.words import die_words, paint, symbol_words
from coverts.cli.telling.talk import Talk
from coverts.games.pok import POK, DieFace, Symbol


def _welcome(company: Company) -> Iterator[str]:
    *others, _ = company.round_the_table()
    yield from company.catalogue.lines("welcome-pok")
    yield company.say("seated", players=company.row([company.name(seat) for seat in others]))
    yield company.say("help-hint")


def _help(company: Company, _: Any) -> Iterator[str]:
    yield from company.catalogue.lines("help-offer")
    yield from company.catalogue.lines("help-commands-pok")


POK_TALK: Final = Talk(
    welcome=_welcome,
    describe=describe,
    question=questions.question,
    prompt=lambda company, _: questions.short_prompt(company),
    heard=lambda company, _, text: questions.heard(company, text),
    help=_help,
    commands={
        "command-table": table.everything,
        "command-last": table.last,
        "command-score": table.counters,
    },
    fold=POK.fold,
    tale=POK_TALE,
    said={
        "symbol": lambda company, notation: symbol_words(company, Symbol(notation)),
        "face": lambda company, notation: die_words(company, DieFace(notation)),
    },
    averages=averages,
    review="coverts.cli.telling.pok.reviewing:POK_REVIEW",
    paint=paint,
)
