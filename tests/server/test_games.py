"""The games on offer: everything that is offered can be played."""

from importlib.metadata import version

import msgspec

from coverts.bots.levels import LEVELS, bot_for
from coverts.hall.manners import PHRASES
from coverts.hall.settings import Settings
from coverts.hall.wire import Setup
from coverts.server.routes.games import Offered
from coverts.solve.pok.shipped import SIZES
from tests.server.harness import Server


async def offered(server: Server) -> Offered:
    async with server.http() as http:
        return msgspec.json.decode((await http.get("/games")).content, type=Offered)


async def test_what_can_be_played(server: Server) -> None:
    seen = await offered(server)
    assert {game.game: (game.players, {option.name for option in game.options}) for game in seen.games} == {
        "pikoko": ((3, 4, 5), {"start_token_tie"}),
        "pok": ((3, 4, 5, 6, 7), {"memory_aid"}),
    }
    assert {game.game: game.guesses for game in seen.games} == {
        "pikoko": {},
        "pok": dict.fromkeys(("expert", "master"), tuple(players for players in (6, 7) if players not in SIZES)),
    }
    assert (seen.version, seen.phrases, seen.origin) == (version("coverts"), PHRASES, server.url)


async def test_every_table_that_is_offered_can_be_opened(server: Server) -> None:
    async with server.guests("Ada") as (ada,):
        for game in (await offered(server)).games:
            assert game.default_level in game.levels == LEVELS[1:]
            assert all(bot_for(game.game, level) for level in game.levels)
            for option in game.options:
                assert option.default in option.values
                for value in option.values:
                    setup = {"game": game.game, "players": game.players[-1], option.name: value}
                    settings = Settings(msgspec.convert(setup, Setup))
                    table = await ada.open(settings, [game.default_level])
                    assert (await ada.look(table.id)).table.settings == settings


async def test_the_defaults_are_those_of_the_rules(server: Server) -> None:
    for game in (await offered(server)).games:
        plain = msgspec.to_builtins(msgspec.convert({"game": game.game, "players": 3}, Setup))
        assert {option.name: option.default for option in game.options}.items() <= plain.items()
