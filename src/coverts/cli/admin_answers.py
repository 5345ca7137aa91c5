"""What `coverts admin` has to say: the same answer in words and as JSON."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from coverts.cli.answering import Answer
from coverts.cli.db_answers import moment
from coverts.hall.summary import Summary
from coverts.hall.wire import name_of
from coverts.lang import Catalogue
from coverts.store.interface import OrderKind, Report
from coverts.store.overview import ListedPerson, ListedTable, OnePerson, OneTable


def of_tables(found: Sequence[ListedTable]) -> Answer:
    """A line for each table."""

    def words(catalogue: Catalogue) -> Iterator[str]:
        yield from map(_line, found)
        if not found:
            yield catalogue.say("admin-nothing")

    return Answer(found, words)


def of_table(found: OneTable) -> Answer:
    """A table and its seats."""

    def words(catalogue: Catalogue) -> Iterator[str]:
        yield _line(found)
        yield catalogue.say("admin-opened", moment=moment(found.summary.opened_at), entries=found.entries)
        seconds = found.summary.settings.seconds
        yield catalogue.say("admin-no-clock") if seconds is None else catalogue.say("admin-clock", seconds=seconds)
        for seat, (view, who) in enumerate(zip_longest(found.summary.seats, found.people)):
            yield f"  {seat}  {view.kind:8}{_named(view.name)}  {who or view.level or ''}".rstrip()

    return Answer(found, words)


def of_people(found: Sequence[ListedPerson]) -> Answer:
    """A line for each of them."""

    def words(catalogue: Catalogue) -> Iterator[str]:
        for one in found:
            yield catalogue.say(
                "admin-person", who=one.who, name=one.name, moment=moment(one.created_at), tables=one.tables
            )
        if not found:
            yield catalogue.say("admin-nothing")

    return Answer(found, words)


def of_person(found: OnePerson) -> Answer:
    """Somebody, with devices and tables."""

    def words(catalogue: Catalogue) -> Iterator[str]:
        yield from of_people([found]).words(catalogue)
        for device in found.devices:
            said = catalogue.say("admin-device", kind=device.kind, label=device.label, moment=moment(device.created_at))
            yield f"  {said}".rstrip()
        yield from map(_line, found.at)

    return Answer(found, words)


def of_reports(found: Sequence[Report]) -> Answer:
    """A line for each report."""

    def words(catalogue: Catalogue) -> Iterator[str]:
        for one in found:
            said = catalogue.say("admin-report", who=one.who or "–", against=one.against, table=one.table)
            yield f"{moment(one.at)}  {said}  {one.text}".rstrip()
        if not found:
            yield catalogue.say("admin-nothing")

    return Answer(found, words)


def of_order(what: OrderKind, whom: str) -> Answer:
    """An order that was carried out."""

    def words(catalogue: Catalogue) -> Iterator[str]:
        yield catalogue.say(f"admin-order-{what}", whom=whom)

    return Answer({"order": what, "whom": whom, "outcome": "done"}, words)


def _line(table: ListedTable) -> str:
    summary = table.summary
    return "  ".join(
        [summary.id, name_of(summary.settings.setup), summary.phase.value, moment(table.changed_at), _names(summary)]
    )


def _names(summary: Summary) -> str:
    return ", ".join(_named(seat.name) for seat in summary.seats)


def _named(name: str) -> str:
    return name or "–"
