"""Results files: finished jobs on disk, one line each, so that an interrupted run can be resumed."""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from triforium.core.errors import Unreadable
from triforium.lab.batch import BatchFailed, Result

FORMAT: Final = "triforium results 1"


class ResultsFile:
    """A JSON Lines file: a heading, then one result per line; the job of a truncated last line is run again."""

    def __init__(self, path: Path, heading: Mapping[str, object], shape: Any = Result) -> None:
        self.path = path
        self.shape = shape  # the type that results are validated against
        self.heading = json.loads(json.dumps({"format": FORMAT, **heading}))
        self.results: dict[str, Result] = {}
        if path.exists():
            self.read()
        else:
            self.create()

    def create(self) -> None:
        """Create the file with its heading."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(json.dumps(self.heading) + "\n", encoding="utf-8")
        except OSError as error:
            raise Unreadable(f"{self.path}: cannot be written: {error.strerror or error}") from None

    def read(self) -> None:
        """Load the finished results."""
        try:
            text = self.path.read_text(encoding="utf-8")
        except OSError as error:
            raise Unreadable(f"{self.path}: cannot be read: {error.strerror or error}") from None
        except UnicodeDecodeError as error:
            raise Unreadable(f"{self.path}: is not UTF-8 text (byte {error.start})") from None
        whole, _, cut = text.rpartition("\n")
        lines = whole.split("\n") if whole else []
        if not lines:
            self.create()  # the first line was truncated
            return
        self.check_heading(self.parse(lines[0], 1))
        for number, line in enumerate(lines[1:], 2):
            result = self.parse(line, number)
            job = result.pop("piece", None)
            if not isinstance(job, str):
                raise Unreadable(f"{self.path}, line {number}: is not a result: it has no 'piece'")
            try:
                msgspec.convert(result, self.shape)
            except msgspec.ValidationError as error:
                raise Unreadable(f"{self.path}, line {number}: is not a result: {error}") from None
            self.results[job] = result
        if cut:
            os.truncate(self.path, len((whole + "\n").encode()))

    def parse(self, line: str, number: int) -> dict[str, Any]:
        """Parse one line of the file."""
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict):
            raise Unreadable(f"{self.path}, line {number}: is not a JSON object; delete the file to start again")
        return found

    def check_heading(self, found: dict[str, Any]) -> None:
        """Unreadable if the file belongs to another batch: its results are neither mixed in nor overwritten."""
        if found.get("format") != FORMAT:
            raise Unreadable(f"{self.path}, line 1: is not a results file ({FORMAT!r}); choose another --out")
        for key in sorted({*self.heading, *found}):
            mine, theirs = self.heading.get(key), found.get(key)
            if mine != theirs:
                raise Unreadable(
                    f"{self.path}: holds other results ({key}: {theirs}, wanted {mine}); choose another --out"
                )

    def append(self, results: Mapping[str, Result]) -> None:
        """Append results to the file and sync it, before they are counted."""
        lines = [json.dumps({"piece": job, **result}) for job, result in results.items()]
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write("".join(line + "\n" for line in lines))
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise BatchFailed(
                f"{self.path}: cannot be written: {error.strerror or error}; "
                f"{len(self.results)} finished games are kept: run the same command again to continue"
            ) from None
        self.results.update(results)

    def write_sibling(self, name: str, text: str) -> Path:
        """Write a file next to the results atomically."""
        path = self.path.with_name(name)
        part = path.with_name(name + ".part")
        try:
            part.write_text(text, encoding="utf-8")
            part.replace(path)
        except OSError as error:
            raise BatchFailed(f"{path}: cannot be written: {error.strerror or error}; all results are kept") from None
        return path
