"""Programs of others: written into a file, and run by this Python."""

import sys
from pathlib import Path

READING = """
import json, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    assert set(asked) == {"game", "view", "past", "legal", "seed"}
"""

GOOD = READING + "    print(json.dumps({'place': asked['seed'] % len(asked['legal'])}), flush=True)"
BY_ACTION = READING + "    print(json.dumps({'action': asked['legal'][-1]}), flush=True)"
CRASHING = READING + "    sys.exit(3)"
HANGING = READING + "    time.sleep(600)"
ILLEGAL = READING + "    print(json.dumps({'action': {'type': 'bid', 'tokens': 99}}), flush=True)"
FAR = READING + "    print(json.dumps({'place': len(asked['legal'])}), flush=True)"
MUMBLING = READING + "    print('er', flush=True)"
EMPTY = READING + "    print('[]', flush=True)"
UNASKED = READING + "    print(json.dumps({'place': 0}), flush=True); print(json.dumps({'place': 0}), flush=True)"


def program(folder: Path, text: str) -> str:
    """The name under which a program of this text can sit at a table."""
    file = folder / "program.py"
    file.write_text(text)
    return f"exec:{sys.executable} {file}"
