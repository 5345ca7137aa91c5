"""Follow a round of Pikoko with one seat's eyes: python examples/what_a_seat_sees.py"""

import random

from coverts.games.contract import Act, Awaits
from coverts.games.pikoko import PIKOKO, Options


def main(seed: int = 1) -> None:
    """Fold the sights of seat 0 into its view: at any moment this is all that seat may know."""
    numbers = random.Random(seed)
    state = PIKOKO.start(Options(players=3, first_starter=0))
    view = PIKOKO.view(state, 0)
    while not view.scores:
        prompt = PIKOKO.prompt(state)
        if isinstance(prompt, Awaits):
            seat = prompt.seats[0]
            step = PIKOKO.step(state, Act(seat, numbers.choice(PIKOKO.legal(state, seat))))
        else:
            step = PIKOKO.step(state, PIKOKO.outcome(state, numbers.randrange))
        state = step.state
        for event in step.events:
            sight = PIKOKO.sight(event, 0)
            print(sight)
            view = PIKOKO.fold(view, sight)
    assert view == PIKOKO.view(state, 0)


if __name__ == "__main__":
    main()
