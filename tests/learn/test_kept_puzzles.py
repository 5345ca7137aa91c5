"""The puzzles that come with the program: replayed by the rule book, all of them, and some judged again."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from coverts.bots.levels import bot_for
from coverts.coach.judging import coach_of
from coverts.games.contract import Awaits
from coverts.learn.puzzles.finding import CLEARLY
from coverts.learn.puzzles.kept import OF_A_GAME, puzzles_for
from coverts.learn.puzzles.kinds import GamePuzzles, puzzles_of
from coverts.learn.puzzles.position import position_of
from coverts.learn.puzzles.puzzle import Puzzle, as_judged
from coverts.records.reading import document
from coverts.records.referee import check

GAMES = ["pikoko", "pok"]
ENOUGH = 100
ASKED = 9


def kind_of(game: str) -> GamePuzzles:
    kind = puzzles_of(game)
    assert kind is not None
    return kind


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_of_all_kinds(game: str) -> None:
    puzzles = puzzles_for(game)
    assert len(puzzles) >= ENOUGH
    assert len({one.id for one in puzzles}) == len(puzzles)
    assert {one.theme for one in puzzles} == set(kind_of(game).themes)
    assert {one.difficulty for one in puzzles} >= {1, 2}
    assert [one.difficulty for one in puzzles] == sorted(one.difficulty for one in puzzles)
    # Games are told apart by their first deal, or by their first throws and offers.
    openings = Counter(
        str([one.record["seats"], one.record["rounds"][0].get("hands") or one.record["rounds"][:3]]) for one in puzzles
    )
    assert max(openings.values()) <= OF_A_GAME


@pytest.mark.parametrize("game", GAMES)
def test_the_rule_book_replays_all_of_them(game: str) -> None:
    for one in puzzles_for(game):
        assert not check(document(one.record).record).complete, one.id
        position = position_of(one.record, one.seat)
        prompt = position.view.prompt
        assert isinstance(prompt, Awaits), one.id
        assert one.seat in prompt.seats, one.id
        assert not any(position.view.ready), one.id
        legal = [kind_of(game).notation(action) for action in position.view.legal]
        assert [answer.action for answer in one.answers] == legal, one.id
        assert one.theme == kind_of(game).theme(position.view, one.kind, legal[one.best]), one.id


@pytest.mark.parametrize("game", GAMES)
def test_one_answer_is_clearly_the_best_and_not_what_the_rule_of_thumb_says(game: str) -> None:
    for one in puzzles_for(game):
        best, *others = sorted(one.answers, key=lambda answer: answer.loss)
        assert best is one.answers[one.best], one.id
        assert best.loss == 0.0, one.id
        for answer in others:
            assert answer.loss >= kind_of(game).margin - 0.0005, one.id
            # They are kept with three digits.
            assert answer.loss >= CLEARLY * (answer.error - 0.0005), one.id
        position, bot, numbers = position_of(one.record, one.seat), bot_for(game, "casual"), Random(one.id)
        taken = Counter([bot.choose(position.view, numbers.randrange, position.past) for _ in range(ASKED)])
        assert kind_of(game).notation(taken.most_common(1)[0][0]) != best.action, one.id
        assert one.usual != one.best


def judged_again(one: Puzzle, seed: int) -> tuple[Any, float, float]:
    """What is best, and by how much and with what error it is ahead of the second."""
    coach = coach_of(one.game)
    assert coach is not None
    coach.ready(one.players)
    position, kind = position_of(one.record, one.seat), kind_of(one.game)
    second = min((answer for answer in one.answers if answer.loss), key=lambda answer: answer.loss)
    action = next(action for action in position.view.legal if kind.notation(action) == second.action)
    found = next(iter(coach.judge([position.moment(action)], "normal", seed)))
    return found.actions[found.best], found.loss, found.error


@pytest.mark.parametrize(("game", "number"), [("pikoko", 6), ("pok", 30)])
def test_other_random_numbers_find_the_same(game: str, number: int) -> None:
    puzzles = puzzles_for(game)
    for one in Random(20).sample(puzzles, number):
        best, loss, error = judged_again(one, seed=987654321)
        assert best == one.answers[one.best].action, one.id
        assert loss >= max(kind_of(game).margin / 2, 3 * error), one.id


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_can_be_explained(game: str) -> None:
    for one in puzzles_for(game):
        for place in range(len(one.answers)):
            judged = as_judged(one, place)
            assert judged.loss == pytest.approx(one.answers[place].loss, abs=0.0015), one.id
            assert any(name.startswith("best_") for name in judged.figures), one.id
