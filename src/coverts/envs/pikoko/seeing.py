"""A seat's observation of Pikoko, for PettingZoo and OpenSpiel; from a view, all that a player needs at a real table.

Environments ask for observations thousands of times a second. So the encoder's answers are cached, and what follows
from a part of the table is kept as long as that part stays the very same object.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from coverts.envs.layout import Kept, Planes, unpacked
from coverts.envs.pikoko import encoding
from coverts.envs.pikoko.encoding import BID_WIDTH, FACES, bids_of, points, thermometer, turned
from coverts.envs.pikoko.numbering import FIRST_CARD, first_play, numbered
from coverts.envs.pikoko.slots import pikoko_layout
from coverts.games.pikoko import Action, Confidence, Face, HiddenHand, Phase, RoundScore, Trick, View
from coverts.games.pikoko.actions import number_of
from coverts.games.pikoko.bidding import TOKENS
from coverts.games.pikoko.course import owner_at
from coverts.games.pikoko.feathers import COLOURS, FACES_ON, TRUMP_OF
from coverts.games.pikoko.scoring import ROUNDS
from coverts.games.pikoko.seen import Seen
from coverts.games.pikoko.state import PHASES, Bids, tokens_after
from coverts.games.pikoko.tricks import led_colour, unfollowed
from coverts.games.pikoko.view import seen_in

_NUMBER: Final = {phase: number for number, phase in enumerate(PHASES)}


def observation_of(view: View) -> Planes:
    """The tensor of what a seat sees."""
    encoder = _encoder(view.options.players)
    return unpacked(encoder.observed(seen_in(view), _seat(view)), encoder.layout.size)


def mask_of(view: View) -> Planes:
    """Ones at the numbers of the legal actions."""
    seat, players = _seat(view), view.options.players
    return unpacked(_encoder(players).mask(seen_in(view), seat), len(numbered(players, seat)))


def _seat(view: View) -> int:
    assert isinstance(view.observer, int), "only a seat has observations"
    return view.observer


class PikokoEncoder:
    """Makes observations at a table of one size."""

    def __init__(self, players: int) -> None:
        self.layout = pikoko_layout(players)
        self._players, self._faces, self._at = players, FACES[players], self.layout.at
        self._trick_at, self._played_at = self._at["trick"], self._at["played"]
        self._plays_at = first_play(players)
        self._others = [
            [((seat + step) % players, self._at["hands"] + (step - 1) * self._faces) for step in range(1, players)]
            for seat in range(players)
        ]
        """For each seat, whose hands it sees, and where each begins."""
        self._asked = cache(self._asked_bits)
        self._dealt = cache(self._dealt_bits)
        self._taken = cache(self._taken_bits)
        self._in_play = cache(encoding.in_play)
        self._own = cache(self._own_bits)
        self._row = lru_cache(maxsize=1 << 14)(self._row_bits)
        self._standing = Kept(self._standing_bits, players)
        self._bidding = Kept(self._bidding_bits, players)
        self._fallen = Kept(self._fallen_sets, 1)

    def observed(self, seen: Seen, seat: int) -> int:
        """Everything a seat may know, as a set of bits."""
        bits = self._asked(seen.phase, seen.awaits, seen.subject, seat) | self._standing(seen.scores, seat)
        bits |= self._bidding(seen.bids, seat) | self._dealt(seen.round, seen.starter, seen.turned_up, seat)
        hands = seen.hands
        for other, place in self._others[seat]:
            bits |= hands[other] << place  # type: ignore[operator] # one sees the others' faces
        return bits | self._taken(seen.taken, seat) | self._tricks(seen, seat) | self._own_choice(seen, seat)

    def mask(self, seen: Seen, seat: int) -> int:
        """The numbers of the actions a seat may take now."""
        if seen.phase is Phase.PLAY:
            return seen.legal << self._plays_at
        if seen.phase is Phase.CONFIDENCE:
            return encoding.cards_from(seen.legal, seat, self._players) << FIRST_CARD
        return seen.legal

    def _tricks(self, seen: Seen, seat: int) -> int:
        """What was played in the round, and what follows from it for one's own peacock."""
        players, faces, leader, trick, own = self._players, self._faces, seen.leader, seen.trick, seen.hands[seat]
        assert isinstance(own, HiddenHand)
        played, lacking = self._fallen(seen.tricks, 0)
        lying, led = 0, 0
        if leader is not None and trick:
            lying, lacking_now = fallen_in(leader, trick, players)
            played, lacking, led = played | lying, lacking | lacking_now, 1 << led_colour(trick)
        void = lacking >> seat * COLOURS & thermometer(COLOURS)
        bits = self._in_play(own.size, 0 if leader is None else 1 << leader, led, void, seat, players)
        bits |= turned(played, faces, seat, players) << self._played_at
        return bits | turned(lying, faces, seat, players) << self._trick_at if lying else bits

    def _own_choice(self, seen: Seen, seat: int) -> int:
        choice = seen.sealed[seat] or seen.confidence[seat]
        return 0 if choice is None else self._own(choice, seat)

    def _own_bits(self, choice: Action, seat: int) -> int:
        number = 1 << number_of(choice, self._players)
        bid, card = (0, number) if isinstance(choice, Confidence) else (number, 0)
        return encoding.own_choice(bid, card, seat, self._players) << self._at["own_bid"]

    def _asked_bits(self, phase: Phase, awaits: tuple[int, ...], subject: int | None, seat: int) -> int:
        awaited = sum([1 << other for other in awaits])
        return encoding.asked(_NUMBER[phase], awaited, _one(subject), seat, self._players)

    def _dealt_bits(self, number: int, starter: int | None, turned_up: int | None, seat: int) -> int:
        if turned_up is None:
            return encoding.dealt(0, _one(starter), 0, seat, self._players)
        bits = encoding.dealt(1 << number - 1, _one(starter), 1 << TRUMP_OF[turned_up], seat, self._players)
        return bits | FACES_ON[turned_up] << self._at["turned_up"]

    def _taken_bits(self, taken: tuple[int, ...], seat: int) -> int:
        return self._entries("taken", [thermometer(number) for number in taken], seat)

    def _standing_bits(self, scores: tuple[RoundScore, ...], seat: int) -> int:
        by_seat = list(zip(*[score.scores for score in scores], strict=True)) or [()] * self._players
        totals = [points(sum(rounds), ROUNDS) for rounds in by_seat]
        best = [points(max(rounds), 1) if rounds else 0 for rounds in by_seat]
        return self._entries("totals", totals, seat) | self._entries("best", best, seat)

    def _bidding_bits(self, bids: Bids, seat: int) -> int:
        bits = 0
        for step, row in enumerate((*bids[seat:], *bids[:seat])):
            bits |= self._row(row, step, seat)
        return bits

    def _row_bits(self, row: tuple[int | None, ...], step: int, seat: int) -> int:
        """What somebody has bid, and the tokens that are left to them."""
        players = self._players
        made = sum([1 << subject * BID_WIDTH + bid for subject, bid in enumerate(row) if bid is not None])
        bids = bids_of(made, seat, players) << step * players * BID_WIDTH
        return thermometer(tokens_after(row)) << self._at["tokens"] + step * TOKENS | bids << self._at["bids"]

    def _fallen_sets(self, tricks: tuple[Trick, ...], _: int) -> tuple[int, int]:
        played, lacking = 0, 0
        for trick in tricks:
            fallen, missed = _fallen_before(trick.first, trick.plays, self._players)
            played, lacking = played | fallen, lacking | missed
        return played, lacking

    def _entries(self, name: str, entries: Sequence[int], seat: int) -> int:
        """An entry for every seat in a slot, from this seat on."""
        bits, width = 0, self.layout.sizes[name] // self._players
        for place, entry in enumerate(entries):
            bits |= entry << place * width
        return turned(bits, width, seat, self._players) << self._at[name]


_encoder = cache(PikokoEncoder)


def fallen_in(leader: int, faces: Sequence[int], players: int) -> tuple[int, int]:
    """The faces of a trick, and the colours that peacocks have failed to follow: an entry for each peacock."""
    fallen, lacking, width, led = 0, 0, FACES[players], led_colour(faces)
    for place, face in enumerate(faces):
        owner = owner_at(leader, place, players)
        fallen |= 1 << owner * width + face
        lacking |= unfollowed(face, led) << owner * COLOURS
    return fallen, lacking


@lru_cache(maxsize=1 << 8)
def _fallen_before(leader: int, plays: tuple[Face, ...], players: int) -> tuple[int, int]:
    return fallen_in(leader, [face.index for face in plays], players)


def _one(number: int | None) -> int:
    """A set of one, or of none."""
    return 0 if number is None else 1 << number
