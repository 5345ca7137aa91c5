"""Command handlers: what a command leads to, entries for the log or a refusal. Pure."""

from collections.abc import Callable
from typing import NamedTuple, assert_never

from coverts.fair.digest import GAME_BYTES, NONCE_BYTES
from coverts.games.contract import Draw, Refusal, Refused
from coverts.games.seats import SeatSet
from coverts.hall import entries
from coverts.hall.commands import (
    Ask,
    BotMoves,
    ChangeSettings,
    Close,
    Command,
    Commit,
    GoOn,
    Help,
    HouseCommand,
    Join,
    Leave,
    LetIn,
    LinkRematch,
    Move,
    Replace,
    Return,
    Reveal,
    Say,
    SayPhrase,
    SeatBot,
    Seen,
    Shut,
    Start,
    Swap,
    Tick,
    Unseat,
    Wake,
)
from coverts.hall.entries import (
    Aborted,
    Acted,
    Chanced,
    Committed,
    Entry,
    Helped,
    Left,
    Millis,
    Rematched,
    Replaced,
    Rested,
    Returned,
    Revealed,
    SatDown,
    Seeded,
    SettingsChanged,
    Spoke,
    Started,
    StoodUp,
    Swapped,
    TimedOut,
    Woken,
)
from coverts.hall.fair_steps import is_opened, stream_for
from coverts.hall.manners import PHRASES, looks_of, plain_name, plain_text
from coverts.hall.settings import Settings, require_playable
from coverts.hall.sitters import BotSeat, KeptSeat, OpenSeat, Person, Who
from coverts.hall.table import MOST_CHANGES, MOST_LINES, News, Table, TablePhase, applied, needs_chance
from coverts.hall.wire import AnyAction, wire_of
from coverts.records.fairness import fair_part_of

BotName = Callable[[Table], str]
"""A name for a new bot at a table."""

Secret = Callable[[int], bytes]
"""A source of secrets: `secret(n)` is n random bytes."""


def refuse(key: str, **args: int | str) -> Refused:
    """A refusal by the house; the rules of the game have others."""
    return Refused(Refusal("", key, args))


def decide(
    table: Table,
    who: Who,
    command: Command,
    *,
    now: Millis,
    draw: Draw,
    secret: Secret,
    bot_name: BotName,
    rest: Millis = 0,
) -> list[News]:
    """What somebody's command leads to, or `Refused`. After a round everybody has this rest to look at the points."""
    decided = _decided(table, who, command, now, bot_name, secret)
    return _Following(now, draw, secret, rest).followed(table, decided)


def decide_for_house(
    table: Table, command: HouseCommand, *, now: Millis, draw: Draw, secret: Secret, rest: Millis = 0
) -> list[News]:
    """What the house's own command leads to; nothing, when it comes too late."""
    here = command.here if isinstance(command, GoOn) else None
    return _Following(now, draw, secret, rest, here).followed(table, _decided_for_house(table, command, now))


def why_not(table: Table, who: Who, action: AnyAction) -> Refusal | None:
    """Why somebody may not do this in the game now; None if they may. Nothing comes of asking."""
    try:
        for entry in _decided(table, who, Move(action), now=0, bot_name=lambda _: "", secret=bytes):
            applied(table, entry)
    except Refused as refused:
        return refused.refusal
    return None


class _Following(NamedTuple):
    """What follows by itself: the house's seeds, when nobody's commitment is waited for, and chance's moves, when
    nobody's nonce is.
    """

    now: Millis
    draw: Draw
    secret: Secret
    rest: Millis
    here: SeatSet | None = None
    """The seats whose people are connected, if that is known."""

    def followed(self, table: Table, entries: list[Entry]) -> list[News]:
        """What the entries lead to, and what follows at once. A game refuses its illegal moves here."""
        news: list[News] = []
        for entry in entries:
            news.append(applied(table, entry))
            table = news[-1].table
        while (entry_ := self._next(table)) is not None:
            news.append(applied(table, entry_))
            table = news[-1].table
        return news

    def _next(self, table: Table) -> Entry | None:
        if not needs_chance(table) or table.waits_for(self.here, self.now):
            return None
        if table.fair is not None and not table.fair.seeds:
            return Seeded(self.now, tuple([self.secret(NONCE_BYTES).hex() for _ in table.fair.nonces]))
        return Chanced(self.now, table.game.outcome(table.state, self._draw(table)), self._rest(table))

    def _draw(self, table: Table) -> Draw:
        """Where chance comes from. A game from before there were fair deals goes on as it began."""
        source = table.source
        return self.draw if table.fair is None or source is None else stream_for(table.fair, source).below

    def _rest(self, table: Table) -> Millis:
        return self.rest if _is_scored(table) else 0


