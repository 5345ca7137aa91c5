"""`python_coverts_pok`: one node for each throw, then everybody's offer in turn."""

from dataclasses import replace
from typing import Any

import numpy as np

from coverts.envs.openspiel.border import pyspiel
from coverts.envs.openspiel.position import Position
from coverts.envs.openspiel.registering import game_type
from coverts.envs.openspiel.spiel_game import SpielGame
from coverts.envs.pok.numbered import NumberedPok
from coverts.envs.rewards import victory_shares
from coverts.games.contract import Act, Draw
from coverts.games.pok import DICE, POK, State, Throw
from coverts.games.pok.dice import DIE_FACE, SYMBOLS, THROWS, WAYS
from coverts.games.pok.events import OffersRevealed, Sealed, Sight, Thrown
from coverts.games.pok.legality import ending

CHANCES = tuple(ways / sum(WAYS) for ways in WAYS)
PARAMETERS = {"players": 3, "max_rounds": 100}


class PokSpiel(SpielGame[State]):
    """A table of POK. After `max_rounds` throws the game ends as if all had won: it is worth nothing to anybody."""

    kind = game_type("python_coverts_pok", "POK", POK.players, PARAMETERS)

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = PARAMETERS | (params or {})
        players, rounds = given["players"], given["max_rounds"]
        info = pyspiel.GameInfo(
            num_distinct_actions=SYMBOLS,
            max_chance_outcomes=len(THROWS),
            num_players=players,
            min_utility=-1 / players,
            max_utility=1 - 1 / players,
            utility_sum=0.0,
            max_game_length=rounds * players,
        )
        super().__init__(self.kind, info, given)
        self.numbered = NumberedPok(players, max_rounds=rounds)
        self.first = Position(POK.start(self.numbered.options), ("",) * (players + 1))
        self.most_chance_moves = rounds

    def outcomes(self, at: Position[State]) -> list[tuple[int, float]]:  # noqa: ARG002 - the shape both games share
        """Every throw, and how likely it is."""
        return list(enumerate(CHANCES))

    def outcome_name(self, at: Position[State], outcome: int) -> str:  # noqa: ARG002 - the shape both games share
        """The faces of a throw."""
        return "throw " + " ".join(str(DIE_FACE[face]) for face in THROWS[outcome])

    def after_chance(self, at: Position[State], outcome: int) -> Position[State]:
        """The position after a throw."""
        step = POK.step(at.state, Throw(tuple([DIE_FACE[face] for face in THROWS[outcome]])))
        return replace(
            at,
            state=step.state,
            infostates=self.infostates_after(at, step),
            moves=at.moves + 1,
            round_at=at.moves,
        )

    def after_choice(self, at: Position[State], seat: int, number: int) -> Position[State]:
        """The position after an offer."""
        step = POK.step(at.state, Act(seat, self.numbered.by_seat[seat][number]))
        revealed = [event.result for event in step.events if isinstance(event, OffersRevealed)]
        secrets = () if revealed else (*at.secrets, (at.moves, seat))
        infostates, past = self.infostates_after(at, step), (*at.past, *revealed)
        return replace(at, state=step.state, infostates=infostates, past=past, moves=at.moves + 1, secrets=secrets)

    def utilities(self, state: State) -> tuple[float, ...]:
        """Shares of the victory, less an equal's."""
        won = ending(state).winners if self.numbered.is_over(state) else range(state.players)
        return victory_shares(won, state.players)

    def resampled(self, at: Position[State], moves: list[int], seat: int, draw: Draw) -> list[int]:
        """Anything the others can have in their fists. What they hold follows from what they have shown."""
        for place, other in at.secrets:
            if other != seat:
                offers = sorted({symbol.index for symbol in at.state.counters(other)})
                moves[place] = offers[draw(len(offers))]
        return moves

    def sight_text(self, sight: Sight) -> str:
        """What an observer is told of an event."""
        match sight:
            case Thrown(_, dice):
                return " | " + " ".join(str(face) for face in dice)
            case Sealed(_, offer):
                return f" my {offer.symbol}"
            case OffersRevealed(result):
                return " shown " + "".join(str(symbol) for symbol in result.played)
            case _:
                return ""

    def record(self, at: Position[State], seat: int) -> dict[str, Any]:
        """Every round that has been revealed."""
        rounds, players = self.most_chance_moves, self.num_players()
        dice = np.zeros((rounds, len(DICE), len(DIE_FACE)), np.int8)
        shown = np.zeros((rounds, players, SYMBOLS), np.int8)
        handed = np.zeros((rounds, players), np.int8)
        for number, result in enumerate(at.past):
            for die, face in enumerate(result.dice):
                dice[number, die, face.index] = 1
            for other, symbol in enumerate(result.played):
                shown[number, (other - seat) % players, symbol.index] = 1
                handed[number, (other - seat) % players] = other in result.handed_over
        return {"round_dice": dice, "round_shown": shown, "round_handed": handed}
