"""`coverts fair`: how the deals and throws of a record came about."""

from coverts.cli.figures import Figures, opened
from coverts.cli.record import Files
from coverts.cli.status import Status
from coverts.cli.voice import not_written, speech


def explain(*files: Files, figures: Figures = Figures()) -> Status:  # noqa: B008 - a value
    """Print every number that a record's deals and throws follow from: commitments, seeds, nonces, keys and draws.

    Leaves with 0 if all of it is right, 1 if something is wrong, 2 if something could not be read. The JSON has one
    object a record, each on a line.

    Parameters
    ----------
    files
        Files with one record (.json) or one a line (.jsonl); - reads standard input.
    figures
        Where figures for programs go.
    """
    import msgspec

    from coverts.cli.explaining import explained
    from coverts.cli.judging import findings
    from coverts.cli.telling.explaining import told

    catalogue, worst = speech(), Status.OK
    ranks = {"illegal": Status.NO, "unreadable": Status.UNREADABLE}
    try:
        with opened(figures.output) as sheet:
            for finding in findings(files, catalogue):
                worst = max(worst, ranks.get(finding.kind, Status.OK))
                explanation = explained(finding)
                row = msgspec.json.encode(explanation).decode()
                print(row if figures.json else "\n".join(told(finding, explanation, catalogue)))
                if sheet is not None:
                    sheet.write(f"{row}\n".encode())
    except OSError as error:
        if figures.output is None or error.filename != str(figures.output):
            raise
        return not_written(catalogue, error)
    return worst
