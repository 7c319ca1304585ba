"""Writes and reads the steps of an agenda by the name and the fields that each class of step declares."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, Generic, TypeVar

from triforium.core.errors import Unreadable
from triforium.core.nouns import Nouns
from triforium.core.state import State, Step

S = TypeVar("S", bound=State)


class StepText(Generic[S]):
    """The text of steps: name(value,value) for a comma, else the name and the values joined by the separator."""

    def __init__(self, kinds: Iterable[type[Step[S]]], separator: str) -> None:
        self.kinds: Final = {kind.written.split()[0]: kind for kind in kinds}
        self.separator: Final = separator

    def write(self, step: Step[S], nouns: Mapping[str, Nouns]) -> str:
        """The name of a step and the values of its fields; empty if it is not written."""
        form = step.form()
        if not form:
            return ""
        values = [nouns[kind].write(getattr(step, attribute)) for attribute, kind in fields(form)]
        name = form.split()[0]
        return f"{name}({','.join(values)})" if self.separator == "," else self.separator.join([name, *values])

    def read(self, text: str, nouns: Mapping[str, Nouns]) -> tuple[type[Step[S]], list[Any]]:
        """The class of a step and the values of its fields; Unreadable if there is no such step."""
        name, bracket, rest = text.partition("(" if self.separator == "," else ":")
        kind = self.kinds.get(name)
        if kind is None or (self.separator == "," and not (bracket and rest.endswith(")"))):
            raise Unreadable(f"{text[:40]!r} is not something that a game can wait for")
        wanted = fields(kind.written)
        texts = rest.removesuffix(")").split(self.separator) if rest.removesuffix(")") else []
        if len(texts) != len(wanted):
            names = ", ".join(kind for _, kind in wanted) or "none"
            raise Unreadable(f"{text[:60]}: {name} has {len(wanted)} arguments ({names})")
        values: list[Any] = []
        for (_, field), value in zip(wanted, texts, strict=True):
            values.append(nouns[field].read(value))
            if values[-1] is None:
                raise Unreadable(f"{text[:60]}: {value[:20]!r} is no {field}; it is one of {nouns[field].known()}")
        return kind, values


def fields(form: str) -> list[tuple[str, str]]:
    """The fields of a form: an attribute, and the kind of its value, which is its name unless a colon says more."""
    pairs = [field.partition(":") for field in form.split()[1:]]
    return [(attribute, named or attribute) for attribute, _, named in pairs]
