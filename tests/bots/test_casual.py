"""What holds for the players by rule of thumb in both games: they are legal, quick, and know only their view."""

from itertools import product
from random import Random
from time import process_time
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from coverts.bots import LEVELS, Bot, bot_for, level_named
from coverts.games import pikoko, pok
from coverts.games.bits import members
from coverts.games.contract import AnyGame
from coverts.games.pikoko import PIKOKO, Phase
from coverts.games.pikoko.feathers import DECK_SIZE, FACES_ON, FIRST_FACES, SAME_FEATHER
from coverts.games.pikoko.tricks import without
from coverts.games.pok import POK
from coverts.games.seats import with_entry
from coverts.hall import commands
from tests.bots.tables import asked

TABLES: list[tuple[AnyGame, Any]] = [
    *((PIKOKO, pikoko.Options(players, tie)) for players, tie in product(PIKOKO.players, pikoko.StartTokenTie)),
    *((PIKOKO, pikoko.Options(players, first_starter=players - 1)) for players in PIKOKO.players),
    *((POK, pok.Options(players, aid)) for players, aid in product(POK.players, (False, True))),
]


def casual(game: AnyGame) -> Bot:
    return bot_for(game.name, "casual")


@pytest.mark.parametrize(("game", "options"), TABLES)
@pytest.mark.parametrize("company", ["random", "casual"])
def test_whole_games_are_legal(game: AnyGame, options: Any, company: str) -> None:
    """`step` refuses what is not; at a table of random players come positions that no sensible one leads to."""
    bots = [casual(game), *[bot_for(game.name, company)] * (options.players - 1)]
    decisions = list(asked(game, options, bots, 1))
    assert decisions
    for state, seat, action in decisions:
        assert action in game.legal(state, seat)


@pytest.mark.parametrize(("game", "players"), [(PIKOKO, 4), (POK, 4)])
def test_the_same_view_and_numbers_lead_to_the_same_action(game: AnyGame, players: int) -> None:
    bot = casual(game)
    for state, seat, _ in asked(game, game.options_type(players), [bot] * players, 1):
        view = game.view(state, seat)
        assert bot.choose(view, Random(3).randrange) == bot.choose(view, Random(3).randrange)


@pytest.mark.parametrize("players", PIKOKO.players)
def test_P6_the_own_peacock_makes_no_difference(players: int) -> None:
    """In a world where the seat has another feather of the stock on its own peacock, it does the same."""
    bot, numbers, stock = casual(PIKOKO), Random(players), 0
    for state, seat, _ in asked(PIKOKO, pikoko.Options(players), [bot] * players, 1):
        if not state.tricks and not state.trick:
            stock = sum(FACES_ON[: DECK_SIZE[players]]) & ~sum(state.hands) & ~FACES_ON[state.turned_up]
        if not state.hands[seat]:
            continue
        gone, new = (numbers.choice(list(members(mask & FIRST_FACES))) for mask in (state.hands[seat], stock))
        other = without(state.hands[seat], gone) | SAME_FEATHER[new]
        changed = replace(state, hands=with_entry(state.hands, seat, other))
        actions = [bot.choose(PIKOKO.view(world, seat), Random(1).randrange) for world in (state, changed)]
        assert actions[0] == actions[1]


@pytest.mark.parametrize(("game", "players"), [(PIKOKO, 5), (POK, 7)])
def test_a_decision_takes_less_than_a_millisecond(game: AnyGame, players: int) -> None:
    """On an idle machine it is a fifth of that. The processor's time is counted, so that others may work."""
    bot = casual(game)
    views = [game.view(state, seat) for state, seat, _ in asked(game, game.options_type(players), [bot] * players, 2)]
    numbers = Random(1)
    begun = process_time()
    for view in views:
        bot.choose(view, numbers.randrange)
    assert (process_time() - begun) / len(views) < 0.001


def test_games_vary_with_the_numbers() -> None:
    for game in (PIKOKO, POK):
        options = game.options_type(4)
        first, second = ([act for *_, act in asked(game, options, [casual(game)] * 4, seed)] for seed in (1, 2))
        assert first != second


def test_levels_by_name() -> None:
    assert all(bot_for(game.name, level) for game in (PIKOKO, POK) for level in LEVELS)
    assert get_args(commands.Level) == LEVELS
    assert [level_named(level) for level in LEVELS] == list(LEVELS)
    assert level_named("grandmaster") == level_named(None) == level_named([1]) == "casual"
    with pytest.raises(KeyError):
        bot_for("pikoko", "grandmaster")


def test_phases_all_come_up() -> None:
    """The tests above have seen every kind of question."""
    seen = {state.phase for state, *_ in asked(PIKOKO, pikoko.Options(3), [casual(PIKOKO)] * 3, 1)}
    assert seen == {Phase.BID, Phase.SELF_BID, Phase.CONFIDENCE, Phase.PLAY}
