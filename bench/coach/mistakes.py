"""The commonest mistakes of a level of bot in Pikoko, in points: what was done instead of the best.

`python -m bench.coach losses --to FILE` keeps the reviews; this adds them up.
"""

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean

from bench.coach.losses import Measured, kept, spread
from coverts.coach.review import Decision


def main(files: Sequence[Path], level: str) -> None:
    """What a level lost by each kind of mistake, the costliest first."""
    found = [one for file in files for one in kept(file) if one.level == level]
    lost, clear = defaultdict[str, list[float]](list), defaultdict[str, list[float]](list)
    often = defaultdict[str, int](int)
    sizes: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for one in found:
        for word, own in _by_slip(one).items():
            lost[word].append(sum(it.loss for it in own))
            often[word] += len(own)
            clear[word] += [it.loss for it in own if it.size != "none"]
            for it in own:
                sizes[word][it.size] += 1
    print(f"{level}: {len(found)} games, lost a game", spread([one.review.mistakes for one in found]))
    for word in sorted(lost, key=lambda word: -sum(lost[word])):
        zeros = [0.0] * (len(found) - len(lost[word]))
        bad = len(clear[word]) / len(found)
        mean = fmean(clear[word]) if clear[word] else 0.0
        named = " ".join(f"{size} {sizes[word][size] / len(found):.2f}" for size in ("small", "medium", "big"))
        print(f"{word:38} lost a game {spread([*lost[word], *zeros])}; mistakes {bad:.2f}, each {mean:.2f}; {named}")


def _by_slip(one: Measured) -> dict[str, list[Decision]]:
    found = defaultdict(list)
    for word, decision in zip(one.slips, one.review.decisions, strict=True):
        if word is not None:
            found[word].append(decision)
    return found
