"""Practice tables: a game goes on from a moment of an earlier one, and what came of both."""

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from coverts.games.contract import Act, AnyGame, Awaits, Chance, Observer, Over, Refused
from coverts.games.pikoko import PIKOKO, Deal, Play
from coverts.games.pikoko.feathers import DECK_SIZE, FEATHER
from coverts.games.pok import POK
from coverts.hall.desk import Desk, Logged
from coverts.hall.entries import Acted, Chanced, Entry, PlayedOn
from coverts.hall.messages import effective_observer, game_view, snapshot
from coverts.hall.playing_on import branch_of, comparison, opening_on, opening_once_more
from coverts.hall.recording import record_text
from coverts.hall.sitters import BotSeat, Person
from coverts.hall.table import Table, TablePhase
from coverts.records.format import Record
from coverts.records.reading import read
from coverts.records.referee import TooManyMoves, check, moves_of, replay
from coverts.records.replaying import Illegal
from coverts.records.writing import line, record_of
from tests.records.games import names, played

NOW = 5_000
MOST = 2_000
GAMES_BY_NAME: dict[str, AnyGame] = {"pikoko": PIKOKO, "pok": POK}
GAMES: list[tuple[AnyGame, int]] = [(PIKOKO, 3), (PIKOKO, 4), (POK, 3), (POK, 5)]


def a_record(game: AnyGame, players: int, seed: int = 1) -> Record:
    """As records come: the seats of a closed-fist round in their order."""
    options = game.options_type(players)
    return record_of(game, options, names(players), [step for _, step in played(game, options, random.Random(seed))])


def states_of(record: Record) -> list[Any]:
    game: AnyGame = GAMES_BY_NAME[record.game]
    return [game.start(game.options_type(len(record.seats))), *[made.step.state for made in replay(record)]]


def sitters(players: int, seat: int) -> list[Person | BotSeat]:
    return [Person("ada", "Ada") if place == seat else BotSeat("club", f"Bird {place}") for place in range(players)]


def opened(record: Record, at: int, seat: int, *, seed: int = 7) -> tuple[list[Entry], Table]:
    entries = opening_on(
        record,
        branch_of(record, at, seat, most=MOST),
        sitters(len(record.seats), seat),
        now=NOW,
        draw=random.Random(seed).randrange,
        invitation="come in",
        language="en",
        table="the earlier one",
    )
    return entries, Desk("fresh", [Logged(entry) for entry in entries]).table


def finish(entries: list[Entry], seed: int = 3) -> tuple[list[Entry], Table]:
    """The game played to its end by anybody, with chance as it comes."""
    rng, desk = random.Random(seed), Desk("fresh", [Logged(entry) for entry in entries])
    log = list(entries)
    while not isinstance(prompt := desk.table.game.prompt(desk.table.state), Over):
        if isinstance(prompt, Chance):
            entry: Entry = Chanced(NOW, desk.table.game.outcome(desk.table.state, rng.randrange))
        else:
            seat = rng.choice(prompt.seats)
            entry = Acted(NOW, seat, rng.choice(desk.table.game.legal(desk.table.state, seat)))
        desk.read([Logged(entry)])
        log.append(entry)
    return log, desk.table


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_every_moment_for_every_seat(game: AnyGame, players: int) -> None:
    """The table is as it was; a seat that was asked for a secret choice has it anew, the others keep theirs."""
    record = a_record(game, players)
    states = states_of(record)
    anew = 0
    # All kinds of moments, for every seat: in a game of four not each of them for each.
    stride = 1 if players == 3 else 5
    for at in range(len(states) - 1):
        for seat in range(at % stride, players, stride):
            entries, table = opened(record, at, seat)
            assert (table.phase, table.fair, table.collects) == (TablePhase.PLAYING, None, False)
            prompt = table.prompt
            assert isinstance(prompt, Awaits)
            before = next(state for state in states[at:] if isinstance(game.prompt(state), Awaits))
            asked = game.prompt(before)
            assert isinstance(asked, Awaits)
            assert (prompt.kind, prompt.about, table.state.round) == (asked.kind, asked.about, before.round)
            # Nobody sees anything else than they did then, but for fists.
            for observer in range(players):
                now, then = (_open_table(game.view(state, observer)) for state in (table.state, before))
                assert now == then
            if seat in prompt.seats and len(prompt.seats) == 1:
                anew += seat not in asked.seats or len(asked.seats) > 1
            (earlier,) = [entry for entry in entries if isinstance(entry, PlayedOn)]
            assert len(earlier.then) + earlier.moves == len(states) - 1
            assert table.past == tuple(
                [state for state in states[: at + 1] if state.round and isinstance(game.prompt(state), Chance)]
            )
    assert anew > len(states) / 10


