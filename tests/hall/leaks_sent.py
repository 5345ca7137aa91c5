"""Leaks of the messages about an entry of the log: what each of them becomes."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from coverts.games.contract import OPEN, PUBLIC, Observer
from coverts.games.fists import Ready
from coverts.games.pikoko import HiddenHand, OpenHand
from coverts.games.pikoko.events import Asked, DealSeen, Played
from coverts.games.pikoko.view import feathers_in
from coverts.games.seats import right_of, with_entry
from coverts.hall.codes import code_of
from coverts.hall.entries import Acted, Chanced, Left, Spoke, TimedOut, Woken
from coverts.hall.messages import Changed, Committed, Happened, Revealed, Said
from coverts.hall.sitters import Person
from coverts.hall.table import News

Sent: TypeAlias = Callable[[News, Observer, Any], Any]


class Telling(Struct, frozen=True):
    """A message that tells more."""

    number: int
    message: Any
    more: Any


def hidden_from(news: News, observer: Observer) -> bool:
    """Whether the news are somebody else's secret choice."""
    return isinstance(news.entry, Acted) and news.entry.seat != observer and not hasattr(news.entry.action, "face")


def size_of(action: Any) -> int:
    return int(getattr(action, "tokens", None) or getattr(action, "seat", None) or 0)


def with_sights(message: Any, change: Callable[[Any], Any]) -> Any:
    if not isinstance(message, Happened):
        return message
    return replace(message, game=replace(message.game, sights=tuple(change(sight) for sight in message.game.sights)))


def own_hand_with_feathers(news: News, observer: Observer, message: Any) -> Any:
    def change(sight: Any) -> Any:
        if not isinstance(sight, DealSeen) or observer == PUBLIC:
            return sight
        own = OpenHand(feathers_in(news.table.state.hands[observer]))
        return replace(sight, hands=with_entry(sight.hands, observer, own))  # type: ignore[arg-type]

    return with_sights(message, change)


def hidden_hand_counted_in_faces(news: News, observer: Observer, message: Any) -> Any:
    def change(sight: Any) -> Any:
        if not isinstance(sight, DealSeen) or observer == PUBLIC:
            return sight
        faces = HiddenHand(news.table.state.hands[observer].bit_count())
        return replace(sight, hands=with_entry(sight.hands, observer, faces))  # type: ignore[arg-type]

    return with_sights(message, change)


def place_in_the_sorted_hand(news: News, observer: Observer, message: Any) -> Any:
    def change(sight: Any) -> Any:
        if not isinstance(sight, Played) or sight.owner != observer:
            return sight
        left = feathers_in(news.table.state.hands[sight.owner])
        return [sight, sum(feather.index < sight.face.feather.index for feather in left)]

    return with_sights(message, change)


def hands_as_they_were_dealt(news: News, observer: Observer, message: Any) -> Any:
    def change(sight: Any) -> Any:
        if not isinstance(sight, DealSeen) or observer == PUBLIC or not isinstance(news.entry, Chanced):
            return sight
        dealt: Any = news.entry.outcome
        hands = [hand if isinstance(hand, HiddenHand) else dealt.hands[seat] for seat, hand in enumerate(sight.hands)]
        return replace(sight, hands=tuple(hands))

    return with_sights(message, change)


def ready_with_a_hash(news: News, observer: Observer, message: Any) -> Any:
    digest = Random(str(getattr(news.entry, "action", None))).random()
    return with_sights(message, lambda sight: [sight, digest] if isinstance(sight, Ready) else sight)


def ready_is_longer(news: News, observer: Observer, message: Any) -> Any:
    def change(sight: Any) -> Any:
        assert isinstance(news.entry, Acted)
        return [sight, "." * len(str(news.entry.action))]

    return with_sights(message, change) if hidden_from(news, observer) else message


def late_flag_by_choice(news: News, observer: Observer, message: Any) -> Any:
    if not isinstance(message, Happened) or not isinstance(news.entry, Acted):
        return message
    return replace(message, overdue=message.overdue if size_of(news.entry.action) % 2 else ())


