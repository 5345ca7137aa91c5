"""What the whole machine does: a figure that was taken beside other work is void."""

import os
from pathlib import Path

MOST_OF_OTHERS = 0.1
"""Of one core: what the kernel does for the disk and the network, and a quiet system, stay below it."""


def cpu_seconds_of_all() -> float:
    """CPU seconds that anybody has used since the machine was started; also other guests of its host."""
    user, nice, system, _idle, _waiting, irq, softirq, stolen, *_ = (
        Path("/proc/stat").read_text().split("\n")[0].split()[1:]
    )
    return sum(map(int, (user, nice, system, irq, softirq, stolen))) / os.sysconf("SC_CLK_TCK")
