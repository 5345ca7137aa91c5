"""Hints for a first game: true by the rule book, from the seat's view alone, and said in every language."""

from collections.abc import Iterable, Iterator
from dataclasses import replace as with_part
from functools import cache
from itertools import islice, product
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from coverts.cli.telling.company import company
from coverts.cli.telling.refusals import hint_sentences
from coverts.cli.telling.talk import talk_of
from coverts.coach.seat_games import Moment
from coverts.games.contract import AnyGame, Observer
from coverts.games.pikoko import PIKOKO, Face, Options, Phase, State, View
from coverts.games.pikoko.course import target_of
from coverts.games.pikoko.feathers import FACES_OF
from coverts.games.pikoko.tricks import strongest
from coverts.games.pok import POK, Symbol
from coverts.games.pok import Options as PokOptions
from coverts.games.pok.challenge import released_symbols
from coverts.games.seats import Seat, with_entry
from coverts.lang import LANGUAGES, Catalogue
from coverts.learn.hints.hint import Hint, hinting_of
from tests.cli.command import Command
from tests.coach.games import seat_of
from tests.coach.test_same_view import PHASES, asked, moment_in
from tests.laws.examples import examples
from tests.laws.pikoko_worlds import own_hand_worlds, pikoko_scene
from tests.laws.pok_worlds import pok_scenes
from tests.laws.scenes import choice_worlds

GAMES = ("pikoko", "pok")


@cache
def moments(game: str) -> tuple[Moment, ...]:
    """Questions of whole games, at tables of several sizes."""
    return tuple([moment for players in (3, 4, 5) for moment in seat_of(game, "casual", players, 2).moments])


def hints_at(game: str, moment: Moment) -> tuple[Hint, ...]:
    hinting = hinting_of(game)
    assert hinting is not None
    return hinting(moment.view, moment.past)


def said_with(game: str, key: str) -> Iterator[tuple[Any, Hint]]:
    """Where in whole games a hint is given."""
    for moment in moments(game):
        for hint in hints_at(game, moment):
            if hint.key == key:
                yield moment, hint


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_a_few_sentences_in_every_language(game: str, language: str) -> None:
    for moment in moments(game):
        hints = hints_at(game, moment)
        assert 1 <= len(hints) <= 4
        players = company(Catalogue(language), ["Ada"] * len(moment.view.ready), moment.view.observer)
        for sentence in hint_sentences(players, hints, talk_of(game).said):
            assert 10 < len(sentence) < 260


def test_whoever_is_asked_nothing_is_told_nothing() -> None:
    for game in GAMES:
        hinting = hinting_of(game)
        assert hinting is not None
        end = seat_of(game, "casual", 3, 2).ends[-1]
        assert hinting(end, ()) == ()


def test_the_reason_is_given_once_and_the_figures_each_time() -> None:
    """Of one thing at a time: nobody is told why in the second round."""
    first = {"hint-bid-first", "hint-play-first", "hint-offer-first"}
    for game in GAMES:
        given: dict[str, list[int]] = {}
        for moment in moments(game):
            for hint in hints_at(game, moment):
                if hint.key in first:
                    given.setdefault(hint.key, []).append(moment.view.round)
        assert given
        assert all(rounds == [1, 1, 1] for rounds in given.values())


def taken_by(view: View, face: Face) -> Seat | None:
    """Whose peacock the trick would go to if it ended with this feather; None before the last."""
    assert view.trick is not None
    plays = [*view.trick.plays, face]
    best = strongest([one.index for one in plays], -1 if view.trump is None else view.trump.index)
    return (view.trick.first + 1 + best) % view.options.players


def test_what_is_said_to_be_ahead_or_below_is() -> None:
    """By playing every legal feather with the rule book."""
    found = 0
    for key in ("hint-take", "hint-stay-below", "hint-all-take", "hint-none-takes"):
        for moment, hint in said_with("pikoko", key):
            view = moment.view
            me, target = view.observer, target_of(view.observer, view.options.players)
            ahead = {action.face.notation: taken_by(view, action.face) == target for action in view.legal}
            played = str(hint.args.get("played"))
            match key:
                case "hint-take":
                    assert ahead[played]
                case "hint-stay-below":
                    assert not ahead[played]
                case "hint-all-take":
                    assert all(ahead.values())
                case _:
                    assert not any(ahead.values())
            wanted = view.bids[me][target] - view.taken[target]
            assert hint.args.get("number", 0) == wanted
            found += 1
    assert found > 30


def test_the_rest_of_the_tricks_is_counted_right() -> None:
    for moment, hint in said_with("pikoko", "hint-self-bid-rest"):
        view = moment.view
        given = sum(bid or 0 for bid in view.bids[view.observer])
        assert (hint.args["given"], hint.args["rest"]) == (given, max(0, 8 - given))
        assert hint.args["rest"] <= max(0, view.tokens[view.observer] - 1)


POK_HINTS = ("hint-offer-die", "hint-offer-absent", "hint-offer-never", "hint-offer-always")


@pytest.mark.parametrize("key", POK_HINTS)
def test_when_a_counter_goes_is_exact(key: str) -> None:
    """Against everything that the others can show by what they have left, with the rule book's K4 and K5."""
    found = 0
    games = [
        seat_of("pok", level, players, seed)
        for players in (3, 4, 5)
        for level in ("casual", "random")
        for seed in (1, 2)
    ]
    for game in games:
        for moment in game.moments:
            holdings = held_in(moment)
            for hint in hints_at("pok", moment):
                if hint.key == key:
                    found += 1
                    assert_exact(moment.view, hint, holdings)
    assert found > 0


