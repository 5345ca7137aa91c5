"""Perfect recall in Pikoko: what a seat remembers of every round, as planes. Seats are counted from the observer."""

from typing import Any

from coverts.envs.layout import Layout, Planes, Slot
from coverts.envs.pikoko.slots import faces_in_play
from coverts.games.pikoko import PIKOKO, State, View
from coverts.games.pikoko.bidding import TOKENS
from coverts.games.pikoko.course import owner_at
from coverts.games.pikoko.feathers import FACES_ON, HAND_SIZE
from coverts.games.pikoko.scoring import ROUNDS


def record_layout(players: int) -> Layout:
    """The slots of three rounds."""
    faces = faces_in_play(players)
    return Layout(
        Slot("round_starter", (ROUNDS, players)),
        Slot("round_turned_up", (ROUNDS, faces)),
        Slot("round_bids", (ROUNDS, players, players, TOKENS + 1)),
        Slot("round_cards", (ROUNDS, players, players + 1), is_private=True),
        Slot("round_leaders", (ROUNDS, HAND_SIZE, players)),
        Slot("round_plays", (ROUNDS, HAND_SIZE, players, faces)),
    )


def round_records(rounds: tuple[State, ...], seat: int) -> dict[str, Any]:
    """The planes, from what the seat sees at the end of each round, and now."""
    _, planes = record_layout(rounds[0].players).blank()
    for state in rounds:
        if state.turned_up is not None:
            _write_round(
                PIKOKO.view(state, seat), seat, {name: plane[state.round - 1] for name, plane in planes.items()}
            )
    return planes


def _write_round(view: View, seat: int, planes: dict[str, Planes]) -> None:
    players = view.options.players
    scored = view.scores[view.round - 1] if len(view.scores) == view.round else None
    starter = view.starter if scored is None else scored.starter
    assert starter is not None
    assert view.turned_up is not None
    planes["round_starter"][(starter - seat) % players] = 1
    faces = FACES_ON[view.turned_up.index]
    planes["round_turned_up"][:] = [faces >> face & 1 for face in range(planes["round_turned_up"].size)]
    for bidder, row in enumerate(view.bids):
        for subject, bid in enumerate(row):
            if bid is not None:
                planes["round_bids"][(bidder - seat) % players, (subject - seat) % players, bid] = 1
    own = view.confidence[seat]
    cards = {seat: own.seat} if own is not None else {}
    for owner, card in enumerate(scored.confidence) if scored else cards.items():
        place = players if card is None else (card - seat) % players
        planes["round_cards"][(owner - seat) % players, place] = 1
    for number, trick in enumerate((*view.tricks, *([view.trick] if view.trick else []))):
        planes["round_leaders"][number, (trick.first - seat) % players] = 1
        for step, face in enumerate(trick.plays):
            planes["round_plays"][number, (owner_at(trick.first, step, players) - seat) % players, face.index] = 1
