"""`coverts play`: a game against bots, in plain lines of text."""

import secrets
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from coverts.bots import DEFAULT_LEVEL, Level, bird_names, bot_for, guesses_of
from coverts.cli.saving import Keeper, Unsuitable, kept_game, newest_unfinished
from coverts.cli.seating import Seated, SeatedBot, Sitting, luck
from coverts.cli.status import Status
from coverts.cli.telling.company import company
from coverts.cli.telling.player import Left, TerminalPlayer
from coverts.cli.telling.refusals import refusal_sentence
from coverts.cli.telling.screen import Prompter, Screen, from_keyboard
from coverts.cli.telling.talk import talk_of
from coverts.cli.voice import complain, speech
from coverts.games.contract import AnyGame, Refused
from coverts.hall.manners import plain_name
from coverts.lang import Catalogue, Language

Resume = Annotated[bool, Parameter(negative="")]


def sit_down(
    game: AnyGame,
    options: Any,
    *,
    name: str | None,
    level: Level,
    seed: str | None,
    language: Language | None,
    save: Path | None,
    resume: bool,
    prompter: Prompter = from_keyboard,
) -> int:
    """Begin a game that is kept in a file, or go on with one that is."""
    catalogue = speech(language)
    names: tuple[str, ...] = ()
    moves: tuple[Any, ...] = ()
    human = 0
    waiting = newest_unfinished(game.name)
    try:
        if resume:
            save, found = kept_game(game, save or waiting)
            options, names, moves, human = found.options, found.names, found.moves, found.human
            seed, level = found.seed or seed, found.level
        keeper = Keeper(catalogue, save, seed or secrets.token_hex(4), level, resumed=resume)
    except Unsuitable as unsuitable:
        args = unsuitable.args_
        if "game" in args:
            args = {**args, "game": catalogue.say(f"home-game-{args['game']}")}
        complain(catalogue, unsuitable.key, **args)
        return Status.UNREADABLE
    screen = _screen(game.name, catalogue)
    if waiting is not None and not resume:
        screen.show([catalogue.say("waiting")])
    return play(
        game,
        options,
        name=name,
        level=level,
        seed=keeper.seed,
        language=language,
        names=names,
        human=human,
        moves=moves,
        after_move=keeper,
        saved_as=lambda: keeper.kept_in,
        screen=screen,
        prompter=prompter,
    )


def play(
    game: AnyGame,
    options: Any,
    *,
    name: str | None = None,
    level: Level = DEFAULT_LEVEL,
    seed: str,
    language: Language | None = None,
    names: Sequence[str] = (),
    human: int = 0,
    moves: Iterable[Any] = (),
    after_move: Callable[[Sitting], None] | None = None,
    saved_as: Callable[[], str | None] = lambda: None,
    screen: Screen | None = None,
    prompter: Prompter = from_keyboard,
) -> int:
    """Play a game in the terminal, from its start or from where `moves` have brought it; the exit status."""
    catalogue, talk = speech(language), talk_of(game.name)
    screen = screen or _screen(game.name, catalogue)
    try:
        game.start(options)
    except Refused as refused:
        print(refusal_sentence(company(catalogue, []), refused.refusal, talk.said), file=sys.stderr)
        return Status.UNREADABLE
    if options.players in guesses_of(game.name).get(level, ()):
        screen.show([catalogue.say("home-guesses", players=options.players)])
    seated = tuple(names) or _seated(catalogue, name, options.players, seed)
    seats: list[Seated] = [SeatedBot(bot_for(game.name, level)) for _ in seated]
    seats[human] = TerminalPlayer(talk, company(catalogue, seated, human), screen, prompter)
    try:
        Sitting(game, options, seated, seats, luck(seed), human=human, moves=moves, after_move=after_move).run()
    except (Left, EOFError, KeyboardInterrupt) as leaving:
        screen.show([*([] if isinstance(leaving, Left) else [""]), *_farewell(catalogue, saved_as())])
        return Status.INTERRUPTED if isinstance(leaving, KeyboardInterrupt) else Status.NO
    if file := saved_as():
        screen.show([catalogue.say("kept", file=file)])
    screen.show([catalogue.say("seed", seed=seed)])
    return Status.OK


def _screen(game: str, catalogue: Catalogue) -> Screen:
    return Screen(paint=partial(talk_of(game).paint, catalogue))


def _seated(catalogue: Catalogue, name: str | None, players: int, seed: str) -> tuple[str, ...]:
    you = plain_name(name or "") or catalogue.say("you")
    draw = luck(f"{seed}/names")(0)
    return (you, *bird_names(players - 1, draw, language=catalogue.language, taken=[you]))


def _farewell(catalogue: Catalogue, file: str | None) -> list[str]:
    if file is None:
        return [catalogue.say("left")]
    return [catalogue.say("left-saved", file=file), catalogue.say("left-resume")]
