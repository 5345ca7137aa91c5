"""The command line as a whole."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import Command

COMMANDS = [
    (),
    ("play",),
    ("play", "pikoko"),
    ("play", "pok"),
    ("record",),
    ("record", "check"),
    ("record", "show"),
    ("record", "convert"),
    ("record", "schema"),
    ("admin",),
    ("admin", "tables"),
    ("admin", "table"),
    ("admin", "people"),
    ("admin", "person"),
    ("db",),
    ("db", "status"),
    ("db", "check"),
    ("db", "backup"),
    ("db", "restore"),
    ("serve",),
    ("bot",),
    ("simulate",),
    ("solve",),
    ("train",),
    ("arena",),
    ("completion",),
]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_has_help(coverts: Command, command: tuple[str, ...]) -> None:
    said = coverts(*command, "--help")
    assert said.status == 0
    assert said.out.startswith("Usage: coverts")
    assert len(said.out.splitlines()) >= 4
    assert not said.err


@pytest.mark.parametrize("width", [24, 40, 60, 80, 200])
def test_help_fits_the_terminal(coverts: Command, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    for command in COMMANDS:
        for line in coverts(*command, "--help").out.splitlines():
            assert len(line) <= min(width, 100), line
            assert line == line.rstrip()


@pytest.mark.parametrize("group", [(), ("play",), ("record",), ("db",), ("admin",)])
def test_help_describes_every_command_on_one_line(coverts: Command, group: tuple[str, ...]) -> None:
    listed = coverts(*group, "--help").out.partition("Commands:\n")[2].splitlines()
    told = dict(line.strip().split("  ", 1) for line in listed if line)
    for command in (command[-1] for command in COMMANDS if command[:-1] == group and command):
        assert len(told[command].split()) >= 5, command
        assert told[command].endswith((".", "?"))


def test_help_keeps_examples_and_fills_paragraphs(coverts: Command) -> None:
    said = coverts("arena", "--help").out
    assert "\n    coverts arena pok --ladder novice casual club expert master\n" in said
    assert "compared with somebody else there, on the same\ndeals from every seat:\n" in said
    assert "[default: False]" not in said


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_json_means_the_same_everywhere(coverts: Command, command: tuple[str, ...]) -> None:
    options = coverts(*command, "--help").out.partition("Parameters:\n")[2]
    if "--json" in options or "--output" in options:
        assert "  --json\n      Print JSON to standard output instead of text.\n" in options
        assert "  --output PATH\n      Write the JSON into this file;" in options
    else:
        assert command[-1:] not in {("simulate",), ("arena",), ("solve",), ("train",), ("check",)}


@pytest.mark.parametrize("spelling", [("--json", "figures.json"), ("--json=figures.json",)], ids=" ".join)
@pytest.mark.parametrize(
    "command",
    [("simulate", "pok"), ("solve", "pok"), ("train", "pikoko"), ("arena", "pok", "--ladder", "random", "casual")],
    ids=" ".join,
)
def test_a_file_after_json_is_told_where_it_belongs(
    coverts: Command, command: tuple[str, ...], spelling: tuple[str, ...]
) -> None:
    said = coverts(*command, *spelling)
    assert (said.status, said.out) == (2, "")
    told = "coverts: --json prints to standard output. To write a file: --output figures.json"
    assert " ".join(said.err.split()) == told


@pytest.mark.parametrize(
    "command",
    [
        ("arena", "pikoko"),
        ("simulate", "pok"),
        ("play", "pok"),
        ("solve", "pok"),
        ("train", "pikoko"),
        ("record", "schema"),
        ("completion", "bash"),
    ],
    ids=" ".join,
)
def test_a_word_too_many_is_named_with_its_command(coverts: Command, command: tuple[str, ...]) -> None:
    said = coverts(*command, "nobody", "else")
    assert (said.status, said.out) == (2, "")
    whole = f"coverts {' '.join(command if command[0] in ('play', 'record') else command[:1])}"
    right = f'coverts: {whole} has no use for "nobody", "else". What goes there is in: {whole} --help'
    assert " ".join(said.err.split()) == right


def test_the_version_is_told(coverts: Command) -> None:
    assert coverts("--version").out.strip() == "0.1.0"


@pytest.mark.parametrize(
    "words",
    [
        ("nonsense",),
        ("play", "chess"),
        ("record", "check"),
        ("simulate",),
        ("simulate", "chess"),
        ("simulate", "pok", "--players", "many"),
        ("simulate", "pok", "--games", "0"),
        ("simulate", "pok", "--nonsense"),
        ("completion", "basic"),
    ],
    ids=" ".join,
)
def test_wrong_words_get_one_clear_sentence(coverts: Command, words: tuple[str, ...]) -> None:
    said = coverts(*words)
    assert said.status == 2
    assert said.out == ""
    assert said.err.startswith("coverts: ")
    assert "Traceback" not in said.err


def test_help_is_quick_because_nothing_else_is_imported() -> None:
    listing = "import sys; from coverts.cli.app import run; run(['--help']); print(*sys.modules, file=sys.stderr)"
    imported = subprocess.run([sys.executable, "-c", listing], capture_output=True, text=True, check=True).stderr
    assert "cyclopts" in imported
    for heavy in ("coverts.games", "coverts.records", "coverts.lang", "fluent", "babel", "msgspec", "rich.markdown"):
        assert heavy not in imported.split(), heavy


def test_a_reader_who_has_had_enough_is_no_error() -> None:
    command = f"{sys.executable} -m coverts record schema | head -n 1"
    said = subprocess.run(["bash", "-o", "pipefail", "-c", command], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stdout, said.stderr) == (0, "{\n", "")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts_know_the_commands(coverts: Command, shell: str) -> None:
    script = coverts("completion", shell).out
    for word in ("play", "pikoko", "record", "check", "simulate"):
        assert word in script


def test_bash_completes(coverts: Command, tmp_path: Path) -> None:
    script = tmp_path / "completion"
    script.write_text(coverts("completion", "bash").out)
    ask = f'. {script}; COMP_WORDS=(coverts rec); COMP_CWORD=1; _coverts; echo "${{COMPREPLY[@]}}"'
    bash = shutil.which("bash")
    assert bash
    said = subprocess.run(
        [bash, "-c", ask], capture_output=True, text=True, check=True, env=os.environ | {"LC_ALL": "C"}
    )
    assert said.stdout.split() == ["record"], said.stderr


@pytest.mark.parametrize(
    ("command", "status", "said"),
    [
        ("play pok <&-", 1, ""),
        ("play pikoko <&-", 1, ""),
        ("record check - <&-", 2, ""),
        ("--version >&-", 0, ""),
        ("simulate pok --games 2 >&-", 0, ""),
        ("play pok </dev/null >&-", 1, ""),
        ("nonsense 2>&-", 2, ""),
        ("record check nowhere nowhere 2>&-", 2, ""),
        ("record schema >/dev/full", 2, "coverts: No space left on device\n"),
        ("--help >/dev/full", 2, "coverts: No space left on device\n"),
    ],
)
def test_closed_and_full_streams_are_no_reason_to_fall_over(command: str, status: int, said: str) -> None:
    words = ["bash", "-c", f"{sys.executable} -m coverts {command}"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr
    assert (done.returncode, done.stderr) == (status, said)
