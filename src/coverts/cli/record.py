"""`coverts record`: the referee and the reader's desk."""

import sys
from collections import Counter
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from coverts.cli.figures import Figures, opened
from coverts.cli.status import Status
from coverts.cli.voice import Spoken, not_written, speech

# A lone hyphen is a file name here: standard input.
Files = Annotated[str, Parameter(required=True, allow_leading_hyphen=True)]


def check(*files: Files, figures: Figures = Figures()) -> Status:  # noqa: B008 - a value
    """Judge records: replay every move by the rules and recount every point.

    Leaves with 0 if every record is legal, 1 if one is not, 2 if something could not be read. The JSON has one object a
    record, each on a line.

    Parameters
    ----------
    files
        Files with one record (.json) or one a line (.jsonl); - reads standard input.
    figures
        Where figures for programs go.
    """
    from coverts.cli.judging import findings, in_json, in_words

    catalogue = speech()
    count: Counter[str] = Counter()
    try:
        with opened(figures.output) as sheet:
            for finding in findings(files, catalogue):
                count[finding.kind] += 1
                print(in_json(finding) if figures.json else in_words(finding, catalogue))
                if sheet is not None:
                    sheet.write(f"{in_json(finding)}\n".encode())
    except OSError as error:
        if figures.output is None or error.filename != str(figures.output):
            raise
        return not_written(catalogue, error)
    if sum(count.values()) > 1 and not figures.json:
        kinds = {kind: count[kind] for kind in ("complete", "unfinished", "illegal", "unreadable")}
        print(catalogue.say("verdict-sum", number=sum(count.values()), **kinds), file=sys.stderr)
    return _status(count)


def _status(count: Counter[str]) -> Status:
    if count["unreadable"]:
        return Status.UNREADABLE
    return Status.NO if count["illegal"] else Status.OK


def show(*files: Files, language: Spoken = None) -> Status:
    """Tell the games of records as a story, every hand open.

    A record is judged first; one that is illegal is told as far as it is legal.

    Parameters
    ----------
    files
        Files with one record (.json) or one a line (.jsonl); - reads standard input.
    language
        The language to tell it in. [default: COVERTS_LANG, or else your locale]
    """
    from coverts.cli.judging import findings, in_words
    from coverts.cli.retelling import retold

    catalogue = speech(language)
    count: Counter[str] = Counter()
    for number, finding in enumerate(findings(files, catalogue)):
        count[finding.kind] += 1
        if number:
            print()
        for line in retold(finding.document, catalogue) if finding.document else ():
            print(line)
        if finding.kind in ("illegal", "unreadable"):
            print(in_words(finding, catalogue), file=sys.stderr)
    return _status(count)


def convert(source: Files, target: Path, /) -> Status:
    """Convert records between forms. Every unknown key is kept; illegal records are refused and nothing is written.

    Parameters
    ----------
    source
        A file with one record (.json) or one a line (.jsonl); - reads standard input.
    target
        The file to write: .json lays one record out for people, .jsonl has one a line, .txt tells the story.
    """
    from coverts.cli.converting import convert_file

    return convert_file(source, target, speech())


def schema() -> Status:
    """Print the JSON Schema of the record format."""
    import msgspec

    from coverts.records.schema import schema as record_schema

    print(msgspec.json.format(msgspec.json.encode(record_schema())).decode())
    return Status.OK
