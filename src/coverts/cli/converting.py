"""Records from one form into another."""

from collections.abc import Callable, Sequence
from pathlib import Path

from coverts.cli.files import written_whole
from coverts.cli.judging import Finding, findings, in_words
from coverts.cli.retelling import retold
from coverts.cli.status import Status
from coverts.cli.voice import complain, reason
from coverts.lang import Catalogue
from coverts.records.reading import Document
from coverts.records.writing import line, page


def convert_file(source: str, target: Path, catalogue: Catalogue) -> Status:
    """Write the records of a source in the form that the target's name asks for."""
    form = _FORMS.get(target.suffix)
    if form is None:
        complain(catalogue, "which-form", file=str(target))
        return Status.UNREADABLE
    found = list(findings([source], catalogue))
    if refused := _refused(found, catalogue):
        return refused
    documents = [finding.document for finding in found if finding.document is not None]
    if target.suffix == ".json" and len(documents) > 1:
        complain(catalogue, "one-record-a-page", file=str(target), number=len(documents))
        return Status.NO
    try:
        with written_whole(target) as file:
            for document in documents:
                file.write(form(document, catalogue))
    except OSError as error:
        complain(catalogue, "cannot-write", file=str(target), why=reason(error))
        return Status.UNREADABLE
    print(catalogue.say("written", number=len(documents), file=str(target)))
    return Status.OK


def _refused(found: Sequence[Finding], catalogue: Catalogue) -> Status:
    status = Status.OK
    for finding in found:
        if finding.kind in ("illegal", "unreadable"):
            complain(catalogue, "not-converted", finding=in_words(finding, catalogue))
            status = max(status, Status.NO if finding.kind == "illegal" else Status.UNREADABLE)
    return status


def _as_story(document: Document, catalogue: Catalogue) -> bytes:
    return ("\n".join(retold(document, catalogue)) + "\n\n").encode()


_FORMS: dict[str, Callable[[Document, Catalogue], bytes]] = {
    ".json": lambda document, _: page(document.data),
    ".jsonl": lambda document, _: line(document.data),
    ".txt": _as_story,
}
