from random import Random
from typing import get_args

import pytest

from coverts.bots import BIRDS, bird_names, random_legal
from coverts.games.contract import Act, AnyGame, Awaits, Chance, Over
from coverts.games.pikoko import PIKOKO
from coverts.games.pok import POK
from coverts.hall.settings import Language as SettingsLanguage
from coverts.lang import LANGUAGES, Catalogue, Language

TABLES = [(game, players) for game in (PIKOKO, POK) for players in game.players]


def played(game: AnyGame, players: int, seed: int) -> list[object]:
    """The moves of a game between bots, each deciding from its view alone."""
    numbers, state, moves = Random(seed), game.start(game.options_type(players)), []
    while not isinstance(prompt := game.prompt(state), Over):
        if isinstance(prompt, Chance):
            move = game.outcome(state, numbers.randrange)
        else:
            assert isinstance(prompt, Awaits)
            seat = prompt.seats[0]
            move = Act(seat, random_legal.choose(game.view(state, seat), numbers.randrange))
        state = game.step(state, move).state
        moves.append(move)
    return moves


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_random_legal_plays_whole_games(game: AnyGame, players: int) -> None:
    assert played(game, players, 1)


def test_the_same_numbers_give_the_same_game() -> None:
    assert played(PIKOKO, 4, 7) == played(PIKOKO, 4, 7)
    assert played(PIKOKO, 4, 7) != played(PIKOKO, 4, 8)


def test_every_legal_action_can_be_chosen() -> None:
    state = POK.step(POK.start(POK.options_type(3)), POK.outcome(POK.start(POK.options_type(3)), lambda _: 0)).state
    view = POK.view(state, 0)
    asked: list[int] = []

    def draw_of(place: int, limit: int) -> int:
        asked.append(limit)
        return place

    chosen = [random_legal.choose(view, lambda limit, place=place: draw_of(place, limit)) for place in range(3)]  # type: ignore[misc]
    assert tuple(chosen) == view.legal
    assert asked == [3, 3, 3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_birds_have_different_names(language: Language) -> None:
    """Enough of them, too, for a table of seven who are all called like birds of ours."""
    birds, guests = BIRDS[language], Catalogue(language).say("home-birds").split()
    assert len({bird.casefold() for bird in (*birds, *guests)}) == len(birds) + len(guests)
    assert len(set(bird_names(6, Random(1).randrange, language=language))) == 6
    assert set(bird_names(4, Random(1).randrange, language=language, taken=birds[:6])) == set(birds[6:])


def test_the_hall_knows_the_languages_of_the_catalogues() -> None:
    assert get_args(SettingsLanguage) == LANGUAGES == tuple(BIRDS)


def test_birds_do_not_take_a_name_that_is_taken() -> None:
    for seed in range(30):
        assert "Heron" not in bird_names(6, Random(seed).randrange, taken=["hERON"])


def test_birds_fit_the_head_of_a_column() -> None:
    assert max(len(bird) for birds in BIRDS.values() for bird in birds) <= 7
