"""The player at the keyboard: hears what their seat sees, and answers what their seat is asked.

It is handed views and sights of one seat and nothing else. It knows no rule and no state: it finds out that an
action is not allowed when the table refuses it.
"""

from typing import Final

from coverts.bots import AnyView, Past
from coverts.cli.telling.company import Company
from coverts.cli.telling.refusals import hint_sentences, refusal_sentence
from coverts.cli.telling.screen import Prompter, Screen
from coverts.cli.telling.talk import AnyTalk
from coverts.games.contract import Draw, Refusal
from coverts.games.memory import Counted
from coverts.hall.manners import plain_text
from coverts.learn.hints.hint import Hinting

LONGEST_ANSWER: Final = 60


class Left(Exception):
    """The player has left the table."""


class TerminalPlayer:
    """Sits on the seat `company.you`."""

    def __init__(
        self, talk: AnyTalk, company: Company, screen: Screen, prompter: Prompter, hinting: Hinting | None = None
    ) -> None:
        self._talk = talk
        self._company = company
        self._screen = screen
        self._prompter = prompter
        self._hinting = hinting
        self._view: Counted | None = None
        self._asked: AnyView | None = None
        self._on_the_table: list[str] = []
        """What a game that goes on has just been shown by; the question after it need not say it again."""

    def begins(self, view: Counted) -> None:
        """Sit down at a table, new or under way."""
        self._view = view
        name = self._company.names[self._company.you or 0]
        if name != self._company.say("you"):
            self._show(self._company.say("welcome", name=name))
        self._screen.show(self._talk.welcome(self._company))
        if view.round:
            self._show("", self._company.say("resumed"))
            self._on_the_table = [*self._talk.commands["command-table"](self._company, view)]
            self._screen.show(self._on_the_table)

    def sees(self, sight: object) -> None:
        """Hear what has happened."""
        self._screen.show(self._talk.describe(self._company, self._view, sight))
        self._view = self._talk.fold(self._view, sight)

    def chooses(self, view: AnyView, draw: Draw, past: Past) -> object:  # noqa: ARG002 - people need no chance
        """Answer the question that a view puts."""
        if view != self._asked:
            # A refused answer does not need the whole question again.
            question = self._talk.question(self._company, view)
            self._screen.show([line for line in question if not line or line not in self._on_the_table])
            self._asked, self._on_the_table = view, []
            if self._hinting is not None:
                first, *more = hint_sentences(self._company, self._hinting(view, past), self._talk.said)
                self._show("", self._company.say("hints-first", hint=first), *more)
        while True:
            answer = plain_text(self._prompter(self._talk.prompt(self._company, view)))[:LONGEST_ANSWER]
            if self._is_command(answer, view):
                continue
            action = self._talk.heard(self._company, view, answer)
            if not isinstance(action, str):
                return action
            self._show(action)

    def is_refused(self, refusal: Refusal) -> None:
        """Hear why the last answer is not allowed."""
        self._show(refusal_sentence(self._company, refusal, self._talk.said))

    def _is_command(self, answer: str, view: AnyView) -> bool:
        """Whether an answer asked for something else than a move, which has then been done."""
        word, say = answer.casefold(), self._company.say
        if not word:
            self._screen.show(self._talk.question(self._company, view))
        elif word in say("commands-help").split():
            self._screen.show(self._talk.help(self._company, view))
        elif word in say("commands-quit").split():
            self._confirm_leaving()
        else:
            for key, lines in self._talk.commands.items():
                if word == say(key):
                    self._screen.show(lines(self._company, view))
                    return True
            return False
        return True

    def _confirm_leaving(self) -> None:
        self._show(self._company.say("really-quit"))
        answer = self._prompter(self._company.say("prompt-quit")).strip().casefold()
        if answer in self._company.say("heard-yes").split():
            raise Left
        self._show(self._company.say("stays"))

    def _show(self, *lines: str) -> None:
        self._screen.show(lines)
