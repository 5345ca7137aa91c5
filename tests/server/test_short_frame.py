"""The short way for a whole text is as strict as the long one, and is taken only where it is safe."""

from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.protocol import SERVER, Protocol, State

from coverts.hall.commands import SayPhrase
from coverts.server import run
from coverts.server.connections.frames import LARGEST_FRAME, FrameConnection
from coverts.server.connections.short_frame import is_between_messages, text_in
from coverts.server.wire import Done, Pong
from tests.server.besiegers import frame
from tests.server.harness import serving
from tests.server.players import connected, party
from tests.server.test_frames import PING, POK, TEXT

texts = st.text(max_size=40) | st.integers(110, 140).map("x".__mul__) | st.integers(4080, 4110).map("x".__mul__)
firsts = st.sampled_from((0x81, 0x01, 0xC1, 0x82, 0x89, 0x88)) | st.integers(0, 255)
masks = st.binary(min_size=4, max_size=4)


def sent(text: str, mask: bytes, *, first: int = 0x81) -> bytes:
    payload = text.encode()
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2)
    return bytes([first]) + length + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))


def read_by_the_parser(data: bytes) -> list[Frame]:
    """The frames that the real parser finds; it must not have anything against them."""
    parser = Protocol(SERVER, state=State.OPEN, max_size=LARGEST_FRAME)
    parser.receive_data(data)
    return (
        [event for event in parser.events_received() if isinstance(event, Frame)] if parser.parser_exc is None else []
    )


@given(texts, masks)
def test_a_whole_text_is_read(text: str, mask: bytes) -> None:
    found = text_in(sent(text, mask), largest=LARGEST_FRAME)
    assert found == (text if len(text.encode()) <= LARGEST_FRAME else None)


@given(st.binary(max_size=20) | st.builds(sent, texts, masks, first=firsts), st.binary(max_size=3), masks)
@example(b"\x81\xfe\x00\x01abcdx", b"", b"")  # a size told in more bytes than it needs
@example(b"\x81\x01x", b"", b"")  # no mask
def test_nothing_is_read_that_the_parser_reads_otherwise(data: bytes, more: bytes, cut: bytes) -> None:
    for tried in (data, data + more, data[: -1 - cut[0]] if cut else data, data[:1] + data[2:]):
        text = text_in(tried, largest=LARGEST_FRAME)
        if text is not None:
            (only,) = read_by_the_parser(tried)
            assert (only.opcode, only.fin, bytes(only.data)) == (Opcode.TEXT, True, text.encode())


@given(st.lists(st.builds(sent, texts, masks), min_size=1, max_size=3), st.data())
def test_whether_something_has_begun_is_known(frames: list[bytes], data: st.DataObject) -> None:
    parser = Protocol(SERVER, state=State.OPEN)
    whole = b"".join(frames)
    cut = data.draw(st.integers(0, len(whole)))
    parser.receive_data(whole[:cut])
    ends = [sum(map(len, frames[:count])) for count in range(len(frames) + 1)]
    assert is_between_messages(parser) == (cut in ends)


def test_a_fragment_is_the_beginning_of_a_message() -> None:
    parser = Protocol(SERVER, state=State.OPEN)
    parser.receive_data(frame(TEXT, b"a", fin=False))
    assert not is_between_messages(parser)
    parser.receive_data(frame(PING, b""))
    assert not is_between_messages(parser)
    parser.receive_data(frame(0, b"b"))
    assert is_between_messages(parser)


async def test_a_client_is_answered_by_the_short_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is known of the parser's inside still holds: else everything would go the long way, and nobody notice."""
    parsed: list[Frame] = []

    class Connection(FrameConnection):
        def handle_text(self, event: Frame) -> None:
            parsed.append(event)
            super().handle_text(event)

    monkeypatch.setattr(run, "FrameConnection", Connection)
    async with (
        serving(tmp_path) as server,
        party(server, POK, 1, plays=False) as table,
        connected(server, table.table, table.guests[0].token) as ada,
    ):
        await ada.until(lambda: ada.known)
        assert isinstance(await ada.ask(SayPhrase("hello")), Done)
        assert not parsed
        await ada.socket.send(['{"type":', '"ping"}'])
        await ada.until(lambda: ada.heard_of(Pong))
        assert len(parsed) == 1, "a fragmented message goes the long way"
