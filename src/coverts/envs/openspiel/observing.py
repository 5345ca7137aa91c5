"""What OpenSpiel's observers get: tensors of named pieces, and strings."""

from typing import TYPE_CHECKING, Any

import numpy as np

from coverts.envs.layout import unpacked
from coverts.envs.openspiel.border import pyspiel

if TYPE_CHECKING:
    from coverts.envs.openspiel.spiel_game import SpielGame


class SpielObserver:
    """An observer as OpenSpiel wants it: `tensor`, its named pieces in `dict`, `set_from` and `string_from`.

    The pieces are the observer's number, the slots of the observation, and with perfect recall those of every round.
    """

    def __init__(self, game: "SpielGame[Any]", kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("an observer who sees all private information would be no player: look at str(state)")
        self._game, self._kind = game, kind
        self._is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        shapes = {"player": (game.num_players(),), **{slot.name: slot.shape for slot in self._slots()}}
        if self._recalls:
            shapes |= {name: plane.shape for name, plane in game.record(game.first, 0).items()}
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor = np.zeros(sum(sizes), np.float32)
        ends = np.cumsum(sizes).tolist()
        self.dict = {
            name: self.tensor[end - size : end].reshape(shape)
            for (name, shape), size, end in zip(shapes.items(), sizes, ends, strict=True)
        }

    @property
    def _recalls(self) -> bool:
        return bool(self._kind.perfect_recall and self._kind.public_info and self._is_private)

    def _slots(self) -> list[Any]:
        slots = self._game.numbered.layout.slots
        return [slot for slot in slots if (self._is_private if slot.is_private else self._kind.public_info)]

    def set_from(self, state: Any, player: int) -> None:
        """Bring the tensor up to date with what a player sees of a state."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        seen = self._seen(state, player)
        for slot in self._slots():
            self.dict[slot.name][...] = seen[slot.name]
        if self._recalls:
            for name, plane in self._game.record(state.at, player).items():
                self.dict[name][...] = plane

    def string_from(self, state: Any, player: int) -> str:
        """With perfect recall all that the player or the public has been told, else the slots that are not empty."""
        if self._kind.perfect_recall and self._kind.public_info:
            return f"player {player}{state.at.infostates[player if self._is_private else -1]}"
        seen = self._seen(state, player)
        places = [(slot.name, np.flatnonzero(seen[slot.name]).tolist()) for slot in self._slots()]
        written = [f"{name} {' '.join(map(str, found))}" for name, found in places if found]
        return "; ".join([f"player {player}", *written])

    def _seen(self, state: Any, player: int) -> dict[str, Any]:
        numbered = self._game.numbered
        bits = numbered.observed(state.at.state, player)
        return numbered.layout.by_name(unpacked(bits, numbered.layout.size))
