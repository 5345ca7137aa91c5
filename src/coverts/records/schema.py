"""The record format as JSON Schema, generated from its types."""

from typing import Any

import msgspec

from coverts.records.form import form_of
from coverts.records.format import FORMAT
from coverts.registry import PLUGINS


def schema() -> dict[str, Any]:
    """The JSON Schema of a record."""
    types = [form_of(game).record_type for game in PLUGINS]
    roots, definitions = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    games = " or ".join(plugin.title for plugin in PLUGINS.values())
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Game record {FORMAT}",
        "description": f"One game of {games}, finished or not. Unknown keys are kept and ignored.",
        "oneOf": list(roots),
        "$defs": definitions,
    }
