"""Sentences in a language: Fluent files beside each game and for the shell; not compiled."""

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from triforium.core.errors import BadOption
from triforium.core.message import Message

LANGUAGES = ("en", "pl")


@cache
def sentences(package: str, language: str) -> Any:
    """A word file, read once: it takes a tenth of a second."""
    path = files(package).joinpath("words", f"{language}.ftl")
    return FluentResource(path.read_text(encoding="utf-8"))


class Words:
    """Puts messages into one language, with the shell's words and those of one game."""

    def __init__(self, language: str, *packages: str) -> None:
        if language not in LANGUAGES:
            raise BadOption(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for package in ("triforium.core", *packages):
            self.bundle.add_resource(sentences(package, language), allow_overrides=True)

    def has(self, key: str) -> bool:
        """Is there a sentence for this key?"""
        return bool(self.bundle.has_message(key))

    def say(self, message: Message) -> str:
        """The sentence; an argument "@key" is put into words first, and a number may choose a plural."""
        args: dict[str, str | int] = {}
        for name, value in message.args.items():
            if value.startswith("@"):
                args[name] = self.say(Message(value[1:]))
            else:
                args[name] = int(value) if value.lstrip("-").isdigit() else value
        assert self.has(message.key), f"no words for {message.key!r} in {self.language}"
        pattern = self.bundle.get_message(message.key).value
        assert pattern is not None, f"{message.key!r} has no value in {self.language}"
        text, errors = self.bundle.format_pattern(pattern, args)
        assert not errors, f"{message.key!r} in {self.language}: {errors}"
        return str(text)

    def word(self, key: str, **args: str) -> str:
        """A sentence by its key."""
        return self.say(Message(key, args))
