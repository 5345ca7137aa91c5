"""Which rules are in which section of the rules that players read."""

import json
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def sections() -> dict[str, list[dict[str, Any]]]:
    """The sections of each game, in reading order."""
    read: dict[str, list[dict[str, Any]]] = json.loads(files("coverts.lang").joinpath("rules.json").read_text("utf-8"))
    return read


def rule_keys() -> set[str]:
    """The messages that a page of rules shows."""
    keys = {f"rules-nutshell-{game}" for game in sections()}
    for section in (section for game in sections().values() for section in game):
        keys |= {f"rules-section-{section['section']}", *(f"rule-{rule}" for rule in section["rules"])}
    return keys
