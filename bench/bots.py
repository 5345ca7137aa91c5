"""How strong the bots are: `.venv/bin/python bench/bots.py [--deals N] [--games N]`

Pikoko: points per round. Every deal is played once with the bot on each seat, so that no seat is better off, and the
starting player goes round with the deals. POK: the bot's share of the victories, a shared one counting as a fraction,
times the number of players: 1 is what an equal would win. Intervals are 95 %, over deals or groups of games.
"""

import argparse
from collections.abc import Callable
from functools import partial
from math import sqrt
from statistics import mean, stdev

from coverts.bots import bot_for
from coverts.bots.duels import points, victories
from coverts.games import pikoko, pok


def measured(work: Callable[[int], float], number: int) -> str:
    """The mean of so many samples, with its interval."""
    samples = [work(sample) for sample in range(number)]
    return f"{mean(samples):5.2f} ± {1.96 * stdev(samples) / sqrt(number):.2f}"


def main() -> None:
    arguments = argparse.ArgumentParser(description="How strong the bots are.")
    arguments.add_argument("--deals", type=int, default=400)
    arguments.add_argument("--games", type=int, default=300)
    chosen = arguments.parse_args()
    for players in pikoko.PIKOKO.players:
        for level, among in (("random", "random"), ("casual", "random"), ("random", "casual"), ("casual", "casual")):
            table = partial(points, bot_for("pikoko", level), bot_for("pikoko", among), players)
            figure = measured(table, chosen.deals)
            print(f"pikoko  {players} players  {level:6} among {among:6}  {figure} points a round", flush=True)
    casual, random = bot_for("pok", "casual"), bot_for("pok", "random")
    for players in pok.POK.players:
        for aid in (True, False):
            figure = measured(partial(victories, casual, random, players, memory_aid=aid), chosen.games)
            told = "with memory aid" if aid else "without"
            print(f"pok     {players} players  casual among random  {figure} of a fair share, {told}", flush=True)


if __name__ == "__main__":
    main()