def _is_scored(table: Table) -> bool:
    """Whether a round has been scored that people look at before the next; in some games a glance is enough."""
    people = [seat for seat, sitter in enumerate(table.sitters) if isinstance(sitter, Person)]
    is_looked_at = any(seat not in table.away for seat in people)
    return is_looked_at and wire_of(table.settings.setup).rests and table.state.round > 0


def _decided(table: Table, who: Who, command: Command, now: Millis, bot_name: BotName, secret: Secret) -> list[Entry]:
    match command:
        case Join():
            return [_join(table, who, command, now)]
        case Close():
            return [_close(table, who, now)]
        case SeatBot() | Unseat() | LetIn() | Swap() | ChangeSettings() | Start():
            if who != table.host:
                raise refuse("hall-host-only")
            _require_phase(table, TablePhase.GATHERING)
            if not isinstance(command, Start):
                _require_changes_left(table)
            return [_prepare(table, command, now, bot_name, secret)]
        case _:
            seat = table.seat_of(who)
            if seat is None:
                raise refuse("hall-not-seated")
            # Who has looked at the points is for the house to know, which knows who is there: the log does not tell.
            return [] if isinstance(command, Seen) else [_do(table, seat, command, now)]


def _prepare(
    table: Table,
    command: SeatBot | Unseat | LetIn | Swap | ChangeSettings | Start,
    now: Millis,
    bot_name: BotName,
    secret: Secret,
) -> Entry:
    """What the host can do before the game."""
    match command:
        case SeatBot(seat, level):
            if not 0 <= seat < len(table.sitters) or not isinstance(table.sitters[seat], OpenSeat):
                raise refuse("hall-seat-taken", number=seat + 1)
            return SatDown(now, seat, BotSeat(level, bot_name(table)))
        case Unseat(seat, keep_away):
            return _unseat(table, seat, now, keep_away=keep_away)
        case LetIn(place):
            if place >= len(table.kept_away):
                raise refuse("hall-not-kept-away")
            return entries.LetIn(now, place)
        case Swap(seat, other):
            for place in (seat, other):
                if not 0 <= place < len(table.sitters):
                    raise refuse("hall-no-such-seat", number=place + 1)
            return Swapped(now, seat, other)
        case ChangeSettings(settings):
            return _change(table, settings, now)
        case Start():
            if any(isinstance(sitter, OpenSeat | KeptSeat) for sitter in table.sitters):
                raise refuse("hall-seats-open")
            is_fair = fair_part_of(table.game.name) is not None
            return Started(now, secret(GAME_BYTES).hex() if is_fair else None)
        case _:
            assert_never(command)


def _unseat(table: Table, seat: int, now: Millis, *, keep_away: bool) -> Entry:
    """Free a seat. Bots and the host are not kept away."""
    if not 0 <= seat < len(table.sitters) or isinstance(table.sitters[seat], OpenSeat):
        raise refuse("hall-seat-empty", number=seat + 1)
    sitter = table.sitters[seat]
    is_guest = isinstance(sitter, Person | KeptSeat) and sitter.who != table.host
    return StoodUp(now, seat, keep_away and is_guest)


def _change(table: Table, settings: Settings, now: Millis) -> Entry:
    require_playable(settings)
    if sum(not isinstance(sitter, OpenSeat) for sitter in table.sitters) > settings.setup.players:
        raise refuse("hall-too-many-seated", number=settings.setup.players)
    return SettingsChanged(now, settings)


