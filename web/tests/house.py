"""What a house answers over HTTP and in its lobby, from the server's own functions: for the page's tests.

Prints a JSON object: what is on offer, the public tables that wait, and one of them as its host and a guest see it.
"""

import asyncio
import sys

import msgspec

from coverts.hall.commands import Join, SeatBot
from coverts.hall.desk import Desk, Logged, opening
from coverts.hall.messages import snapshot
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.hall.summary import summary_of
from coverts.hall.wire import Setup
from coverts.server.routes.games import games
from coverts.server.routes.reach import Links

NOW = 1_800_000_000_000


def waiting(name: str, setup: Setup) -> Desk:
    """A public table with a host, a guest and a bot, and the other seats open."""
    settings = Settings(setup, visibility="public")
    desk = Desk(name, [Logged(opening(settings, "ada", "an-invitation", NOW))])
    for who, command in (("ada", Join("Ada")), ("bob", Join("Bob")), ("ada", SeatBot(2, "club"))):
        decision = desk.decide(who, command, now=NOW, draw=lambda _: 0, secret=bytes, bot_name=lambda _: "Robin")
        desk.take_up(decision)
    return desk


def main() -> None:
    """Print it all."""
    desks = [waiting("first", PikokoSetup(5)), waiting("second", PokSetup(4))]
    offered = asyncio.run(games.fn(links=Links("http://house.example")))
    seen = {"host": 0, "guest": 1, "public": "public"}
    found = {
        "offered": offered,
        "lobby": [summary_of(desk.table) for desk in desks],
        "gathering": {who: snapshot(desks[0].table, eyes, desks[0].number) for who, eyes in seen.items()},
    }
    sys.stdout.buffer.write(msgspec.json.encode(found))


main()
