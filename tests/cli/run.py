"""Runs `triforium WORDS…` in this process: starting Python for each command would take most of the time."""

import io
import json
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

from triforium.cli.main import main


@dataclass
class Answer:
    """The output and the exit code of a command."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        """The output of --json, parsed."""
        return json.loads(self.out)


def in_process(words: list[str], data: bytes) -> Answer:
    """Run a command in this process, with its own standard streams."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True) for _ in range(2))
    typed = io.TextIOWrapper(io.BytesIO(data), encoding="utf-8", errors="surrogateescape")
    with mock.patch.object(sys, "stdin", typed), redirect_stdout(out), redirect_stderr(err):
        try:
            code = main(words)
        except SystemExit as ended:
            code = ended.code if isinstance(ended.code, int) else 1
    return Answer(code, *(stream.buffer.getvalue().decode() for stream in (out, err)))  # type: ignore[attr-defined]


def as_process(words: list[str], data: bytes) -> Answer:
    """Run a command in a new process, as users do."""
    command = [sys.executable, "-m", "triforium", *words]
    done = subprocess.run(command, input=data, capture_output=True, timeout=120, check=False)
    return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())


def triforium(*words: str | Path, text: str | bytes = "", code: int | None = 0) -> Answer:
    """Run `triforium WORDS…` and assert that an error is one line and never a traceback."""
    answer = in_process([str(word) for word in words], text.encode() if isinstance(text, str) else text)
    assert "Traceback" not in answer.out + answer.err, answer.err
    if code is not None:
        assert answer.code == code, answer
    if code == 2:
        assert answer.err.startswith("triforium: "), answer
        assert answer.err.count("\n") == 1, answer.err
    return answer