def deadline_by_choice(news: News, observer: Observer, message: Any) -> Any:
    if not isinstance(message, Happened) or not isinstance(news.entry, Acted):
        return message
    return replace(message, deadline=(message.deadline or 0) + size_of(news.entry.action))


def raw_entry(news: News, observer: Observer, message: Any) -> Any:
    return Telling(message.number, message, news.entry) if isinstance(news.entry, Acted) else message


def who_has_decided(news: News, observer: Observer, message: Any) -> Any:
    return Telling(message.number, message, news.entry.by_bot) if isinstance(news.entry, Acted) else message


def what_the_right_neighbour_may_do(news: News, observer: Observer, message: Any) -> Any:
    def change(sight: Any) -> Any:
        if not isinstance(sight, Asked) or not isinstance(observer, int):
            return sight
        players = len(news.table.sitters)
        return replace(sight, legal=news.table.game.legal(news.table.state, right_of(observer, players)))

    return with_sights(message, change)


def invitation_for_everybody(news: News, observer: Observer, message: Any) -> Any:
    if not isinstance(message, Changed):
        return message
    return replace(message, table=replace(message.table, invitation=news.table.invitation))


def code_for_everybody(news: News, observer: Observer, message: Any) -> Any:
    if not isinstance(message, Changed):
        return message
    return replace(message, table=replace(message.table, code=code_of(news.table.invitation)))


def identity_with_the_words(news: News, observer: Observer, message: Any) -> Any:
    if not isinstance(message, Said) or not isinstance(news.entry, Spoke):
        return message
    speaker = news.table.sitters[news.entry.seat]
    return Telling(message.number, message, speaker.who if isinstance(speaker, Person) else "")


def moment_of_the_time_out(news: News, observer: Observer, message: Any) -> Any:
    return Telling(message.number, message, news.entry.at) if isinstance(news.entry, TimedOut) else message


def open_when_somebody_leaves(news: News, observer: Observer, message: Any) -> Any:
    if not isinstance(news.entry, Left) or not isinstance(message, Changed):
        return message
    return Telling(message.number, message, news.table.game.view(news.table.state, OPEN))


def seeds_with_the_commitments(news: News, observer: Observer, message: Any) -> Any:
    if not isinstance(message, Committed) or not message.fair.rounds or news.table.fair is None:
        return message
    return Telling(message.number, message, news.table.fair.seeds)


def a_bit_of_the_next_seed(news: News, observer: Observer, message: Any) -> Any:
    """With a round's seed the house reveals something of the next one's."""
    fair = news.table.fair
    if not isinstance(message, Revealed) or fair is None or not fair.dealt:
        return message
    return Telling(message.number, message, int(fair.seeds[message.fair.round - 1][:2], 16) & 1)


def seeds_when_a_round_is_dealt(news: News, observer: Observer, message: Any) -> Any:
    """Revealed with the deal, and not after scoring."""
    if not isinstance(news.entry, Chanced) or news.table.fair is None:
        return message
    return Telling(message.number, message, news.table.fair.seeds[: news.table.fair.dealt])


def seeds_when_the_house_wakes(news: News, observer: Observer, message: Any) -> Any:
    if not isinstance(news.entry, Woken) or news.table.fair is None:
        return message
    return Telling(message.number, message, news.table.fair)


SENT: list[Sent] = [
    seeds_with_the_commitments,
    a_bit_of_the_next_seed,
    seeds_when_a_round_is_dealt,
    seeds_when_the_house_wakes,
    own_hand_with_feathers,
    hidden_hand_counted_in_faces,
    place_in_the_sorted_hand,
    hands_as_they_were_dealt,
    ready_with_a_hash,
    ready_is_longer,
    late_flag_by_choice,
    deadline_by_choice,
    raw_entry,
    who_has_decided,
    what_the_right_neighbour_may_do,
    invitation_for_everybody,
    code_for_everybody,
    identity_with_the_words,
    moment_of_the_time_out,
    open_when_somebody_leaves,
]
