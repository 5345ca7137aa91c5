"""The rule-of-thumb players decide from rows as they do from views, interpreted and compiled."""

from typing import Any

import pytest

from coverts.bots import bot_for
from coverts.bots.rows import row_bot
from coverts.games.contract import Act, AnyGame, Awaits, Over
from coverts.games.pikoko import PIKOKO
from coverts.games.pok import POK
from coverts.simulate.series import Series
from coverts.simulate.stream import Stream, added_to
from tests.laws.examples import examples
from tests.simulate.sizes import SIZES, named

SEED = 6


def checksum(game: AnyGame, options: Any, number: int) -> int:
    """Of a game between bots that are given nothing but their views."""
    numbers = {action: place for place, action in enumerate(game.actions(options))}
    bot, draw = bot_for(game.name, "casual"), Stream(SEED, number)
    state, found = game.start(options), 0
    while not isinstance(prompt := game.prompt(state), Over):
        if isinstance(prompt, Awaits):
            seat = prompt.seats[0]
            action = bot.choose(game.view(state, seat), draw)
            found = added_to(found, numbers[action])
            state = game.step(state, Act(seat, action)).state
        else:
            state = game.step(state, game.outcome(state, draw)).state
    for seat in prompt.winners:
        found = added_to(found, seat)
    return found


@pytest.mark.parametrize(("game", "players"), SIZES, ids=named)
def test_rows_and_views_lead_to_the_same_decisions(game: AnyGame, players: int) -> None:
    options, choose, games = game.options_type(players), row_bot(game.name, "casual"), examples(2)
    from_views = [checksum(game, options, number) for number in range(games)]
    assert Series(game.name, options, SEED, choose, is_compiled=False).play(games).checksums.tolist() == from_views


@pytest.mark.parametrize("game", [PIKOKO, POK], ids=named)
def test_compiled_bots_decide_alike(game: AnyGame) -> None:
    """All sizes in one test: compiling takes the longest by far."""
    choose, games = row_bot(game.name, "casual"), examples(8)
    for players in game.players:
        both = (
            Series(game.name, game.options_type(players), SEED, choose, is_compiled=speed) for speed in (False, True)
        )
        slow, fast = (series.play(games).checksums.tolist() for series in both)
        assert slow == fast


def test_K9_a_memory_aid_is_used() -> None:
    options, choose = POK.options_type(4, memory_aid=True), row_bot("pok", "casual")
    series = Series("pok", options, SEED, choose, is_compiled=False)
    assert series.play(3).checksums.tolist() == [checksum(POK, options, number) for number in range(3)]
