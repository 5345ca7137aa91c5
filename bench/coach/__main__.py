"""`python -m bench.coach averages|losses|mistakes|levels|beside`: constants for reviews, and how good reviews are."""

import argparse
from importlib.resources import files
from pathlib import Path

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.coach", description=__doc__)
    commands = parser.add_subparsers(required=True, dest="command")
    averages = commands.add_parser("averages", help="fit what a seat of Pikoko makes on average")
    averages.add_argument("--players", type=int, nargs="+", default=[3, 4, 5])
    averages.add_argument("--reviewed", type=int, default=20)
    averages.add_argument("--more", type=int, default=120)
    averages.add_argument("--to", type=Path, default=Path(str(files("coverts.coach.pikoko").joinpath("averages.json"))))
    losses = commands.add_parser("losses", help="what levels of bots lose, whether luck is fair, how long it takes")
    losses.add_argument("--game", default="pikoko")
    losses.add_argument("--players", type=int, default=4)
    losses.add_argument("--games", type=int, default=20)
    losses.add_argument("--levels", nargs="+", default=["novice", "casual", "club", "expert", "master"])
    losses.add_argument("--effort", choices=("quick", "normal", "thorough"), default="normal")
    losses.add_argument("--once", action="store_true", help="judge every decision once, not twice")
    losses.add_argument("--to", type=Path, help="keep what is measured here, and go on from there")
    losses.add_argument("--seconds", type=float, default=float("inf"), help="measure no longer than this")
    mistakes = commands.add_parser("mistakes", help="the commonest mistakes in what was kept of `losses`")
    mistakes.add_argument("files", type=Path, nargs="+")
    mistakes.add_argument("--level", default="casual")
    levels = commands.add_parser("levels", help="what levels of bots lose a decision, to compare people with")
    levels.add_argument("--game", default="pikoko")
    levels.add_argument("--players", type=int, default=4)
    levels.add_argument("--games", type=int, default=6)
    beside = commands.add_parser("beside", help="how long moves at live tables take beside reviews")
    beside.add_argument("--seconds", type=float, default=20.0)
    given = parser.parse_args()
    if given.command == "averages":
        from bench.coach.averages import main

        main(given.players, given.reviewed, given.more, given.to)
    elif given.command == "levels":
        from bench.coach.levels import main as compare

        compare(given.game, given.players, given.games)
    elif given.command == "mistakes":
        from bench.coach.mistakes import main as count

        count(given.files, given.level)
    elif given.command == "beside":
        from bench.coach.beside import main as compare_beside

        compare_beside(given.seconds)
    else:
        from bench.coach.losses import main as measure

        measure(
            given.game,
            given.players,
            given.games,
            given.effort,
            given.levels,
            to=given.to,
            seconds=given.seconds,
            twice=not given.once,
        )
