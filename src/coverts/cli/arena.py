"""`coverts arena`."""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from cyclopts import Parameter
from cyclopts.validators import Number

from coverts.cli.figures import Figures, opened
from coverts.cli.status import Status
from coverts.registry import PLUGINS

if TYPE_CHECKING:
    from coverts.arena import Book, Comparison, Ladder, Setting, Spread
    from coverts.arena.telling import Answer
    from coverts.lang import Catalogue

    Question: TypeAlias = Comparison | Ladder

if TYPE_CHECKING:
    GameName: TypeAlias = str
else:
    GameName = Literal[tuple(PLUGINS)]

Positive = Annotated[int, Parameter(validator=Number(gte=1))]
Words = Annotated[list[str], Parameter(consume_multiple=True, negative="")]
Flag = Annotated[bool, Parameter(negative="")]


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Contest:
    """Who plays whom."""

    candidate: str | None = None
    """The bot in question."""
    table: Annotated[list[str] | None, Parameter(negative="")] = None
    """The others: one bot, or several with commas, who sit clockwise and take turns at being next to the candidate.
    Given more than once, each is a table of its own. [default: casual]"""
    against: str | None = None
    """With whom the candidate is compared. [default: the table's own bot]"""
    leave_one_out: Flag = False
    """For each table of several bots also the tables that lack one of them."""
    ladder: Words | None = None
    """Bots from the weakest to the strongest."""

    def tables(self) -> list[tuple[str, ...]]:
        """The bots of each table, each table once."""
        from coverts.arena import without_each

        words = self.table or ["casual"]
        tables = [tuple([name.strip() for name in word.split(",") if name.strip()]) for word in words]
        less = [fewer for table in tables if self.leave_one_out for fewer in without_each(table)]
        return list(dict.fromkeys([*tables, *less]))


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Deals:
    """Which deals are played."""

    bank: Literal["tuning", "held-out"] = "held-out"
    """Which deals: those to tune bots with, or those to report on."""
    deals: Positive = 100
    """How many deals."""
    first: Annotated[int, Parameter(validator=Number(gte=0))] = 0
    """The number of the first deal."""

    def numbers(self) -> range:
        """The deals."""
        return range(self.first, self.first + self.deals)


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Work:
    """Where the games are played."""

    jobs: Positive | None = None
    """How many processes play. [default: one for each processor]"""
    cluster: str | None = None
    """Play on the Ray cluster at this address instead; `local` starts one here."""
    patience: Annotated[float, Parameter(validator=Number(gt=0))] = 60.0
    """Seconds that a program may think about one decision."""


def arena(
    game: GameName,
    /,
    *,
    players: int = 4,
    contest: Contest = Contest(),  # noqa: B008 - a value
    deals: Deals = Deals(),  # noqa: B008 - a value
    memory_aid: Flag = False,
    work: Work = Work(),  # noqa: B008 - a value
    figures: Figures = Figures(),  # noqa: B008 - a value
    plot: Path | None = None,
) -> Status:
    """Let bots play against bots, to find out who is stronger.

    A candidate at a table of others, compared with somebody else there, on the same deals from every seat:
        coverts arena pikoko --candidate expert --table casual --against club

    A ladder: ratings from mixed tables, and each two neighbours side against side:
        coverts arena pok --ladder novice casual club expert master

    A bot is a level; or MODULE:ATTRIBUTE, a Python object that is a bot or makes one; or exec:COMMAND, a program that
    reads and writes lines of JSON; or ismcts:NUMBER, OpenSpiel's tree search with so many simulations.

    A deal is a whole game: three rounds of Pikoko, a game of POK. What is counted are points a round in Pikoko, shares
    of the victory in POK. Intervals are 95 %, over deals. The figures do not depend on how the work is spread. The JSON
    holds every deal.

    Parameters
    ----------
    game
        Which game.
    players
        How many play: 3 to 5 in Pikoko, 3 to 7 in POK.
    contest
        Who plays whom.
    deals
        Which deals are played.
    memory_aid
        In POK everybody sees what everybody holds.
    work
        Where the games are played.
    figures
        Where figures for programs go.
    plot
        Draw the figures with their intervals into this .svg file.
    """
    from coverts.arena import Setting
    from coverts.cli.voice import broken_off, speech

    catalogue = speech()
    setting = Setting(game=game, players=players, bank=deals.bank, memory_aid=memory_aid, patience=work.patience)
    if not _is_sound(catalogue, setting, contest, plot):
        return Status.UNREADABLE
    try:
        question = _question(catalogue, setting, contest, deals.numbers())
        if question is None:
            return Status.UNREADABLE
        answer = _reported(catalogue, question, work, figures, plot)
    except (OSError, KeyboardInterrupt) as error:
        if isinstance(error, OSError) and error.filename is None:
            raise
        return broken_off(catalogue, error, "arena-nothing")
    except Exception as error:
        return _excuse(catalogue, game, error)
    return Status.INTERRUPTED if answer.is_partial else Status.OK


