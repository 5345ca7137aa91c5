"""Vectors of fair deals for every size of both games, for programs of others to compare with."""

import json
import random
from pathlib import Path
from typing import Any

import msgspec

from coverts.fair.commitments import client_commitment, server_commitment
from coverts.fair.fingerprint import fingerprint
from coverts.fair.transcript import FairRound, Transcript
from coverts.games.pikoko.feathers import DECK_SIZE, FEATHER
from coverts.games.registry import GAMES
from coverts.records.fairness import fair_part_of, rules_of

FILE = Path(__file__).with_name("vectors.json")
THROWS = 40
"""How many throws of a game of POK are in a vector."""


def text() -> str:
    """All vectors as JSON: one vector a line."""
    rows = [json.dumps(vector, separators=(",", ":")) for vector in vectors()]
    return "[\n" + ",\n".join(rows) + "\n]\n"


def vectors() -> list[dict[str, Any]]:
    """The vector of the protocol's page, and three for each size of both games: all reveal, one bot, one withholds."""
    made = [vector("pikoko", {"players": 5}, _counting(5))]
    for game in GAMES.values():
        for players in game.players:
            for bots, withheld in (((), ()), ((1,), ()), ((players - 1,), (0,))):
                options = _options(game.name, players, bool(bots))
                numbers = _random(f"{game.name} {players} {bots} {withheld}", game.name, players, bots)
                made.append(vector(game.name, options, numbers, withheld))
    return made


def _options(game: str, players: int, is_other: bool) -> dict[str, Any]:
    if not is_other:
        return {"players": players}
    other: dict[str, dict[str, Any]] = {"pikoko": {"start_token_tie": "may-stay"}, "pok": {"memory_aid": True}}
    return {"players": players, **other[game]}


def _counting(players: int) -> dict[str, Any]:
    """What the protocol's page has: game 00 01 …, seed 00 01 …, and for each seat 32 times its number; one round."""
    nonces = [bytes([seat]) * 32 for seat in range(players)]
    return {"game": bytes(range(16)), "seeds": [bytes(range(32))], "nonces": [nonces]}


def _random(name: str, game: str, players: int, bots: tuple[int, ...]) -> dict[str, Any]:
    rng, part = random.Random(f"vector {name}"), fair_part_of(game)
    assert part is not None
    numbers = range(part.seeds)
    return {
        "game": rng.randbytes(16),
        "seeds": [rng.randbytes(32) for _ in numbers],
        "nonces": [[None if seat in bots else rng.randbytes(32) for seat in range(players)] for _ in numbers],
    }


def vector(game: str, chosen: dict[str, Any], given: dict[str, Any], withheld: tuple[int, ...] = ()) -> dict[str, Any]:
    """What goes in, and what comes out. `nonces` are what is revealed: null for a bot, and for who withholds."""
    options = msgspec.convert(chosen, GAMES[game].options_type)
    name, rules = given["game"], rules_of(game, options)
    rounds = []
    for number, (seed, drawn) in enumerate(zip(given["seeds"], given["nonces"], strict=True), 1):
        clients = [nonce and client_commitment(name, number, seat, nonce) for seat, nonce in enumerate(drawn)]
        shown = tuple([None if seat in withheld else nonce for seat, nonce in enumerate(drawn)])
        commitment = server_commitment(name, rules, number, seed)
        rounds.append(FairRound(commitment=commitment, seed=seed, clients=tuple(clients), nonces=shown))
    found = Transcript(game=name, rules=rules, rounds=tuple(rounds))
    return {
        "kind": game,
        "players": options.players,
        "game": name.hex(),
        "rules": rules,
        "seeds": [seed.hex() for seed in given["seeds"]],
        "nonces": [[nonce and nonce.hex() for nonce in one.nonces] for one in rounds],
        "clientCommitments": [[client and client.hex() for client in one.clients] for one in rounds],
        "commitments": [one.commitment.hex() for one in rounds],
        "salts": [found.salt(number).hex() for number, _ in found.numbered()],
        **(_pikoko(found, options.players) if game == "pikoko" else _pok(found)),
        "fingerprint": [str(FEATHER[place]) for place in fingerprint(found)],
    }


def _pikoko(found: Transcript, players: int) -> dict[str, Any]:
    return {
        "starter": found.stream(1, "starter").below(players),
        "decks": [_places(found, number, players) for number, _ in found.numbered()],
    }


def _places(found: Transcript, number: int, players: int) -> list[int]:
    """The canonical places of the feathers after the shuffle, also of those that stay face down."""
    places, stream = list(range(DECK_SIZE[players])), found.stream(number, "deck")
    for place in range(len(places) - 1, 0, -1):
        other = stream.below(place + 1)
        places[place], places[other] = places[other], places[place]
    return places


def _pok(found: Transcript) -> dict[str, Any]:
    pok = GAMES["pok"]
    state = pok.start(pok.options_type(3))
    throws = [pok.outcome(state, found.stream(1, f"throw/{number}").below) for number in range(1, THROWS + 1)]
    return {"throws": [[str(face) for face in throw.dice] for throw in throws]}
