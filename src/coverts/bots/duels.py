"""Bots against bots, to find out who is stronger: with numbers of their own, the same for everybody who asks.

Cards and dice depend on the number of the deal or game alone, so that two bots can be compared with the same luck.
"""

from collections.abc import Sequence
from random import Random
from statistics import mean

from coverts.bots.bot import Bot
from coverts.games import pikoko, pok
from coverts.games.contract import Act, Awaits, Draw, Over


def _numbers(seed: str) -> Draw:
    return Random(seed).randrange  # noqa: S311 - duels must be repeatable


def round_points(bots: Sequence[Bot], deal: int) -> tuple[int, ...]:
    """What each seat scores in one round of Pikoko."""
    players = len(bots)
    cards, whims = _numbers(f"deal {deal}"), _numbers(f"whims {deal}")
    state = pikoko.PIKOKO.start(pikoko.Options(players, first_starter=deal % players))
    state = pikoko.PIKOKO.step(state, pikoko.PIKOKO.outcome(state, cards)).state
    while not state.scores:
        seat = state.awaits[0]
        action = bots[seat].choose(pikoko.PIKOKO.view(state, seat), whims)
        state = pikoko.PIKOKO.step(state, Act(seat, action)).state
    return state.scores[0].scores


def winners(bots: Sequence[Bot], game: int, *, memory_aid: bool) -> tuple[int, ...]:
    """Who wins one game of POK."""
    dice, whims = _numbers(f"dice {game}"), _numbers(f"whims {game}")
    state = pok.POK.start(pok.Options(len(bots), memory_aid))
    past: list[list[pok.View]] = [[] for _ in bots]
    while not isinstance(prompt := pok.POK.prompt(state), Over):
        if isinstance(prompt, Awaits):
            seat = prompt.seats[0]
            action = bots[seat].choose(pok.POK.view(state, seat), whims, past[seat])
            state = pok.POK.step(state, Act(seat, action)).state
        else:
            for seat, seen in enumerate(past):
                seen.append(pok.POK.view(state, seat))
            state = pok.POK.step(state, pok.POK.outcome(state, dice)).state
    return prompt.winners


def seated(bot: Bot, among: Bot, players: int, seat: int) -> list[Bot]:
    """A table of equals, but for one seat."""
    return [bot if other == seat else among for other in range(players)]


def points(bot: Bot, among: Bot, players: int, deal: int) -> float:
    """The points a round of a bot, over all seats of one deal."""
    if bot is among:
        return mean(round_points([bot] * players, deal))
    return mean(round_points(seated(bot, among, players, seat), deal)[seat] for seat in range(players))


def victories(bot: Bot, among: Bot, players: int, game: int, *, memory_aid: bool) -> float:
    """The victories of a bot in as many games as there are seats, with the same dice."""
    found = [winners(seated(bot, among, players, seat), game, memory_aid=memory_aid) for seat in range(players)]
    return sum(seat in won and 1 / len(won) for seat, won in enumerate(found))
