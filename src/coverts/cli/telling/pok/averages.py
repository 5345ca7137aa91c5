"""What many simulated games of POK were like."""

from collections.abc import Iterator, Mapping

from coverts.lang import Catalogue


def averages(catalogue: Catalogue, average: Mapping[str, float], share: Mapping[str, float]) -> Iterator[str]:  # noqa: ARG001 - the other game prints shares
    """A line for each thing that people ask of many games."""
    yield catalogue.say("simulate-length-pok", rounds=average["rounds"], decisions=average["decisions"])
    yield catalogue.say("simulate-counters", mean=average["counters_left_of_others"])
