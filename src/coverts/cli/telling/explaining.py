"""How the deals and throws of a record came about, in words."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from coverts.cli.judging import Finding, in_words
from coverts.cli.telling.company import Company, company
from coverts.lang import Catalogue


def told(finding: Finding, explanation: Mapping[str, Any], catalogue: Catalogue) -> Iterator[str]:
    """Every number of an explanation, and the referee's verdict at the end."""
    record = finding.document.record if finding.document else None
    if record is not None and "rounds" in explanation:
        players = company(catalogue, [seat.name for seat in record.seats])
        yield from _told(players, explanation)
    elif finding.verdict is not None:
        yield catalogue.say("fair-nothing-said")
    yield in_words(finding, catalogue)


def _told(players: Company, found: Mapping[str, Any]) -> Iterator[str]:
    yield players.say("fair-game", game=found["game"], protocol=found["protocol"])
    yield players.say("fair-rules-line", rules=found["rules"])
    yield players.say("fair-fingerprint", feathers=" ".join(found["fingerprint"]))
    for round_ in found["rounds"]:
        yield ""
        yield players.say("fair-round", number=round_["round"])
        yield "  " + players.say("fair-house-commitment", commitment=round_["commitment"])
        yield "  " + _seed(players, round_)
        for seat in round_["seats"]:
            yield "  " + _seat(players, seat)
        yield "  " + players.say("fair-salt", salt=round_["salt"])
        for draw in round_["draws"]:
            yield from _draw(players, draw)
    yield ""


def _seed(players: Company, round_: Mapping[str, Any]) -> str:
    if round_["seed"] is None:
        return players.say("fair-no-seed")
    return players.say("fair-opened-seed" if round_["opens"] else "fair-wrong-seed", seed=round_["seed"])


def _seat(players: Company, seat: Mapping[str, Any]) -> str:
    name = players.name(seat["seat"])
    if seat["commitment"] is None and seat["nonce"] is None:
        return players.say("fair-seat-nothing", name=name)
    if seat["nonce"] is None:
        return players.say("fair-seat-withheld", name=name, commitment=seat["commitment"])
    key = "fair-seat-opened" if seat["opens"] else "fair-seat-wrong"
    return players.say(key, name=name, commitment=seat["commitment"] or "-", nonce=seat["nonce"])


def _draw(players: Company, draw: Mapping[str, Any]) -> Iterator[str]:
    yield "  " + players.say("fair-key", info=draw["info"], key=draw["key"])
    for drawn in draw["numbers"]:
        # A number is no quantity here, so it is said as a text: without separators.
        words = {name: str(drawn[name]) for name in ("below", "word", "number")}
        yield "    " + players.say("fair-number", **words, passed=drawn["passed_over"])
    outcome = msgspec.json.encode(draw["outcome"]).decode()
    yield "  " + players.say("fair-leads-to" if draw["matches"] else "fair-leads-elsewhere", outcome=outcome)
