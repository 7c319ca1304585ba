"""The command line as its users meet it: a real process."""

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass
class Answer:
    """What a command said and how it ended."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        """The answer for scripts."""
        return json.loads(self.out)


def triforium(*words: str | Path, text: str | bytes = "", code: int | None = 0) -> Answer:
    """Run `triforium WORDS…`; a complaint is always one line and never a traceback."""
    data = text.encode() if isinstance(text, str) else text
    command = [sys.executable, "-m", "triforium", *map(str, words)]
    done = subprocess.run(command, input=data, capture_output=True, timeout=120, check=False)
    answer = Answer(done.returncode, done.stdout.decode(), done.stderr.decode())
    assert "Traceback" not in answer.out + answer.err, answer.err
    if code is not None:
        assert answer.code == code, answer
    if code == 2:
        assert answer.err.startswith("triforium: "), answer
        assert answer.err.count("\n") == 1, answer.err
    return answer
