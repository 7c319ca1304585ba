#!/usr/bin/env python3
"""What a language lacks, compared with English: files, sentences, their arguments, rules, paragraphs of manuals.

    tools/check_words.py [LANGUAGE …] [--root DIR]

Without a language, all of them. A language is a folder beside each words/en (docs/translate.md).
Exit code 1: something is missing. Exit code 2: no such language.
"""

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENGLISH = "en"
SENTENCE = re.compile(r"^([\w-]+) =(.*(?:\n[ }].*)*)", re.MULTILINE)
ARGUMENT = re.compile(r"\{ ?\$(\w+)")
RULE = re.compile(r"^(?:- \*\*|\| \**)([A-Z]{2,4}(?:-[A-Z0-9]+)+)\**(?: \(x\d\))?(?: \||\**)", re.MULTILINE)
PARAGRAPH = re.compile(r"\{#([a-z0-9-]+)\}|!\[([a-z0-9-]+)\]")


def folders(root: Path) -> list[Path]:
    """Every folder with the words of a package."""
    return sorted(path.parent for path in (root / "src" / "triforium").rglob(f"words/{ENGLISH}"))


def languages(root: Path) -> list[str]:
    """Every language that has a folder anywhere, but English."""
    found = {path.name for folder in folders(root) for path in folder.iterdir() if path.is_dir()}
    return sorted(found - {ENGLISH, "__pycache__"})


def names(path: Path) -> dict[str, set[str]]:
    """What a file must have in every language, by name: sentences with their arguments, rules, paragraphs."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".ftl":
        return {key: set(ARGUMENT.findall(said)) for key, said in SENTENCE.findall(text)}
    if path.name == "rules.md":
        return {key: set() for key in RULE.findall(text) if re.search("[0-9]", key) or f"**{key}**" in text}
    return {one or other: set() for one, other in PARAGRAPH.findall(text)}


def lacks(root: Path, language: str) -> list[str]:
    """One line for everything that a language lacks."""
    found: list[str] = []
    for folder in folders(root):
        originals = sorted((folder / ENGLISH).iterdir())
        if (folder.parent / "rules.md").is_file():
            originals.append(folder.parent / "rules.md")
        for original in originals:
            mine = folder / language / original.name
            shown = mine.relative_to(root)
            if not mine.is_file():
                found.append(f"{shown}: the file is missing")
                continue
            wanted, said = names(original), names(mine)
            found += [f"{shown}: {key} is missing" for key in wanted if key not in said]
            found += [f"{shown}: {key} is not in English" for key in said if key not in wanted]
            for key in [key for key in wanted if key in said and wanted[key] != said[key]]:
                differ = ", ".join(f"${name}" for name in sorted(wanted[key] ^ said[key]))
                found.append(f"{shown}: {key} has not the arguments of English: {differ}")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("language", nargs="*", help="such as pl")
    parser.add_argument("--root", type=Path, default=ROOT, help="another checkout")
    words = parser.parse_args()
    known = languages(words.root)
    for language in words.language:
        if language not in known:
            print(f"check_words: there is no language {language!r}; there are: {', '.join(known)}", file=sys.stderr)
            return 2
    found = [line for language in words.language or known for line in lacks(words.root, language)]
    print("\n".join(found) if found else f"nothing is missing: {', '.join(words.language or known)}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