def _excuse(catalogue: "Catalogue", game: str, error: Exception) -> Status:
    """Say what went wrong, if it is not a mistake of ours."""
    from concurrent.futures import BrokenExecutor

    from coverts.arena.cluster import Unreachable
    from coverts.arena.faults import Misplay, Missing, NoSuchBot
    from coverts.cli.voice import complain

    match error:
        case NoSuchBot(name=name, kind=kind, why=why):
            complain(catalogue, f"arena-unknown-{kind}", name=name, game=game, why=why)
        case Missing(library=library, requirement=requirement):
            complain(catalogue, "arena-missing", library=library, requirement=requirement)
        case Unreachable():
            complain(catalogue, "arena-unreachable", why=str(error))
        case Misplay(name=name, number=number, seat=seat, kind=kind, detail=detail):
            why = catalogue.say(f"arena-fault-{kind}", detail=detail)
            complain(catalogue, "arena-misplay", name=name, number=number, seat=seat, why=why)
            return Status.NO
        case BrokenExecutor():
            complain(catalogue, "arena-broken")
            return Status.NO
        case _:
            raise error
    return Status.UNREADABLE


def _is_sound(catalogue: "Catalogue", setting: "Setting", contest: Contest, plot: Path | None) -> bool:
    from coverts.cli.voice import complain
    from coverts.games.registry import GAMES

    least, most = GAMES[setting.game].players[0], GAMES[setting.game].players[-1]
    if setting.players not in GAMES[setting.game].players:
        complain(
            catalogue,
            "simulate-players",
            game=PLUGINS[setting.game].title,
            least=least,
            most=most,
            players=setting.players,
        )
    elif (contest.candidate is None) == (not contest.ladder):
        complain(catalogue, "arena-which")
    elif plot is not None and plot.suffix.lower() != ".svg":
        complain(catalogue, "simulate-plot-form", file=str(plot))
    else:
        return True
    return False


def _question(catalogue: "Catalogue", setting: "Setting", contest: Contest, numbers: range) -> "Question | None":
    if contest.candidate is None:
        return _ladder(catalogue, setting, contest.ladder or (), numbers)
    return _comparison(catalogue, setting, contest, contest.candidate, numbers)


def _comparison(
    catalogue: "Catalogue", setting: "Setting", contest: Contest, candidate: str, numbers: range
) -> "Comparison | None":
    from coverts.arena import Comparison, Field
    from coverts.cli.voice import complain

    tables, against = contest.tables(), contest.against
    for table in tables:
        if not table:
            complain(catalogue, "arena-empty-table")
            return None
        if against is None and len(set(table)) > 1:
            complain(catalogue, "arena-against", table=", ".join(table))
            return None
    fields = tuple([Field(table, against or table[0]) for table in tables])
    return Comparison(setting=setting, candidate=candidate, fields=fields, numbers=numbers)


def _ladder(catalogue: "Catalogue", setting: "Setting", names: Sequence[str], numbers: range) -> "Ladder | None":
    from coverts.arena import Ladder
    from coverts.cli.voice import complain

    if len(names) < 2 or len(set(names)) < len(names):
        complain(catalogue, "arena-ladder")
        return None
    return Ladder(setting=setting, rungs=tuple(names), numbers=numbers)


def _reported(
    catalogue: "Catalogue", question: "Question", work: Work, figures: Figures, plot: Path | None
) -> "Answer":
    """Play, write and print. What was finished before Ctrl-C is written and said too."""
    from coverts.arena.sheets import sheet as sheet_of
    from coverts.arena.telling import answer_lines, panels, title_lines

    with opened(figures.output) as sheet:
        with opened(plot) as picture:
            answer = _played(catalogue, question, work)
            title = title_lines(catalogue.say, answer)
            if picture is not None:
                # Without a picture nobody waits for matplotlib.
                from coverts.arena.plots import draw

                draw(picture, "\n".join(title), panels(catalogue.say, answer))
        if sheet is not None:
            sheet.write(sheet_of(answer))
    if figures.json:
        print(sheet_of(answer).decode(), end="")
    else:
        print("\n".join([*title, "", *answer_lines(catalogue.say, answer)]))
    return answer


def _played(catalogue: "Catalogue", question: "Question", work: Work) -> "Answer":
    from coverts.arena import Spread

    book: Book = {}
    spread = Spread(processes=work.jobs or os.cpu_count() or 1, cluster=work.cluster)
    try:
        _play(catalogue, question, book, spread)
    except KeyboardInterrupt:
        if not question.answer(book).finished:
            raise
    return question.answer(book)


def _play(catalogue: "Catalogue", question: "Question", book: "Book", spread: "Spread") -> None:
    from coverts.arena import play_all, ready
    from coverts.arena.naming import bots_named
    from coverts.arena.questions import tasks
    from coverts.cli.progress import progress
    from coverts.cli.voice import complain

    with progress() as bar:
        waiting = bar.add_task(catalogue.say("arena-waiting"), total=None)
        if not ready(bots_named(question.names(), question.setting).values(), question.setting.players):
            complain(catalogue, "arena-uncompiled")
        bar.remove_task(waiting)
        playing = bar.add_task(catalogue.say("playing"), total=len(tasks(question)))
        play_all(question, book, spread=spread, tell=lambda games: bar.advance(playing, games))
