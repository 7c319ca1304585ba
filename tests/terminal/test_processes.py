"""The terminal game as a real process: pipes, colours, Ctrl-C."""

import contextlib
import os
import pty
import random
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.terminal.evening import saved
from triforium.games import find_game

# Tests run in the background of a shell ignore Ctrl-C, and children inherit that: this script restores the handler.
DOOR = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from pathlib import Path
from triforium.games import find_game
from triforium.terminal.app import play
game, edition, seats, language, path = sys.argv[1:]
sys.exit(play(find_game(game), edition=edition, seats=seats.split(","), language=language, seed=1,
              save_to=Path(path) if path else None))
"""
COLOUR = re.compile(rb"\x1b\[[0-9;]*m")


def command(game: str = "basilica", edition: str = "", seats: str = "human,bot:simple", path: str = "") -> list[str]:
    return [sys.executable, "-c", DOOR, game, edition, seats, "en", path]


def surroundings(**more: str) -> dict[str, str]:
    """The environment without variables that turn colours on or off, plus these."""
    kept = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS")}
    return {**kept, **more}


def piped(lines: bytes, *arguments: str, **more: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        command(*arguments), input=lines, capture_output=True, timeout=120, check=False, env=surroundings(**more)
    )


@pytest.mark.parametrize("edition", find_game("basilica").editions())
def test_a_whole_game_through_a_pipe(edition: str, tmp_path: Path) -> None:
    dice = random.Random(5)
    lines = "".join(f"{dice.randint(1, 6)}\n" for _ in range(900)).encode()
    path = tmp_path / "game.rec"
    done = piped(lines, "basilica", edition, "human,bot:simple", str(path))
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"Final score: White" in done.stdout
    assert b"\x1b" not in done.stdout
    assert saved(path).state.over


def test_typing_only_ones_through_a_pipe() -> None:
    done = piped(b"1\n" * 30)
    assert done.returncode == 0
    assert done.stdout.endswith(b"Goodbye.\n")


def test_input_that_is_not_utf_8() -> None:
    done = piped(b"\xff\xfe\x00\x9f\n1\n\x80\n\xc3(\n")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.endswith(b"Goodbye.\n")


def test_a_terminal_that_knows_only_ascii() -> None:
    done = piped(b"1\nhelp\n", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.isascii()
    assert b"+------+------+" in done.stdout


def test_ctrl_c_leaves_a_saved_game_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    process = subprocess.Popen(
        command(path=str(path)),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=surroundings(),
    )
    assert process.stdin is not None
    process.stdin.write(b"1\n1\n1\n")
    process.stdin.flush()
    give_up = time.monotonic() + 60
    while not (path.exists() and path.read_text(encoding="utf-8").count("\n0 ") >= 3) and time.monotonic() < give_up:
        time.sleep(0.05)
    time.sleep(0.2)
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert errors == b""
    assert b"Traceback" not in output
    assert output.endswith(b"\n")
    assert saved(path).turn() > 0
    assert os.listdir(tmp_path) == ["game.rec"]


class Terminal:
    """A pseudo-terminal with a process in it."""

    def __init__(self, arguments: list[str], **more: str) -> None:
        self.seen = b""
        self.pid, self.handle = pty.fork()
        if self.pid == 0:
            os.execve(sys.executable, arguments, surroundings(TERM="xterm-256color", COLUMNS="80", **more))

    def read_until(self, wanted: bytes, patience: float = 60) -> bool:
        """Read until `wanted` is printed or the process is gone; False if neither happens before the timeout."""
        give_up = time.monotonic() + patience
        start = len(self.seen)
        while wanted not in self.seen[start:] and time.monotonic() < give_up:
            if select.select([self.handle], [], [], 0.2)[0]:
                try:
                    found = os.read(self.handle, 65536)
                except OSError:  # the process is gone
                    return True
                self.seen += found
                if not found:
                    return True
        return wanted in self.seen[start:]

    def type(self, text: bytes) -> None:
        os.write(self.handle, text)

    def interrupt(self) -> None:
        """Press Ctrl-C, and again after 10 s if it was missed: a second one during shutdown would be an error."""
        for _ in range(10):
            self.type(b"\x03")
            if self.read_until(b"\x00never", 10):
                return

    def leave(self) -> int:
        """Wait for the process to end; its exit code."""
        if not self.read_until(b"\x00never", 60):
            os.kill(self.pid, signal.SIGKILL)
        _, status = os.waitpid(self.pid, 0)
        with contextlib.suppress(OSError):
            os.close(self.handle)
        return os.waitstatus_to_exitcode(status)


def test_in_a_terminal_there_are_colours_and_ctrl_c_resets_them(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    terminal = Terminal(command(path=str(path)))
    terminal.read_until(b"\n> ")
    terminal.type(b"1\n")
    terminal.read_until(b"\n> ")
    assert COLOUR.search(terminal.seen)
    terminal.interrupt()
    assert terminal.leave() == 130
    assert b"Traceback" not in terminal.seen
    assert terminal.seen.rstrip(b"\r").endswith(b"\n")
    codes = COLOUR.findall(terminal.seen)
    assert codes[-1] == b"\x1b[0m"
    assert saved(path).turn() > 0


def test_ctrl_d_in_a_terminal_says_goodbye() -> None:
    terminal = Terminal(command())
    terminal.read_until(b"\n> ")
    terminal.type(b"\x04")
    assert terminal.leave() == 0
    assert b"Goodbye." in terminal.seen


def test_no_color_is_respected_in_a_terminal() -> None:
    terminal = Terminal(command(), NO_COLOR="1")
    terminal.read_until(b"\n> ")
    terminal.type(b"quit\n")
    assert terminal.leave() == 0
    assert b"\x1b" not in terminal.seen.replace(b"\x1b[?2004h", b"").replace(
        b"\x1b[?2004l", b""
    )  # these two are readline's own


def test_a_secret_choice_is_cleared_from_a_terminal(tmp_path: Path) -> None:
    from tests.terminal.test_secrets import BOTH
    from triforium.core.record import Agreement, Record
    from triforium.core.record_text import write_record

    path = tmp_path / "jesters.rec"
    record = Record(find_game("basilica"), Agreement("2022", 2, {}, ["human", "human"], BOTH))
    path.write_text(write_record(record), encoding="utf-8")
    door = (
        "import sys; from pathlib import Path; from triforium.games import find_game; "
        "from triforium.core.record_text import read_record; from triforium.terminal.app import play; "
        f"text = Path({str(path)!r}).read_text(); "
        "sys.exit(play(find_game('basilica'), resume=read_record(text, 'x', find_game).record))"
    )
    terminal = Terminal([sys.executable, "-c", door])
    for line in (b"V1c1\n", b"\n", b"blue\n"):
        terminal.read_until(b"> ")
        terminal.type(line)
    terminal.read_until(b"Hand the screen to Black")
    after_choice = terminal.seen[terminal.seen.rindex(b"blue") :]
    assert b"\x1b[2J" in after_choice  # the screen is cleared before anybody else looks
    terminal.type(b"quit\n")
    assert terminal.leave() == 0
