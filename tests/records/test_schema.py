"""The published schema is the one that the types make."""

from pathlib import Path

import jsonschema
import msgspec
import pytest

from coverts.records.schema import schema

PUBLISHED = Path(__file__).parents[2] / "docs" / "record.schema.json"


def test_the_published_schema_is_up_to_date() -> None:
    assert msgspec.json.decode(PUBLISHED.read_bytes()) == schema(), (
        "rewrite it: scripts/run record schema > docs/record.schema.json"
    )


def test_the_schema_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(schema())


@pytest.mark.parametrize(
    "record",
    [
        {},
        {"format": "coverts/2", "game": "pok", "seats": [], "rounds": []},
        {"format": "coverts/1", "game": "pok", "seats": [], "rounds": [{"dice": ["4R"]}]},
        {"format": "coverts/1", "game": "pikoko", "seats": [{"name": 1}], "rounds": []},
    ],
    ids=str,
)
def test_the_schema_refuses_what_is_no_record(record: object) -> None:
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(record, schema(), cls=jsonschema.Draft202012Validator)
