"""Files of records, judged one after the other."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Literal, TypeAlias

import msgspec
from msgspec import Struct

from coverts.cli.telling.company import company
from coverts.cli.telling.refusals import refusal_sentence
from coverts.cli.telling.talk import talk_of
from coverts.cli.voice import reason
from coverts.fair.checking import FairVerdict
from coverts.games.contract import Refusal
from coverts.lang import Catalogue
from coverts.records.reading import Document, Unreadable, chunks, read
from coverts.records.referee import Verdict, check
from coverts.records.replaying import Illegal, Where

STDIN = "-"
BAR_FROM = 2 * 1024 * 1024
"""From this size on a file is read with a progress bar."""

Kind: TypeAlias = Literal["complete", "unfinished", "illegal", "unreadable"]


class Finding(Struct, frozen=True):
    """What the referee found where a record was expected."""

    source: str
    kind: Kind
    document: Document | None = None
    verdict: Verdict | None = None
    where: str = ""
    place: Where = Where()
    refusal: Refusal | None = None
    why: str = ""


def findings(files: Iterable[str], catalogue: Catalogue) -> Iterator[Finding]:
    """Every record of the files, judged. What cannot be read costs nothing else."""
    for file in files:
        name = "standard input" if file == STDIN else file
        try:
            with _opened(file, catalogue) as source:
                yield from _judged(source, name, catalogue, lines=True if file.endswith(".jsonl") else None)
        except OSError as error:
            yield _no_record(name, catalogue.say("cannot-read", why=reason(error)))


@contextmanager
def _opened(file: str, catalogue: Catalogue) -> Iterator[BinaryIO]:
    if file == STDIN:
        yield sys.stdin.buffer
        return
    path = Path(file)
    if sys.stderr.isatty() and path.is_file() and path.stat().st_size > BAR_FROM:
        from rich.console import Console
        from rich.progress import open as open_with_bar

        bar = Console(stderr=True)
        with open_with_bar(file, "rb", description=catalogue.say("reading"), console=bar, transient=True) as source:
            yield source
        return
    with path.open("rb") as plain:
        yield plain


def _judged(source: BinaryIO, name: str, catalogue: Catalogue, *, lines: bool | None) -> Iterator[Finding]:
    empty = True
    for number, chunk in chunks(source, lines=lines):
        empty = False
        yield judge(chunk, f"{name}:{number}", catalogue)
    if empty:
        yield _no_record(name, catalogue.say("no-records"))


def _no_record(name: str, why: str) -> Finding:
    return Finding(name, "unreadable", where="the file", why=why)


def judge(chunk: bytes | Unreadable, source: str, catalogue: Catalogue) -> Finding:
    """What the referee says of one record."""
    document = None
    try:
        if isinstance(chunk, Unreadable):
            raise chunk
        document = read(chunk)
        verdict = check(document.record)
    except Unreadable as found:
        why = catalogue.say(found.refusal.key, **found.refusal.args)
        return Finding(source, "unreadable", where=found.where, why=why)
    except Illegal as found:
        assert document is not None
        players = company(catalogue, [seat.name for seat in document.record.seats])
        why = refusal_sentence(players, found.refusal, talk_of(document.record.game).said)
        place = found.where
        return Finding(source, "illegal", document, where=str(place), place=place, refusal=found.refusal, why=why)
    return Finding(source, "complete" if verdict.complete else "unfinished", document=document, verdict=verdict)


def in_json(finding: Finding) -> str:
    """A finding as docs/records.md has it, one JSON object on a line."""
    return msgspec.json.encode(answer_of(finding)).decode()


def answer_of(finding: Finding) -> dict[str, Any]:
    """A finding as data for programs."""
    answer: dict[str, Any]
    if finding.verdict is None:
        answer = {"ok": False, "where": finding.where, "why": finding.why}
        if finding.refusal is not None:
            answer["rule"] = finding.refusal.rule
    else:
        answer = {"ok": True, "complete": finding.verdict.complete}
        if finding.verdict.totals is not None:
            answer["totals"] = finding.verdict.totals
        if finding.verdict.winners is not None:
            answer["winners"] = finding.verdict.winners
        if finding.verdict.fair is not None:
            fair = finding.verdict.fair
            answer["fair"] = {"proved": fair.is_proved, "missing": fair.missing, "unrevealed": fair.unrevealed}
    return answer | {"source": finding.source}


def in_words(finding: Finding, catalogue: Catalogue) -> str:
    """A finding as a line of text."""
    return f"{finding.source}: {_said(finding, catalogue)}"


def _said(finding: Finding, catalogue: Catalogue) -> str:
    verdict = finding.verdict
    if verdict is None:
        place = "whole" if finding.where.startswith("the ") else "part"
        where = _place_words(finding.place, catalogue) or finding.where
        return catalogue.say(f"verdict-{finding.kind}", place=place, where=where, why=finding.why)
    if not verdict.complete or finding.document is None:
        said = catalogue.say("verdict-unfinished", moves=verdict.moves)
    else:
        said = catalogue.say("verdict-complete", moves=verdict.moves, winners=_winners(finding, verdict, catalogue))
    return said if verdict.fair is None else _with_fairness(finding, said, verdict.fair, catalogue)


def _with_fairness(finding: Finding, said: str, fair: FairVerdict, catalogue: Catalogue) -> str:
    """The verdict, and what the record proves about its deals and throws."""
    assert finding.document is not None
    players = company(catalogue, [seat.name for seat in finding.document.record.seats])
    if fair.missing:
        said = catalogue.say("fair-verdict-missing", verdict=said, players=players.listed(fair.missing))
    if fair.unrevealed:
        rounds = [str(number) for number in fair.unrevealed]
        said = catalogue.say("fair-verdict-unrevealed", verdict=said, rounds=players.all_of(rounds))
    return catalogue.say("fair-verdict-proved", verdict=said) if fair.is_proved else said


def _place_words(place: Where, catalogue: Catalogue) -> str:
    parts = {"round": place.round, "trick": place.trick, "seat": place.seat}
    return ", ".join(
        catalogue.say(f"place-{part}", number=number) for part, number in parts.items() if number is not None
    )


def _winners(finding: Finding, verdict: Verdict, catalogue: Catalogue) -> str:
    assert finding.document is not None
    players = company(catalogue, [seat.name for seat in finding.document.record.seats])
    winners = verdict.winners or ()
    said = catalogue.say("verdict-winners", person=players.person(*winners), winners=players.listed(winners))
    if verdict.totals is None:
        return said
    return catalogue.say("verdict-points", winners=said, points=verdict.totals[winners[0]])
