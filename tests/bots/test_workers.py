"""Whoever is killed leaves no workers behind."""

import subprocess
import sys
import time
from pathlib import Path

FIRST = """
import os, time
from coverts.bots.workers import worker_pool

if __name__ == "__main__":
    pool = worker_pool(1)
    print(pool.submit(os.getpid).result(), flush=True)
    pool.submit(time.sleep, 60).result()
"""


def test_workers_end_with_whoever_they_work_for(tmp_path: Path) -> None:
    program = tmp_path / "first.py"
    program.write_text(FIRST)
    with subprocess.Popen([sys.executable, str(program)], stdout=subprocess.PIPE) as first:
        assert first.stdout is not None
        worker = Path("/proc") / first.stdout.readline().decode().strip()
        assert worker.is_dir()
        first.kill()
    until = time.monotonic() + 60
    while worker.is_dir() and "zombie" not in (worker / "status").read_text():
        assert time.monotonic() < until
        time.sleep(0.01)