def _open_table(view: Any) -> Any:
    """What lies there, without closed fists and what follows from them."""
    data = msgspec.to_builtins(view)
    return {key: value for key, value in data.items() if key not in ("prompt", "ready", "sealed", "legal")}


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_whoever_was_asked_is_asked_alone(game: AnyGame, players: int) -> None:
    record = a_record(game, players)
    states, moves = states_of(record), moves_of(record)
    for at, move in enumerate(moves):
        if isinstance(move, Act):
            entries, table = opened(record, at, move.seat)
            assert table.awaited == (move.seat,)
            # With the same choice as then everything goes on as it did.
            (earlier,) = [entry for entry in entries if isinstance(entry, PlayedOn)]
            first = earlier.then[0]
            assert isinstance(first, Acted)
            assert first.action == move.action
            state = table.state
            for entry in earlier.then:
                made = Act(entry.seat, entry.action) if isinstance(entry, Acted) else entry.outcome
                state = game.step(state, made).state
            assert state == states[-1]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_its_record_says_where_it_comes_from(game: AnyGame, players: int) -> None:
    record = a_record(game, players)
    moves = moves_of(record)
    at = next(place for place, move in enumerate(moves) if place > 20 and not isinstance(move, Act))
    log, table = finish(opened(record, at, 1)[0])
    text = record_text(log)
    said = msgspec.json.decode(text)
    assert said["practice"].keys() == {"of", "moves", "seat"}
    assert (len(said["practice"]["of"]), said["practice"]["seat"]) == (64, 1)
    assert said["help"] == "coach"
    assert "fair" not in said
    judged = check(read(text).record)
    assert judged.complete
    assert [seat["name"] for seat in said["seats"]] == [*table.names]
    # The deal or the throw of that moment is the one of then.
    assert moves_of(read(text).record)[: at + 1] == moves[: at + 1]
    assert said["practice"]["moves"] > at


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_what_came_of_it(game: AnyGame, players: int) -> None:
    """Told only of what the present game has come to, as it was then and as it is now."""
    record = a_record(game, players)
    states = states_of(record)
    moves = moves_of(record)
    at = next(place for place, move in enumerate(moves) if isinstance(move, Act) and states[place].round == 2)
    seat = moves[at].seat  # type: ignore[attr-defined]
    entries, table = opened(record, at, seat)
    begun = comparison(table, entries, seat)
    assert begun is not None
    assert (begun.round, begun.game) == (None, None)
    log, table = finish(entries)
    for size in range(len(entries), len(log) + 1):
        so_far = Desk("fresh", [Logged(entry) for entry in log[:size]]).table
        told = comparison(so_far, log[:size], seat)
        assert told is not None
        ended = so_far.state.round > 2 or isinstance(so_far.prompt, Chance | Over)
        assert (told.round is not None) == ended
        assert (told.game is not None) == (so_far.phase is TablePhase.OVER)
        if told.round is not None:
            break
    told = comparison(table, log, seat)
    assert told is not None
    assert told.round is not None
    assert told.game is not None
    ends = [state for state in states if state.round == 2 and not isinstance(game.prompt(state), Awaits)]
    assert told.round.then is not None
    assert told.round.then.view == game.view(ends[0], seat)
    assert told.game.then is not None
    assert told.game.then.view == game.view(states[-1], "open")
    assert told.game.now == game_view(table, effective_observer(table, seat))
    assert comparison(Desk("other", [Logged(entry) for entry in log[: players + 1]]).table, log, seat) is None


def test_an_earlier_game_that_was_broken_off() -> None:
    whole = a_record(PIKOKO, 3)
    steps = [made.step for made in replay(whole)][:40]
    cut = record_of(PIKOKO, PIKOKO.options_type(3), names(3), steps)
    entries, _ = opened(cut, len(moves_of(cut)), 2)
    log, table = finish(entries)
    told = comparison(table, log, 2)
    assert told is not None
    assert told.round is not None
    assert told.game is not None
    assert (told.round.then, told.game.then) == (None, None)


def test_a_game_of_which_there_is_nothing_yet() -> None:
    """Then chance moves as in any game, and not by the same numbers."""
    nothing = record_of(PIKOKO, PIKOKO.options_type(3), names(3), [])
    one, other = (opened(nothing, 0, 0, seed=seed)[1].state for seed in (1, 2))
    assert one != other
    assert isinstance(PIKOKO.prompt(one), Awaits)


