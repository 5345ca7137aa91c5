"""A game is a plug-in: one object that says where each of its parts is."""

from dataclasses import dataclass
from importlib import import_module
from typing import Any, TypeAlias

Home: TypeAlias = str
"""Where something is: `module:name`."""


@dataclass(frozen=True, kw_only=True)
class Plugin:
    """A game, by the homes of its parts; each part has the type that is named here.

    `rules`    the rule book: `games.contract.Game`
    `records`  its records: `records.form.RecordForm`
    `table`    what the hall sends of it: `hall.game_wire.GameWire`
    `bots`     who plays it: `bots.levels.GameBots`
    `talk`     how one talks about it in the terminal: `cli.telling.talk.Talk`
    `play`     the command `coverts play NAME`: a function
    `rows`     its rows for batch simulation, if it has any: `simulate.row_game.RowGame`
    `match`    what the arena needs of it, if it is more than who has won: `arena.playing.Match`
    `coach`    what decisions of it were worth, if that can be told: `coach.judging.GameCoach`
    `puzzles`  what its puzzles are like, if there are any: `learn.puzzles.kinds.GamePuzzles`
    `hints`    what newcomers are told while they play, if there is something: a `learn.hints.hint.Hinting`
    `spiel`    the game for OpenSpiel, if it can be one: a class `envs.openspiel.spiel_game.SpielGame`
    `fair`     where its chance comes from, if it can be dealt fairly: `fair.part.FairPart`
    `words`    a package with a folder of catalogues for each language, if its words are not in `coverts.lang`
    """

    name: str
    title: str
    about: str
    """A line for the list of commands."""
    rules: Home
    records: Home
    table: Home
    bots: Home
    talk: Home
    play: Home
    rows: Home | None = None
    match: Home | None = None
    coach: Home | None = None
    puzzles: Home | None = None
    hints: Home | None = None
    spiel: Home | None = None
    fair: Home | None = None
    words: str | None = None


def fetched(home: Home) -> Any:
    """What is at home there."""
    module, _, name = home.partition(":")
    return getattr(import_module(module), name)
