"""Games of random legal play, as states and as rows of the same stream."""

from collections.abc import Iterator

from coverts.games.contract import Act, Awaits, Over
from coverts.games.pikoko import PIKOKO, Options, State
from coverts.games.pikoko.rows.course import advance
from coverts.games.pikoko.rows.layout import SIZE, UNKNOWN
from coverts.simulate.pikoko.batch import deal_next
from coverts.simulate.pikoko.chance import begin
from coverts.simulate.pikoko.random_play import choose_any
from coverts.simulate.stream import Stream, stream_key


def decisions(players: int, seed: int, game: int = 0) -> Iterator[tuple[State, list[int], int]]:
    """Every decision of a game: the state, the row, and who decides."""
    state, draw = PIKOKO.start(Options(players)), Stream(seed, game)
    row = [0] * SIZE
    begin(row, players, 0, UNKNOWN, stream_key(seed, game))
    while not isinstance(prompt := PIKOKO.prompt(state), Over):
        if isinstance(prompt, Awaits):
            seat = prompt.seats[0]
            yield state, row, seat
            legal = PIKOKO.legal(state, seat)
            state = PIKOKO.step(state, Act(seat, legal[draw(len(legal))])).state
            advance(row, choose_any(row))
        else:
            state = PIKOKO.step(state, PIKOKO.outcome(state, draw)).state
            deal_next(row) if state.phase.value == "bid" else None
