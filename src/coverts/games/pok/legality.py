"""Which actions are allowed, and which rule forbids the others."""

from functools import cache

from coverts.games.bits import members
from coverts.games.contract import Awaits, Chance, Over, Prompt, Refusal
from coverts.games.pok.actions import OFFERS, Action, Throw
from coverts.games.pok.counters import held, symbols_held
from coverts.games.pok.course import is_dead, winners
from coverts.games.pok.dice import DICE
from coverts.games.pok.state import PLAYERS, Options, Phase, State

RULE_OF_PHASE = {Phase.THROW: "K3", Phase.OFFER: "K3", Phase.OVER: "K7"}
"""The rule that says who moves in each phase."""


def prompt(state: State) -> Prompt:
    """Who moves next."""
    if state.phase is Phase.OVER:
        return ending(state)
    if state.awaits:
        return Awaits(state.awaits, state.phase.value)
    return Chance(state.phase.value)


def ending(state: State) -> Over:
    """Who has won a game that is over, and how."""
    by = "dead-position" if is_dead(state.holdings) else "handed-over"
    return Over(tuple(members(winners(state.holdings))), by)


def legal(state: State, seat: int) -> tuple[Action, ...]:
    """The actions open to a seat now."""
    if seat not in state.awaits:
        return ()
    return _offers(state.holdings[seat])


@cache
def _offers(holding: int) -> tuple[Action, ...]:
    return tuple([OFFERS[symbol] for symbol in members(symbols_held(holding))])


def refusal(state: State, seat: int, action: Action) -> Refusal | None:
    """Why a seat may not do this now, or None if it may."""
    if seat not in state.awaits:
        rule = RULE_OF_PHASE[state.phase]
        at_table = 0 <= seat < state.players
        return (
            Refusal(rule, _NOT_AWAITED[state.phase])
            if at_table
            else Refusal(rule, "refused-no-such-seat", {"number": seat})
        )
    if not held(state.holdings[seat], action.symbol.index):
        return Refusal("K3", "refused-not-held", {"symbol": action.symbol.notation})
    return None


_NOT_AWAITED = {
    Phase.THROW: "refused-not-thrown",
    Phase.OFFER: "refused-fist-closed",
    Phase.OVER: "refused-game-over",
}


def refused_options(options: Options) -> Refusal | None:
    """Why a game cannot be played like this."""
    if options.players not in PLAYERS:
        return Refusal("K1", "refused-players", {"number": options.players, "least": 3, "most": 7})
    return None


def refused_throw(state: State, throw: Throw) -> Refusal | None:
    """Why this cannot be the throw of a round."""
    if state.phase is not Phase.THROW:
        key = "refused-game-over" if state.phase is Phase.OVER else "refused-thrown-already"
        return Refusal(RULE_OF_PHASE[state.phase], key)
    if len(throw.dice) != len(DICE):
        return Refusal("K2", "refused-dice", {"number": len(throw.dice), "dice": len(DICE)})
    for die, (face, faces) in enumerate(zip(throw.dice, DICE, strict=True)):
        if face not in faces:
            return Refusal("K2", "refused-face", {"face": face.notation, "die": die + 1})
    return None