def held_in(moment: Moment) -> list[set[int]]:
    """The symbols that each of the others still has, counted from the rounds that were seen."""
    view = moment.view
    held = [[2, 2, 2] for _ in view.left]
    results = {one.round: one.last for one in moment.past if one.last is not None}
    if view.last is not None:
        results[view.round - 1] = view.last
    for result in results.values():
        for seat in result.handed_over:
            held[seat][result.played[seat].index] -= 1
    return [{symbol for symbol in range(3) if some[symbol]} for seat, some in enumerate(held) if seat != view.observer]


def assert_exact(view: Any, hint: Hint, held: list[set[int]]) -> None:
    own, dice = Symbol(str(hint.args["symbol"])).index, tuple(face.index for face in view.dice)
    goes: dict[bool, set[int]] = {True: set(), False: set()}
    unmet_all_absent = False
    for shown in product(*held):
        together = [*shown, own]
        counts = tuple([together.count(symbol) for symbol in range(3)])
        gone = bool(released_symbols(dice, counts) >> own & 1)
        goes[gone].add(shown.count(own))
        on_dice = {face.notation[1] for face in view.dice if face.notation != "-"}
        nothing_on_dice = all("BGR"[symbol] not in on_dice for symbol in together)
        unmet_all_absent |= nothing_on_dice and not gone
    match hint.key:
        case "hint-offer-die":
            assert hint.args["fellows"] == "-".join(["n", *map(str, sorted(goes[True]))])
            assert not goes[True] & goes[False]
            assert hint.args["able"] == sum(own in some for some in held)
        case "hint-offer-absent":
            assert goes[True]
            assert goes[False]
            assert (hint.args["trap"] == "yes") == unmet_all_absent
        case "hint-offer-never":
            assert not goes[True]
        case _:
            assert not goes[False]


def bytes_at(game: AnyGame, moment: Moment) -> bytes:
    return msgspec.json.encode(hints_at(game.name, moment))


def compared(game: AnyGame, phase: Phase, seed: int, number: int) -> tuple[int, int]:
    """How many pairs of worlds there were, and how many of them the hints tell apart."""
    pairs, different = 0, 0
    for players in PIKOKO.players:
        scene = pikoko_scene(PIKOKO, Options(players), seed, phase)
        for seat in asked(scene)[:1]:
            first = bytes_at(game, moment_in(game, scene, scene.moves, seat))
            for world in islice(own_hand_worlds(scene, seat, Random(seed)), number):
                pairs += 1
                different += bytes_at(game, moment_in(game, scene, world, seat)) != first
    return pairs, different


@pytest.mark.parametrize("phase", PHASES)
def test_no_byte_depends_on_what_the_seat_cannot_know(phase: Phase) -> None:
    found = [compared(PIKOKO, phase, seed, 12) for seed in range(examples(2))]
    assert sum(pairs for pairs, _ in found) >= 30
    assert sum(different for _, different in found) == 0


def fists_compared(game: AnyGame, seeds: Iterable[int]) -> tuple[int, int]:
    """The same for what may be in the others' fists."""
    pairs, different = 0, 0
    for seed in seeds:
        for scene in pok_scenes(POK, PokOptions(4, memory_aid=True), seed)[::5]:
            for seat in asked(scene):
                first = bytes_at(game, moment_in(game, scene, scene.moves, seat))
                for world in islice(choice_worlds(scene, seat, Random(seed)), 6):
                    pairs += 1
                    different += bytes_at(game, moment_in(game, scene, world, seat)) != first
    return pairs, different


def test_no_byte_depends_on_what_is_in_the_others_fists() -> None:
    pairs, different = fists_compared(POK, range(examples(1)))
    assert (pairs > 5, different) == (True, 0)


def test_a_leak_of_one_s_own_feathers_is_caught() -> None:
    """On purpose: the bids on one's own peacock are as many as it has trumps."""

    def telling(state: State, observer: Observer) -> View:
        view = PIKOKO.view(state, observer)
        if not isinstance(observer, int) or state.trump is None:
            return view
        trumps = (state.hands[observer] & FACES_OF[state.trump.index]).bit_count()
        bids = [with_entry(row, observer, trumps if row[observer] is not None else None) for row in view.bids]
        return replace(view, bids=tuple(bids))

    game = with_part(PIKOKO, view=telling)
    assert sum(compared(game, Phase.SELF_BID, seed, 12)[1] for seed in range(3)) > 0


def test_a_leak_of_what_is_in_a_fist_is_caught() -> None:
    """On purpose: the memory aid shows what everybody has left beside what is in their fist."""

    def emptying(state: Any, observer: Observer) -> Any:
        view = POK.view(state, observer)
        counters = [list(some or ()) for some in view.counters]
        for seat, offer in enumerate(state.sealed):
            if offer is not None and seat != observer:
                counters[seat] = [one for one in counters[seat] if one is not offer.symbol]
        return replace(view, counters=tuple([tuple(some) for some in counters]))

    game = with_part(POK, view=emptying)
    assert fists_compared(game, range(3))[1] > 0


@pytest.fixture
def coverts(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: object) -> Command:
    monkeypatch.setenv("COVERTS_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return Command(monkeypatch, capsys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_terminal(coverts: Command, language: str) -> None:
    beginning = Catalogue(language).say("hints-first", hint="")
    for game in GAMES:
        arguments = ("play", game, "--seed", "7", "--players", "3", "--lang", language)
        said = coverts(*arguments, "--hints", stdin=b"")
        assert said.out.count(beginning) == 1
        assert beginning not in coverts(*arguments, stdin=b"").out
