"""Every sentence a person reads, in one catalogue for the terminal and the web. It knows words, not games."""

from coverts.lang.catalogue import LANGUAGES, Catalogue, Language, Speechless
from coverts.lang.choice import language_of

__all__ = ["LANGUAGES", "Catalogue", "Language", "Speechless", "language_of"]
