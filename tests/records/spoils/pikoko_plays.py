"""Harm to one card played in Pikoko: which card it is, or the colour it counts as."""

import copy
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tests.records import second_reading_pikoko as pikoko
from tests.records.spoils.miswritten_cards import NO_SUCH_CARDS, scrambled
from tests.records.spoils.places import Record, players_of, rounds_with
from tests.records.spoils.registry import spoils


@dataclass(frozen=True)
class Play:
    """One card played, with what could be played in its stead."""

    where: str
    trick: Record
    index: int
    hand: list[str]
    left: list[str]
    led: str | None

    @property
    def text(self) -> str:
        return str(self.trick["plays"][self.index])

    @property
    def card(self) -> str:
        return pikoko.card_of(self.text)

    @property
    def is_many_coloured(self) -> bool:
        return pikoko.is_many_coloured(self.card)

    def replace(self, text: str) -> str:
        """Plays this instead, and says where."""
        self.trick["plays"][self.index] = text
        return self.where

    def replace_card(self, card: str, rng: random.Random) -> str:
        """Plays this card instead, written as it should be."""
        return self.replace(rng.choice(pikoko.ways_to_play(card, self.led)))


def _plays(record: Record) -> Iterator[Play]:
    players = players_of(record)
    for number, this_round in rounds_with(record, "tricks"):
        left = copy.deepcopy(this_round["hands"])
        for count, trick in enumerate(this_round["tricks"], start=1):
            for index, text in enumerate(trick["plays"]):
                seat = (trick["first"] + index) % players
                target = (seat + 1) % players
                where = f"round {number}, trick {count}, seat {seat}"
                led = pikoko.counted_colour(trick["plays"][0]) if index > 0 else None
                yield Play(where, trick, index, this_round["hands"][target], list(left[target]), led)
                left[target].remove(pikoko.card_of(text))


def _any_play(record: Record, rng: random.Random, suits: Callable[[Play], bool]) -> Play | None:
    suitable = [play for play in _plays(record) if suits(play)]
    return rng.choice(suitable) if suitable else None


@spoils("pikoko")
def revoke(record: Record, rng: random.Random) -> str | None:
    def strays(play: Play) -> list[str]:
        return [card for card in play.left if card not in pikoko.legal_cards(play.left, play.led)]

    play = _any_play(record, rng, lambda play: bool(strays(play)))
    return play.replace_card(rng.choice(strays(play)), rng) if play else None


@spoils("pikoko")
def revoke_to_spare_a_many_coloured_feather(record: Record, rng: random.Random) -> str | None:
    """The led colour is there on one multi-coloured feather only, and another card is played."""

    def only_many(play: Play) -> bool:
        following = pikoko.legal_cards(play.left, play.led)
        return len(following) == 1 < len(play.left) and pikoko.is_many_coloured(following[0])

    play = _any_play(record, rng, lambda play: play.led is not None and only_many(play))
    return play.replace_card(rng.choice([card for card in play.left if card != play.card]), rng) if play else None


@spoils("pikoko")
def card_of_another_hand(record: Record, rng: random.Random) -> str | None:
    play = _any_play(record, rng, lambda play: True)
    if play is None:
        return None
    elsewhere = [card for card in pikoko.deck(players_of(record)) if card not in play.hand]
    return play.replace_card(rng.choice(elsewhere), rng)


@spoils("pikoko")
def card_played_twice(record: Record, rng: random.Random) -> str | None:
    play = _any_play(record, rng, lambda play: len(play.left) < len(play.hand))
    return play.replace_card(rng.choice([card for card in play.hand if card not in play.left]), rng) if play else None


@spoils("pikoko")
def no_such_card_played(record: Record, rng: random.Random) -> str | None:
    """R2=R, here, is a plain card with a colour; it has a spoil of its own."""
    play = _any_play(record, rng, lambda play: True)
    return play.replace(rng.choice(NO_SUCH_CARDS[:-1])) if play else None


@spoils("pikoko")
def undeclared_colour_of_a_lead(record: Record, rng: random.Random) -> str | None:
    play = _any_play(record, rng, lambda play: play.is_many_coloured and play.led is None)
    return play.replace(play.card) if play else None


@spoils("pikoko")
def undeclared_colour_of_a_later_card(record: Record, rng: random.Random) -> str | None:
    play = _any_play(record, rng, lambda play: play.is_many_coloured and play.led is not None)
    return play.replace(play.card) if play else None


@spoils("pikoko")
def colour_not_on_the_feather(record: Record, rng: random.Random) -> str | None:
    play = _any_play(record, rng, lambda play: play.is_many_coloured)
    if play is None:
        return None
    absent = [colour for colour in pikoko.COLOURS if colour not in pikoko.colours_of(play.card)]
    return play.replace(f"{play.card}={rng.choice(absent)}")


@spoils("pikoko")
def colour_that_does_not_exist(record: Record, rng: random.Random) -> str | None:
    play = _any_play(record, rng, lambda play: play.is_many_coloured)
    return play.replace(play.card + rng.choice(["=G", "=", "=r", "=RR", "=red", "=R=R"])) if play else None


@spoils("pikoko")
def follow_declared_as_another_colour(record: Record, rng: random.Random) -> str | None:
    def follows(play: Play) -> bool:
        return play.is_many_coloured and play.led is not None and play.led in pikoko.colours_of(play.card)

    play = _any_play(record, rng, follows)
    if play is None:
        return None
    others = [colour for colour in pikoko.colours_of(play.card) if colour != play.led]
    return play.replace(f"{play.card}={rng.choice(others)}")


@spoils("pikoko")
def colour_declared_on_a_plain_feather(record: Record, rng: random.Random) -> str | None:
    play = _any_play(record, rng, lambda play: not play.is_many_coloured)
    return play.replace(f"{play.card}={pikoko.colours_of(play.card)}") if play else None


@spoils("pikoko")
def letters_in_wrong_order_in_a_play(record: Record, rng: random.Random) -> str | None:
    play = _any_play(record, rng, lambda play: play.is_many_coloured)
    return play.replace(f"{scrambled(play.card, rng)}={pikoko.counted_colour(play.text)}") if play else None
