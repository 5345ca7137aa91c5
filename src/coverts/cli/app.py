"""The command line: what there is to type. Commands are imported when they are called, so that help is quick."""

import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from io import TextIOWrapper

from cyclopts import App, CoercionError, CycloptsError, UnusedCliTokensError
from cyclopts.config import Env

from coverts.cli.figures import FLAG, file_after_flag
from coverts.cli.help import HelpText
from coverts.cli.status import Status
from coverts.registry import PLUGINS

ABOUT = {
    **{name: plugin.about for name, plugin in PLUGINS.items()},
    "check": "Judge records: are they legal, are they complete? If not, where?",
    "show": "Tell the games of records as a story, every hand open.",
    "convert": "Write records in another form: .json, .jsonl or .txt.",
    "schema": "Print the JSON Schema of records.",
    "explain": "Print every number that deals and throws of records follow from.",
    "serve": "Open a house where people and programs play over the network.",
    "bot": "Seat a bot of ours at a table of a server, over the network.",
    "review": "Review a finished game: what choices were worth, what was luck.",
    "learn": "Learn Pikoko by doing, in six short lessons.",
    "practice": "Solve puzzles: which answer is best, and why?",
    "simulate": "Let programs play many games, and print the averages.",
    "solve": "Work out POK: offers from which nobody gains by straying alone.",
    "train": "Train models of Pikoko's players, for the bots to reckon with.",
    "puzzles": "Find new puzzles in games between bots.",
    "arena": "Let bots play the same deals, to find out who is stronger.",
    "completion": "Print a script that completes these commands in your shell.",
}
ADMIN = {
    "tables": "List the tables of a server, the ones last changed first.",
    "table": "Show one table and whose the seats are, but no hand and no fist.",
    "people": "List the people who have come to a server, the newest first.",
    "person": "Show somebody with their devices, programs and tables.",
    "reports": "List what people have reported about each other.",
    "close": "Close a table, also in the middle of a game.",
    "ban": "Keep a person or an address out.",
    "unban": "Let a person or an address in again.",
    "forget": "Remove somebody's name, devices and talk everywhere, for good.",
}
DB = {
    "status": "Say what is in the database, and whether a server works with it.",
    "check": "Check the database or a backup: is it whole, is every game legal?",
    "backup": "Copy the database into a new file, also while people play.",
    "upgrade": "Bring the database to the shape of this version.",
    "restore": "Put a backup in the place of the database, which is kept.",
    "copy": "Copy a house from SQLite to PostgreSQL or back.",
}
"""Commands in a line each, for lists of them: their own words are in modules that are not imported for a list."""


def _complaint(error: CycloptsError) -> str:
    file = file_after_flag(error.root_input_tokens or ())
    if file is not None and isinstance(error, CoercionError | UnusedCliTokensError):
        return f"coverts: {FLAG} prints to standard output. To write a file: --output {file}"
    if isinstance(error, UnusedCliTokensError):
        return _too_many(error)
    return f"coverts: {error}"


def _too_many(error: UnusedCliTokensError) -> str:
    """What is too many, for which command, and where it says what would be right."""
    command = " ".join(["coverts", *(error.command_chain or ())])
    words = ", ".join(f'"{word}"' for word in error.unused_tokens or ())
    return f"coverts: {command} has no use for {words}. What goes there is in: {command} --help"


app = App(
    name="coverts",
    help="""Pikoko and POK, two table games of secret choices: play them, judge their records, simulate them.

    Without a command: a house on this machine, shown in the browser.""",
    help_format="plaintext",
    help_formatter=HelpText(ABOUT),
    version=lambda: version("coverts"),
    version_format="plaintext",
    result_action="return_value",
    exit_on_error=False,
    error_formatter=_complaint,
)

play = App(name="play", help="Play a game in this terminal against bots.")
for plugin in PLUGINS.values():
    play.command(plugin.play, name=plugin.name)

record = App(name="record", help="Judge, tell and convert records of games.")
record.command("coverts.cli.record:check", name="check")
record.command("coverts.cli.record:show", name="show")
record.command("coverts.cli.record:convert", name="convert")
record.command("coverts.cli.record:schema", name="schema")

fair = App(name="fair", help="See how deals and throws came about, and that nobody chose them.")
fair.command("coverts.cli.fair:explain", name="explain")

admin = App(
    name="admin",
    help="See who and what is in a house, and act on it while it is open.",
    help_formatter=HelpText(ADMIN),
)
for name in ADMIN:
    admin.command(f"coverts.cli.admin:{name}", name=name)

db = App(
    name="db", help="Look after a server's database: back it up, restore it, check it.", help_formatter=HelpText(DB)
)
for name in DB:
    db.command(f"coverts.cli.db:{name}", name=name)

app.command(play)
app.command(record)
app.command(fair)
app.command(db)
app.command(admin)
app.command("coverts.cli.review:review", name="review")
app.command("coverts.cli.learn:learn", name="learn")
app.command("coverts.cli.practice:practice", name="practice")
app.command("coverts.cli.serve:serve", name="serve", config=Env("COVERTS_", command=False))
app.command("coverts.cli.bot:bot", name="bot")
app.command("coverts.cli.simulate:simulate", name="simulate")
app.command("coverts.cli.solve:solve", name="solve")
app.command("coverts.cli.train:train", name="train")
app.command("coverts.cli.puzzles:puzzles", name="puzzles")
app.command("coverts.cli.arena:arena", name="arena")
app.command("coverts.cli.completion:completion", name="completion")


AT_HOME = ("serve", "--open", "--next-port")
"""What `coverts` alone means."""


def run(arguments: Sequence[str]) -> int:
    """Run a command; its exit status."""
    try:
        status = app(list(arguments or AT_HOME))
    except CycloptsError:
        # Cyclopts has said what was wrong with the words.
        return Status.UNREADABLE
    return status if isinstance(status, int) else Status.OK


def main() -> None:
    """The `coverts` command."""
    _open_streams()
    try:
        status = run(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our output has had enough, as `head` does.
        status = _without_output(Status.OK)
    except OSError as error:
        # Commands answer for the files they are given; what is left is our own output, on a full disk for instance.
        print(f"coverts: {error.strerror or error}", file=sys.stderr)
        status = _without_output(Status.UNREADABLE)
    sys.exit(status)


def _open_streams() -> None:
    """A program can be started with its streams closed; then there is nothing to read, and nobody reads."""
    sys.stdin = sys.stdin or open(os.devnull)  # noqa: PTH123, SIM115 - open until the program ends
    sys.stdout = sys.stdout or open(os.devnull, "w")  # noqa: PTH123, SIM115 - open until the program ends
    sys.stderr = sys.stderr or open(os.devnull, "w")  # noqa: PTH123, SIM115 - open until the program ends
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A terminal that lacks a letter shows a question mark in its place.
            stream.reconfigure(errors="replace")


def _without_output(status: int) -> int:
    """Write no more: Python would try once again on its way out, and complain."""
    sys.stdout = None
    return status
