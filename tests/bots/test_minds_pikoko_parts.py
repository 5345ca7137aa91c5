"""The parts that searching players of Pikoko are made of."""

from itertools import product

import numpy as np
import pytest

from coverts.belief.models.bid_inputs import fill_bid_on_other, fill_bid_on_own, fill_cards
from coverts.belief.models.machines import compiled_machine, dealt_hands
from coverts.belief.models.nets import BID_INPUTS, CARD_INPUTS, MOST_PLAYS, PLAY_INPUTS
from coverts.belief.models.play_inputs import distinct_plays, fill_plays
from coverts.belief.models.scratch import new_scratch
from coverts.belief.seen_rows import DECK_FACES, STOCK, seen_from
from coverts.belief.worlds import worlds_in
from coverts.bots.pikoko.members import Member, population, read, written
from coverts.bots.pikoko.minds.aims import USUAL_CARD, bids_worth, victories
from coverts.bots.pikoko.minds.plans import best_bids, bid_worths
from coverts.games.bits import size
from coverts.games.pikoko.course import BID, CONFIDENCE, PLAY
from coverts.games.pikoko.feathers import FACES_ON, FIRST_FACES
from coverts.games.pikoko.rows.layout import BEST_ROUNDS, HANDS, MOST, PHASE, PLAYERS, ROUND, SEAT, TOKENS_LEFT, TOTALS
from coverts.games.pikoko.scoring import wins
from tests.belief.positions import decisions


def inputs_at(row: list[int]) -> list[float]:
    """All that a model looks at before the decision that a row asks for."""
    scratch = new_scratch()
    if row[PHASE] == PLAY:
        fill_plays(row, scratch.inputs, scratch)
        return [*scratch.inputs.ravel().tolist(), *scratch.faces.tolist()]
    if row[PHASE] == CONFIDENCE:
        cards = np.zeros((MOST + 1, CARD_INPUTS))
        fill_cards(row, cards, scratch)
        return cards.ravel().tolist()
    bids = np.zeros(BID_INPUTS)
    (fill_bid_on_other if row[PHASE] == BID else fill_bid_on_own)(row, bids, scratch)
    return bids.tolist()


def modelled_row(row: list[int], seat: int, own: int) -> list[int]:
    seen = seen_from(row, seat)
    seen[HANDS + seat] = own
    seen[STOCK] &= ~own
    return seen


@pytest.mark.parametrize("players", [3, 4, 5])
def test_models_never_look_at_the_deciders_own_peacock(players: int) -> None:
    for number, (_, row, seat) in enumerate(decisions(players, 21)):
        if number % 3 == 0:
            worlds = worlds_in(seen_from(row, seat))
            some = worlds.hands[:: max(1, len(worlds) // 4)].tolist()
            first, *others = [inputs_at(modelled_row(row, seat, own)) for own in some]
            assert all(other == first for other in others)


def test_what_models_look_at_is_of_moderate_size() -> None:
    for _, row, seat in decisions(5, 22):
        found = inputs_at(modelled_row(row, seat, row[HANDS + seat]))
        assert all(-20.0 < value < 60.0 for value in found)


@pytest.mark.parametrize("players", [3, 5])
def test_compiled_and_interpreted_models_look_at_the_same(players: int) -> None:
    """A whole round, replayed by machine code, and decision by decision as it was played."""
    looked: dict[str, list[list[float]]] = {"bids": [], "plays": []}
    last: list[int] = []
    for _, row, seat in decisions(players, 23):
        if row[ROUND] > 1:
            break
        found = inputs_at(modelled_row(row, seat, row[HANDS + seat]))
        if row[PHASE] == PLAY and size(distinct_plays(row)) > 1:
            looked["plays"].append(found[:-MOST_PLAYS])
        elif row[PHASE] != PLAY and row[PHASE] != CONFIDENCE and row[SEAT] == seat and row[TOKENS_LEFT + seat] > 0:
            looked["bids"].append(found)
        last = seen_from(row, 0)
        last[HANDS] = row[HANDS]
    notes = compiled_machine().replay(last, dealt_hands(last, last[HANDS]))
    assert len(notes.plays) >= len(looked["plays"]) - 1
    for replayed, found in zip(notes.plays, looked["plays"], strict=False):
        number = len([1 for value in replayed if value.any()])
        assert replayed.ravel()[: number * PLAY_INPUTS].tolist() == pytest.approx(found[: number * PLAY_INPUTS])
    assert len(notes.bids) == len(looked["bids"])
    for replayed, found in zip(notes.bids, looked["bids"], strict=True):
        assert replayed.tolist() == pytest.approx(found)


def test_P13_plays_that_come_to_the_same_are_one() -> None:
    row = next(row for _, row, _ in decisions(5, 1) if row[PHASE] == PLAY)
    row = list(row)
    rainbow = FACES_ON[26]
    assert size(rainbow) == 3
    assert size(rainbow & FIRST_FACES) == 1
    seat, players = row[SEAT], row[PLAYERS]
    row[HANDS + (seat + 1) % players] = rainbow
    assert distinct_plays(row) == rainbow, "whoever leads names the colour"


def test_the_best_bids_are_the_best_of_all() -> None:
    chance = np.random.default_rng(4)
    for tokens in (0, 3, 9):
        worths = [bid_worths(chance.integers(0, 9, 20)) for _ in range(3)]
        bids = best_bids(worths, tokens)
        every = [plan for plan in product(range(tokens + 1), repeat=3) if sum(plan) <= tokens]
        best = max(sum(worth[bid] for worth, bid in zip(worths, plan, strict=True)) for plan in every)
        assert sum(bids) <= tokens
        assert sum(worth[bid] for worth, bid in zip(worths, bids, strict=True)) == pytest.approx(best)


def test_P19_victories_are_counted_by_the_rule() -> None:
    chance = np.random.default_rng(5)
    for _, row, seat in decisions(4, 6):
        if row[ROUND] == 3 and row[PHASE] == PLAY:
            seen = seen_from(row, seat)
            taken = chance.integers(0, 4, (50, 4))
            own = bids_worth(seen, taken, seat) + 1
            shares = victories(seen, taken, own)
            for world in range(50):
                points = [int(bids_worth(seen, taken[world], other)) + USUAL_CARD for other in range(4)]
                points[seat] = int(own[world])
                totals = [seen[TOTALS + other] + points[other] for other in range(4)]
                best = [max(seen[BEST_ROUNDS + other], points[other]) for other in range(4)]
                won = [wins(other, totals, best) for other in range(4)]
                assert shares[world] == pytest.approx(won[seat] / max(1, sum(won)))
            return


@pytest.mark.parametrize("players", [3, 4, 5])
def test_members_are_kept_as_readable_files(players: int) -> None:
    members = population(players)
    assert {"rule-of-thumb", "whimsical"} <= {member.name for member in members}
    for member in members:
        assert isinstance(member, Member)
        assert member.players == players
        assert member.origin.command.startswith("coverts train pikoko")
        assert np.array_equal(read(written(member)).net, member.net)


def test_a_member_of_another_format_is_refused() -> None:
    data = written(population(4)[0]).replace(b'"format": 1,', b'"format": 99,')
    with pytest.raises(ValueError, match="99"):
        read(data)


def test_decks_are_whole() -> None:
    assert [size(DECK_FACES[players] & FIRST_FACES) for players in (3, 4, 5)] == [29, 39, 47]
