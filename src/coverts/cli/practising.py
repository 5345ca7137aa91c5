"""Puzzles in the terminal: the table, the question, and what the answer was worth."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import msgspec
from platformdirs import user_data_path

from coverts.bots.names import name_in
from coverts.cli.files import written_whole
from coverts.cli.status import Status
from coverts.cli.telling.company import Company, Lines, company
from coverts.cli.telling.layout import columns
from coverts.cli.telling.player import Left, TerminalPlayer
from coverts.cli.telling.screen import Prompter, Screen, from_keyboard
from coverts.cli.telling.talk import review_talk_of, talk_of
from coverts.cli.voice import not_written
from coverts.lang import Catalogue
from coverts.learn.puzzles.kinds import puzzles_of
from coverts.learn.puzzles.position import Position, position_of
from coverts.learn.puzzles.puzzle import Puzzle, as_judged

FILE: Final = "practice.json"


class Progress:
    """Which puzzles have been solved at the first try, in a file of the player's own."""

    def __init__(self, file: str = FILE) -> None:
        self.file = user_data_path("coverts") / file
        self._solved: dict[str, bool] = {}
        try:
            self._solved = msgspec.json.decode(self.file.read_bytes(), type=dict[str, bool])
        except (OSError, msgspec.MsgspecError):
            # Nothing is remembered yet, or no more.
            self._solved = {}

    def has_solved(self, puzzle: str) -> bool:
        """Whether this one has been solved."""
        return self._solved.get(puzzle, False)

    def note(self, puzzle: str, *, solved: bool) -> None:
        """How it went with this one."""
        self._solved[puzzle] = solved
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with written_whole(self.file) as file:
            file.write(msgspec.json.encode(self._solved))


class Practising:
    """Somebody who solves puzzles of a game, one after the other."""

    def __init__(
        self, game: str, catalogue: Catalogue, progress: Progress, *, prompter: Prompter = from_keyboard
    ) -> None:
        kind = puzzles_of(game)
        assert kind is not None
        self._game = game
        self._kind, self._talk, self._review = kind, talk_of(game), review_talk_of(game)
        self._catalogue, self._progress, self._prompter = catalogue, progress, prompter
        self._screen = Screen(paint=partial(self._talk.paint, catalogue))

    def through(self, puzzles: Sequence[Puzzle], *, of: int) -> Status:
        """Put these puzzles, out of so many; the exit status."""
        solved = 0
        try:
            self._show(self._catalogue.say("practice-begins", number=len(puzzles), of=of))
            for place, puzzle in enumerate(puzzles, 1):
                solved += self._solves(puzzle, place, len(puzzles))
        except OSError as error:
            return not_written(self._catalogue, error)
        except (Left, EOFError, KeyboardInterrupt) as leaving:
            self._show("", self._catalogue.say("practice-left"))
            return Status.INTERRUPTED if isinstance(leaving, KeyboardInterrupt) else Status.NO
        self._show("", self._catalogue.say("practice-done", solved=solved, number=len(puzzles)))
        return Status.OK

    def _solves(self, puzzle: Puzzle, place: int, number: int) -> bool:
        """Put a puzzle, and say what the answer was worth; whether it was the right one."""
        position = position_of(puzzle.record, puzzle.seat)
        names = [name_in(self._catalogue.language, name) for name in position.names]
        players = company(self._catalogue, names, puzzle.seat)
        theme = players.say(f"practice-theme-{puzzle.theme}")
        difficulty = players.say(f"practice-difficulty-{puzzle.difficulty}")
        self._show("", players.say("practice-puzzle", place=place, number=number, theme=theme, difficulty=difficulty))
        self._screen.show(self._talk.commands["command-table"](players, position.view))
        chosen = self._answer(players, position)
        answer = [one.action for one in puzzle.answers].index(self._kind.notation(chosen))
        is_right = answer == puzzle.best
        self._progress.note(puzzle.id, solved=is_right)
        self._screen.show(self._verdict(players, puzzle, answer))
        return is_right

    def _answer(self, players: Company, position: Position) -> Any:
        """A legal answer; what is not allowed is explained by its rule."""
        player = TerminalPlayer(self._talk, players, self._screen, self._prompter)
        while True:
            action = player.chooses(position.view, lambda _: 0, position.past)
            refusal = position.game.refusal(position.state, position.seat, action)
            if refusal is None:
                return action
            player.is_refused(refusal)

    def _verdict(self, players: Company, puzzle: Puzzle, answer: int) -> Lines:
        is_right = answer == puzzle.best
        judged = as_judged(puzzle, puzzle.usual if is_right else answer)
        option = partial(self._review.option, players, judged)
        best, chosen = (option(judged.actions[at]) for at in (puzzle.best, judged.chosen))
        loss = self._amount(players, puzzle.answers[judged.chosen].loss)
        yield ""
        yield players.say("practice-right" if is_right else "practice-wrong", best=best, chosen=chosen, loss=loss)
        if not is_right and answer != puzzle.usual:
            usual, own = puzzle.answers[puzzle.usual], option(puzzle.answers[puzzle.usual].action)
            yield players.say("practice-usual", chosen=own, loss=self._amount(players, usual.loss))
        yield from self._review.why(players, judged)
        yield players.say("practice-answers")
        ordered = sorted(puzzle.answers, key=lambda one: one.loss)
        yield from columns([[option(one.action), f"−{self._amount(players, one.loss)}"] for one in ordered if one.loss])

    def _amount(self, players: Company, worth: float) -> str:
        digits, times = self._review.digits, 1.0
        if self._kind.in_percent:
            digits, times = 0, 100.0
        loss = f"{times * worth:.{digits}f}".replace(".", players.say("review-decimal"))
        return players.say(f"practice-amount-{self._game}", loss=loss)

    def _show(self, *lines: str) -> None:
        self._screen.show(lines)
