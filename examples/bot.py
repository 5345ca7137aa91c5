"""A bot for any table, over the network, with nothing but websockets: python examples/bot.py URL TABLE [INVITATION]

It becomes a guest, sits down, and whenever it is asked takes a legal action at random. Put your own idea into `choose`.
"""

import asyncio
import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect


def choose(legal: list[Any]) -> Any:
    """Your idea goes here. The messages you have seen hold everything that your seat may know."""
    return random.choice(legal)


def legal_in(message: dict[str, Any]) -> list[Any]:
    """What a message says we may do now: a question among its sights, or in a view that is sent whole."""
    game = message.get("game") or {}
    asked = [sight["legal"] for sight in game.get("sights", []) if sight["type"] == "asked"]
    return list(asked[-1] if asked else game.get("view", {}).get("legal", []))


async def main(url: str, table: str, invitation: str = "") -> None:
    """Play one game."""
    guest = Request(f"{url}/api/v1/guests", b'{"name": "Robo", "bearer": true}', {"Content-Type": "application/json"})
    token = json.load(urlopen(guest))["token"]
    address = f"{url.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket?invitation={invitation}"
    async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        await socket.send(
            json.dumps(
                {"type": "do", "id": "join", "command": {"type": "join", "name": "Robo", "invitation": invitation}}
            )
        )
        async for text in socket:
            message = json.loads(text)
            if legal := legal_in(message):
                command = {"type": "move", "action": choose(legal)}
                await socket.send(json.dumps({"type": "do", "id": f"move-{message['number']}", "command": command}))
            if message.get("table", {}).get("phase") in ("over", "aborted"):
                return


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