def test_once_more_from_the_same_moment() -> None:
    record = a_record(PIKOKO, 4)
    entries, table = opened(record, 30, 2)
    log, _ = finish(entries)
    again = opening_once_more(log, now=NOW + 1, draw=random.Random(1).randrange, invitation="another")
    fresh = Desk("fresh", [Logged(entry) for entry in again]).table
    assert (fresh.state, fresh.sitters, fresh.settings, fresh.past) == (
        table.state,
        table.sitters,
        table.settings,
        table.past,
    )
    assert (fresh.invitation, fresh.opened_at) == ("another", NOW + 1)
    with pytest.raises(Refused, match="hall-nothing-to-play-on"):
        opening_once_more(entries[:3], now=NOW, draw=random.Random(1).randrange, invitation="")


def test_what_cannot_be_played_on() -> None:
    record = a_record(POK, 3)
    for at in (-1, len(moves_of(record)), len(moves_of(record)) + 1):
        with pytest.raises(Refused, match="hall-nothing-to-play-on"):
            branch_of(record, at, 0, most=MOST)
    with pytest.raises(TooManyMoves):
        branch_of(record, 0, 0, most=len(moves_of(record)) - 1)
    wrong = msgspec.to_builtins(record) | {"winners": [0, 1, 2]}
    with pytest.raises(Illegal):
        branch_of(read(line(wrong)).record, 0, 0, most=MOST)


def test_everybody_sees_that_it_is_practice() -> None:
    _, table = opened(a_record(PIKOKO, 4), 30, 2)
    everybody: tuple[Observer, ...] = (0, 2, "public")
    for observer in everybody:
        seen = snapshot(table, observer, 1).table.practice
        assert seen is not None
        assert (seen.round, seen.table) == (1, "the earlier one")
        # What followed then is nobody's to know as long as it is played.
        assert b"then" not in msgspec.json.encode(snapshot(table, observer, 1))


def _worlds() -> list[Record]:
    """Two games in which seat 0 saw the same up to the first trick, and held something else."""
    options = PIKOKO.options_type(3)
    steps = [(move, step) for move, step in played(PIKOKO, options, random.Random(5))]
    at = next(place for place, (move, _) in enumerate(steps) if isinstance(move, Act) and isinstance(move.action, Play))
    moves = [move for move, _ in steps[:at]]
    (deal_at,) = [place for place, move in enumerate(moves) if isinstance(move, Deal)]
    deal = moves[deal_at]
    dealt = {feather for hand in deal.hands for feather in hand} | {deal.turned_up}
    other = next(feather for feather in FEATHER[: DECK_SIZE[3]] if feather not in dealt)
    swapped = msgspec.structs.replace(deal, hands=((other, *deal.hands[0][1:]), *deal.hands[1:]))
    return [_played_out([*moves[:deal_at], one, *moves[deal_at + 1 :]]) for one in (deal, swapped)]


def _played_out(moves: list[Any]) -> Record:
    options, rng = PIKOKO.options_type(3), random.Random(9)
    state = PIKOKO.start(options)
    steps: list[Any] = []
    while not isinstance(prompt := PIKOKO.prompt(state), Over):
        if len(steps) < len(moves):
            move = moves[len(steps)]
        elif isinstance(prompt, Chance):
            move = PIKOKO.outcome(state, rng.randrange)
        else:
            move = Act(prompt.seats[0], rng.choice(PIKOKO.legal(state, prompt.seats[0])))
        steps.append(PIKOKO.step(state, move))
        state = steps[-1].state
    return record_of(PIKOKO, options, names(3), steps)


Told = Callable[[Table, list[Entry], Observer], Any]


def _differs(tell: Told) -> bool:
    """Whether seat 0 is told something from which it could tell what it holds, at any moment before the first play."""
    one, other = _worlds()
    assert one.rounds[0].hands[0] != other.rounds[0].hands[0]
    found = False
    for at in range(2, 14):
        said = []
        for record in (one, other):
            entries, table = opened(record, at, 0)
            said.append(msgspec.json.encode([snapshot(table, 0, 1), tell(table, entries, 0)]))
        found = found or said[0] != said[1]
    return found


def test_nothing_tells_what_one_holds() -> None:
    """Neither what is sent, nor what came of it, whichever world the earlier game was played in."""
    assert not _differs(comparison)


def test_a_comparison_that_tells_too_much_is_caught() -> None:
    def early(table: Table, log: list[Entry], observer: Observer) -> Any:
        assert table.played_on is not None
        return [entry for entry in table.played_on.then if isinstance(entry, Acted)][:30]

    def fingerprinted(table: Table, log: list[Entry], observer: Observer) -> Any:
        assert table.played_on is not None
        return table.played_on.record

    assert _differs(early)
    assert _differs(fingerprinted)
