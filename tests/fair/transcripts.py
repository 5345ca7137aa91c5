"""Transcripts and fair games for tests, from numbers that are the same every time."""

import json
import random
from typing import Any

from coverts.fair.commitments import client_commitment, server_commitment
from coverts.fair.transcript import FairRound, Transcript
from coverts.games.contract import Act, AnyGame, Awaits, Chance, Over, Step
from coverts.games.registry import GAMES
from coverts.records.fairness import fair_of, fair_part_of, rules_of
from coverts.records.format import Player
from coverts.records.writing import data_of, line, record_of

TABLES = [(game.name, players) for game in GAMES.values() for players in game.players]
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Fay", "Gus")


def transcript(
    game: str, options: Any, rng: random.Random, *, bots: tuple[int, ...] = (), withheld: tuple[int, ...] = ()
) -> Transcript:
    """All numbers of a game. Bots commit to nothing; some seats commit and do not reveal."""
    part = fair_part_of(game)
    assert part is not None
    name, rules = rng.randbytes(16), rules_of(game, options)
    rounds = []
    for number in range(1, part.seeds + 1):
        seed = rng.randbytes(32)
        drawn = [None if seat in bots else rng.randbytes(32) for seat in range(options.players)]
        clients = [nonce and client_commitment(name, number, seat, nonce) for seat, nonce in enumerate(drawn)]
        rounds.append(
            FairRound(
                commitment=server_commitment(name, rules, number, seed),
                seed=seed,
                clients=tuple(clients),
                nonces=tuple([None if seat in withheld else nonce for seat, nonce in enumerate(drawn)]),
            )
        )
    return Transcript(game=name, rules=rules, rounds=tuple(rounds))


def played(game: AnyGame, options: Any, found: Transcript, rng: random.Random) -> list[Step[Any, Any]]:
    """A whole game with fair chance and random players."""
    part = fair_part_of(game.name)
    assert part is not None
    state, steps = game.start(options), list[Step[Any, Any]]()
    while not isinstance(prompt := game.prompt(state), Over):
        move: Any
        if isinstance(prompt, Chance):
            source = part.source(state)
            move = game.outcome(state, found.stream(source.round, source.info).below)
        else:
            assert isinstance(prompt, Awaits)
            seat = prompt.seats[0]
            move = Act(seat, rng.choice(game.legal(state, seat)))
        steps.append(game.step(state, move))
        state = steps[-1].state
    return steps


def fair_record(
    game: str,
    players: int,
    seed: str = "",
    *,
    moves: int | None = None,
    bots: tuple[int, ...] = (),
    withheld: tuple[int, ...] = (),
    **chosen: Any,
) -> dict[str, Any]:
    """The record of a fair game as plain data, broken off after so many moves."""
    rng = random.Random(f"fair {game} {players} {seed}")
    options = GAMES[game].options_type(players, **chosen)
    found = transcript(game, options, rng, bots=bots, withheld=withheld)
    steps = played(GAMES[game], options, found, rng)[:moves]
    seats = [Player(name) for name in NAMES[:players]]
    record: dict[str, Any] = json.loads(line(data_of(record_of(GAMES[game], options, seats, steps, fair_of(found)))))
    return record
