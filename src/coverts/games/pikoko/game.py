"""The course of a game: what each move leads to."""

from msgspec.structs import replace

from coverts.games.contract import Act, Draw, Game, Step
from coverts.games.fists import legal_by_seat, raise_refused
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
from coverts.games.pikoko.course import (
    NOBODY,
    first_phase,
    fists,
    is_round_over,
    leader_of,
    owner_at,
    phase_after_bids,
    phase_after_fists,
    phase_after_round,
    subject_of,
    target_of,
)
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
from coverts.games.pikoko.feathers import FACE, FACES_ON, dealt_from
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
    bid_points,
    confidence_points,
    next_starter,
)
from coverts.games.pikoko.state import PHASES, PLAYERS, Options, Phase, RoundScore, State, Trick
from coverts.games.pikoko.taking import reason
from coverts.games.pikoko.tricks import strongest, without
from coverts.games.pikoko.view import View, feathers_in, fold, view
from coverts.games.seats import with_entry


def start(options: Options) -> State:
    """The table before the first move."""
    raise_refused(refused_options(options))
    players = options.players
    return State(
        options=options,
        phase=PHASES[first_phase(NOBODY if options.first_starter is None else options.first_starter)],
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

    The deck is shuffled from its last place down (Fisher–Yates); each seat gets its feathers, the next is turned up.
    """
    if state.phase is Phase.STARTER:
        return DrawStarter(draw(state.players))
    cards = list(deck(state.players))
    for place in range(len(cards) - 1, 0, -1):
        other = draw(place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    hands = [tuple(cards[dealt_from(seat) : dealt_from(seat + 1)]) for seat in range(state.players)]
    return Deal(tuple(hands), cards[dealt_from(state.players)])


def step(state: State, move: Act[Action] | Outcome) -> Step[State, Event]:
    """The move made, or `Refused`."""
    if isinstance(move, Act):
        raise_refused(refusal(state, move.seat, move.action))
        if isinstance(move.action, Play):
            return _play(state, move.seat, move.action)
        return _seal(state, move.seat, move.action)
    if isinstance(move, Deal):
        raise_refused(refused_deal(state, move))
        return _deal(state, move)
    raise_refused(refused_starter(state, move))
    return _ask(replace(state, phase=PHASES[first_phase(move.seat)], starter=move.seat), StarterDrawn(move.seat))


def _ask(state: State, *events: Event) -> Step[State, Event]:
    """The step that ends with a new question to somebody, to chance, or with the end of the game."""
    asked = prompt(state)
    options = legal_by_seat(asked, lambda seat: legal(state, seat), state.players)
    return Step(state, (*events, Prompted(asked, options)))


def _deal(state: State, deal: Deal) -> Step[State, Event]:
    players = state.players
    dealt = replace(
        state,
        phase=PHASES[phase_after_bids(0, players)],
        awaits=fists(subject_of(0, state.round_starter, players), players),
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
    return _ask(dealt, Dealt(dealt.round, dealt.round_starter, hands, deal.turned_up, dealt.trump))


def _seal(state: State, seat: int, action: Action) -> Step[State, Event]:
    awaits = tuple([other for other in state.awaits if other != seat])
    sealed = replace(state, awaits=awaits, sealed=with_entry(state.sealed, seat, action))
    event = Sealed(seat, action)
    if awaits:
        return Step(sealed, (event,))
    return _place_confidence(sealed, event) if state.phase is Phase.CONFIDENCE else _reveal_bids(sealed, event)


def _reveal_bids(state: State, last: Sealed) -> Step[State, Event]:
    """All fists open at once."""
    subject, players = state.subject, state.players
    shown = tuple([choice.tokens if isinstance(choice, Bid) else None for choice in state.sealed])
    bids = tuple(
        [
            row if bid is None else with_entry(row, seat if subject is None else subject, bid)
            for seat, (row, bid) in enumerate(zip(state.bids, shown, strict=True))
        ]
    )
    turn = state.turn if subject is None else state.turn + 1
    phase = PHASES[phase_after_fists(PHASES.index(state.phase), turn, players)]
    asked = fists(subject_of(turn, state.round_starter, players) if phase is Phase.BID else NOBODY, players)
    revealed = replace(state, phase=phase, awaits=asked, turn=turn, bids=bids, sealed=(None,) * players)
    return _ask(revealed, last, BidsRevealed(subject, shown))


def _place_confidence(state: State, last: Sealed) -> Step[State, Event]:
    """All cards lie face down, and the tricks begin."""
    cards = tuple([choice.seat if isinstance(choice, Confidence) else None for choice in state.sealed])
    nobody = (None,) * state.players
    phase = PHASES[phase_after_fists(PHASES.index(state.phase), state.turn, state.players)]
    placed = replace(state, phase=phase, awaits=(state.leader,), confidence=cards, sealed=nobody)
    return _ask(placed, last, ConfidencePlaced())


def _play(state: State, seat: int, play: Play) -> Step[State, Event]:
    owner, face = target_of(seat, state.players), play.face.index
    hands = with_entry(state.hands, owner, without(state.hands[owner], face))
    trick = (*state.trick, face)
    played = Played(seat, owner, play.face)
    if len(trick) < state.players:
        return _ask(replace(state, awaits=(owner,), hands=hands, trick=trick), played)
    first = state.leader
    best = strongest(trick, state.trump_code)
    taken = TrickTaken(owner_at(first, best, state.players), reason(trick, best, state.trump_code))
    after = replace(
        state,
        hands=hands,
        trick=(),
        tricks=(*state.tricks, Trick(first, tuple([FACE[code] for code in trick]), taken.by, taken.reason)),
        taken=with_entry(state.taken, taken.by, state.taken[taken.by] + 1),
    )
    if is_round_over(len(after.tricks)):
        return _score(after, played, taken)
    leader = leader_of(len(after.tricks), state.round_starter, taken.by, state.players)
    return _ask(replace(after, awaits=(leader,)), played, taken)


def _score(state: State, *events: Event) -> Step[State, Event]:
    """The round is counted, and the next one or the end follows."""
    score, phase = round_score(state), PHASES[phase_after_round(state.round)]
    scored = replace(state, phase=phase, awaits=(), scores=(*state.scores, score), confidence=())
    totals = scored.totals
    if phase is Phase.OVER:
        return _ask(scored, *events, RoundScored(score, totals, None))
    starter = next_starter(totals, state.round_starter, state.options.start_token_tie.code)
    return _ask(replace(scored, starter=starter), *events, RoundScored(score, totals, starter))


def round_score(state: State) -> RoundScore:
    """Every point of the round that has just been played, with its reason."""
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
        starter=state.round_starter,
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
