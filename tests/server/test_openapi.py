"""schemathesis asks whatever the OpenAPI page lets it ask; the server never fails."""

import asyncio
import json
import sys
from pathlib import Path

import pytest

from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.server.door.budgets import Budgets
from tests.server.harness import Server
from tests.server.players import party


@pytest.mark.parametrize("is_known", [True, False])
async def test_nothing_makes_the_server_fail(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_known: bool
) -> None:
    monkeypatch.setattr(Budgets, "require", lambda *_, **__: None)
    async with party(server, Settings(PokSetup(3), visibility="public"), 3, plays=False) as table:
        await table.start()
        page = tmp_path / "openapi.json"
        page.write_text(json.dumps(_about(server, table.table)))
        bearer = f"Authorization: Bearer {table.guests[0].token}" if is_known else "X-Nobody: at all"
        status, said = await _schemathesis(str(page), f"--url={server.url}", f"--header={bearer}")
        assert status == 0, said
        assert "not_a_server_error" not in said


def _about(server: Server, table: str) -> dict[str, object]:
    """The page, with a table that is there wherever one is asked for."""
    page = server.app.openapi_schema.to_schema()
    for path in page["paths"].values():
        for operation in path.values():
            for parameter in operation.get("parameters", []):
                if parameter["name"] == "table":
                    parameter["schema"] = {"type": "string", "enum": [table, "absent"]}
    return page


async def _schemathesis(*arguments: str) -> tuple[int | None, str]:
    program = [str(Path(sys.executable).with_name("schemathesis")), "run"]
    options = [
        "--checks=not_a_server_error",
        "--max-examples=4",
        "--max-time=6",
        "--seed=1",
        "--phases=coverage,fuzzing",
    ]
    process = await asyncio.create_subprocess_exec(
        *program, *arguments, *options, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    async with asyncio.timeout(60):
        said, _ = await process.communicate()
    return process.returncode, said.decode()
