"""The rest after a round tells nobody what they must not know: not that it begins, who has looked, nor how it ends."""

import pytest

from coverts.games.contract import Observer
from coverts.hall import desk, messages
from coverts.hall.entries import Chanced, Rested
from coverts.hall.messages import Numbered
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.table import News
from tests.hall.leaks_sent import Telling
from tests.hall.pairs import LeakError, StagedGame, check, staged_game
from tests.hall.performance import Cast, Performance
from tests.laws.examples import examples

REST = 15_000
PIKOKO_3 = PikokoSetup(3)
GAMES = 20


def games(number: int) -> list[StagedGame]:
    return [staged_game(PIKOKO_3, seed, REST) for seed in range(number)]


def hold(number: int) -> int:
    return sum(check(game) for game in games(number))


def test_nobody_can_tell_games_apart_by_their_rests() -> None:
    assert hold(examples(GAMES)) == examples(GAMES) * 4


def test_people_rest_in_these_games_and_some_of_them_shortly(monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[object] = []

    def leaking(news: News, observer: Observer, number: int) -> tuple[Numbered, ...]:
        happened.append(news.entry)
        return messages.messages_for(news, observer, number)

    monkeypatch.setattr(desk, "messages_for", leaking)
    for game in games(GAMES):
        Performance(game.staging, Cast(game.moves)).perform()
    assert any(isinstance(entry, Rested) for entry in happened)
    assert sum(isinstance(entry, Chanced) and entry.rest > 0 for entry in happened) > 4 * GAMES


def hand_at_the_end_of_the_rest(news: News, observer: Observer, number: int) -> tuple[Numbered | Telling, ...]:
    sent = messages.messages_for(news, observer, number)
    if not isinstance(news.entry, Rested) or not isinstance(observer, int):
        return sent
    return tuple(Telling(message.number, message, news.table.state.hands[observer]) for message in sent)


def rest_that_ends_twice_after_a_good_deal(news: News, observer: Observer, number: int) -> tuple[Numbered, ...]:
    sent = messages.messages_for(news, observer, number)
    is_good = isinstance(news.entry, Rested) and news.table.state.hands[0] % 3 == 0
    return sent * 2 if is_good else sent


@pytest.mark.parametrize("leak", [hand_at_the_end_of_the_rest, rest_that_ends_twice_after_a_good_deal])
def test_rests_that_leak(leak: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "messages_for", leak)
    with pytest.raises(LeakError):
        hold(GAMES)
