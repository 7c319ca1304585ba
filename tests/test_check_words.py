"""tools/check_words.py names everything that a language lacks."""

import shutil
import subprocess
import sys
from pathlib import Path

from tools.check_words import ROOT, lacks

CORE = Path("src/triforium/core/words")
PEBBLES = Path("src/triforium/games/pebbles")


def test_what_is_missing_is_named(tmp_path: Path) -> None:
    for folder in (CORE / "en", CORE / "pl", PEBBLES / "words"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    shutil.copy(ROOT / PEBBLES / "rules.md", tmp_path / PEBBLES)
    assert lacks(tmp_path, "pl") == []
    (tmp_path / CORE / "pl" / "language.toml").unlink()
    messages = tmp_path / CORE / "pl" / "messages.ftl"
    text = messages.read_text(encoding="utf-8").replace("allowed = ", "alowed = ").replace("{ $most }", "{ $many }", 1)
    messages.write_text(text, encoding="utf-8")
    rules = tmp_path / PEBBLES / "words" / "pl" / "rules.md"
    rules.write_text(rules.read_text(encoding="utf-8").replace("PEB-TAKE-2", "PEB-TAKE-3"), encoding="utf-8")
    said = "\n".join(lacks(tmp_path, "pl"))
    assert f"{CORE / 'pl' / 'language.toml'}: the file is missing" in said
    assert f"{CORE / 'pl' / 'messages.ftl'}: allowed is missing" in said
    assert f"{CORE / 'pl' / 'messages.ftl'}: alowed is not in English" in said
    assert "no-such-choice has not the arguments of English: $many, $most" in said
    assert f"{PEBBLES / 'words' / 'pl' / 'rules.md'}: PEB-TAKE-2 is missing" in said


def test_an_unknown_language_is_one_sentence() -> None:
    command = [sys.executable, str(ROOT / "tools" / "check_words.py"), "xx"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "there is no language 'xx'; there are: de, pl" in done.stderr
