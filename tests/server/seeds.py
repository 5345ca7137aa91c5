"""Looking for a seed in whatever was heard or shown."""

from base64 import b64encode


class SeedFound(AssertionError):
    """It was found, and this is around it."""


def look_for(seed: str, heard: bytes) -> None:
    """`SeedFound` if it is in there: as in JSON, in the text of Python's bytes, in Base64, or as it is."""
    raw = bytes.fromhex(seed)
    # The last bytes of Base64 depend on what follows.
    for shape in (seed.encode(), seed.upper().encode(), repr(raw)[2:-1].encode(), b64encode(raw[:30]), raw):
        if shape in heard:
            raise SeedFound(heard[max(0, heard.index(shape) - 200) :][:300])
