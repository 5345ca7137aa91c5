"""The record format as JSON Schema, generated from its types."""

from typing import Any

import msgspec

from coverts.records.format import FORMAT, RECORD_TYPES


def schema() -> dict[str, Any]:
    """The JSON Schema of a record."""
    roots, definitions = msgspec.json.schema_components(RECORD_TYPES.values(), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Game record {FORMAT}",
        "description": "One game of Pikoko or POK, finished or not. Unknown keys are kept and ignored.",
        "oneOf": list(roots),
        "$defs": definitions,
    }
