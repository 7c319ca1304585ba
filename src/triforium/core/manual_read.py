"""The manual of a game: the rules in people's words, one Markdown file in the folder of each language; not compiled.

    # Title                                    the first paragraph after it is the lead
    ## Chapter {#key}                          ### Section {#key}
    Text of a paragraph. [BAS-VAULT-2..4]      the rules that it tells
    - an item of a list                        > a tip
    [2022] only with the second edition        {2010:the King|the Queen}
    > ![key] **Title.** Text.                  a figure of manual.toml
    > 1. what its first move shows

A condition such as 2022 is defined in the file `manual.toml` of the game, and so is the position of a figure.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from triforium.core.errors import Unreadable
from triforium.core.words import ENGLISH, text_of

MANUAL: Final = "manual.md"
HEADING: Final = re.compile(r"(#{1,3}) +(.*?)(?: +\{#([a-z0-9-]+)\})?$")
WHEN: Final = re.compile(r"\[([A-Za-z0-9_]+)\] +")
RULES: Final = re.compile(r" *\[((?:[A-Z]+-[A-Z0-9-]+(?:\.\.[0-9]+)?(?:, )?)+)\]$")
RANGE: Final = re.compile(r"(.*?)([0-9]+)\.\.([0-9]+)")
FIGURE: Final = re.compile(r"!\[([a-z0-9-]+)\] +\*\*(.+?)\*\* *")
CAPTION: Final = re.compile(r"[0-9]+\. +")
VARIANT: Final = re.compile(r"\{([A-Za-z0-9_]+):([^{}|]*)\|([^{}|]*)\}")
MARKUP: Final = re.compile(r":[a-z_-]+:|[*`]")


class Block(NamedTuple):
    """A paragraph, an item of a list, a tip or a figure."""

    key: str  # its anchor, the same in every language
    kind: str  # text, item, tip, figure
    text: str  # with the markup of a line: **bold**, *emphasis*, :piece:, {condition:yes|no}
    rules: tuple[str, ...]
    when: tuple[str, ...]
    title: str  # of a figure
    figure: str
    captions: tuple[str, ...]


class Section(NamedTuple):
    """Blocks below one heading."""

    key: str
    title: str
    when: tuple[str, ...]
    blocks: list[Block]


class Chapter(NamedTuple):
    """Sections; the first one has no title."""

    key: str
    title: str
    when: tuple[str, ...]
    sections: list[Section]


class Manual:
    """A manual in one language."""

    def __init__(self, text: str, name: str = MANUAL) -> None:
        self.name = name
        self.title = ""
        self.lead = ""
        self.chapters: list[Chapter] = []
        for number, lines in paragraphs(text):
            self.add(number, lines)

    def add(self, number: int, lines: list[str]) -> None:
        """Add a heading or a block."""
        heading = HEADING.fullmatch(lines[0])
        if heading is not None:
            self.add_heading(number, heading[1], heading[2], heading[3] or "")
            lines = lines[1:]
        if not lines:
            return
        if not self.chapters:
            self.lead = " ".join(lines)
        elif lines[0].startswith("- "):
            for item in joined(lines, "- "):
                self.add_block("item", item)
        elif lines[0].startswith(">"):
            self.add_quote(number, [line[1:].strip() for line in lines])
        else:
            self.add_block("text", " ".join(lines))

    def add_heading(self, number: int, level: str, title: str, key: str) -> None:
        """Begin the manual, a chapter or a section."""
        when, title = condition(title)
        if level == "#":
            self.title = title
            return
        if not key or self.has(key):
            raise self.bad(number, f"{title!r} needs a key of its own: ## Title {{#key}}")
        if level == "##":
            self.chapters.append(Chapter(key, title, when, [Section(key, "", (), [])]))
        elif not self.chapters:
            raise self.bad(number, f"the section {title!r} is in no chapter")
        else:
            self.chapters[-1].sections.append(Section(key, title, when, []))

    def add_quote(self, number: int, lines: list[str]) -> None:
        """Add a tip, or a figure with its captions."""
        when, first = condition(lines[0])
        found = FIGURE.match(first)
        if found is None:
            self.add_block("tip", " ".join([first, *lines[1:]]), when)
            return
        begin = next((i for i, line in enumerate(lines) if CAPTION.match(line)), len(lines))
        captions = tuple(CAPTION.sub("", text, count=1) for text in joined(lines[begin:], CAPTION))
        text = " ".join([first[found.end() :], *lines[1:begin]])
        self.add_block("figure", text, when, found[2], found[1], captions)

    def add_block(
        self,
        kind: str,
        text: str,
        when: tuple[str, ...] = (),
        title: str = "",
        figure: str = "",
        captions: tuple[str, ...] = (),
    ) -> None:
        """Add a block to the section at hand."""
        more, text = condition(text)
        cited = RULES.search(text)
        rules = tuple(rule for part in cited[1].split(", ") for rule in spread(part)) if cited is not None else ()
        section = self.chapters[-1].sections[-1]
        key = section.key if not section.blocks else f"{section.key}-{len(section.blocks) + 1}"
        body = text[: cited.start()] if cited is not None else text
        section.blocks.append(Block(key, kind, body.strip(), rules, (*when, *more), title, figure, captions))

    def sections(self) -> list[Section]:
        """All sections, in order."""
        return [section for chapter in self.chapters for section in chapter.sections]

    def blocks(self) -> list[Block]:
        """All blocks, in order."""
        return [block for section in self.sections() for block in section.blocks]

    def has(self, key: str) -> bool:
        """Is there a chapter or section with this key?"""
        return any(section.key == key for section in self.sections())

    def telling(self, rule: str) -> list[Block]:
        """The blocks that tell a rule, the fullest account first: the chapters before the doubts and the summary."""
        return [block for block in self.blocks() if rule in block.rules]

    def words(self) -> int:
        """The number of words that a reader reads with the first choice of every variant."""
        texts = [self.title, self.lead]
        for chapter in self.chapters:
            texts += [chapter.title, *(section.title for section in chapter.sections)]
        for block in self.blocks():
            texts += [block.title, block.text, *block.captions]
        return sum(len(plain(text).split()) for text in texts)

    def bad(self, number: int, sentence: str) -> Unreadable:
        """The error to raise for a line."""
        return Unreadable(f"{self.name}, line {number}: {sentence}")


def paragraphs(text: str) -> list[tuple[int, list[str]]]:
    """Lines between empty lines, each group with the number of its first line."""
    found: list[tuple[int, list[str]]] = []
    last = ""
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            if not last:
                found.append((number, []))
            found[-1][1].append(line.strip())
        last = line.strip()
    return found


def joined(lines: list[str], marker: str | re.Pattern[str]) -> list[str]:
    """The items of a list, each on one line."""
    items: list[str] = []
    for line in lines:
        if isinstance(marker, str) and line.startswith(marker):
            items.append(line[len(marker) :])
        elif isinstance(marker, re.Pattern) and marker.match(line):
            items.append(line)
        else:
            items[-1] += " " + line
    return items


def condition(text: str) -> tuple[tuple[str, ...], str]:
    """The conditions at the beginning of a text, and the rest."""
    when: list[str] = []
    found = WHEN.match(text)
    while found is not None:
        when.append(found[1])
        text = text[found.end() :]
        found = WHEN.match(text)
    return tuple(when), text


def spread(rule: str) -> list[str]:
    """A rule, or every rule of a range such as BAS-VAULT-2..4."""
    found = RANGE.fullmatch(rule)
    if found is None:
        return [rule]
    return [f"{found[1]}{number:0{len(found[2])}}" for number in range(int(found[2]), int(found[3]) + 1)]


def conditions_of(text: str) -> list[str]:
    """The conditions of the variants in a text."""
    return [found[1] for found in VARIANT.finditer(text)]


def plain(text: str, holds: frozenset[str] = frozenset()) -> str:
    """A text without markup, with the variants for the conditions that hold."""
    chosen = VARIANT.sub(lambda found: found[2] if found[1] in holds else found[3], text)
    return " ".join(MARKUP.sub("", chosen).split())


@cache
def manual_of(package: str, language: str) -> Manual | None:
    """The manual of a game, in English if it has none in this language; None if it has none at all."""
    if not files(package).joinpath("words", ENGLISH, MANUAL).is_file():
        return None
    return Manual(text_of(package, language, MANUAL), f"{language}/{MANUAL}")
