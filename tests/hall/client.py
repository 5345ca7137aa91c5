"""The reference client: what somebody knows who has folded all the messages that reached them.

What a client knows has the shape of a snapshot, so that the two can be compared.
"""

from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from coverts.games.conformance import encode
from coverts.hall.messages import Changed, Committed, Happened, Message, Revealed, Said, Snapshot
from coverts.hall.wire import GameTable, game_of

TALK_KEPT = 50


def folded(known: Snapshot | None, message: Message) -> Snapshot:
    """What a client knows after one more message."""
    if isinstance(message, Snapshot):
        return message
    assert known is not None, "the first message is a snapshot"
    assert message.number == known.number + 1, f"message {message.number} follows message {known.number}"
    match message:
        case Changed(number, table, game, fair):
            game, fair = known.game if game is None else game, known.fair if fair is None else fair
            return replace(known, number=number, table=table, game=game, fair=fair)
        case Committed(number, fair) | Revealed(number, fair):
            return replace(known, number=number, fair=fair)
        case Happened(number, game, question, deadline, overdue, idle_at):
            assert known.game is not None
            return Snapshot(
                number=number,
                table=replace(known.table, question=question, deadline=deadline, overdue=overdue, idle_at=idle_at),
                game=_played(known, game.sights),
                talk=known.talk,
                fair=known.fair,
            )
        case Said(number, line):
            return replace(known, number=number, talk=(*known.talk, line)[-TALK_KEPT:])


def _played(known: Snapshot, sights: tuple[Any, ...]) -> GameTable:
    assert known.game is not None
    view: Any = known.game.view
    for sight in sights:
        view = game_of(known.table.settings.setup).fold(view, sight)
    return replace(known.game, view=view)


def over_the_wire(message: Message) -> Message:
    """The same message, written and read again."""
    written = encode(message)
    read: Message = _reader().decode(written)
    assert encode(read) == written
    return read


@cache
def _reader() -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(Message)
