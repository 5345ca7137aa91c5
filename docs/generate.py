"""Writes the pages and drawings that are made from the program's own types and layers: scripts/docs"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, cast

import msgspec

from coverts.records.schema import schema
from coverts.server.app import build
from coverts.server.config import Config
from coverts.server.protocol import asyncapi, message_schemas, traffic
from coverts.store.interface import Store
from docs.drawings import bid, layers

HERE: Final = Path(__file__).parent


def _json(page: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(page)).decode() + "\n"


def _openapi() -> dict[str, Any]:
    """The HTTP side. Describing it needs no store."""
    return build(Config(data=HERE), cast("Store", None)).openapi_schema.to_schema()


PAGES: Final[dict[str, Callable[[], str]]] = {
    "record.schema.json": lambda: _json(schema()),
    "messages.schema.json": lambda: _json(message_schemas()),
    "asyncapi.json": lambda: _json(asyncapi()),
    "openapi.json": lambda: _json(_openapi()),
    "protocol-game.txt": lambda: "\n".join(traffic()) + "\n",
    "drawings/layers.svg": layers.picture,
    "drawings/bid.svg": bid.picture,
}


def main() -> None:
    """Write all pages."""
    for name, page in PAGES.items():
        (HERE / name).write_text(page())


if __name__ == "__main__":
    main()
