"""Sentences in a language: every package has a folder for each language in its words/; not compiled."""

import re
from functools import cache
from importlib.resources import files
from typing import Final

from triforium.core.errors import BadOption
from triforium.core.fluent_read import FluentFile, Value
from triforium.core.message import Message

ENGLISH: Final = "en"
INTEGER: Final = re.compile(r"-?[0-9]+")


def found_languages() -> tuple[str, ...]:
    """The languages of the shell, English first."""
    names = sorted(folder.name for folder in files("triforium.core").joinpath("words").iterdir() if folder.is_dir())
    return (ENGLISH, *(name for name in names if name != ENGLISH))


LANGUAGES: Final = found_languages()


def spoken_by(package: str, language: str) -> str:
    """The language itself, or English if the package has no folder for it."""
    return language if files(package).joinpath("words", language).is_dir() else ENGLISH


def text_of(package: str, language: str, name: str = "messages.ftl") -> str:
    """A text of a package: from the folder of a language, or from the English one."""
    path = files(package).joinpath("words", spoken_by(package, language), name)
    return path.read_text(encoding="utf-8")


@cache
def sentences(package: str, language: str) -> FluentFile:
    """The messages of a package, read once."""
    return FluentFile(text_of(package, language), spoken_by(package, language))


class Words:
    """Puts messages into one language, with the shell's words and those of one game."""

    def __init__(self, language: str, *packages: str) -> None:
        if language not in LANGUAGES:
            raise BadOption(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self.files: dict[str, FluentFile] = {}  # by key; a game may override the shell's messages
        for package in ("triforium.core", *packages):
            file = sentences(package, language)
            self.files.update(dict.fromkeys(file.entries, file))

    def has(self, key: str) -> bool:
        """Is there a sentence for this key?"""
        return key in self.files

    def say(self, message: Message) -> str:
        """The sentence; an argument "@key" is put into words first, and a number may choose a plural."""
        args: dict[str, Value] = {}
        for name, value in message.args.items():
            if value.startswith("@"):
                args[name] = self.say(Message(value[1:]))
            else:
                args[name] = int(value) if INTEGER.fullmatch(value) else value
        assert self.has(message.key), f"no words for {message.key!r} in {self.language}"
        try:
            return self.files[message.key].format(message.key, args)
        except KeyError as missing:
            raise AssertionError(f"{message.key!r} in {self.language}: no argument {missing}") from None

    def word(self, key: str, **args: str) -> str:
        """A sentence by its key."""
        return self.say(Message(key, args))
