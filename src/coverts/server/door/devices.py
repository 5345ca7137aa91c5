"""What a device is called in the list of somebody's devices."""

BROWSERS = {
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "Edg/": "Edge",
    "OPR/": "Opera",
    "Chrome/": "Chrome",
    "CriOS/": "Chrome",
    "Safari/": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS": "Mac",
    "Linux": "Linux",
}
"""What browsers call themselves and their systems; the first that is named counts."""


def device_of(user_agent: str) -> str:
    """The browser and the system, as far as they are known: nothing that a stranger could write at will."""
    found = ([name for mark, name in known.items() if mark in user_agent] for known in (BROWSERS, SYSTEMS))
    return ", ".join(names[0] for names in found if names)
