"""`python_coverts_pikoko`: the starter, the feathers one by one, then every decision in turn."""

from dataclasses import replace
from typing import Any

from coverts.envs.openspiel.border import pyspiel
from coverts.envs.openspiel.pikoko_record import round_records
from coverts.envs.openspiel.pikoko_worlds import own_hand, sampled
from coverts.envs.openspiel.position import Position
from coverts.envs.openspiel.registering import game_type
from coverts.envs.openspiel.spiel_game import SpielGame
from coverts.envs.openspiel.telling import pikoko_sight_text
from coverts.envs.pikoko.numbered import NumberedPikoko
from coverts.envs.pikoko.numbering import FIRST_CARD
from coverts.envs.pikoko.slots import WORST_ROUND, best_round
from coverts.envs.rewards import differences
from coverts.games.contract import Act, Draw
from coverts.games.memory import remembered
from coverts.games.pikoko import PIKOKO, Deal, DrawStarter, Phase, State
from coverts.games.pikoko.actions import deck
from coverts.games.pikoko.events import BidsRevealed, Played, RoundScored
from coverts.games.pikoko.feathers import FEATHER, HAND_SIZE
from coverts.games.pikoko.scoring import ROUNDS

PARAMETERS = {"players": 4, "rounds": ROUNDS}


class PikokoSpiel(SpielGame[State]):
    """A table of Pikoko. The returns are the points less the mean of the others'."""

    kind = game_type("python_coverts_pikoko", "Pikoko", PIKOKO.players, PARAMETERS)

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = PARAMETERS | (params or {})
        players, rounds = given["players"], given["rounds"]
        self.numbered = NumberedPikoko(players, rounds=rounds)
        most = rounds * (best_round(players) - WORST_ROUND)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.numbered.action_names),
            max_chance_outcomes=len(deck(players)),
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            # A round: bids on the others and on oneself, cards, plays.
            max_game_length=rounds * players * (players + 1 + HAND_SIZE),
        )
        super().__init__(self.kind, info, given)
        self.first = Position(PIKOKO.start(self.numbered.options), ("",) * (players + 1))
        self.most_chance_moves = 1 + rounds * (HAND_SIZE * players + 1)

    def outcomes(self, at: Position[State]) -> list[tuple[int, float]]:
        """The first starter, or the feathers still in the deck: each equally likely."""
        if at.state.phase is Phase.STARTER:
            return [(seat, 1 / at.state.players) for seat in range(at.state.players)]
        left = [feather.index for feather in deck(at.state.players) if feather.index not in at.dealt]
        return [(feather, 1 / len(left)) for feather in left]

    def outcome_name(self, at: Position[State], outcome: int) -> str:
        """A starter, or a feather and to whom it goes."""
        if at.state.phase is Phase.STARTER:
            return f"starter {outcome}"
        seat = len(at.dealt) // HAND_SIZE
        return f"turn up {FEATHER[outcome]}" if seat == at.state.players else f"deal {FEATHER[outcome]} to {seat}"

    def after_chance(self, at: Position[State], outcome: int) -> Position[State]:
        """The position after the starter has been drawn, or one more feather been dealt."""
        at = replace(at, moves=at.moves + 1)
        if at.state.phase is Phase.STARTER:
            step = PIKOKO.step(at.state, DrawStarter(outcome))
            return replace(at, state=step.state, infostates=self.infostates_after(at, step))
        dealt, players = (*at.dealt, outcome), at.state.players
        if len(dealt) <= HAND_SIZE * players:
            return replace(at, dealt=dealt)
        cards = [FEATHER[index] for index in dealt]
        hands = tuple(tuple(cards[HAND_SIZE * seat : HAND_SIZE * (seat + 1)]) for seat in range(players))
        step = PIKOKO.step(at.state, Deal(hands, cards[-1]))
        began = at.moves - len(dealt)
        return replace(
            at,
            state=step.state,
            infostates=self.infostates_after(at, step),
            past=remembered(at.past, at.state),
            dealt=(),
            round_at=began,
        )

    def after_choice(self, at: Position[State], seat: int, number: int) -> Position[State]:
        """The position after a bid, a card or a play."""
        step = PIKOKO.step(at.state, Act(seat, self.numbered.by_seat[seat][number]))
        kinds = {type(event) for event in step.events}
        secrets = at.secrets if Played in kinds else (*at.secrets, (at.moves, seat))
        if kinds & {BidsRevealed, RoundScored}:
            secrets = ()
        return replace(
            at,
            state=step.state,
            infostates=self.infostates_after(at, step),
            moves=at.moves + 1,
            secrets=secrets,
        )

    def utilities(self, state: State) -> tuple[float, ...]:
        """Points less the mean of the others'."""
        return differences(state.totals)

    def resampled(self, at: Position[State], moves: list[int], seat: int, draw: Draw) -> list[int]:
        """Another peacock of one's own, other choices of the others; in the middle of a deal, other feathers."""
        state, players = at.state, at.state.players
        if at.dealt:
            cards = sampled(list(deck(players)), len(at.dealt), draw)
            moves[-len(cards) :] = [feather.index for feather in cards]
        elif state.awaits:
            hand = own_hand(PIKOKO.view(state, seat), seat, draw)
            first = at.round_at + HAND_SIZE * seat
            moves[first : first + HAND_SIZE] = [feather.index for feather in hand]
        for place, other in at.secrets:
            if other != seat and state.phase in (Phase.CONFIDENCE, Phase.PLAY):
                moves[place] = FIRST_CARD + draw(players + 1)
            elif other != seat:
                moves[place] = draw(state.tokens(other) + 1)
        return moves

    def sight_text(self, sight: Any) -> str:
        """What an observer is told of an event."""
        return pikoko_sight_text(sight)

    def record(self, at: Position[State], seat: int) -> dict[str, Any]:
        """Every round so far."""
        return round_records((*at.past, at.state), seat)
