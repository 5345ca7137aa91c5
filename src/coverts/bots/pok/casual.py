"""The rule-of-thumb (greedy) player of POK: offers what is likely to be handed over in this very round."""

from coverts.bots.bot import AnyView, Past
from coverts.bots.chance import one_of
from coverts.bots.pok.chances import ANY, FINICKY, leanings, offer_chances, offer_worth
from coverts.games.contract import Draw
from coverts.games.pok import Action, View


class PokCasual:
    """Greedy, but not always the same when two symbols are nearly as good."""

    def choose(self, view: AnyView, draw: Draw, past: Past = ()) -> Action:  # noqa: ARG002 - it remembers nothing
        """One of the actions that the view lists as legal."""
        assert isinstance(view, View)
        chances = offer_chances(tuple([die.index for die in view.dice]), holdings_of_others(view))
        own = view.counters[seat_of(view)] or ()
        worths = [offer_worth(chances[offer.symbol.index], own.count(offer.symbol)) for offer in view.legal]
        return view.legal[one_of(leanings(worths, FINICKY), draw)]


def seat_of(view: View) -> int:
    """The seat that decides."""
    assert isinstance(view.observer, int)
    return view.observer


def holdings_of_others(view: View) -> list[int]:
    """For each other player the set of symbols they may show: those one sees, or else any."""
    return [
        ANY if counters is None else sum({1 << symbol.index for symbol in counters})
        for seat, counters in enumerate(view.counters)
        if seat != view.observer
    ]
