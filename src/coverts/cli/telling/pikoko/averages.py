"""What many simulated games of Pikoko were like."""

from collections.abc import Iterator, Mapping

from coverts.lang import Catalogue


def averages(catalogue: Catalogue, average: Mapping[str, float], share: Mapping[str, float]) -> Iterator[str]:
    """A line for each thing that people ask of many games."""
    points = {"round": average["points_a_round"], "game": average["points_a_game"]}
    yield catalogue.say("simulate-points", **points, best=average["points_of_winners"])
    yield catalogue.say("simulate-tricks", mean=average["tricks"], spread=average["tricks_spread"])
    right = {"exact": share["bids_exact"], "near": share["bids_off_by_one"]}
    yield catalogue.say("simulate-bids", mean=average["bids"], **right)
    yield catalogue.say("simulate-length-pikoko", decisions=average["decisions"])
