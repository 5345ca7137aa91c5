"""A client's part in commit–reveal: its nonces, what it commits to, and what it reveals (docs/fair.md)."""

import secrets
from collections.abc import Callable

from coverts.fair.commitments import client_commitment
from coverts.fair.digest import NONCE_BYTES
from coverts.games.contract import Chance
from coverts.hall.commands import Commit, Reveal
from coverts.hall.fair_steps import FairView
from coverts.hall.messages import Snapshot
from coverts.hall.table import TablePhase


class Nonces:
    """The nonces of one seat at one table: drawn once, and kept until the game is over.

    Whoever comes back to a table brings them along. Without them nobody can reveal what was committed to.
    """

    def __init__(self, secret: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self._secret = secret
        self._nonces: dict[str, tuple[bytes, ...]] = {}
        """By the id of the game."""

    def wish(self, known: Snapshot | None) -> Commit | Reveal | None:
        """What is to be sent now, if anything: as long as it is not done, it is the same."""
        if known is None or known.fair is None or known.game is None or known.table.phase is not TablePhase.PLAYING:
            return None
        fair, seat, view = known.fair, known.table.you, known.game.view
        if seat is None or not isinstance(view.prompt, Chance):
            return None
        return self.reveal(fair, seat) if fair.rounds else self._commit(fair, seat)

    def _commit(self, fair: FairView, seat: int) -> Commit | None:
        if seat in fair.committed:
            return None
        nonces = self._nonces.get(fair.game) or self._drawn(fair)
        game = bytes.fromhex(fair.game)
        return Commit(
            tuple([client_commitment(game, number, seat, nonce).hex() for number, nonce in enumerate(nonces, 1)])
        )

    def _drawn(self, fair: FairView) -> tuple[bytes, ...]:
        nonces = self._nonces[fair.game] = tuple([self._secret(NONCE_BYTES) for _ in range(fair.to_commit)])
        return nonces

    def reveal(self, fair: FairView, seat: int) -> Reveal | None:
        """The nonce that is asked for, if it is not revealed yet and is what the seat has committed to."""
        nonces, found = self._nonces.get(fair.game), fair.rounds[fair.round - 1] if fair.round else None
        if nonces is None or found is None or found.nonces[seat] is not None:
            return None
        nonce = nonces[fair.round - 1]
        is_ours = client_commitment(bytes.fromhex(fair.game), fair.round, seat, nonce).hex() == found.clients[seat]
        return Reveal(fair.round, nonce.hex()) if is_ours else None
