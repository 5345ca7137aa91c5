"""Talking with a player about Pikoko."""

from collections.abc import Iterator
from typing import Final

from coverts.cli.telling.company import Company
from coverts.cli.telling.pikoko import pad, questions, table
from coverts.cli.telling.pikoko.answers import heard
from coverts.cli.telling.pikoko.averages import averages
from coverts.cli.telling.pikoko.happenings import describe
from coverts.cli.telling.pikoko.tale import PIKOKO_TALE
from coverts.cli.telling.pikoko.words import colour_word, face_words, feather_words, paint
from coverts.cli.telling.talk import Talk
from coverts.games.pikoko import PIKOKO, Colour, Face, Feather, View


def _welcome(company: Company) -> Iterator[str]:
    *others, you = company.round_the_table()
    yield from company.catalogue.lines("welcome-pikoko")
    yield company.say("seated", players=company.row([company.name(seat) for seat in others]))
    yield company.say("your-target", target=company.name(others[0]), player=company.name(others[-1]))
    assert you == company.you
    yield table.legend(company)
    yield company.say("help-hint")


def _help(company: Company, view: View) -> Iterator[str]:
    yield from company.catalogue.lines(f"help-{questions.asked(view).value}")
    yield from company.catalogue.lines("help-commands-pikoko")


PIKOKO_TALK: Final = Talk(
    welcome=_welcome,
    describe=describe,
    question=questions.question,
    prompt=questions.short_prompt,
    heard=heard,
    help=_help,
    commands={
        "command-table": table.everything,
        "command-bids": table.bids,
        "command-trick": lambda company, view: [table.trick_so_far(company, view)],
        "command-last": lambda company, view: [table.last_trick(company, view)],
        "command-score": pad.page,
    },
    fold=PIKOKO.fold,
    tale=PIKOKO_TALE,
    said={
        "feather": lambda company, notation: feather_words(company, Feather(notation)),
        "colour": lambda company, notation: colour_word(company, Colour(notation)),
        "played": lambda company, notation: face_words(company, Face(notation)),
    },
    averages=averages,
    review="coverts.cli.telling.pikoko.reviewing:PIKOKO_REVIEW",
    paint=paint,
)
