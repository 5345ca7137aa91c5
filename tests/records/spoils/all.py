"""Every spoil there is, topic by topic in the order of a record."""

from tests.records.spoils import head, pikoko_bids, pikoko_deal, pikoko_plays, pikoko_tricks, pok, results
from tests.records.spoils.registry import Spoil, name_of, spoils_in

__all__ = ["SPOILS", "Spoil", "name_of"]

TOPICS = [head, pikoko_deal, pikoko_bids, pikoko_plays, pikoko_tricks, results, pok]
SPOILS: list[Spoil] = [spoil for topic in TOPICS for spoil in spoils_in(topic)]
