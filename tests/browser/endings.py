"""Who won, as the page says it."""

import re
from collections.abc import Iterable, Sequence

# Before the verdict stands who was level, winners or not.
BEFORE_THE_VERDICT = re.compile(r".*points?[.] ")
ALL_ALIKE = "Everybody"


def names_the_winners(said: str, names: Sequence[str], winners: Iterable[int]) -> bool:
    """The ending names them, and nobody else. In POK's dead position it speaks of everybody."""
    verdict = BEFORE_THE_VERDICT.sub("", said).lower()
    if said.startswith(ALL_ALIKE):
        return {*winners} == {*range(len(names))}
    return {seat for seat, name in enumerate(names) if name.lower() in verdict} == {*winners}
