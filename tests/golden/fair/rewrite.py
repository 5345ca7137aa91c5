"""Writes the vectors of fair deals: python -m tests.golden.fair.rewrite"""

from pathlib import Path

from tests.golden.fair.vectors import FILE, text

if __name__ == "__main__":
    Path(FILE).write_text(text(), "utf-8")
