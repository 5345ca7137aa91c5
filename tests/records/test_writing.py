"""Writing and replaying: a record holds the whole game, at any moment of it."""

import random
from typing import Any

import jsonschema
import msgspec
import pytest

from coverts.games.contract import AnyGame
from coverts.records.reading import read
from coverts.records.referee import check, moves_of, replay
from coverts.records.schema import schema
from coverts.records.writing import data_of, line, page, record_of, steps_of
from tests.records.games import TABLES, names, played


def options_for(game: AnyGame, players: int, rng: random.Random) -> Any:
    """Defaults half the time."""
    if rng.random() < 0.5:
        return game.options_type(players)
    changed = {"memory_aid": True} if game.name == "pok" else {"first_starter": 1, "start_token_tie": "may-stay"}
    return msgspec.convert({"players": players, **changed}, game.options_type)


@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda value: getattr(value, "name", value))
@pytest.mark.parametrize("seed", range(3))
def test_a_game_broken_off_anywhere_survives_its_record(game: AnyGame, players: int, seed: int) -> None:
    rng = random.Random(seed)
    options = options_for(game, players, rng)
    made = played(game, options, rng)
    validator = jsonschema.Draft202012Validator(schema())
    for length in [*sorted(rng.sample(range(len(made)), 12)), len(made)]:
        steps = [step for _, step in made[:length]]
        record = record_of(game, options, names(players), steps)
        data = data_of(record)
        validator.validate(msgspec.json.decode(line(data)))
        assert read(line(data)).record == record == read(page(data)).record
        assert check(record).complete == (length == len(made))
        again = record_of(game, options, names(players), steps_of(game, options, moves_of(record)))
        assert again == record


@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda value: getattr(value, "name", value))
def test_replaying_a_record_gives_the_state(game: AnyGame, players: int) -> None:
    rng = random.Random(players)
    options = game.options_type(players)
    made = played(game, options, rng)
    replayed = list(replay(record_of(game, options, names(players), [step for _, step in made])))
    assert len(replayed) == len(made)
    # Closed fists close in the order of the seats in a replay, so states agree whenever no fist is closed.
    for (_, step), again in zip(made, replayed, strict=True):
        if not any(step.state.sealed) and not any(again.step.state.sealed):
            assert again.step.state == step.state


def test_a_page_keeps_on_a_line_what_fits_on_it() -> None:
    data = {"format": "coverts/1", "long": [["R2", "Y2"]] * 12, "empty": [], "deep": {"x": {"y": None}}}
    assert page(data).decode() == (
        "{\n"
        '  "format": "coverts/1",\n'
        '  "long": [\n' + ",\n".join(['    ["R2", "Y2"]'] * 12) + "\n  ],\n"
        '  "empty": [],\n'
        '  "deep": {"x": {"y": null}}\n'
        "}\n"
    )


def test_defaults_are_left_out_and_keys_come_in_the_order_of_the_format() -> None:
    rng = random.Random(1)
    game, players = TABLES[0]
    plain = game.options_type(players)
    record = record_of(game, plain, names(players), [step for _, step in played(game, plain, rng)])
    assert list(data_of(record)) == ["format", "game", "seats", "rounds", "totals", "winners"]
    changed = game.options_type(players, first_starter=2)
    record = record_of(game, changed, names(players), [step for _, step in played(game, changed, rng)])
    assert list(data_of(record)) == ["format", "game", "seats", "options", "rounds", "totals", "winners"]
    assert data_of(record)["options"] == {"first_starter": 2}
