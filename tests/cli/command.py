"""Running commands inside the test, and looking at all they say."""

import io
import sys
from dataclasses import dataclass

import pytest

from coverts.cli.app import run


@dataclass(frozen=True)
class Said:
    status: int
    out: str
    err: str


class Command:
    """The command line with its streams in hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *arguments: str, stdin: bytes = b"") -> Said:
        self.monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        status = run([str(argument) for argument in arguments])
        said = self.capsys.readouterr()
        return Said(status, said.out, said.err)
