"""Bots that can play in batches: they decide from rows as they do from views."""

from collections.abc import Mapping
from typing import Final

from coverts.bots.pikoko import row_play as pikoko
from coverts.bots.pok import row_play as pok
from coverts.games.pikoko import PIKOKO
from coverts.games.pok import POK
from coverts.hall.commands import Level
from coverts.simulate.pikoko.random_play import choose_any as any_of_pikoko
from coverts.simulate.pok.random_play import choose_any as any_of_pok
from coverts.simulate.row import Choose

ROW_BOTS: Final[Mapping[tuple[str, Level], Choose]] = {
    (PIKOKO.name, "random"): any_of_pikoko,
    (PIKOKO.name, "casual"): pikoko.choose_casual,
    (POK.name, "random"): any_of_pok,
    (POK.name, "casual"): pok.choose_casual,
}
