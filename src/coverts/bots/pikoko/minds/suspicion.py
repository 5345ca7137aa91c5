"""Posterior over opponent models: how likely each opponent decides like each member of the population.

Every bid and every play that could have been another one counts, in this round and in earlier ones of the game. What a
player looked at is known but for one's own peacock: there the chances are averaged over a few of its worlds.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from coverts.belief.arrays import Floats, Ints
from coverts.belief.models.likelihoods import bid_chances, play_chances
from coverts.belief.models.machines import Machine, dealt_hands
from coverts.belief.models.replaying import Note, Notes
from coverts.belief.worlds import Worlds
from coverts.games.pikoko.rows.layout import PLAYERS, SEAT

WORLDS: Final = 6
"""So many worlds stand for all of them."""

BID_FAITH: Final = 0.97
PLAY_FAITH: Final = 0.95
"""How far a model is believed about one decision; the rest is left to chance."""


def chances_of(notes: Sequence[Notes], nets: Floats, me: int, *, own_known: bool) -> tuple[Floats, Ints]:
    """The chance that each model gives to each decision of the others, [model, decision], and whose it was.

    `notes` are of the same round in several worlds, over which chances are averaged.
    """
    number, worlds = len(nets), len(notes)
    bids = np.concatenate([note.bids for note in notes])
    bid_notes = np.concatenate([note.bid_notes for note in notes])
    # What was played from one's own peacock depends on what is left there.
    counted = [np.full(len(note.plays), own_known) | (note.play_notes[:, Note.WHOSE] != me) for note in notes]
    plays = np.concatenate([note.plays[which] for note, which in zip(notes, counted, strict=True)])
    play_notes = np.concatenate([note.play_notes[which] for note, which in zip(notes, counted, strict=True)])
    own = bid_notes[:, Note.SEAT] == bid_notes[:, Note.WHOSE]
    of_bids, of_plays = np.zeros((number, len(bids))), np.zeros((number, len(plays)))
    for place, net in enumerate(nets):
        for is_own, which in ((False, ~own), (True, own)):
            if which.any():
                found = bid_chances(bids[which], bid_notes[which, Note.CHOICES], net, own=is_own)
                of_bids[place, which] = np.take_along_axis(found, bid_notes[which, Note.MADE][:, None], 1)[:, 0]
        if len(plays):
            found = play_chances(plays, play_notes[:, Note.CHOICES], net)
            of_plays[place] = np.take_along_axis(found, play_notes[:, Note.MADE][:, None], 1)[:, 0]
    of_bids = BID_FAITH * of_bids.reshape(number, worlds, -1).mean(axis=1) + 0.1 * (1.0 - BID_FAITH)
    of_plays = PLAY_FAITH * of_plays.reshape(number, worlds, -1).mean(axis=1)
    first_bids, first_plays = bid_notes[: of_bids.shape[1]], play_notes[: of_plays.shape[1]]
    of_plays += (1.0 - PLAY_FAITH) / np.maximum(first_plays[:, Note.CHOICES], 1)
    seats = np.concatenate([first_bids[:, Note.SEAT], first_plays[:, Note.SEAT]])
    return np.concatenate([of_bids, of_plays], axis=1), seats


def round_scores(machine: Machine, seen: Sequence[int], hands: Sequence[int], nets: Floats) -> Floats:
    """Log-chances [seat, model] of what each seat did in a round, if one's own peacock is one of these hands."""
    notes = [machine.replay(seen, dealt_hands(seen, hand)) for hand in hands]
    chances, whose = chances_of(notes, nets, seen[SEAT], own_known=len(hands) == 1)
    scores = np.zeros((seen[PLAYERS], len(nets)))
    np.add.at(scores, whose, np.log(chances).T)
    return scores


class Suspicions:
    """Scores of rounds that are over, remembered: they are the same whenever they are asked for."""

    def __init__(self, nets: Floats) -> None:
        self._nets = nets
        self._of_past = lru_cache(maxsize=64)(self._past_scores)

    def _past_scores(self, machine: Machine, seen: tuple[int, ...]) -> Floats:
        return round_scores(machine, seen, [0], self._nets)

    def from_past(self, machine: Machine, players: int, past: Sequence[Sequence[int]]) -> Floats:
        """Log-chances [seat, model] from rounds that are over."""
        scores = np.zeros((players, len(self._nets)))
        for seen in past:
            scores += self._of_past(machine, tuple(seen))
        return scores

    def from_round(self, machine: Machine, seen: Sequence[int], worlds: Worlds) -> Floats:
        """Log-chances [seat, model] from the round under way."""
        chosen = worlds.hands[worlds.drawn(min(WORLDS, len(worlds)), 0.5)]
        return round_scores(machine, seen, chosen.tolist(), self._nets)


def posterior(scores: Floats) -> Floats:
    """Chances [seat, model], when all models were equally likely at first."""
    chances = np.exp(scores - scores.max(axis=1, keepdims=True))
    result: Floats = chances / chances.sum(axis=1, keepdims=True)
    return result
