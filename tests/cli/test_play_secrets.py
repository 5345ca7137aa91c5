"""P6: nobody sees their own feathers. The terminal player is given views and sights of one seat and nothing else."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from coverts.bots import random_legal
from coverts.cli.seating import Practice, SeatedBot, Sitting
from coverts.cli.telling.company import company
from coverts.cli.telling.pikoko.talk import PIKOKO_TALK
from coverts.cli.telling.pikoko.words import feather_words
from coverts.cli.telling.player import TerminalPlayer
from coverts.games.contract import Act, Awaits, Over
from coverts.games.pikoko import PIKOKO, Action, Bid, Confidence, Deal, Feather, OpenHand, Options, Play, State
from tests.cli.answering import CATALOGUE, Page, Reader

NAMES = ("You", "Heron", "Lark", "Wren")
COMPANY = company(CATALOGUE, NAMES, 0)


def typed(action: Action) -> str:
    match action:
        case Bid(tokens):
            return str(tokens)
        case Confidence(seat):
            return "none" if seat is None else NAMES[seat]
        case Play(face):
            return face.notation


class Recorded:
    """A terminal player who types what a list of actions says, after having asked for everything there is."""

    def __init__(self, page: Page, strange: tuple[Feather, ...] = ()) -> None:
        self.answers: list[str] = []
        self.strange = strange
        self.player = TerminalPlayer(PIKOKO_TALK, COMPANY, page.screen, self.type)

    def type(self, _: str, /) -> str:
        return self.answers.pop(0)

    def acts(self, state: State, action: Action) -> None:
        """Ask for everything, try feathers of one's own, then act."""
        view = PIKOKO.view(state, 0)
        if isinstance(action, Play):
            for feather in self.strange:
                self.answers = [feather.notation]
                wrong = self.player.chooses(view, _no_numbers, ())
                assert isinstance(wrong, Play)
                refusal = PIKOKO.refusal(state, 0, wrong)
                assert refusal is not None
                self.player.is_refused(refusal)
        self.answers = ["?", "table", "bids", "trick", "last", "score", "", "nonsense", typed(action)]
        assert self.player.chooses(view, _no_numbers, ()) == action


def _no_numbers(_: int) -> int:
    raise AssertionError("people need no numbers")


def two_worlds(seed: int) -> tuple[Deal, Deal, tuple[Feather, Feather]]:
    """Two deals that differ in one feather of seat 0 alone."""
    numbers = Random(seed)
    state = PIKOKO.start(Options(4, first_starter=numbers.randrange(4)))
    deal = PIKOKO.outcome(state, numbers.randrange)
    assert isinstance(deal, Deal)
    dealt = {feather for hand in deal.hands for feather in hand} | {deal.turned_up}
    mine = numbers.choice(deal.hands[0])
    other = numbers.choice([feather for feather in Feather if feather not in dealt and feather.number < 10])
    changed = tuple(other if feather is mine else feather for feather in deal.hands[0])
    return deal, Deal((changed, *deal.hands[1:]), deal.turned_up), (mine, other)


def common_moves(seed: int, here: State, there: State, apart: tuple[Feather, ...]) -> Iterator[Act[Action]]:
    """Moves possible in both worlds, until the feather in which they differ has to be played."""
    numbers = Random(seed)
    while isinstance(prompt := PIKOKO.prompt(here), Awaits):
        seat = prompt.seats[0]
        both = [action for action in PIKOKO.legal(here, seat) if action in PIKOKO.legal(there, seat)]
        shared = [action for action in both if not (isinstance(action, Play) and action.face.feather in apart)]
        if not shared:
            return
        move = Act(seat, numbers.choice(shared))
        yield move
        here, there = PIKOKO.step(here, move).state, PIKOKO.step(there, move).state


@pytest.mark.parametrize("seed", range(25))
def test_two_worlds_look_the_same_until_the_feather_is_played(seed: int) -> None:
    *deals, apart = two_worlds(seed)
    options = Options(4, first_starter=seed % 4)
    starts = [PIKOKO.step(PIKOKO.start(options), deal).state for deal in deals]
    moves = list(common_moves(seed, starts[0], starts[1], apart))
    assert len(moves) > 20
    pages = [Page(), Page()]
    for deal, page in zip(deals, pages, strict=True):
        recorded = Recorded(page, apart)
        bots = [SeatedBot(random_legal) for _ in NAMES[1:]]
        sitting = Sitting(Practice(PIKOKO, options, NAMES, "0"), [recorded.player, *bots])
        sitting.make(deal)
        for move in moves:
            if move.seat == 0:
                recorded.acts(sitting.state, move.action)
            sitting.make(move)
    assert pages[0].text == pages[1].text
    assert "takes the trick" in pages[0].text


def mentions(text: str, feather: Feather) -> bool:
    words = feather_words(COMPANY, feather)
    return bool(re.search(rf"(?<!\w)({feather.notation}|{re.escape(words)})(?!\d)", text))


def test_no_line_names_a_feather_of_ones_own_before_it_is_played() -> None:
    page = Page()
    reader = Reader(lambda: page.text)
    player = TerminalPlayer(PIKOKO_TALK, COMPANY, page.screen, reader)
    checked = {"start": 0, "feathers": 0}

    def no_secrets(sitting: Sitting) -> None:
        """All that was said since the last move, before the seats hear of this one."""
        own = PIKOKO.view(sitting.state, 1).hands[0]
        assert isinstance(own, OpenHand)
        new = page.text[checked["start"] :]
        if checked["start"]:
            assert not [feather for feather in own.feathers if mentions(new, feather)]
            checked["feathers"] += len(own.feathers)
        # The turned-up feathers and hands of a round that is over are no secrets of the next one.
        checked["start"] = len(page.text)

    bots = [SeatedBot(random_legal) for _ in NAMES[1:]]
    Sitting(Practice(PIKOKO, Options(4), NAMES, "3"), [player, *bots], after_move=no_secrets).run()
    assert checked["feathers"] > 200


def reachable(value: Any, seen: set[int]) -> Iterator[Any]:
    """Everything that an object holds, however deep."""
    if id(value) in seen:
        return
    seen.add(id(value))
    yield value
    inside: list[Any] = []
    if isinstance(value, Struct):
        inside = [getattr(value, name) for name in value.__struct_fields__]
    elif isinstance(value, (tuple, list, set, frozenset)):
        inside = list(value)
    elif isinstance(value, dict):
        inside = list(value.values())
    elif hasattr(value, "__self__"):
        inside = [value.__self__]
    elif hasattr(value, "__dict__") and not isinstance(value, type):
        inside = list(vars(value).values())
    for part in inside:
        yield from reachable(part, seen)


def test_the_terminal_player_holds_no_state() -> None:
    page = Page()
    player = TerminalPlayer(PIKOKO_TALK, COMPANY, page.screen, Reader(lambda: page.text))
    found: list[Any] = []

    def look(_: Sitting) -> None:
        found.extend(type(part) for part in reachable(player, set()))

    bots = [SeatedBot(random_legal) for _ in NAMES[1:]]
    over = Sitting(Practice(PIKOKO, Options(4), NAMES, "1"), [player, *bots], after_move=look).run()
    assert isinstance(over, Over)
    assert State not in found
    assert Sitting not in found
    assert PIKOKO.view_type in found
