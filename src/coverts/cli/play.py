"""`coverts play`: a game against bots, in plain lines of text."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from secrets import token_hex
from typing import Annotated, Any

from cyclopts import Parameter

from coverts.bots import DEFAULT_LEVEL, Level, bird_names, bot_for, guesses_of
from coverts.cli.saving import Keeper, Unsuitable, kept_game, newest_unfinished
from coverts.cli.seating import Practice, Seated, SeatedBot, Sitting, luck
from coverts.cli.status import Status
from coverts.cli.telling.company import company
from coverts.cli.telling.player import Left, TerminalPlayer
from coverts.cli.telling.refusals import refusal_sentence
from coverts.cli.telling.screen import Prompter, Screen, from_keyboard
from coverts.cli.telling.talk import talk_of
from coverts.cli.voice import Spoken, complain, speech
from coverts.games.contract import AnyGame, Refused
from coverts.hall.manners import plain_name
from coverts.lang import Catalogue
from coverts.learn.hints.hint import Hinting, hinting_of
from coverts.registry import PLUGINS


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class PlayOptions:
    """The options that `coverts play` has for every game."""

    name: str | None = None
    """What you are called in the record of the game. [default: You]"""
    level: Level = DEFAULT_LEVEL
    """How well the bots play, from random (any move that is allowed) over casual (by rule of thumb) to master."""
    seed: str | None = None
    """A word or number that decides chance and bots. [default: a new one]"""
    language: Spoken = None
    """The language the game speaks. [default: COVERTS_LANG, or else your locale]"""
    hints: Annotated[bool, Parameter(negative="")] = False
    """Say at every question what there is to look at, for a first game."""
    save: Path | None = None
    """The file to keep the game in, after every move. [default: a new one in your data folder]"""
    resume: Annotated[bool, Parameter(negative="")] = False
    """Go on with the game you left last, or with the one in --save."""


def sit_down(game: AnyGame, options: Any, asked: PlayOptions, *, prompter: Prompter = from_keyboard) -> int:
    """Begin a game that is kept in a file, or go on with one that is; the exit status."""
    catalogue = speech(asked.language)
    hinting = hinting_of(game.name) if asked.hints else None
    if asked.hints and hinting is None:
        complain(catalogue, "hints-none", game=PLUGINS[game.name].title)
        return Status.UNREADABLE
    waiting = newest_unfinished(game.name)
    path, kept = asked.save, None
    try:
        if asked.resume:
            path, kept = kept_game(game, path or waiting, asked.seed)
        keeper = Keeper(catalogue, path, resumed=asked.resume)
    except Unsuitable as unsuitable:
        args = unsuitable.args_
        if "game" in args:
            args = {**args, "game": PLUGINS[str(args["game"])].title}
        complain(catalogue, unsuitable.key, **args)
        return Status.UNREADABLE
    screen = _screen(game.name, catalogue)
    if waiting is not None and not asked.resume:
        screen.show([catalogue.say("waiting")])
    try:
        practice = kept or begun(game, options, asked, catalogue)
    except Refused as refused:
        said = talk_of(game.name).said
        print(refusal_sentence(company(catalogue, []), refused.refusal, said), file=sys.stderr)
        return Status.UNREADABLE
    return play(
        practice, catalogue, screen, keeper, saved_as=lambda: keeper.kept_in, prompter=prompter, hinting=hinting
    )


def begun(game: AnyGame, options: Any, asked: PlayOptions, catalogue: Catalogue) -> Practice:
    """A new game, or `Refused` where the rules have no such options."""
    game.start(options)
    seed, you = asked.seed or token_hex(4), plain_name(asked.name or "") or catalogue.say("you")
    draw = luck(f"{seed}/names")(0)
    birds = bird_names(options.players - 1, draw, language=catalogue.language, taken=[you])
    return Practice(game, options, (you, *birds), seed, asked.level)


def play(
    practice: Practice,
    catalogue: Catalogue,
    screen: Screen,
    after_move: Callable[[Sitting], None] | None = None,
    *,
    saved_as: Callable[[], str | None] = lambda: None,
    prompter: Prompter = from_keyboard,
    hinting: Hinting | None = None,
) -> int:
    """Play a game in the terminal, from its start or from where it was left; the exit status."""
    game, level, human = practice.game.name, practice.level, practice.human
    size = len(practice.names)
    if size in guesses_of(game).get(level, ()):
        screen.show([catalogue.say("home-guesses", players=size)])
    seats: list[Seated] = [SeatedBot(bot_for(game, level)) for _ in range(size)]
    players = company(catalogue, practice.names, human)
    seats[human] = TerminalPlayer(talk_of(game), players, screen, prompter, hinting)
    try:
        Sitting(practice, seats, after_move=after_move).run()
    except (Left, EOFError, KeyboardInterrupt) as leaving:
        screen.show([*([] if isinstance(leaving, Left) else [""]), *_farewell(catalogue, saved_as())])
        return Status.INTERRUPTED if isinstance(leaving, KeyboardInterrupt) else Status.NO
    if file := saved_as():
        screen.show([catalogue.say("kept", file=file)])
    screen.show([catalogue.say("seed", seed=practice.seed)])
    return Status.OK


def _screen(game: str, catalogue: Catalogue) -> Screen:
    return Screen(paint=partial(talk_of(game).paint, catalogue))


def _farewell(catalogue: Catalogue, file: str | None) -> list[str]:
    if file is None:
        return [catalogue.say("left")]
    return [catalogue.say("left-saved", file=file), catalogue.say("left-resume")]
