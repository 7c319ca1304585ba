"""Generate TypeScript types from Python: messages, views, components, verbs, events, decisions.

`python tools/make_types.py` writes web/src/wire/generated; with --check it only reports files that are out of date.
"""

import ast
import dataclasses
import sys
import types
import typing
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from triforium.core.action import SPECTATOR
from triforium.core.game import Game
from triforium.core.words import LANGUAGES
from triforium.games import GAMES
from triforium.games.basilica import plan
from triforium.server.people import bodies as people
from triforium.server.table import bodies, client_messages, entries, lobby, server_messages
from triforium.server.table.refusals import STATUS

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "web" / "src" / "wire" / "generated"
HEAD = "// Made by tools/make_types.py from the Python side; do not edit.\n"
SHARED = "core"

# Constants of the noun encoding that the client needs to draw a board.
FACTS = {"basilica": {"COLUMNS": plan.COLUMNS, "STRIDE": plan.STRIDE}}


def type_script(kind: Any) -> str:
    """A Python type as a TypeScript type."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is typing.Annotated:
        return type_script(args[0])
    if origin is Literal:
        return " | ".join(literal(arg) for arg in args)
    if origin in (Union, types.UnionType):
        return " | ".join(type_script(arg) for arg in args)
    if origin in (list, set, frozenset):
        inner = type_script(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(type_script(arg) for arg in args)}]"
    if origin in (dict, Mapping):
        return f"Record<{type_script(args[0])}, {type_script(args[1])}>"
    if kind in (int, float):
        return "number"
    if kind is type(None):
        return "null"
    return {str: "string", bool: "boolean", Any: "unknown", object: "unknown"}.get(kind) or kind.__name__


def literal(value: object) -> str:
    """A value as a TypeScript literal."""
    return f'"{value}"' if isinstance(value, str) else str(value).lower() if isinstance(value, bool) else str(value)


def collect_structs(kind: Any, found: dict[str, Any]) -> None:
    """Collect all structs and dataclasses that a type refers to, each after the ones it depends on."""
    for arg in get_args(kind):
        collect_structs(arg, found)
    if isinstance(kind, type) and (dataclasses.is_dataclass(kind) or issubclass(kind, msgspec.Struct)):
        if kind.__name__ in found:
            return
        for base in kind.__bases__:
            if dataclasses.is_dataclass(base):
                collect_structs(base, found)
        for hint in field_types(kind).values():
            collect_structs(hint, found)
        found[kind.__name__] = kind


def field_types(kind: Any) -> dict[str, Any]:
    """The fields of a struct or dataclass by their names on the wire."""
    if dataclasses.is_dataclass(kind):
        return get_type_hints(kind, include_extras=True)
    return {field.encode_name: field.type for field in msgspec.structs.fields(kind)}


def interface(kind: Any) -> str:
    """A struct or dataclass as a TypeScript interface; optional request fields have a question mark."""
    hints = field_types(kind)
    lines: list[str] = []
    parent = ""
    optional: set[str] = set()
    if dataclasses.is_dataclass(kind):
        bases = [base for base in kind.__bases__ if dataclasses.is_dataclass(base)]
        parent = f" extends {bases[0].__name__}" if bases else ""
        own = set(hints) - {name for base in bases for name in get_type_hints(base)}
        # A view always has all its fields: the defaults exist only because of dataclass inheritance.
        hints = {name: without_default_none(kind, name, hint) for name, hint in hints.items() if name in own}
    else:
        tag = kind.__struct_config__.tag
        if tag is not None:
            lines.append(f"  {kind.__struct_config__.tag_field}: {literal(tag)};")
        if is_request(kind):
            optional = {field.name for field in msgspec.structs.fields(kind) if not field.required}
    for name, hint in hints.items():
        shown = name if name.isidentifier() else literal(name)
        lines.append(f"  {shown}{'?' if name in optional else ''}: {type_script(hint)};")
    return f"export interface {kind.__name__}{parent} {{\n" + "\n".join(lines) + "\n}\n"


def is_request(kind: Any) -> bool:
    """Does the client send it, so that fields with defaults are optional?"""
    return issubclass(kind, (client_messages.FromClient, bodies.Asked, entries.ClockRules))


def without_default_none(kind: Any, name: str, hint: Any) -> Any:
    """The type of a view field without None: `list[…] | None = None` is never null on the wire."""
    field = next(field for field in dataclasses.fields(kind) if field.name == name)
    if field.default is None and get_origin(hint) in (Union, types.UnionType):
        kept = [arg for arg in get_args(hint) if arg is not type(None)]
        if len(kept) == 1 and get_origin(kept[0]) is list:
            return kept[0]
    return hint


def core_text() -> str:
    """The types of WebSocket and HTTP messages, and the shared part of a view."""
    found: dict[str, Any] = {}
    for kind in (client_messages.ClientMessage, server_messages.ServerMessage, lobby.TableRow):
        collect_structs(kind, found)
    for module in (bodies, people):
        for kind in vars(module).values():
            if isinstance(kind, type) and kind.__module__ == module.__name__ and issubclass(kind, msgspec.Struct):
                collect_structs(kind, found)
    for game in GAMES:
        for base in type(sample_view(game)).__mro__:
            if base.__module__ == "triforium.core.view":
                collect_structs(base, found)
    for hollow in ("FromClient", "ToClient", "Asked"):
        found.pop(hollow, None)
    text = HEAD + "".join("\n" + interface(kind) for kind in found.values())
    for name, union in (
        ("ClientMessage", client_messages.ClientMessage),
        ("ServerMessage", server_messages.ServerMessage),
    ):
        text += f"\nexport type {name} =\n" + "".join(f"  | {kind.__name__}\n" for kind in get_args(union))[:-1] + ";\n"
    text += table("REFUSALS", list(STATUS)) + table("LANGUAGES", list(LANGUAGES))
    text += "\nexport type Language = (typeof LANGUAGES)[number];\n"
    text += table("GAMES", [game.key for game in GAMES])
    return text


def sample_view(game: Game[Any]) -> Any:
    """Any view of a game, to get its type."""
    return game.view(game.deal(), SPECTATOR)


def table(name: str, words: list[str]) -> str:
    """A list of strings as a TypeScript constant."""
    return f"\nexport const {name} = [\n" + "".join(f"  {literal(word)},\n" for word in words) + "] as const;\n"


def decision_keys(game: Game[Any]) -> list[str]:
    """The keys of a game's decisions, in file order; parsed from the sources, so that it works when compiled."""
    keys: list[str] = []
    for path in sorted(Path(str(files(game.words_package()))).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                for item in node.body:
                    named = isinstance(item, ast.Assign) and ast.unparse(item.targets[0]) == "key"
                    if named and isinstance(item.value, ast.Constant):
                        keys.append(str(item.value.value))
    return keys


def game_text(game: Game[Any]) -> str:
    """The types and tables of one game: view, components, verbs, events, decisions."""
    found: dict[str, Any] = {}
    collect_structs(type(sample_view(game)), found)
    collect_structs(type(game.components_data()), found)
    shared = [name for name, kind in found.items() if kind.__module__ == "triforium.core.view"]
    own = {name: kind for name, kind in found.items() if name not in shared}
    text = HEAD + 'import type { View } from "./core";\n'
    text += "".join("\n" + interface(kind) for kind in own.values())
    text += table("VERBS", list(game.verbs.words)) + "\nexport type Verb = (typeof VERBS)[number];\n"
    text += table("EVENTS", list(game.event_names().words)) + "\nexport type EventKind = (typeof EVENTS)[number];\n"
    text += table("DECISIONS", decision_keys(game)) + "\nexport type DecisionKey = (typeof DECISIONS)[number];\n"
    for name, value in FACTS.get(game.key, {}).items():
        text += f"\nexport const {name} = {value};\n"
    return text


def generated_files() -> dict[str, str]:
    """The text of every generated file, by name."""
    made = {f"{SHARED}.ts": core_text()}
    for game in GAMES:
        made[f"{game.key}.ts"] = game_text(game)
    return made


def out_of_date() -> list[str]:
    """The files that differ from what would be generated."""
    made = generated_files()
    there = {path.name for path in OUT.glob("*.ts")}
    differ = [
        name for name, text in made.items() if name not in there or (OUT / name).read_text(encoding="utf-8") != text
    ]
    return differ + sorted(there - set(made))


def main() -> int:
    """Write the files, or check them with --check."""
    if "--check" in sys.argv[1:]:
        differ = out_of_date()
        for name in differ:
            print(f"web/src/wire/generated/{name} is out of date; run python tools/make_types.py")
        return 1 if differ else 0
    OUT.mkdir(parents=True, exist_ok=True)
    for path in OUT.glob("*.ts"):
        path.unlink()
    for name, text in generated_files().items():
        (OUT / name).write_text(text, encoding="utf-8")
        print(f"web/src/wire/generated/{name}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
