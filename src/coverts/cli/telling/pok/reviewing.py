"""POK's offers in words, for reviews."""

from typing import Final

from coverts.cli.telling.company import Company, Lines
from coverts.cli.telling.pok.words import symbol_words
from coverts.cli.telling.talk import ReviewTalk
from coverts.coach.judging import Judged
from coverts.coach.review import Notation
from coverts.games.pok import Symbol


def _option(company: Company, _: Judged, action: Notation) -> str:
    return symbol_words(company, Symbol(str(action)))


def _why(company: Company, judged: Judged) -> Lines:
    """How often each is handed over if the others keep to the table, and its share against what they have done."""
    both = {
        name: _option(company, judged, judged.actions[place])
        for name, place in (("best", judged.best), ("chosen", judged.chosen))
    }
    for name in ("handed", "against"):
        often, seldom = (round(100 * judged.figures[f"{which}_{name}"]) for which in ("best", "chosen"))
        yield company.say(f"review-why-{name}", **both, often=often, seldom=seldom)


POK_REVIEW: Final = ReviewTalk(
    digits=3,
    result=lambda company, share: company.say("review-share", share=round(100 * share)),
    where=lambda company, judged: company.say("review-where-offer", round=judged.round),
    option=_option,
    why=_why,
    unit="review-axis-share",
    note="review-note-pok",
    note_unsolved="review-note-pok-guessed",
)
