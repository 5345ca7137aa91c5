"""One whole game between bots: a match of three rounds in Pikoko, a game of POK."""

from collections.abc import Mapping
from statistics import fmean
from typing import Any, Final

from msgspec import Struct

from coverts.arena.banks import Bank, chance, choice
from coverts.arena.faults import BotFault, Misplay, Missing
from coverts.arena.seatings import Lineup
from coverts.bots.bot import Bot
from coverts.games import pikoko, pok
from coverts.games.contract import Act, AnyGame, Chance, Over

GAMES: Final[Mapping[str, AnyGame]] = {game.name: game for game in (pikoko.PIKOKO, pok.POK)}


class Setting(Struct, frozen=True, kw_only=True):
    """What all games of a comparison have in common."""

    game: str
    players: int
    bank: Bank = "held-out"
    memory_aid: bool = False
    """POK: whether everybody sees what everybody holds."""
    patience: float = 60.0
    """Seconds that a program of others may think about one decision."""


class Result(Struct, frozen=True):
    """How a game ended."""

    winners: tuple[int, ...]
    places: tuple[int, ...]
    """For each seat how many others did better."""
    points: tuple[tuple[int, ...], ...] = ()
    """Pikoko: the points of each round, seat by seat."""

    def share(self, seat: int) -> float:
        """What a seat has of the victory."""
        return (seat in self.winners) / len(self.winners)

    def worth(self, seat: int) -> float:
        """What counts in comparisons: points a round where there are points, else the share of the victory."""
        return fmean([scores[seat] for scores in self.points]) if self.points else self.share(seat)


def play(setting: Setting, lineup: Lineup, bots: Mapping[str, Bot], number: int) -> Result:
    """The game of this number; what each seat remembers of earlier rounds is handed to it."""
    game, seats = GAMES[setting.game], range(setting.players)
    state: Any = game.start(_options(setting, number))
    past: list[list[Any]] = [[] for _ in seats]
    decisions, rounds = [0] * setting.players, 0
    while not isinstance(prompt := game.prompt(state), Over):
        if isinstance(prompt, Chance):
            for seat in seats if state.round else ():
                past[seat].append(game.view(state, seat))
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
    return _result(state, prompt)


def _chosen(bot: Bot, view: Any, draw: Any, past: list[Any]) -> Any:
    try:
        action = bot.choose(view, draw, tuple(past))
    except (BotFault, Missing):
        raise
    except Exception as error:
        raise BotFault("raised", f"{type(error).__name__}: {error}") from error
    if action not in view.legal:
        raise BotFault("illegal", repr(action))
    return action


def _options(setting: Setting, number: int) -> Any:
    if setting.game == pikoko.PIKOKO.name:
        return pikoko.Options(setting.players, first_starter=number % setting.players)
    return pok.Options(setting.players, setting.memory_aid)


def _result(state: Any, over: Over) -> Result:
    if isinstance(state, pikoko.State):
        ranked = list(zip(state.totals, state.best_rounds, strict=True))
        places = [sum(other > own for other in ranked) for own in ranked]
        return Result(over.winners, tuple(places), tuple([score.scores for score in state.scores]))
    places = [0 if seat in over.winners else len(over.winners) for seat in range(state.players)]
    return Result(over.winners, tuple(places))
