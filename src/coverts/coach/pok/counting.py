"""How the offers of a seat came out, counted from a record of POK."""

from collections.abc import Iterator

from msgspec import UNSET

from coverts.coach.tried import Tried
from coverts.records.pok.format import PokRecord


def tried(record: PokRecord, seat: int) -> Iterator[Tried]:
    """Every offer of the seat's: of a symbol that a die showed, or of one that none did. Right: it was handed over."""
    for round_ in record.rounds:
        if round_.played and round_.handed_over is not UNSET:
            shown = {face[-1] for face in round_.dice}
            about = "shown" if round_.played[seat] in shown else "unshown"
            yield Tried("offer", about, "right" if seat in round_.handed_over else "bad")
