"""Recorded games as stories."""

from itertools import chain

import pytest

from coverts.cli.telling.story import story
from coverts.games.contract import AnyGame
from coverts.games.pikoko import PIKOKO
from coverts.games.pok import POK
from tests.cli.answering import CATALOGUE
from tests.cli.tables import steps

NAMES = ["Ada", "Bo [x]", "Bartholomew the Great", "Dee", "Bartholomew the Small", "Fay", "Gus"]
TABLES = [(game, players) for game in (PIKOKO, POK) for players in game.players]


def story_of(game: AnyGame, players: int, seed: int = 1, most: int = 10**6) -> list[str]:
    options = game.options_type(players)
    return list(story(game, NAMES[:players], options, steps(game, players, seed, most), CATALOGUE))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_stories_are_plain_lines_that_fit(game: AnyGame, players: int) -> None:
    for seed in range(5):
        lines = story_of(game, players, seed)
        assert max(map(len, lines)) <= 100
        assert not [line for line in lines if line != line.rstrip() or not line.isprintable()]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_story_can_break_off_anywhere(game: AnyGame, players: int) -> None:
    for most in chain(range(0, 70, 3), range(70, 150, 17)):
        lines = story_of(game, players, 2, most)
        whole = story_of(game, players, 2)
        if len(list(steps(game, players, 2))) <= most:
            assert lines == whole
        else:
            assert lines[-1] == ("Here the game breaks off." if most else "Nothing has happened yet.")


def test_a_game_of_pikoko_is_told_in_full() -> None:
    lines = story_of(PIKOKO, 3)
    text = "\n".join(lines)
    assert lines[:2] == ["A game of Pikoko", "Players, clockwise: Ada, Bo [x], Bartholomew the Great."]
    for number in (1, 2, 3):
        assert f"Round {number} of 3" in lines
        assert f"Score pad, round {number} of 3. Each cell is a bid and the points it earns." in lines
    assert sum(line.startswith("Trick ") for line in lines) == 24
    assert text.count("Bids. Each row is a bidder, each column a peacock.") == 3
    assert text.count("The confidence cards are turned over:") == 3
    assert "win" in lines[-1]


def test_a_round_of_pikoko_reads_like_this() -> None:
    lines = story_of(PIKOKO, 3, seed=4)
    first = lines.index("Round 1 of 3")
    last = next(at for at, line in enumerate(lines) if line.startswith("A bid that is exactly right"))
    assert "\n".join(lines[first : last + 1]) == ROUND


def test_a_game_of_pok_reads_like_this() -> None:
    lines = story_of(POK, 3, seed=4)
    assert "\n".join([*lines[:8], "...", *lines[-6:]]) == GAME


def test_you_is_you_in_a_story_too() -> None:
    lines = story(PIKOKO, ["You", "Bo", "Cy"], PIKOKO.options_type(3), steps(PIKOKO, 3, 1), CATALOGUE)
    text = "\n".join(lines)
    assert "you lead" in text
    assert "You leads" not in text
    assert "cannot see" not in text


ROUND = """\
Round 1 of 3
Ada starts this round.
Turned up: the purple 4. Trump is purple.

The peacocks:
  Ada           R4 Y7 P3 P5 W2 W5 W6 B5
  Bo [x]        R3 R5 R6 P2 W3 B2 BWY4 PWR7
  Bartholomew.  Y2 Y5 Y6 W1 B1 B6 B7 PYR1

Bids. Each row is a bidder, each column a peacock.
  bidder        Ada  Bo [x]  Barthol.  tokens left
  Ada           2    1       3         3
  Bo [x]        0    1       0         8
  Bartholomew.  2    3       2         2
The confidence cards lie face down.

Trick 1: Ada leads Bo [x]'s BWY4=Y, then Bartholomew the Great's PYR1=Y, Ada's Y7. Ada's peacock
  takes it with the Y7, the highest of the colour led.
Trick 2: Bartholomew the Great leads Ada's B5, then Bo [x]'s B2, Bartholomew the Great's B1. Ada's
  peacock takes it with the B5, the highest of the colour led.
Trick 3: Bartholomew the Great leads Ada's W2, then Bo [x]'s W3, Bartholomew the Great's W1. Bo
  [x]'s peacock takes it with the W3, the highest of the colour led.
Trick 4: Ada leads Bo [x]'s R5, then Bartholomew the Great's B7, Ada's R4. Bo [x]'s peacock takes it
  with the R5, the highest of the colour led.
Trick 5: Ada leads Bo [x]'s P2, then Bartholomew the Great's Y5, Ada's P3. Ada's peacock takes it
  with the P3, the highest trump.
Trick 6: Bartholomew the Great leads Ada's W5, then Bo [x]'s PWR7=W, Bartholomew the Great's Y2. Bo
  [x]'s peacock takes it with the PWR7=W, the highest of the colour led.
Trick 7: Ada leads Bo [x]'s R6, then Bartholomew the Great's B6, Ada's P5. Ada's peacock takes it
  with the P5, the only trump.
Trick 8: Bartholomew the Great leads Ada's W6, then Bo [x]'s R3, Bartholomew the Great's Y6. Ada's
  peacock takes it with the W6, the only one of the colour led.

The confidence cards are turned over:
  Ada trusted Bo [x]'s peacock: 1 bid but 3 taken. A point lost.
  Bo [x]: No Confidence, and a point for certain.
  Bartholomew the Great: No Confidence, and a point for certain.

Score pad, round 1 of 3. Each cell is a bid and the points it earns.
  peacock       Ada   Bo [x]  Bartho.  card  round  total
  taken         5     3       0
  Ada bid       2 +0  1 +0    3 +0     −1    −1     −1
  Bo [x] bid    0 +0  1 +0    0 +2     +1    3      3
  Barthol. bid  2 +0  3 +2    2 +0     +1    3      3
A bid that is exactly right earns 2 points, one that is off by one earns 1."""

GAME = """\
A game of POK
Players, clockwise: Ada, Bo [x], Bartholomew the Great.

Throw 1: 1 blue disc, 2 red triangles, 3 blue discs.
  All fists open! Blue disc: Ada and Bo [x]; green square: Bartholomew the Great.
  No die is met, so symbols that are on no die may go: green square. Bartholomew the Great hands
    over a counter.
  Counters left: Ada 6, Bo [x] 6, Bartholomew the Great 5.
...
Throw 9: 1 green square, 2 green squares, blank.
  All fists open! Blue disc: Bartholomew the Great; green square: Ada and Bo [x].
  One die is met: 2 green squares. Ada and Bo [x] hand over a counter each.
  Counters left: Ada 2, Bo [x] 1, Bartholomew the Great 2.

Bo [x] has handed over five of six counters and wins."""
