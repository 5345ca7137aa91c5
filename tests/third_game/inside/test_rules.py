"""The rule book of Solo keeps the contract, and its secrets."""

from random import Random

import pytest

from coverts.bots.levels import bot_for, levels_of
from coverts.games.conformance import check, indistinguishable
from coverts.games.contract import Act, Over, Refused
from coverts.games.registry import GAMES
from tests.third_game.rules import PLAYERS, SOLO, Action, Options, Show, TurnUp


def played(*rounds: tuple[int, ...]) -> Over:
    """A game in which these prizes were turned up, and these counters shown for them."""
    state = SOLO.start(Options(len(rounds[0]) - 1))
    for prize, *shown in rounds:
        state = SOLO.step(state, TurnUp(prize)).state
        for seat, counter in enumerate(shown):
            state = SOLO.step(state, Act(seat, Show(counter))).state
    over = SOLO.prompt(state)
    assert isinstance(over, Over)
    return over


@pytest.mark.parametrize("players", PLAYERS)
def test_the_contract(players: int) -> None:
    assert GAMES["solo"] is SOLO
    for seed in range(5):
        check(SOLO, Options(players), Random(seed).randrange)


def test_S3_the_highest_that_is_alone_wins() -> None:
    assert played((3, 5, 5, 1), (1, 4, 3, 4), (1, 1, 1, 5)).winners == (2,)
    assert played((3, 5, 5), (2, 4, 4), (1, 3, 3)).winners == (0, 1)
    with pytest.raises(Refused, match="S3: refused-solo-counter"):
        played((3, 5, 5), (2, 5, 4), (1, 3, 3))


def test_what_is_in_a_fist_is_secret() -> None:
    def course(counter: int) -> list[TurnUp | Act[Action]]:
        return [TurnUp(2), Act(0, Show(counter))]

    for observer in (1, 2, "public"):
        indistinguishable(SOLO, Options(3), course(1), course(5), observer)
    with pytest.raises(AssertionError):
        indistinguishable(SOLO, Options(3), course(1), course(5), 0)


def test_the_bot_plays_better_than_chance() -> None:
    assert levels_of("solo") == ("random", "casual")
    assert bot_for("solo", "master") is not bot_for("solo", "random")
    numbers, won = Random(1), 0.0
    for game in range(200):
        state = SOLO.start(Options(3))
        while not isinstance(prompt := SOLO.prompt(state), Over):
            if prompt.kind == "prize":
                state = SOLO.step(state, SOLO.outcome(state, numbers.randrange)).state
                continue
            seat = SOLO.view(state, "public").prompt.seats[0]  # type: ignore[union-attr]
            bot = bot_for("solo", "casual" if seat == game % 3 else "random")
            state = SOLO.step(state, Act(seat, bot.choose(SOLO.view(state, seat), numbers.randrange))).state
        won += (game % 3 in prompt.winners) / len(prompt.winners)
    assert won > 200 * 0.4