def _close(table: Table, who: Who, now: Millis) -> Entry:
    """The host closes a table before the game; a game that waits for somebody in vain, those who are still there."""
    seat = table.seat_of(who)
    if table.paused and seat is not None and seat not in table.away:
        return Aborted(now, seat)
    if who != table.host:
        raise refuse("hall-host-only")
    _require_phase(table, TablePhase.GATHERING)
    return Aborted(now, seat)


def _do(
    table: Table,
    seat: int,
    command: Commit | Reveal | Move | Leave | Return | Replace | Say | SayPhrase,
    now: Millis,
) -> Entry:
    """What somebody on a seat can do."""
    match command:
        case Commit(commitments):
            return _commit(table, seat, commitments, now)
        case Reveal(number, nonce):
            return _reveal(table, seat, number, nonce, now)
        case Move(action, question):
            _require_phase(table, TablePhase.PLAYING)
            if seat in table.away:
                raise refuse("hall-away")
            if question not in (None, table.question):
                raise refuse("hall-other-question")
            return _move(table, seat, action, now, by_bot=False)
        case Leave():
            return _leave(table, seat, now)
        case Return():
            if seat not in table.away or table.phase is not TablePhase.PLAYING:
                raise refuse("hall-not-away")
            return Returned(now, seat)
        case Replace(idle):
            return _replace(table, idle, now, by=seat)
        case Say(text):
            return _say(table, seat, text, now)
        case SayPhrase(phrase):
            return _say_phrase(table, seat, phrase, now)
        case _:
            assert_never(command)


def _commit(table: Table, seat: int, commitments: tuple[str, ...], now: Millis) -> Entry:
    """Before the house has drawn its seeds. Those may commit too who are away: their numbers are as good as others'."""
    fair = table.fair
    if fair is None or not table.collects or fair.seeds:
        raise refuse("hall-no-commitments-now")
    if fair.clients[seat] is not None:
        raise refuse("hall-committed-already")
    if len(commitments) != len(fair.nonces):
        raise refuse("hall-commitments", number=len(fair.nonces))
    return Committed(now, seat, commitments)


def _reveal(table: Table, seat: int, number: int, nonce: str, now: Millis) -> Entry:
    """Before the round is dealt. What was not committed to is refused; if nothing better comes, it counts as zero."""
    fair, source = table.fair, table.source
    if fair is None or not fair.seeds or source is None or not table.collects or source.round != number:
        raise refuse("hall-no-nonces-now")
    if fair.clients[seat] is None:
        raise refuse("hall-not-committed")
    if fair.nonces[number - 1][seat] is not None:
        raise refuse("hall-revealed-already")
    if not is_opened(fair, seat, number, nonce):
        raise refuse("hall-other-nonce")
    return Revealed(now, seat, number, nonce)


def _decided_for_house(table: Table, command: HouseCommand, now: Millis) -> list[Entry]:
    match command:
        case BotMoves(seat, action, question):
            is_asked = seat in table.awaited and question in (None, table.question)
            if not is_asked or table.bot_level(seat) is None or table.paused:
                return []
            return [_move(table, seat, action, now, by_bot=isinstance(table.sitters[seat], Person))]
        case Ask():
            return [Rested(now)] if table.rests(now) else []
        case Tick():
            if table.deadline is None or now < table.deadline:
                return []
            late_seats = [seat for seat in table.awaited if table.bot_level(seat) is None]
            return [TimedOut(now, seat) for seat in late_seats]
        case GoOn():
            return []
        case Wake():
            is_waiting = table.collects or (table.awaited and not table.paused)
            return [Woken(now)] if is_waiting and _needs_time_back(table, now) else []
        case Help(seat):
            is_allowed = table.phase is TablePhase.PLAYING and table.settings.help != "off"
            return [Helped(now, seat)] if is_allowed and seat not in table.helped else []
        case Shut():
            return [Aborted(now, None)] if table.phase in (TablePhase.GATHERING, TablePhase.PLAYING) else []
        case LinkRematch(other, by, instead_of):
            is_played = table.phase in (TablePhase.OVER, TablePhase.ABORTED) and table.state is not None
            return [Rematched(now, other, by)] if is_played and table.rematch == instead_of else []
        case _:
            assert_never(command)


