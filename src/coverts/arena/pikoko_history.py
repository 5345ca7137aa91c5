"""A game of Pikoko as OpenSpiel's moves, rebuilt from what a seat sees and has seen; what it cannot know is drawn."""

from collections.abc import Iterator, Sequence
from typing import Final

from coverts.arena.tree_search import Searched
from coverts.envs.openspiel.pikoko_worlds import own_hand
from coverts.envs.pikoko.numbering import FIRST_CARD, numbered
from coverts.games.contract import Awaits, Draw
from coverts.games.pikoko import Action, Bid, Confidence, Feather, OpenHand, Phase, Play, View
from coverts.games.pikoko.course import NOBODY, fists, place_of, player_at, subject_of


def pikoko_history(view: View, past: Sequence[View], draw: Draw) -> list[int]:
    """Moves that lead to a position which looks to the seat like its view."""
    assert isinstance(view.observer, int)
    rounds = [*past, view]
    moves = [_starter(rounds[0])]
    for seen in past:
        moves += _finished_round(seen)
    return [*moves, *_round_under_way(view, view.observer, draw)]


def _starter(view: View) -> int:
    starter = view.scores[view.round - 1].starter if len(view.scores) == view.round else view.starter
    assert starter is not None
    return starter


def _finished_round(view: View) -> list[int]:
    """After a round all its feathers have been played, and the cards lie open."""
    score, players = view.scores[view.round - 1], view.options.players
    hands = [_played_from(view, seat) for seat in range(players)]
    moves = [*_deal(view, hands), *_bids(view, _starter(view))]
    cards = [_number(Confidence(card), seat, players) for seat, card in enumerate(score.confidence)]
    return [*moves, *cards, *_plays(view)]


def _round_under_way(view: View, seat: int, draw: Draw) -> list[int]:
    players = view.options.players
    hands = [
        [*_played_from(view, other), *hand.feathers] if isinstance(hand, OpenHand) else own_hand(view, seat, draw)
        for other, hand in enumerate(view.hands)
    ]
    moves = [*_deal(view, hands), *_bids(view, _starter(view))]
    assert isinstance(view.prompt, Awaits)
    phase = Phase(view.prompt.kind)
    if phase is Phase.PLAY:
        own = view.confidence[seat]
        cards = [own if other == seat else None for other in range(players)]
        drawn = [draw(players + 1) if card is None else card for card in cards]
        moves += [FIRST_CARD + card if isinstance(card, int) else _number(card, seat, players) for card in drawn]
        return [*moves, *_plays(view)]
    # OpenSpiel asks the fists one after the other: those before the seat have closed theirs on something.
    for other in fists(NOBODY if view.prompt.about is None else view.prompt.about, players):
        if other < seat:
            moves.append(FIRST_CARD + draw(players + 1) if phase is Phase.CONFIDENCE else draw(view.tokens[other] + 1))
    return moves


def _deal(view: View, hands: Sequence[Sequence[Feather]]) -> list[int]:
    assert view.turned_up is not None
    return [*(feather.index for hand in hands for feather in hand), view.turned_up.index]


def _bids(view: View, starter: int) -> Iterator[int]:
    """The bids that have been revealed, turn by turn, and last everybody's on themselves."""
    players = view.options.players
    for turn in range(players):
        subject = subject_of(turn, starter, players)
        yield from _shown([(seat, view.bids[seat][subject]) for seat in fists(subject, players)], players)
    yield from _shown([(seat, view.bids[seat][seat]) for seat in fists(NOBODY, players)], players)


def _shown(bids: Sequence[tuple[int, int | None]], players: int) -> list[int]:
    return [_number(Bid(bid), seat, players) for seat, bid in bids if bid is not None]


def _plays(view: View) -> Iterator[int]:
    players = view.options.players
    for trick in (*view.tricks, *([view.trick] if view.trick else [])):
        for step, face in enumerate(trick.plays):
            yield _number(Play(face), player_at(trick.first, step, players), players)


def _played_from(view: View, seat: int) -> list[Feather]:
    players = view.options.players
    found = []
    for trick in (*view.tricks, *([view.trick] if view.trick else [])):
        place = place_of(seat, trick.first, players)
        if place < len(trick.plays):
            found.append(trick.plays[place].feather)
    return found


def _number(action: Action, seat: int, players: int) -> int:
    return numbered(players, seat).index(action)


def _action(players: int, view: View, number: int) -> Action:
    assert isinstance(view.observer, int)
    return numbered(players, view.observer)[number]


PIKOKO_SEARCH: Final = Searched(
    curiosity=10.0,
    # A round is looked at until its end.
    load=lambda players, view: f"python_coverts_pikoko(players={players},rounds={view.round})",
    moves=lambda view, past, draw: pikoko_history(view, [seen for seen in past if isinstance(seen, View)], draw),
    action=_action,
)
