"""Every sentence a person reads, in one catalogue for the terminal and the web. It knows words, not games."""

from coverts.lang.catalogue import LANGUAGES, Catalogue, Language, Sentence, Speechless
from coverts.lang.choice import language_of

__all__ = ["LANGUAGES", "Catalogue", "Language", "Sentence", "Speechless", "language_of"]