def _needs_time_back(table: Table, now: Millis) -> bool:
    """Whether the house has to begin the present decision anew after it was closed. A slow game does not notice that,
    unless the wall clock was set back meanwhile: its time would take as much longer.
    """
    if table.collects and table.fair is not None:
        return not table.is_slow or now < table.fair.since
    is_quick = table.settings.seconds is not None and not table.is_slow
    return is_quick or now < table.asked_at - table.rest


def _replace(table: Table, seat: int, now: Millis, *, by: int) -> Entry:
    _require_phase(table, TablePhase.PLAYING)
    if by in table.away:
        raise refuse("hall-away")
    is_idle = seat in table.awaited and table.bot_level(seat) is None and seat != by
    if table.idle_at is None or now < table.idle_at or not is_idle:
        raise refuse("hall-not-idle")
    return Replaced(now, seat, by)


def _join(table: Table, who: Who, join: Join, now: Millis) -> Entry:
    if not table.admission.admits(who, join.invitation):
        raise refuse("hall-no-such-table")
    _require_phase(table, TablePhase.GATHERING)
    if table.seat_of(who) is not None:
        raise refuse("hall-seated-already")
    if any(person.who == who for person in table.kept_away):
        raise refuse("hall-kept-away")
    _require_changes_left(table)
    own = table.seat_kept_for(who)
    free = [seat for seat, sitter in enumerate(table.sitters) if isinstance(sitter, OpenSeat)] if own is None else [own]
    if not free:
        raise refuse("hall-full")
    name = plain_name(join.name)
    if not name:
        raise refuse("hall-no-name")
    if looks_of(name) in [looks_of(other) for seat, other in enumerate(table.names) if seat != own]:
        raise refuse("hall-name-taken", name=name)
    return SatDown(now, free[0], Person(who, name))


def _move(table: Table, seat: int, action: AnyAction, now: Millis, *, by_bot: bool) -> Entry:
    if table.paused:
        raise refuse("hall-paused")
    if not isinstance(action, table.game.action_type):
        raise refuse("hall-other-game")
    return Acted(now, seat, action, by_bot)


def _leave(table: Table, seat: int, now: Millis) -> Entry:
    if table.phase is TablePhase.GATHERING:
        return StoodUp(now, seat)
    _require_phase(table, TablePhase.PLAYING)
    if seat in table.away:
        raise refuse("hall-away")
    if table.settings.leaver == "abort":
        return Aborted(now, seat)
    _require_changes_left(table)
    return Left(now, seat)


def _say(table: Table, seat: int, text: str, now: Millis) -> Entry:
    if table.phase is TablePhase.PLAYING and table.settings.talk != "free":
        raise refuse("hall-phrases-only" if table.settings.talk == "phrases" else "hall-quiet")
    said = plain_text(text)
    if not said:
        raise refuse("hall-nothing-said")
    _require_lines_left(table, seat)
    return Spoke(now, seat, said, is_phrase=False)


def _say_phrase(table: Table, seat: int, phrase: str, now: Millis) -> Entry:
    if phrase not in PHRASES:
        raise refuse("hall-no-such-phrase")
    if table.phase is TablePhase.PLAYING and table.settings.talk == "quiet":
        raise refuse("hall-quiet")
    _require_lines_left(table, seat)
    return Spoke(now, seat, phrase, is_phrase=True)


def _require_changes_left(table: Table) -> None:
    """Nobody is kept from the game, from coming back to it, or from getting up before it."""
    if table.changes >= MOST_CHANGES:
        raise refuse("hall-changed-enough")


def _require_lines_left(table: Table, seat: int) -> None:
    if table.lines[seat] >= MOST_LINES:
        raise refuse("hall-said-enough")


def _require_phase(table: Table, phase: TablePhase) -> None:
    if table.phase is not phase:
        raise refuse(f"hall-is-{table.phase.value}")
