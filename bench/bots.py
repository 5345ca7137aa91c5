"""How strong the bots are: `.venv/bin/python bench/bots.py [--deals N] [--games N] [--jobs N]`

Pikoko: points a round, over whole games from every seat. POK: the bot's share of the victories, a shared one counting
as a fraction, times the number of players: 1 is what an equal would win. Intervals are 95 %, over deals. `coverts
arena` does the same for any bots.
"""

import argparse
import os

from coverts.arena import Comparison, Estimate, Field, Setting, Spread, answered
from coverts.games import pikoko, pok


def measured(setting: Setting, level: str, among: str, deals: int, spread: Spread) -> Estimate:
    """What a level is worth at a table of another one."""
    fields = (Field((among,), among),)
    question = Comparison(setting=setting, candidate=level, fields=fields, numbers=range(deals))
    return answered(question, spread=spread).fields[0].candidate_mean


def main() -> None:
    arguments = argparse.ArgumentParser(description="How strong the bots are.")
    arguments.add_argument("--deals", type=int, default=130)
    arguments.add_argument("--games", type=int, default=300)
    arguments.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = arguments.parse_args()
    spread = Spread(processes=chosen.jobs)
    for players in pikoko.PIKOKO.players:
        for level, among in (("random", "random"), ("casual", "random"), ("random", "casual"), ("casual", "casual")):
            figure = measured(Setting(game="pikoko", players=players), level, among, chosen.deals, spread)
            print(f"pikoko  {players} players  {level:6} among {among:6}  {figure} points a round", flush=True)
    for players in pok.POK.players:
        for aid in (True, False):
            setting = Setting(game="pok", players=players, memory_aid=aid)
            figure = measured(setting, "casual", "random", chosen.games, spread)
            shown, told = str(figure.times(players)), "with memory aid" if aid else "without"
            print(f"pok     {players} players  casual among random  {shown} of a fair share, {told}", flush=True)


if __name__ == "__main__":
    main()
