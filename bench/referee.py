"""How fast the referee judges: complete 4-player Pikoko records, read from JSON, replayed and recounted, on one core.

Run it with `.venv/bin/python -m bench.referee [--records N] [--json]` on an otherwise idle machine. The records are
random legal games from a fixed seed. Beside it stands the same work without the rules (reading alone), so that the
figure can be compared between machines as a ratio.
"""

import argparse
import os
import time
from collections.abc import Callable

from bench.figures import add_options, report
from coverts.games.pikoko import PIKOKO, Options
from coverts.records.format import Player
from coverts.records.reading import read
from coverts.records.referee import check
from coverts.records.writing import data_of, line, record_of
from coverts.simulate.playout import playouts

PLAYERS = 4


def lines(games: int) -> tuple[list[bytes], int]:
    """Records, one a line, and how many decisions they hold."""
    options = Options(PLAYERS)
    seats = [Player(f"Random {seat + 1}") for seat in range(PLAYERS)]
    played = list(playouts(PIKOKO, options, games=games, seed=1))
    texts = [line(data_of(record_of(PIKOKO, options, seats, playout.steps))) for playout in played]
    return texts, sum(playout.decisions for playout in played)


def best_time(work: Callable[[], None], *, tries: int = 5) -> float:
    """Seconds of CPU in the best of several tries: what the work takes when nothing disturbs it."""
    best = float("inf")
    for _ in range(tries):
        begun = time.process_time()
        work()
        best = min(best, time.process_time() - begun)
    return best


def main() -> None:
    arguments = argparse.ArgumentParser(description="How fast the referee judges.")
    arguments.add_argument("--records", type=int, default=400)
    add_options(arguments)
    chosen = arguments.parse_args()
    texts, decisions = lines(chosen.records)

    def judge() -> None:
        for text in texts:
            check(read(text).record)

    def only_read() -> None:
        for text in texts:
            read(text)

    judging, reading = best_time(judge), best_time(only_read)
    result = {
        "records": len(texts),
        "players": PLAYERS,
        "records_per_second": round(len(texts) / judging),
        "decisions_per_second": round(decisions / judging),
        "microseconds_per_decision": round(judging / decisions * 1e6, 2),
        "judging_over_reading": round(judging / reading, 1),
        "load_before": os.getloadavg()[0],
    }
    report(chosen, result, lambda: tell(result))


def tell(result: dict[str, float]) -> None:
    for name, value in result.items():
        print(f"{name:28} {value}")
    if result["load_before"] > 1:
        print("The machine was busy: do not trust these figures.")


if __name__ == "__main__":
    main()
