"""What environments call a reward. All but plain points add up to nothing around the table."""

from collections.abc import Sequence


def differences(totals: Sequence[int]) -> tuple[float, ...]:
    """For each seat, its points less the mean of the others'."""
    others = len(totals) - 1
    return tuple([total - (sum(totals) - total) / others for total in totals])


def victory_shares(winners: Sequence[int], players: int) -> tuple[float, ...]:
    """For each seat, its share of the victory less an equal's share."""
    return tuple([(seat in winners) / len(winners) - 1 / players for seat in range(players)])
