"""Which actions are allowed, and which rule forbids the others."""

from functools import cache

from coverts.games.bits import members
from coverts.games.contract import Awaits, Chance, Over, Prompt, Refusal
from coverts.games.pikoko.actions import (
    BIDS,
    PLAYS,
    Action,
    Bid,
    Confidence,
    Deal,
    DrawStarter,
    Play,
    confidences,
    deck,
)
from coverts.games.pikoko.bidding import all_cards, may_bid, open_bids
from coverts.games.pikoko.course import target_of
from coverts.games.pikoko.feathers import COLOUR, HAND_SIZE, SAME_FEATHER, Feather
from coverts.games.pikoko.scoring import DECIDED_BY, decided_by, wins
from coverts.games.pikoko.state import PLAYERS, Options, Phase, State
from coverts.games.pikoko.tricks import led_colour, playable

RULE_OF_PHASE = {
    Phase.STARTER: "P20",
    Phase.DEAL: "P5",
    Phase.BID: "P7",
    Phase.SELF_BID: "P8",
    Phase.CONFIDENCE: "P10",
    Phase.PLAY: "P11",
    Phase.OVER: "P19",
}
"""The rule that says who moves, and how, in each phase."""


def prompt(state: State) -> Prompt:
    """Who moves next."""
    if state.phase is Phase.OVER:
        return ending(state)
    if state.awaits:
        return _question(state.awaits, state.phase.value, state.subject)
    return Chance(state.phase.value)


@cache
def _question(seats: tuple[int, ...], kind: str, about: int | None) -> Awaits:
    """There are few different ones, and they are asked often."""
    return Awaits(seats, kind, about)


def ending(state: State) -> Over:
    """Who has won, and what decided it."""
    totals, best_rounds = state.totals, state.best_rounds
    winners = tuple([seat for seat in range(state.players) if wins(seat, totals, best_rounds)])
    return Over(winners, DECIDED_BY[decided_by(totals.count(max(totals)), len(winners))])


def legal(state: State, seat: int) -> tuple[Action, ...]:
    """The actions open to a seat now: bids and faces ascending, confidence cards clockwise from its own."""
    if seat not in state.awaits:
        return ()
    if state.phase is Phase.CONFIDENCE:
        return confidences(state.players, seat)
    if state.phase is Phase.PLAY:
        return tuple([PLAYS[face] for face in members(legal_set(state, seat))])
    return _bids(legal_set(state, seat))


def legal_set(state: State, seat: int) -> int:
    """The same as a set, numbered as in rows: tokens, seats of cards (and last No Confidence), or faces."""
    if seat not in state.awaits:
        return 0
    if state.phase is Phase.PLAY:
        return playable(state.hands[target_of(seat, state.players)], led_colour(state.trick))
    return all_cards(state.players) if state.phase is Phase.CONFIDENCE else open_bids(state.tokens(seat))


@cache
def _bids(numbers: int) -> tuple[Bid, ...]:
    return tuple([BIDS[tokens] for tokens in members(numbers)])


def refusal(state: State, seat: int, action: Action) -> Refusal | None:
    """Why a seat may not do this now, or None if it may."""
    if seat not in state.awaits:
        return _not_awaited(state, seat)
    if isinstance(action, Play) and state.phase is Phase.PLAY:
        return _refused_play(state, target_of(seat, state.players), action.face.index)
    if isinstance(action, Bid) and state.phase in (Phase.BID, Phase.SELF_BID):
        left = state.tokens(seat)
        args: dict[str, int | str] = {"number": action.tokens, "left": left}
        return None if may_bid(action.tokens, left) else Refusal("P9", "refused-tokens", args)
    if isinstance(action, Confidence) and state.phase is Phase.CONFIDENCE:
        at_table = action.seat is None or 0 <= action.seat < state.players
        return None if at_table else Refusal("P10", "refused-no-such-seat", {"number": action.seat or 0})
    return Refusal(RULE_OF_PHASE[state.phase], f"refused-asked-for-{state.phase.value}")


def _not_awaited(state: State, seat: int) -> Refusal:
    rule = RULE_OF_PHASE[state.phase]
    if not 0 <= seat < state.players:
        return Refusal(rule, "refused-no-such-seat", {"number": seat})
    if state.phase is Phase.OVER:
        return Refusal(rule, "refused-game-over")
    if state.phase in (Phase.STARTER, Phase.DEAL):
        return Refusal(rule, "refused-not-dealt")
    if state.phase is Phase.PLAY:
        return Refusal(rule, "refused-not-your-turn", {"seat": state.awaits[0]})
    if seat == state.subject:
        return Refusal(rule, "refused-own-peacock")
    return Refusal(rule, "refused-fist-closed")


def _refused_play(state: State, owner: int, face: int) -> Refusal | None:
    hand, led = state.hands[owner], led_colour(state.trick)
    if playable(hand, led) >> face & 1:
        return None
    feather = PLAYS[face].face.feather.notation
    if not hand >> face & 1:
        return Refusal("P11", "refused-not-in-hand", {"feather": feather, "seat": owner})
    args: dict[str, int | str] = {"feather": feather, "colour": COLOUR[led].notation, "seat": owner}
    if playable(hand, led) & SAME_FEATHER[face]:
        return Refusal("P12", "refused-counts-as-led", args)
    return Refusal("P12", "refused-follow", args)


def refused_options(options: Options) -> Refusal | None:
    """Why a game cannot be played like this."""
    if options.players not in PLAYERS:
        return Refusal("P3", "refused-players", {"number": options.players, "least": 3, "most": 5})
    if options.first_starter is not None and not 0 <= options.first_starter < options.players:
        return Refusal("P20", "refused-no-such-seat", {"number": options.first_starter})
    return None


def refused_starter(state: State, drawn: DrawStarter) -> Refusal | None:
    """Why this cannot be the first starting player."""
    if state.phase is not Phase.STARTER:
        return Refusal("P20", "refused-starter-known")
    if not 0 <= drawn.seat < state.players:
        return Refusal("P20", "refused-no-such-seat", {"number": drawn.seat})
    return None


def refused_deal(state: State, deal: Deal) -> Refusal | None:
    """Why this cannot be the deal of a round."""
    if state.phase is not Phase.DEAL:
        return Refusal(RULE_OF_PHASE[state.phase], "refused-no-deal-now")
    if len(deal.hands) != state.players:
        return Refusal("P5", "refused-hands", {"number": len(deal.hands), "players": state.players})
    for seat, hand in enumerate(deal.hands):
        if len(hand) != HAND_SIZE:
            return Refusal("P5", "refused-hand-size", {"seat": seat, "number": len(hand), "size": HAND_SIZE})
    return _refused_cards(state.players, deal)


def _refused_cards(players: int, deal: Deal) -> Refusal | None:
    seen: set[Feather] = set()
    in_deck = len(deck(players))
    for seat, hand in enumerate((*deal.hands, (deal.turned_up,))):
        for feather in hand:
            args: dict[str, int | str] = {"feather": feather.notation, "players": players}
            if seat < players:
                args["seat"] = seat
            if feather.index >= in_deck:
                return Refusal("P3", "refused-not-in-deck", args)
            if feather in seen:
                return Refusal("P5", "refused-dealt-twice", args)
            seen.add(feather)
    return None
