"""The host names of this machine."""

import re

_THIS_MACHINE = re.compile(r"(localhost|127\.[\d.]+|\[::1\])(:\d+)?", re.IGNORECASE)


def is_this_machine(host: str) -> bool:
    """Whether this is a name, with or without a port, that leads others nowhere."""
    return _THIS_MACHINE.fullmatch(host) is not None
