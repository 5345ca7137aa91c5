"""Replays: folding what an observer saw gives what it knew after every move."""

import random
from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from coverts.games import pikoko, pok
from coverts.games.contract import OPEN, PUBLIC, Act, AnyGame, Observer
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.replaying import Replay, replay_of
from coverts.hall.settings import options_of
from coverts.records import referee
from coverts.records.format import Player, Record
from coverts.records.referee import TooManyMoves
from coverts.records.replaying import Illegal
from coverts.records.writing import record_of
from tests.records.games import TABLES, names, played

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "pikoko": [{}, {"start_token_tie": pikoko.StartTokenTie.MAY_STAY, "first_starter": 1}],
    "pok": [{}, {"memory_aid": True}],
}

IDS = [f"{game.name}-{players}" for game, players in TABLES]


def recorded(game: AnyGame, players: int, seed: int, *, moves: int | None = None) -> Record:
    """A random game, or its first moves."""
    options = game.options_type(players, **OPTIONS[game.name][seed % 2])
    steps = [step for _, step in played(game, options, random.Random(f"{options} {seed}"))]
    return record_of(game, options, names(players), steps[:moves])


def views(game: AnyGame, replay: Replay) -> list[Any]:
    """The view before the first move, and after each."""
    seen: list[Any] = [replay.first.view]
    for step in replay.steps:
        view = seen[-1]
        for sight in step.game.sights:
            view = game.fold(view, sight)
        seen.append(view)
    return seen


@pytest.mark.parametrize(("game", "players"), TABLES, ids=IDS)
@pytest.mark.parametrize("seed", [0, 1])
def test_folding_a_replay_gives_every_view(game: AnyGame, players: int, seed: int) -> None:
    record = recorded(game, players, seed)
    made = list(referee.replay(record))
    observers: list[Observer] = [OPEN, PUBLIC, *range(players)]
    for observer in observers:
        replay = replay_of(record, observer, most=2000)
        start = game.start(options_of(replay.setup))
        states = [start, *(one.step.state for one in made)]
        assert views(game, replay) == [game.view(state, observer) for state in states]
        assert [step.at for step in replay.steps] == list(range(len(made)))
        assert [step.by for step in replay.steps] == [
            one.move.seat if isinstance(one.move, Act) else None for one in made
        ]
        assert (replay.eyes, replay.complete, replay.names) == (observer, True, tuple(p.name for p in names(players)))


@pytest.mark.parametrize(("game", "players"), TABLES, ids=IDS)
def test_games_broken_off_anywhere_are_replayed_as_far_as_they_go(game: AnyGame, players: int) -> None:
    for moves in (0, 1, 4, 9, 17):
        record = recorded(game, players, 1, moves=moves)
        replay = replay_of(record, 0, most=2000)
        assert len(replay.steps) <= moves
        assert not replay.complete
        assert views(game, replay)[-1].observer == 0


def test_a_seat_is_never_shown_its_own_peacock() -> None:
    replay = replay_of(recorded(pikoko.PIKOKO, 3, 0), 1, most=2000)
    for view in views(pikoko.PIKOKO, replay):
        assert [isinstance(hand, pikoko.HiddenHand) for hand in view.hands] == [False, True, False]


def test_the_setup_is_that_of_the_record() -> None:
    assert replay_of(recorded(pok.POK, 3, 1), OPEN, most=2000).setup == PokSetup(3, memory_aid=True)
    assert replay_of(recorded(pikoko.PIKOKO, 4, 1), OPEN, most=2000).setup == PikokoSetup(
        4, pikoko.StartTokenTie.MAY_STAY, 1
    )


def test_names_of_strangers_are_made_plain() -> None:
    strange = [Player("  A\u202eda\n"), Player(""), Player("x" * 100_000)]
    record: Any = recorded(pok.POK, 3, 0)
    record = replace(record, seats=tuple(strange))
    assert replay_of(record, OPEN, most=2000).names == ("Ada", "", "x" * 24)


def test_there_is_an_end_to_it() -> None:
    record = recorded(pikoko.PIKOKO, 3, 0)
    with pytest.raises(TooManyMoves):
        replay_of(record, OPEN, most=111)
    assert len(replay_of(record, OPEN, most=112).steps) == 112


def test_an_illegal_record_is_not_shown_at_all() -> None:
    record: Any = recorded(pok.POK, 3, 0)
    with pytest.raises(Illegal):
        replay_of(replace(record, winners=(0, 1, 2)), OPEN, most=2000)
    with pytest.raises(Illegal):
        replay_of(replace(record, seats=tuple(names(3)[:2]), winners=UNSET), OPEN, most=2000)
