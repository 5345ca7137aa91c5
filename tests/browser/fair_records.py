"""Records of whole games whose deals and throws follow `coverts-fair/1`, made for tests from the page of the protocol.

`python -m tests.browser.fair_records` prints some of every kind as one JSON object, for the tests in web/.
"""

import hmac
import json
from collections.abc import Callable, Collection
from hashlib import sha256
from random import Random
from typing import Any

from coverts.games.contract import Act, AnyGame, Chance, Over, Step
from coverts.games.pikoko import PIKOKO, DrawStarter
from coverts.games.pok import POK
from coverts.records.writing import data_of, record_of
from tests.records.games import TABLES, names

ROUNDS = {"pikoko": 3, "pok": 1}
Draw = Callable[[int], int]


def tagged(tag: str, *parts: bytes) -> bytes:
    """SHA-256 of a tag and parts, each with its length before it."""
    whole = (f"coverts-fair/1/{tag}".encode(), *parts)
    return sha256(b"".join(len(part).to_bytes(4) + part for part in whole)).digest()


def source(seed: bytes, salt: bytes, purpose: str) -> Draw:
    """A source of numbers for one purpose."""
    secret = hmac.digest(salt, seed, "sha256")
    key = hmac.digest(secret, f"coverts-fair/1/{purpose}".encode() + b"\1", "sha256")
    words: list[int] = []
    blocks = 0

    def below(n: int) -> int:
        nonlocal blocks
        while True:
            if not words:
                block = hmac.digest(key, blocks.to_bytes(8), "sha256")
                words.extend(int.from_bytes(block[at : at + 4]) for at in range(0, 32, 4))
                blocks += 1
            word = words.pop(0)
            if word < 2**32 - 2**32 % n:
                return word % n

    return below


class Promises:
    """What everybody promised and revealed in one game."""

    def __init__(
        self, game: AnyGame, players: int, rng: Random, away: Collection[int], silent: Collection[int]
    ) -> None:
        self.id = rng.randbytes(16)
        self.rules = f"{game.name}/1:" + json.dumps({"players": players}, separators=(",", ":"))
        self.rounds: list[dict[str, Any]] = []
        self._drawn_from: list[tuple[bytes, bytes]] = []
        for number in range(1, ROUNDS[game.name] + 1):
            at, seed = number.to_bytes(2), rng.randbytes(32)
            drawn = [None if seat in away else rng.randbytes(32) for seat in range(players)]
            clients = [
                nonce and tagged("client", self.id, at, bytes([seat]), nonce) for seat, nonce in enumerate(drawn)
            ]
            nonces = [None if seat in silent else nonce for seat, nonce in enumerate(drawn)]
            salt = tagged("transcript", self.id, self.rules.encode(), at, *[nonce or bytes(32) for nonce in nonces])
            self._drawn_from.append((seed, salt))
            self.rounds.append(
                {
                    "commitment": tagged("server", self.id, self.rules.encode(), at, seed).hex(),
                    "seed": seed.hex(),
                    "clients": [one and one.hex() for one in clients],
                    "nonces": [one and one.hex() for one in nonces],
                }
            )

    def source(self, number: int, purpose: str) -> Draw:
        """Where the numbers of a round come from."""
        return source(*self._drawn_from[number - 1], purpose)

    def data(self) -> dict[str, Any]:
        """What the record says of it."""
        return {"protocol": "coverts-fair/1", "game": self.id.hex(), "rules": self.rules, "rounds": self.rounds}


def fair_record(
    game: AnyGame, players: int, seed: int, away: Collection[int] = (), silent: Collection[int] = ()
) -> dict[str, Any]:
    """A whole game. Seats that are away promise nothing; silent ones promise and never reveal."""
    rng, options = Random(seed), game.options_type(players)
    promises = Promises(game, players, rng, away, silent)
    state, steps, dealt = game.start(options), list[Step[Any, Any]](), 0
    while not isinstance(prompt := game.prompt(state), Over):
        move: Any
        if isinstance(prompt, Chance):
            number, purpose = (1, f"throw/{dealt + 1}") if game is POK else (dealt + 1, "deck")
            move = game.outcome(state, promises.source(number, purpose))
            if isinstance(move, DrawStarter):
                move = game.outcome(state, promises.source(1, "starter"))
            else:
                dealt += 1
        else:
            seat = rng.choice(prompt.seats)
            move = Act(seat, rng.choice(game.legal(state, seat)))
        steps.append(game.step(state, move))
        state = steps[-1].state
    data = data_of(record_of(game, options, names(players), steps)) | {"fair": promises.data()}
    # As it is read from a file, to be spoiled at will.
    written: dict[str, Any] = json.loads(json.dumps(data))
    return written


def main() -> None:
    """Print whole games of every size, and some in which not everybody took part."""
    kinds = {
        "whole": [fair_record(game, players, seed=players) for game, players in TABLES],
        "silent": [fair_record(PIKOKO, 4, seed=1, away=[0], silent=[1, 3]), fair_record(POK, 3, seed=2, silent=[2])],
        "alone": [fair_record(PIKOKO, 3, seed=3, away=range(3)), fair_record(POK, 3, seed=4, away=[0, 1], silent=[2])],
    }
    print(json.dumps(kinds))


if __name__ == "__main__":
    main()
