"""What fair deals cost the hall: microseconds of CPU for each step, a round and a move, on one core.

Run it with `.venv/bin/python -m bench.fair [--games N] [--json]` on an otherwise idle machine. Whole games are
played at a desk: each command is decided, written as for the log, taken up, and what everybody is told is encoded. What
the network, the disk and the server around them cost is measured by `bench.server`, whose clients take part too.
"""

import argparse
import os
import time
from collections import Counter
from random import Random

from msgspec import Struct

from bench.figures import add_options, report
from coverts.fair.part import Source
from coverts.hall.commands import Command, Commit, Join, Move, Reveal, Start
from coverts.hall.desk import Desk, Logged, opening
from coverts.hall.fair_steps import stream_for
from coverts.hall.messages import snapshot
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.hall.table import TablePhase
from coverts.hall.wire import Setup
from coverts.server.taking_part import Nonces
from coverts.server.wire import encode
from coverts.store.coding import encode as encode_entry

SETUPS: list[Setup] = [PikokoSetup(4), PokSetup(4)]
WARM_UP = 3


class Cost(Struct):
    """Microseconds of CPU."""

    game: str
    commit: float
    reveal: float
    """With the deal that the last one leads to."""
    move: float
    steps_per_round: float
    """All that a round of the game has more than it would have if its chance were drawn."""
    steps_per_move: float
    stream: float
    """A key, and the numbers of a whole deal or throw."""


class Evening:
    """Games at a desk, and the time that each kind of command took."""

    def __init__(self, setup: Setup, chance: Random) -> None:
        self.setup, self.chance = setup, chance
        self.spent: Counter[type[Command]] = Counter()
        self.done: Counter[type[Command]] = Counter()
        self.streams, self.rounds = list[float](), 0

    def play(self) -> None:
        people = [f"player {seat}" for seat in range(self.setup.players)]
        self.desk = Desk("a table", [Logged(opening(Settings(self.setup), people[0], "", 0))])
        for who in people:
            self._do(who, Join(who))
        self._do(people[0], Start())
        nonces = [Nonces(self.chance.randbytes) for _ in people]
        while self.desk.table.phase is TablePhase.PLAYING:
            table = self.desk.table
            if table.collects:
                seat = table.owing[0]
                wish = nonces[seat].wish(snapshot(table, seat, self.desk.number))
                assert wish is not None
                self._do(people[seat], wish)
            else:
                seat = table.awaited[0]
                self._do(people[seat], Move(self.chance.choice(table.game.legal(table.state, seat))))
        self._draw_once_more()

    def _do(self, who: str, command: Command) -> None:
        begun = time.process_time()
        draw, secret = self.chance.randrange, self.chance.randbytes
        decision = self.desk.decide(who, command, now=1, draw=draw, secret=secret, bot_name=lambda _: "")
        for entry in decision.entries:
            encode_entry(entry)
        distinct = {id(one): one for _, messages in self.desk.take_up(decision) for one in messages}
        for message in distinct.values():
            encode(message)
        self.spent[type(command)] += int(1e9 * (time.process_time() - begun))
        self.done[type(command)] += 1

    def _draw_once_more(self) -> None:
        """The chance of a first round, by itself."""
        game, steps = self.desk.table.game, self.desk.table.fair
        assert steps is not None
        self.rounds += steps.dealt if game.name == "pikoko" else self.desk.table.state.round
        state = game.start(game.options_type(self.setup.players))
        begun = time.process_time()
        game.outcome(state, stream_for(steps, Source(1, "deck")).below)
        self.streams.append(time.process_time() - begun)

    def cost(self) -> Cost:
        def each(kind: type[Command]) -> float:
            return self.spent[kind] / self.done[kind] / 1000

        steps = (self.spent[Commit] + self.spent[Reveal]) / 1000
        return Cost(
            game=self.desk.table.game.name,
            commit=round(each(Commit), 1),
            reveal=round(each(Reveal), 1),
            move=round(each(Move), 1),
            steps_per_round=round(steps / self.rounds, 1),
            steps_per_move=round(steps / self.done[Move], 2),
            stream=round(1e6 * min(self.streams), 1),
        )


def played(setup: Setup, games: int) -> Evening:
    """So many games, from the same numbers every time."""
    evening = Evening(setup, Random(1))
    for _ in range(games):
        evening.play()
    return evening


def main() -> None:
    arguments = argparse.ArgumentParser(description="What fair deals cost the hall.")
    arguments.add_argument("--games", type=int, default=60)
    add_options(arguments)
    chosen = arguments.parse_args()
    costs: list[Cost] = []
    for setup in SETUPS:
        played(setup, WARM_UP)
        costs.append(played(setup, chosen.games).cost())

    def tell() -> None:
        for cost in costs:
            print(f"{cost.game}: commit {cost.commit} µs, reveal {cost.reveal} µs, move {cost.move} µs;", end=" ")
            print(f"steps {cost.steps_per_round} µs a round, {cost.steps_per_move} µs a move; stream {cost.stream} µs")

    report(chosen, {"costs": costs, "load_before": os.getloadavg()[0]}, tell)


if __name__ == "__main__":
    main()
