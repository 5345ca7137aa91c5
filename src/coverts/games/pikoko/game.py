"""The course of a game: what each move leads to."""

from msgspec.structs import replace

from coverts.games.contract import Act, Draw, Game, Step
from coverts.games.fists import insist, legal_by_seat
from coverts.games.pikoko.actions import (
    Action,
    Bid,
    Confidence,
    Deal,
    DrawStarter,
    Outcome,
    Play,
    all_actions,
    deck,
)
from coverts.games.pikoko.bidding import subject_of
from coverts.games.pikoko.events import (
    BidsRevealed,
    ConfidencePlaced,
    Dealt,
    Event,
    Played,
    Prompted,
    RoundScored,
    Sealed,
    Sight,
    StarterDrawn,
    TrickTaken,
    sight,
)
from coverts.games.pikoko.feathers import FACE, FACES_ON, HAND_SIZE
from coverts.games.pikoko.legality import (
    legal,
    prompt,
    refusal,
    refused_deal,
    refused_options,
    refused_starter,
)
from coverts.games.pikoko.scoring import (
    NO_CONFIDENCE_POINTS,
    ROUNDS,
    bid_points,
    confidence_points,
    next_starter,
)
from coverts.games.pikoko.state import PLAYERS, Options, Phase, RoundScore, State, Trick
from coverts.games.pikoko.taking import reason
from coverts.games.pikoko.tricks import strongest, without
from coverts.games.pikoko.view import View, feathers_in, fold, view
from coverts.games.seats import all_but, everybody, left_of, right_of, with_entry


def start(options: Options) -> State:
    """The table before the first move."""
    insist(refused_options(options))
    players = options.players
    return State(
        options=options,
        phase=Phase.STARTER if options.first_starter is None else Phase.DEAL,
        starter=options.first_starter,
        hands=(0,) * players,
        bids=((None,) * players,) * players,
        sealed=(None,) * players,
        taken=(0,) * players,
    )


def actions(options: Options) -> tuple[Action, ...]:
    """Every action that can ever be legal at such a table."""
    return all_actions(options.players)


