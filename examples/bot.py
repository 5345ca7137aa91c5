"""A bot for any table, over the network, with nothing but websockets: python examples/bot.py URL TABLE [INVITATION]

It becomes a guest, sits down, adds a number of its own to every deal, and whenever it is asked takes a legal action at
random. Put your own idea into `choose`.
"""

import asyncio
import json
import random
import secrets
import sys
from hashlib import sha256
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


class Deals:
    """Our part in the fair deals: commit to a secret number for each round, and reveal it before the round is dealt."""

    def __init__(self) -> None:
        self.seat: int | None = None
        self.nonces: dict[str, list[bytes]] = {}
        self.revealed = 0

    def answer(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """The command that a message asks for, if it speaks of a deal."""
        self.seat = message.get("table", {}).get("you", self.seat)
        fair = message.get("fair")
        if not fair or self.seat is None:
            return None
        if fair["game"] not in self.nonces:
            self.nonces[fair["game"]] = [secrets.token_bytes(32) for _ in range(fair["to_commit"])]
            return {"type": "commit", "commitments": self.commitments(fair["game"])}
        number = fair["round"]
        if number <= self.revealed or fair["rounds"][number - 1]["clients"][self.seat] is None:
            return None
        self.revealed = number
        return {"type": "reveal", "round": number, "nonce": self.nonces[fair["game"]][number - 1].hex()}

    def commitments(self, game: str) -> list[str]:
        """SHA-256 of the parts, each with its length before it: docs/fair.md."""
        made = []
        for number, nonce in enumerate(self.nonces[game], 1):
            assert self.seat is not None
            parts = (b"coverts-fair/1/client", bytes.fromhex(game), number.to_bytes(2), bytes([self.seat]), nonce)
            made.append(sha256(b"".join(len(part).to_bytes(4) + part for part in parts)).hexdigest())
        return made


async def main(url: str, table: str, invitation: str = "") -> None:
    """Play one game."""
    guest = Request(f"{url}/api/v1/guests", b'{"name": "Robo", "bearer": true}', {"Content-Type": "application/json"})
    token = json.load(urlopen(guest))["token"]
    address = f"{url.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket?invitation={invitation}"
    deals = Deals()
    async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:

        async def do(name: str, command: dict[str, Any]) -> None:
            await socket.send(json.dumps({"type": "do", "id": name, "command": command}))

        await do("join", {"type": "join", "name": "Robo", "invitation": invitation})
        async for text in socket:
            message = json.loads(text)
            if part := deals.answer(message):
                await do(f"deal-{message['number']}", part)
            if legal := legal_in(message):
                await do(f"move-{message['number']}", {"type": "move", "action": choose(legal)})
            if message.get("table", {}).get("phase") in ("over", "aborted"):
                return


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
