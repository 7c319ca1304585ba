"""The rulebook of the game: a rule with the meaning of its source tags and the rulings that cite it."""

import re
from typing import Final

from triforium.core.rulebook import Rulebook

TAG_ROW: Final = re.compile(r"\|\s*([A-Z][A-Za-z0-9, \-]*?)\s*\|\s*([^|]*?)\s*\|(.*)")
TAG: Final = re.compile(r"RB-[A-Z]+(?: [0-9]+)?|PUB-[a-z]+|INF|REC|RUL")
RULING: Final = "ORL-AMB-"


class OrleansRulebook(Rulebook):
    """ORL: sources are tags in the last column (rules.md, section 1.1), rulings are the rows of section 5."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.tags: dict[str, str] = {}
        for line in text.split("\n"):
            row = TAG_ROW.match(line)
            if row is None:
                continue
            for tag in row.group(1).split(", "):
                if TAG.fullmatch(tag.removesuffix(" n")):
                    meaning = (
                        row.group(2) if not row.group(3).strip(" |") else f"{row.group(2)}: {row.group(3).strip(' |')}"
                    )
                    self.tags.setdefault(tag.removesuffix(" n"), meaning)

    def notes(self, key: str) -> list[tuple[str, str]]:
        """The meaning of a rule's tags, then every ruling that cites it."""
        text = self.rules[key].text
        found = [
            (tag, self.tags[tag.split(" ")[0]])
            for tag in TAG.findall(text.rpartition(" — ")[2])
            if tag.split(" ")[0] in self.tags
        ]
        for ruling, rule in self.rules.items():
            if ruling.startswith(RULING) and ruling != key and re.search(rf"{key}(?![0-9])", rule.text):
                found.append((ruling, rule.text))
        return found