def outcome(state: State, draw: Draw) -> Outcome:
    """The starter or the deal that a source of numbers leads to.

    The deck is shuffled from its last place down (Fisher–Yates); seat s gets feathers 8s to 8s + 7, the next is
    turned up.
    """
    if state.phase is Phase.STARTER:
        return DrawStarter(draw(state.players))
    cards = list(deck(state.players))
    for place in range(len(cards) - 1, 0, -1):
        other = draw(place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    hands = [tuple(cards[HAND_SIZE * seat : HAND_SIZE * (seat + 1)]) for seat in range(state.players)]
    return Deal(tuple(hands), cards[HAND_SIZE * state.players])


def step(state: State, move: Act[Action] | Outcome) -> Step[State, Event]:
    """The move made, or `Refused`."""
    if isinstance(move, Act):
        insist(refusal(state, move.seat, move.action))
        if isinstance(move.action, Play):
            return _play(state, move.seat, move.action)
        return _seal(state, move.seat, move.action)
    if isinstance(move, Deal):
        insist(refused_deal(state, move))
        return _deal(state, move)
    insist(refused_starter(state, move))
    return _ask(replace(state, phase=Phase.DEAL, starter=move.seat), StarterDrawn(move.seat))


def _ask(state: State, *events: Event) -> Step[State, Event]:
    """The step that ends with a new question to somebody, to chance, or with the end of the game."""
    asked = prompt(state)
    options = legal_by_seat(asked, lambda seat: legal(state, seat), state.players)
    return Step(state, (*events, Prompted(asked, options)))


def _deal(state: State, deal: Deal) -> Step[State, Event]:
    players = state.players
    dealt = replace(
        state,
        phase=Phase.BID,
        awaits=all_but(state.opener, players),
        round=state.round + 1,
        hands=tuple([sum([FACES_ON[feather.index] for feather in hand]) for hand in deal.hands]),
        turned_up=deal.turned_up.index,
        turn=0,
        bids=((None,) * players,) * players,
        trick=(),
        tricks=(),
        taken=(0,) * players,
    )
    # The event is made from the sets, so that not even the order of dealing goes any further.
    hands = tuple([feathers_in(hand) for hand in dealt.hands])
    return _ask(dealt, Dealt(dealt.round, dealt.opener, hands, deal.turned_up, dealt.trump))


def _seal(state: State, seat: int, action: Action) -> Step[State, Event]:
    awaits = tuple([other for other in state.awaits if other != seat])
    sealed = replace(state, awaits=awaits, sealed=with_entry(state.sealed, seat, action))
    event = Sealed(seat, action)
    if awaits:
        return Step(sealed, (event,))
    return _place_confidence(sealed, event) if state.phase is Phase.CONFIDENCE else _reveal_bids(sealed, event)


def _reveal_bids(state: State, last: Sealed) -> Step[State, Event]:
    """P7, P8: all fists open at once."""
    subject, players = state.subject, state.players
    shown = tuple([choice.tokens if isinstance(choice, Bid) else None for choice in state.sealed])
    bids = tuple(
        [
            row if bid is None else with_entry(row, seat if subject is None else subject, bid)
            for seat, (row, bid) in enumerate(zip(state.bids, shown, strict=True))
        ]
    )
    phase, turn, awaits = Phase.CONFIDENCE, state.turn, everybody(players)
    if subject is not None:
        turn += 1
        phase = Phase.BID if turn < players else Phase.SELF_BID
        awaits = all_but(subject_of(turn, state.opener, players), players) if phase is Phase.BID else awaits
    revealed = replace(state, phase=phase, awaits=awaits, turn=turn, bids=bids, sealed=(None,) * players)
    return _ask(revealed, last, BidsRevealed(subject, shown))


def _place_confidence(state: State, last: Sealed) -> Step[State, Event]:
    """P10: all cards lie face down, and the tricks begin."""
    cards = tuple([choice.seat if isinstance(choice, Confidence) else None for choice in state.sealed])
    nobody = (None,) * state.players
    placed = replace(state, phase=Phase.PLAY, awaits=(state.opener,), confidence=cards, sealed=nobody)
    return _ask(placed, last, ConfidencePlaced())


def _play(state: State, seat: int, play: Play) -> Step[State, Event]:
    owner, face = left_of(seat, state.players), play.face.index
    hands = with_entry(state.hands, owner, without(state.hands[owner], face))
    trick = (*state.trick, face)
    played = Played(seat, owner, play.face)
    if len(trick) < state.players:
        return _ask(replace(state, awaits=(owner,), hands=hands, trick=trick), played)
    first = state.leader
    best = strongest(trick, state.trump_code)
    taken = TrickTaken((first + best + 1) % state.players, reason(trick, best, state.trump_code))
    after = replace(
        state,
        awaits=(right_of(taken.by, state.players),),
        hands=hands,
        trick=(),
        tricks=(*state.tricks, Trick(first, tuple([FACE[code] for code in trick]), taken.by, taken.reason)),
        taken=with_entry(state.taken, taken.by, state.taken[taken.by] + 1),
    )
    if len(after.tricks) < HAND_SIZE:
        return _ask(after, played, taken)
    return _score(after, played, taken)


def _score(state: State, *events: Event) -> Step[State, Event]:
    """P16–P19: the round is counted, and the next one or the end follows."""
    score = round_score(state)
    scored = replace(state, awaits=(), scores=(*state.scores, score), confidence=())
    totals = scored.totals
    if scored.round == ROUNDS:
        return _ask(replace(scored, phase=Phase.OVER), *events, RoundScored(score, totals, None))
    starter = next_starter(totals, state.opener, state.options.start_token_tie.code)
    return _ask(replace(scored, phase=Phase.DEAL, starter=starter), *events, RoundScored(score, totals, starter))


def round_score(state: State) -> RoundScore:
    """P16, P17: every point of the round that has just been played, with its reason."""
    taken = state.taken
    bids = tuple([tuple([bid or 0 for bid in row]) for row in state.bids])
    by_bid = tuple([tuple([bid_points(bid, taken[on]) for on, bid in enumerate(row)]) for row in bids])
    by_card = tuple(
        [
            NO_CONFIDENCE_POINTS if card is None else confidence_points(bids[seat][card], taken[card])
            for seat, card in enumerate(state.confidence)
        ]
    )
    return RoundScore(
        starter=state.opener,
        bids=bids,
        confidence=state.confidence,
        taken=taken,
        bid_points=by_bid,
        confidence_points=by_card,
        scores=tuple([sum(points) + by_card[seat] for seat, points in enumerate(by_bid)]),
    )


PIKOKO = Game[Options, State, Action, Outcome, Event, Sight, View](
    name="pikoko",
    players=PLAYERS,
    options_type=Options,
    state_type=State,
    action_type=Action,
    outcome_type=Outcome,
    event_type=Event,
    sight_type=Sight,
    view_type=View,
    start=start,
    prompt=prompt,
    actions=actions,
    legal=legal,
    refusal=refusal,
    outcome=outcome,
    step=step,
    sight=sight,
    view=view,
    fold=fold,
)
