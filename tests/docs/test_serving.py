"""Every command of docs/serving.md is understood, and those that look after a house work on one."""

import asyncio
import re
import shlex
from pathlib import Path

import pytest

from coverts.cli.app import app
from coverts.hall.pikoko import PikokoSetup
from coverts.store.interface import Identity, Token
from coverts.store.sqlite import SqliteStore
from tests.cli.command import Command
from tests.store.batches import game
from tests.store.postgres import Databases

ROOT = Path(__file__).parents[2]
BLOCKS = re.findall(r"```sh\n(.*?)```", (ROOT / "docs" / "serving.md").read_text(), re.DOTALL)
COMMANDS = [line for block in BLOCKS for line in block.splitlines() if line.startswith("coverts ")]
LOOKING_AFTER = [line for line in COMMANDS if line.startswith(("coverts db", "coverts admin"))]
TABLES = ("table", "close")
"""What has a table in the place of ID; the others have a person."""


@pytest.mark.parametrize("line", COMMANDS)
def test_a_command_is_understood(line: str) -> None:
    app.parse_args(shlex.split(line)[1:], print_error=False, exit_on_error=False)


async def _furnished(folder: Path) -> None:
    store = await SqliteStore.open(folder)
    await store.add_identity(Identity("host", "Ada", 1), Token(hash=b"h", who="host", kind="browser", created_at=1))
    for batch in game("running", PikokoSetup(3), 3)[:30]:
        await store.append(batch)
    await store.close()


def test_a_house_is_looked_after_as_the_page_says(
    tmp_path: Path, databases: Databases, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """All of them, in the order of the page; but nobody is forgotten before they are banned."""
    (tmp_path / "backups").mkdir()
    asyncio.run(_furnished(tmp_path / "house"))
    coverts, elsewhere = Command(monkeypatch, capsys), databases.new(ready=False).dsn
    for line in sorted(LOOKING_AFTER, key=lambda line: " forget " in line):
        here = line.replace("/var/lib/coverts", str(tmp_path / "house")).replace("/backups", str(tmp_path / "backups"))
        words = shlex.split(here.replace("postgresql://coverts@db.example/coverts", elsewhere))[1:]
        known = "running" if words[1] in TABLES else "host"
        said = coverts(*[known if word == "ID" else word for word in words])
        assert (said.status, said.err) == (0, ""), line
    assert len(LOOKING_AFTER) > 10


def test_files_that_the_page_names_are_there() -> None:
    named = set(re.findall(r"\bdeploy/[\w.-]+", (ROOT / "docs" / "serving.md").read_text()))
    assert {path.as_posix() for path in (ROOT / "deploy").iterdir()} == {(ROOT / name).as_posix() for name in named}
