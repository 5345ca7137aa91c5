"""The program of a worker process: decides for bots, one task after the other, and ends with whoever started it."""

from random import Random

import msgspec

from coverts.bots.bot import AnyView
from coverts.bots.levels import LEVELS, bot_for, quick_bot_for
from coverts.hall.messages import Snapshot
from coverts.registry import PLUGINS
from coverts.server.bots.task import Chosen, Task
from coverts.server.worker_program import memory, own_standard_output, tasks


def main() -> None:
    """Say that it is ready, and then answer tasks for as long as there are any."""
    say = own_standard_output()
    for game in PLUGINS:
        bot_for(game, LEVELS[-1])
    say(Chosen())
    for task in tasks(Task):
        say(_answer(task))


def _answer(task: Task) -> Chosen:
    try:
        action, error = choose_action(task), ""
    except Exception as failed:  # Whatever is wrong with one task, the next one may be right.
        action, error = b"", type(failed).__name__
    return Chosen(action, error, memory())


def choose_action(task: Task) -> bytes:
    """What a bot does, which knows nothing but the task."""
    seen = msgspec.json.decode(task.snapshot, type=Snapshot)
    assert seen.game is not None
    view = seen.game.view
    past: list[AnyView] = msgspec.json.decode(task.past, type=list[type(view)])  # type: ignore[misc] # known at run time
    bot = (quick_bot_for if task.is_quick else bot_for)(task.game, task.level)
    numbers = Random(task.seed)  # noqa: S311 - a bot's whims, not secrets
    return msgspec.json.encode(bot.choose(view, numbers.randrange, past))


if __name__ == "__main__":
    main()
