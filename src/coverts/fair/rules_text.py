"""The rules of a game as a text, to which everybody commits."""

import json
from collections.abc import Mapping


def rules_text(version: str, options: Mapping[str, object], players: int) -> str:
    """F1: the version of the rules, and the record's options with the number of players.

    JSON with sorted keys and without white space: `pok/1:{"memory_aid":true,"players":5}`.
    """
    agreed = json.dumps({**options, "players": players}, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return f"{version}:{agreed}"


def options_in(version: str, rules: str) -> dict[str, object] | None:
    """The options and players that a text of rules says, or None if it is no such text of this version."""
    head, separator, body = rules.partition(":")
    try:
        found = json.loads(body) if separator and head == version else None
    except (ValueError, RecursionError):
        return None
    if not isinstance(found, dict) or type(found.get("players")) is not int:
        return None
    options = {name: value for name, value in found.items() if name != "players"}
    # There is one way to write it.
    return found if rules_text(version, options, found["players"]) == rules else None
