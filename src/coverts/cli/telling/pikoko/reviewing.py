"""Pikoko's decisions in words, for reviews."""

from typing import Final

from coverts.cli.telling.company import Company, Lines
from coverts.cli.telling.pikoko.words import peacock_words
from coverts.cli.telling.talk import ReviewTalk
from coverts.coach.judging import Judged
from coverts.coach.review import Notation

WORTH_SAYING: Final = 0.03
"""A difference between two shares of rounds that explains something."""


def _where(company: Company, judged: Judged) -> str:
    number, about = judged.round, judged.about
    if judged.kind == "confidence" or about is None:
        return company.say("review-where-confidence", round=number)
    if judged.kind == "self-bid":
        return company.say("review-where-self-bid", round=number)
    if judged.kind == "play":
        return company.say("review-where-play", round=number, trick=judged.figures["trick"])
    return company.say("review-where-bid", round=number, peacock=peacock_words(company, about))


def _option(company: Company, judged: Judged, action: Notation) -> str:
    if judged.kind != "confidence":
        return str(action)
    if not isinstance(action, int):
        return company.say("review-no-confidence")
    return company.name(action)


def _why(company: Company, judged: Judged) -> Lines:
    """Who takes how many tricks, which bid comes right, and who wins, in shares of the rounds played on."""
    if judged.kind in ("bid", "self-bid"):
        yield _tricks(company, judged)
    elif judged.kind == "confidence":
        yield from _cards(company, judged)
    else:
        yield from _rights(company, judged)
    wins = [judged.figures[name] for name in ("best_wins", "chosen_wins") if name in judged.figures]
    if wins and abs(wins[0] - wins[1]) >= WORTH_SAYING:
        yield company.say(
            "review-why-wins", **_both(company, judged), often=_percent(wins[0]), seldom=_percent(wins[1])
        )


def _tricks(company: Company, judged: Judged) -> str:
    about, best, chosen = judged.about, judged.actions[judged.best], judged.actions[judged.chosen]
    assert about is not None
    assert isinstance(best, int)
    assert isinstance(chosen, int)
    # Nobody takes nine tricks.
    often = [*judged.figures["best_tricks"][about], 0.0]
    return company.say(
        "review-why-tricks",
        peacock=peacock_words(company, about),
        best=best,
        chosen=chosen,
        often=_percent(often[best]),
        seldom=_percent(often[chosen]),
    )


def _cards(company: Company, judged: Judged) -> Lines:
    bids, right = judged.figures["bids"], judged.figures["best_right"]
    for action in (judged.actions[judged.best], judged.actions[judged.chosen]):
        if isinstance(action, int):
            peacock = peacock_words(company, action)
            yield company.say("review-why-card", peacock=peacock, bid=bids[action], often=_percent(right[action]))


def _rights(company: Company, judged: Judged) -> Lines:
    """The bid that the better play helps the most."""
    bids, best, chosen = (judged.figures[name] for name in ("bids", "best_right", "chosen_right"))
    gains = [one - other for one, other in zip(best, chosen, strict=True)]
    most = max(range(len(gains)), key=gains.__getitem__)
    if gains[most] >= WORTH_SAYING:
        yield company.say(
            "review-why-right",
            **_both(company, judged),
            peacock=peacock_words(company, most),
            bid=bids[most],
            often=_percent(best[most]),
            seldom=_percent(chosen[most]),
        )


def _both(company: Company, judged: Judged) -> dict[str, str]:
    places = {"best": judged.best, "chosen": judged.chosen}
    return {name: _option(company, judged, judged.actions[place]) for name, place in places.items()}


def _percent(share: float) -> int:
    return round(100 * share)


PIKOKO_REVIEW: Final = ReviewTalk(
    digits=2,
    result=lambda company, points: company.say("review-points", points=round(points)),
    where=_where,
    option=_option,
    why=_why,
    unit="review-axis-points",
    note="review-note-pikoko",
    note_unsolved="review-note-pikoko",
)
