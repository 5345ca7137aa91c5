"""`coverts review`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from coverts.cli.figures import Figures, opened
from coverts.cli.status import Status
from coverts.cli.voice import Spoken

if TYPE_CHECKING:
    from coverts.cli.reviewing import Reviewed, Reviewer
    from coverts.lang import Catalogue


def review(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    seat: str | None = None,
    effort: Literal["quick", "normal", "thorough"] = "normal",
    seed: int = 0,
    plot: Path | None = None,
    language: Spoken = None,
    figures: Figures = Figures(),  # noqa: B008 - a value
) -> Status:
    """Review a finished game: what every decision of a seat was worth, and what was luck.

    Points = what such a seat makes on average + luck - mistakes. Decisions are judged by what the seat could know,
    never by what was really there. The same seed gives the same review.

        coverts review game.json --seat 2
        coverts review game.json --seat Heron --json

    Parameters
    ----------
    file
        A record of one finished game (.json); - reads standard input.
    seat
        Whose game: a seat, counted clockwise from 0, or a name. [default: yours in a game that you played in the
        terminal, else seat 0]
    effort
        How long the coach thinks. Normal takes some seconds, quick a third of that, thorough ten times as much.
    seed
        Where the coach's random numbers begin.
    plot
        Draw the points to be expected, decision by decision, into this .svg file.
    language
        The language of the review. [default: COVERTS_LANG, or else your locale]
    figures
        Where figures for programs go.
    """
    from coverts.cli.reviewing import NotReviewed, Reviewer
    from coverts.cli.voice import broken_off, complain, speech

    catalogue = speech(language)
    try:
        reviewer = Reviewer(file, seat, effort, seed, catalogue)
        with opened(figures.output) as sheet, opened(_picture(plot)) as picture:
            found = _worked_out(reviewer, catalogue)
            if sheet is not None:
                sheet.write(found.in_json())
            if picture is not None:
                reviewer.draw(picture, found)
    except NotReviewed as refused:
        complain(catalogue, refused.key, **refused.args_of)
        return refused.status
    except (OSError, KeyboardInterrupt) as error:
        return broken_off(catalogue, error, "review-stopped")
    print(found.in_json().decode() if figures.json else "\n".join([*reviewer.in_words(found), ""]), end="")
    return Status.OK


def _picture(plot: Path | None) -> Path | None:
    from coverts.cli.reviewing import NotReviewed

    if plot is not None and plot.suffix.lower() != ".svg":
        raise NotReviewed("simulate-plot-form", file=str(plot))
    return plot


def _worked_out(reviewer: "Reviewer", catalogue: "Catalogue") -> "Reviewed":
    """All decisions judged, with a bar that says how far it is."""
    from coverts.cli.progress import progress

    with progress() as bar:
        starting = bar.add_task(catalogue.say("review-starting"), total=None)
        reviewer.start()
        bar.remove_task(starting)
        working = bar.add_task(catalogue.say("review-working"), total=reviewer.decisions)
        return reviewer.run(lambda: bar.advance(working))
