"""One whole game between bots."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from statistics import fmean
from typing import Any

from msgspec import Struct

from coverts.arena.banks import Bank, chance, choice
from coverts.arena.faults import BotFault, Misplay, Missing
from coverts.arena.seatings import Lineup
from coverts.bots.bot import AnyView, Bot, Past
from coverts.games.contract import Act, Chance, Draw, Over
from coverts.games.memory import remembered
from coverts.games.registry import GAMES
from coverts.plugin import Home, fetched
from coverts.registry import PLUGINS


class Setting(Struct, frozen=True, kw_only=True):
    """What all games of a comparison have in common."""

    game: str
    players: int
    bank: Bank = "held-out"
    memory_aid: bool = False
    """Whether everybody sees what everybody holds, in a game that leaves this to the table."""
    patience: float = 60.0
    """Seconds that a program of others may think about one decision."""


class Result(Struct, frozen=True):
    """How a game ended."""

    winners: tuple[int, ...]
    places: tuple[int, ...]
    """For each seat how many others did better."""
    points: tuple[tuple[int, ...], ...] = ()
    """The points of each round, seat by seat, in a game that has points."""

    def share(self, seat: int) -> float:
        """What a seat has of the victory."""
        return (seat in self.winners) / len(self.winners)

    def worth(self, seat: int) -> float:
        """What counts in comparisons: points a round where there are points, else the share of the victory."""
        return fmean([scores[seat] for scores in self.points]) if self.points else self.share(seat)


def _fair_options(setting: Setting, _: int) -> object:
    return GAMES[setting.game].options_type(setting.players)


def won_or_lost(state: Any, over: Over) -> Result:
    """The result of a game in which one has won or not, and nothing else counts."""
    seats = range(state.options.players)
    return Result(over.winners, tuple([0 if seat in over.winners else len(over.winners) for seat in seats]))


@dataclass(frozen=True, kw_only=True)
class Match:
    """What the arena needs of a game; most games need nothing of their own.

    `options`  the options of the game of this number, so that all numbers together are fair to all seats
    `result`   how a finished game ended
    `measure`  the word for what is counted
    `search`   how OpenSpiel's tree search plays it, an `arena.tree_search.Searched`; None if it cannot
    """

    options: Callable[[Setting, int], object] = _fair_options
    result: Callable[[Any, Over], Result] = won_or_lost
    measure: str = "arena-share"
    search: Home | None = None


@cache
def match_of(game: str) -> Match:
    """What the arena needs of a game."""
    home = PLUGINS[game].match
    match: Match = Match() if home is None else fetched(home)
    return match


def play(setting: Setting, lineup: Lineup, bots: Mapping[str, Bot], number: int) -> Result:
    """The game of this number; what each seat remembers of earlier rounds is handed to it."""
    game, match, seats = GAMES[setting.game], match_of(setting.game), range(setting.players)
    state: Any = game.start(match.options(setting, number))
    past: list[tuple[AnyView, ...]] = [()] * setting.players
    decisions, rounds = [0] * setting.players, 0
    while not isinstance(prompt := game.prompt(state), Over):
        if isinstance(prompt, Chance):
            past = [remembered(past[seat], game.view(state, seat)) for seat in seats]
            state = game.step(state, game.outcome(state, chance(setting.bank, number, rounds))).state
            rounds += 1
        else:
            seat = prompt.seats[0]
            draw = choice(setting.bank, number, seat, decisions[seat])
            decisions[seat] += 1
            view = game.view(state, seat)
            try:
                action = _chosen(bots[lineup[seat]], view, draw, past[seat])
            except BotFault as fault:
                raise Misplay(lineup[seat], number, seat, fault.kind, fault.detail) from fault
            state = game.step(state, Act(seat, action)).state
    return match.result(state, prompt)


def _chosen(bot: Bot, view: AnyView, draw: Draw, past: Past) -> object:
    try:
        action = bot.choose(view, draw, past)
    except (BotFault, Missing):
        raise
    except Exception as error:
        raise BotFault("raised", f"{type(error).__name__}: {error}") from error
    if action not in view.legal:
        raise BotFault("illegal", repr(action))
    return action
