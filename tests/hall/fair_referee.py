"""The fair deals of a table, kept by their protocol alone: who may commit and reveal when, and what is dealt then."""

from typing import Any

from coverts.games.contract import AnyGame
from coverts.games.pikoko.state import Phase
from coverts.hall.entries import Committed, Revealed, Seeded
from tests.fair import second_reading

ROUNDS = {"pikoko": 3, "pok": 1}


class FairReferee:
    """Keeps the books of one game in its own way; nothing of `coverts.fair` is asked."""

    def __init__(self, game: AnyGame, players: int, options: dict[str, Any], name: str, at: int) -> None:
        self.game, self.players, self.name = game, players, bytes.fromhex(name)
        assert len(self.name) == 16
        self.rules = second_reading.rules(game.name, options, players)
        self.clients: dict[int, tuple[str, ...]] = {}
        self.seeds: tuple[str, ...] = ()
        self.nonces: dict[tuple[int, int], str] = {}
        self.dealt = 0
        self.since = at

    def read(self, entry: Committed | Seeded | Revealed, state: Any, people: set[int]) -> None:
        """A step, if it is lawful in this state of the game."""
        match entry:
            case Committed(_, seat, commitments):
                assert seat in people - self.clients.keys()
                assert not self.seeds, "the house has drawn its seeds"
                assert len(commitments) == ROUNDS[self.game.name]
                self.clients[seat] = commitments
            case Seeded(at, seeds):
                assert not self.seeds, "the house has drawn its seeds"
                assert len(set(seeds)) == ROUNDS[self.game.name]
                self.seeds, self.since = seeds, at
            case Revealed(_, seat, number, nonce):
                assert self.seeds, "the house has not committed"
                assert number == self.round_of(state) > self.dealt, "that round has been dealt, or is not asked for"
                assert (number, seat) not in self.nonces
                expected = second_reading.person(self.name, number, seat, bytes.fromhex(nonce)).hex()
                assert self.clients[seat][number - 1] == expected
                self.nonces[number, seat] = nonce

    def round_of(self, state: Any) -> int:
        """The round whose numbers the next deal is made of."""
        return 1 if self.game.name == "pok" or state.phase is Phase.STARTER else state.round + 1

    def deal(self, state: Any, outcome: Any) -> None:
        """Chance moves, as the seed and the nonces say."""
        number = self.round_of(state)
        nonces = [self.nonces.get((number, seat)) for seat in range(self.players)]
        revealed = [None if nonce is None else bytes.fromhex(nonce) for nonce in nonces]
        salt = second_reading.salt(self.name, self.rules, number, revealed)
        numbers = second_reading.Numbers(bytes.fromhex(self.seeds[number - 1]), salt, self._info(state))
        assert self.game.outcome(state, numbers.below) == outcome, "this deal was chosen"
        self.dealt = number

    def _info(self, state: Any) -> str:
        if self.game.name == "pok":
            return f"throw/{state.round + 1}"
        return "starter" if state.phase is Phase.STARTER else "deck"

    def collects(self, state: Any) -> bool:
        """Whether the next deal waits for commitments or nonces, in a state that waits for chance."""
        return self.round_of(state) > self.dealt

    def scored(self, state: Any) -> int:
        """How many seeds are no secrets any more."""
        return len(state.scores) if self.game.name == "pikoko" else 0
