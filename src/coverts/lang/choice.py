"""Which language to speak."""

from collections.abc import Mapping
from typing import Final

from coverts.lang.catalogue import LANGUAGES, Language

VARIABLES: Final = ("COVERTS_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a language is asked for, the strongest first. The last three are what every Unix program looks at."""


def language_of(environment: Mapping[str, str]) -> Language:
    """The language that an environment asks for: the first variable that says anything decides.

    Only the language counts of what it says: de_AT.UTF-8 is German. One that we do not speak, and none, is English.
    """
    asked = next(filter(None, (environment.get(name) for name in VARIABLES)), "").casefold()
    return next((language for language in LANGUAGES if asked[:2] == language and not asked[2:3].isalpha()), "en")
