"""The players of POK beside the rule of thumb. Strong ones tilt a base strategy to what pays against opponent models.

Nobody simply takes what is best. Two players who reason alike would always offer the same, and in POK that is what
undoes them: so each has offers to lean on, and leans away from them the more, the more there is to gain.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from coverts.bots.bot import AnyView, Past
from coverts.bots.chance import one_of
from coverts.bots.pok.casual import PokCasual, seat_of
from coverts.bots.pok.equilibrium import table_mix
from coverts.bots.pok.memory import remembered
from coverts.bots.pok.others import Habits, Opponent, by_rule_of_thumb
from coverts.bots.pok.worth import Mix, offer_shares
from coverts.games.contract import Draw
from coverts.games.pok import Action, View

CARELESS: Final = 0.85
"""How often a novice takes any counter."""

CLUB_CALM: Final = 0.025
MASTER_CALM: Final = 0.035
"""The gain, as a share of victory, for which an offer becomes e times as likely as it was."""

FREEDOM: Final = 0.1
"""How much of what a master may do is not of the table but by rule of thumb, so that it has something to lean to where
the table rules out what is best against weak players."""

REHEARSALS: Final = 5
"""How often a club player goes through a round in the mind, with the others leaning to what is best for them too."""

CLEVERNESS: Final = 0.6
"""How much of what the others do then is what they would lean to; the rest is what they were seen to do."""

CASUAL: Final = PokCasual()


class PokNovice:
    """Plays by rule of thumb now and then, and mostly at random."""

    def choose(self, view: AnyView, draw: Draw, past: Past = ()) -> Action:
        """One of the actions that the view lists as legal."""
        assert isinstance(view, View)
        if one_of((CARELESS, 1 - CARELESS), draw):
            return CASUAL.choose(view, draw, past)
        return view.legal[draw(len(view.legal))]


class PokClub:
    """Watches what the others do more often than one would think, and leans to what is best against that.

    It expects them to lean as well. Without that two of them would lean to the same, and win no more than the rule of
    thumb does.
    """

    def choose(self, view: AnyView, draw: Draw, past: Past = ()) -> Action:
        """One of the actions that the view lists as legal."""
        assert isinstance(view, View)
        seat, dice, (holdings, rounds) = seat_of(view), dice_of(view), remembered(view, past)
        if holdings is None:
            return CASUAL.choose(view, draw, past)
        seats = range(len(holdings))
        usual = [Habits(rounds, who, by_rule_of_thumb).mix(holdings, dice) for who in seats]
        mixes = usual
        for _ in range(REHEARSALS):
            thought = [leaning(mixes[who], offer_shares(holdings, dice, who, mixes), CLUB_CALM) for who in seats]
            mixes = [between(*pair, CLEVERNESS) for pair in zip(usual, thought, strict=True)]
        shares = offer_shares(holdings, dice, seat, mixes)
        return chosen(view, leaning(by_rule_of_thumb(holdings, dice, seat), shares, CLUB_CALM), draw)


class PokExpert:
    """Plays the offers of the table that comes with the program, by chance as they say.

    Where there is no table for so many players, it solves the round that lies on the table, with guesses of what
    follows. Where it cannot know what everybody holds, it plays by rule of thumb.
    """

    def choose(self, view: AnyView, draw: Draw, past: Past = ()) -> Action:
        """One of the actions that the view lists as legal."""
        assert isinstance(view, View)
        holdings = remembered(view, past).holdings
        if holdings is None:
            return CASUAL.choose(view, draw, past)
        return chosen(view, table_mix(holdings, dice_of(view), seat_of(view)), draw)


class PokMaster:
    """Plays by the table, and leans from it to what is best against these opponents.

    It never leans further than what there is to gain makes worth it, and among players who keep to the table there is
    nothing to gain.
    """

    def choose(self, view: AnyView, draw: Draw, past: Past = ()) -> Action:
        """One of the actions that the view lists as legal."""
        assert isinstance(view, View)
        seat, dice, (holdings, rounds) = seat_of(view), dice_of(view), remembered(view, past)
        if holdings is None:
            return CASUAL.choose(view, draw, past)
        seats = range(len(holdings))
        own = table_mix(holdings, dice, seat)
        mixes: list[Mix] = [own if who == seat else Opponent(rounds, who).mix(holdings, dice) for who in seats]
        free = between(own, by_rule_of_thumb(holdings, dice, seat), FREEDOM)
        return chosen(view, leaning(free, offer_shares(holdings, dice, seat, mixes), MASTER_CALM), draw)


def dice_of(view: View) -> tuple[int, ...]:
    """The throw, as the rule book's numbers."""
    return tuple([face.index for face in view.dice])


def leaning(mix: Mix, shares: Sequence[float], calm: float) -> list[float]:
    """A mix that leans to greater shares: e times as much for each `calm` of them."""
    best = max(share for share, chance in zip(shares, mix, strict=True) if chance > 0.0)
    weights = [chance * exp((share - best) / calm) for share, chance in zip(shares, mix, strict=True)]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def between(one: Mix, other: Mix, share: float) -> list[float]:
    """The first mix, with so much of the second in it."""
    return [(1.0 - share) * first + share * second for first, second in zip(one, other, strict=True)]


def chosen(view: View, mix: Mix, draw: Draw) -> Action:
    """One of the legal offers, by chance as the mix says."""
    return view.legal[one_of([mix[offer.symbol.index] for offer in view.legal], draw)]
