"""Pages made from the program's own types are up to date."""

import runpy
from pathlib import Path

import jsonschema
import msgspec
import pytest

from coverts.server.house.lobby import LobbyList
from coverts.server.protocol import message_schemas, traffic
from coverts.server.wire import encode

DOCS = Path(__file__).parents[2] / "docs"
PAGES = runpy.run_path(str(DOCS / "generate.py"))["PAGES"]


@pytest.mark.parametrize("name", PAGES)
def test_a_generated_page_is_up_to_date(name: str) -> None:
    assert (DOCS / name).read_text() == PAGES[name](), "write it anew: scripts/docs"


def test_a_games_traffic_is_as_the_schema_says() -> None:
    schema = message_schemas()
    for line in traffic():
        kind = "Incoming" if line.startswith(">") else "Outgoing"
        jsonschema.validate(msgspec.json.decode(line[2:]), {"$ref": f"#/$defs/{kind}"} | schema)


def test_the_lobby_is_as_the_schema_says() -> None:
    empty = msgspec.json.decode(encode(LobbyList([])))
    jsonschema.validate(empty, {"$ref": "#/$defs/Lobby"} | message_schemas())


def test_the_schema_is_strict_about_what_comes_in() -> None:
    schema = {"$ref": "#/$defs/Incoming"} | message_schemas()
    for wrong in ({"type": "do"}, {"type": "ping", "x": 1}, {"type": "do", "id": "", "command": {"type": "start"}}):
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(wrong, schema)
