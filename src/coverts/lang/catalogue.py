"""A language's messages, read from the Fluent files beside this module."""

from functools import cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from coverts.lang.functions import FUNCTIONS
from coverts.lang.placing import isolated, shortened, with_minus_signs
from coverts.registry import PLUGINS

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Language: TypeAlias = Literal["en", "de", "fr", "nl"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)


class Speechless(LookupError):
    """A message is missing, or broken, or lacks an argument: a mistake of ours that no player should ever read."""


class Sentence:
    """A message with its arguments, which are sentences themselves or not, before it is known who will read it.

    Whoever says it, says it in their reader's language; `str` is English, for programs and for those who look for
    mistakes.
    """

    __slots__ = ("args", "key")

    def __init__(self, key: str, /, **args: "str | float | Sentence") -> None:
        self.key: Final = key
        self.args: Final = args

    def __str__(self) -> str:
        return Catalogue("en").say(self.key, **self.args)

    def __repr__(self) -> str:
        return f"Sentence({self.key!r}, {self.args!r})"


class Catalogue:
    """The words of one language. The files are read when the first sentence is said."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise Speechless(f"there is no catalogue for {language!r}; there is: {', '.join(LANGUAGES)}")
        self.language: Final = language

    def say(self, key: str, /, **args: str | float | Sentence) -> str:
        """The message of this key as one line, with its arguments in place."""
        return " ".join(self.lines(key, **args))

    def lines(self, key: str, /, **args: str | float | Sentence) -> list[str]:
        """The same, with the line breaks that the message has."""
        bundle = _bundle(self.language)
        pattern = bundle.get_message(key).value if bundle.has_message(key) else None
        if pattern is None:
            raise Speechless(f"no message {key!r} in {self.language!r}")
        placed = {name: self._placed(value) for name, value in args.items()}
        text, errors = bundle.format_pattern(pattern, placed)
        if errors:
            raise Speechless(f"message {key!r} in {self.language!r}: {'; '.join(map(str, errors))}")
        is_below_nothing = any(isinstance(value, int | float) and value < 0 for value in args.values())
        return (with_minus_signs(str(text)) if is_below_nothing else str(text)).splitlines()

    def _placed(self, value: str | float | Sentence) -> str | float:
        if isinstance(value, Sentence):
            return shortened(self.say(value.key, **value.args))  # What needs isolating in it has been isolated.
        return isolated(shortened(value)) if isinstance(value, str) else value


def sources(language: str) -> dict[str, str]:
    """The text of each of a language's files, by name: ours, and those that games of others bring."""
    from importlib.resources import files

    packages = [__package__, *[plugin.words for plugin in PLUGINS.values() if plugin.words]]
    found = [file for package in packages for file in files(package).joinpath(language).iterdir()]
    named = sorted(found, key=lambda file: file.name)
    return {file.name: file.read_text("utf-8") for file in named if file.name.endswith(".ftl")}


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Junk

    # Invisible marks in a terminal are read aloud by some screen readers: only what needs isolating is isolated.
    bundle = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
    for name, text in sources(language).items():
        resource = FluentResource(text)
        junk = [entry.content for entry in resource.body if isinstance(entry, Junk)]
        if junk:
            raise Speechless(f"{language}/{name} cannot be read here: {junk[0]!r}")
        bundle.add_resource(resource)
    return bundle
