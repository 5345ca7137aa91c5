"""A seat's observation of Pikoko straight from the state's small numbers, by allow-list.

Whose hands are read: those of the others. What `seeing` makes of the seat's view is the same; a law of the tests.
"""

from coverts.envs.layout import Kept, some_seats, thermometers, turned
from coverts.envs.pikoko.numbering import FIRST_CARD, first_play
from coverts.envs.pikoko.past_tricks import PastTricks, void
from coverts.envs.pikoko.places import Places
from coverts.envs.pikoko.slots import WORST_ROUND, best_round, pikoko_layout
from coverts.games.pikoko.actions import Bid, Confidence
from coverts.games.pikoko.bidding import TOKENS
from coverts.games.pikoko.course import place_of
from coverts.games.pikoko.feathers import HAND_SIZE, colour_of
from coverts.games.pikoko.scoring import ROUNDS
from coverts.games.pikoko.state import Bids, Phase, RoundScore, State
from coverts.games.pikoko.tricks import led_colour, playable

UP_TO_TOKENS = thermometers(TOKENS)
PHASE_BIT = {phase: 1 << place for place, phase in enumerate(Phase)}


class PikokoEncoder:
    """Makes observations at a table of one size. It keeps parts that have not changed since it was last asked."""

    def __init__(self, players: int) -> None:
        self.layout = pikoko_layout(players)
        self._at = self.layout.at
        self._awaited_at, self._round_at = self._at["awaited"], self._at["round"]
        self._led_at, self._void_at = self._at["led"], self._at["own_void"]
        self._players = players
        self._plays_at = first_play(players)
        self._standing = Kept(self._standing_bits, players)
        self._bidding = Kept(self._bidding_bits, players)
        self._places = [Places(self.layout, seat, players) for seat in range(players)]
        self._past_tricks = [
            PastTricks(self.layout, seat, players, places.played) for seat, places in enumerate(self._places)
        ]

    def observed(self, state: State, seat: int) -> int:
        """Everything a seat may know, as a set of bits."""
        places, scores = self._places[seat], state.scores
        bits = PHASE_BIT[state.phase] | some_seats(state.awaits, seat, self._players) << self._awaited_at
        bits |= self._standing(scores, seat) | self._bidding(state.bids, seat)
        if state.starter is not None:
            bits |= places.starter[state.starter]
        if state.turned_up is None:
            return bits
        bits |= 1 << self._round_at + state.round - 1 | places.turned_up[state.turned_up]
        hands = state.hands
        for other, place in places.hands:
            bits |= hands[other] << place
        return bits | self._tricks(state, seat, places) | self._own_choice(state, seat)

    def mask(self, state: State, seat: int) -> int:
        """The numbers of the actions a seat may take now."""
        if seat not in state.awaits:
            return 0
        if state.phase is Phase.PLAY:
            return playable(state.hands[(seat + 1) % self._players], led_colour(state.trick)) << self._plays_at
        if state.phase is Phase.CONFIDENCE:
            return ((2 << self._players) - 1) << FIRST_CARD
        return (2 << state.tokens(seat)) - 1

    def _tricks(self, state: State, seat: int, places: Places) -> int:
        """The tricks of the round. How many feathers are left to the seat follows from them."""
        players, trick, tricks = self._players, state.trick, state.tricks
        bits = self._past_tricks[seat].bits(tricks)
        left = HAND_SIZE - len(tricks)
        if state.phase is not Phase.PLAY:
            subject = state.subject
            bits |= places.own_size[left]
            return bits if subject is None else bits | places.subject[subject]
        owner = leader = state.leader
        bits |= places.leader[leader]
        if not trick:
            return bits | places.own_size[left]
        for face in trick:
            owner = (owner + 1) % players
            bits |= places.lying[owner][face]
        own_place = place_of(seat, leader, players)
        bits |= places.own_size[left - (own_place < len(trick))] | 1 << self._led_at + colour_of(trick[0])
        return bits | void(trick, own_place) << self._void_at

    def _own_choice(self, state: State, seat: int) -> int:
        choice = state.sealed[seat]
        if choice is None:
            return self._card(state.confidence[seat], seat) if state.confidence else 0
        if isinstance(choice, Bid):
            return 1 << self._at["own_bid"] + choice.tokens
        assert isinstance(choice, Confidence)
        return self._card(choice.seat, seat)

    def _card(self, trusted: int | None, seat: int) -> int:
        place = self._players if trusted is None else (trusted - seat) % self._players
        return 1 << self._at["own_card"] + place

    def _bidding_bits(self, bids: Bids, seat: int) -> int:
        players, made, tokens = self._players, 0, 0
        for step in range(players):
            row, left = bids[(seat + step) % players], TOKENS
            for on in range(players):
                bid = row[(seat + on) % players]
                if bid is not None:
                    made |= 1 << (step * players + on) * (TOKENS + 1) + bid
                    left -= bid
            tokens |= UP_TO_TOKENS[left] << step * TOKENS
        return made << self._at["bids"] | tokens << self._at["tokens"]

    def _standing_bits(self, scores: tuple[RoundScore, ...], seat: int) -> int:
        if not scores:
            return self._points([0] * self._players, ROUNDS, seat) << self._at["totals"]
        by_seat = list(zip(*[score.scores for score in scores], strict=True))
        totals = self._points([sum(points) for points in by_seat], ROUNDS, seat)
        best = self._points([max(points) for points in by_seat], 1, seat)
        return totals << self._at["totals"] | best << self._at["best"]

    def _points(self, points: list[int], rounds: int, seat: int) -> int:
        """Points of so many rounds, counted from the fewest there can be."""
        span = rounds * (best_round(self._players) - WORST_ROUND)
        return turned([(1 << number - rounds * WORST_ROUND) - 1 for number in points], span, seat)
