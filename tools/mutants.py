"""The mutants of a game: every small change of its sources and of its component file that a test should notice.

In Python files: comparisons, arithmetic and bit operators, and/or, not, signs, numbers, words, True and False, the
conditions of if, while, ?: and comprehensions, the negation of what a function returns as a bool, loops over nothing,
deleted calls and deleted assignments to attributes and items. Not changed: docstrings, annotations, imports, asserts,
`raise` statements, the arguments of refusals, f-strings, words with spaces (they are text for readers), `__repr__`.
In components.toml: numbers, booleans, and words replaced by another word of the same key; not changed: identifiers,
names, colours, coordinates, and where a value comes from.
"""

import ast
import copy
import hashlib
import re
from dataclasses import dataclass
from pathlib import Path
from types import CodeType

COMPARE: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
MESSAGES = {"Refusal", "bad", "Unreadable", "BadOption", "BadComponents", "IllegalAction"}  # calls that only say why
NOT_RULES = {"id", "schema", "url", "what", "note", "label", "anchor", "x", "y", "dx", "dy", "via", "set"}
SOURCES = re.compile(r"src|prov|source")  # keys that say where a value comes from
ROW = re.compile(r"^(?P<key>\w+)\s*=\s*(?P<value>.+)$")
INNER = re.compile(r"(\w+)\s*=\s*$")
VALUE = re.compile(r'"[^"]*"|\b\d+\b|\btrue\b|\bfalse\b')


@dataclass(frozen=True)
class Mutant:
    """One change: where it is, what the code says there, what was changed, and a key that survives moved lines."""

    file: str
    line: int
    column: int
    function: str  # its qualified name; empty outside functions
    code: str
    change: str
    number: int  # counts equal changes of equal code in one function
    lines: tuple[int, int]  # the first and the last line of its statement, without the block that it begins

    def key(self) -> str:
        """The same for the same change of the same code, whatever line it stands in."""
        twin = f" #{self.number}" if self.number > 1 else ""
        return f"{self.file} {self.function or 'module'}: {self.code}: {self.change}{twin}"

    def place(self) -> str:
        """Where a reader finds it."""
        return f"{self.file}:{self.line}:{self.column + 1}"


@dataclass
class Spot:
    """One node of a syntax tree with the changes that can be made there."""

    node: ast.AST
    function: str
    statement: ast.stmt
    changes: list[tuple[str, ast.AST]]


class Finder(ast.NodeVisitor):
    """Walks a module in order and notes what can be changed."""

    def __init__(self) -> None:
        self.spots: list[Spot] = []
        self.names: list[str] = []
        self.in_function = 0
        self.returns_bool = False
        self.statement: ast.stmt = ast.Pass()

    def note(self, node: ast.AST, *changes: tuple[str, ast.AST]) -> None:
        """Note the changes of a node."""
        function = ".".join(self.names) if self.in_function else ""
        self.spots.append(Spot(node, function, self.statement, list(changes)))

    def replace(self, node: ast.AST, *new: ast.AST) -> None:
        """Note that a node can be replaced by each of these."""
        self.note(node, *((f"{shown(node)} → {shown(other)}", other) for other in new))

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, ast.stmt):
            self.statement = node
        super().visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self.visit(default)
        if node.name in ("__repr__", "__str__"):
            return
        outer, self.returns_bool = self.returns_bool, shown(node.returns) == "bool"
        self.names.append(node.name)
        self.in_function += 1
        self.visit_body(node.body)
        self.in_function -= 1
        self.names.pop()
        self.returns_bool = outer

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.names.append(node.name)
        self.visit_body(node.body)
        self.names.pop()

    def visit_Module(self, node: ast.Module) -> None:
        self.visit_body(node.body)

    def visit_body(self, body: list[ast.stmt]) -> None:
        """All statements but the docstring."""
        for statement in body:
            if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)):
                self.visit(statement)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        """An assert is our own guard."""

    visit_Import = visit_ImportFrom = visit_Raise = visit_JoinedStr = visit_Assert  # type: ignore  # noqa: N815

    def visit_Assign(self, node: ast.Assign) -> None:
        if self.in_function and not any(isinstance(target, ast.Name | ast.Tuple) for target in node.targets):
            self.note(node, ("deleted", ast.Pass()))
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        other = copy.copy(node)
        if type(node.op) in ARITHMETIC and not is_text(node.value):
            other.op = ARITHMETIC[type(node.op)]()
            self.replace(node, other)
        self.note(node, ("deleted", ast.Pass()))
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self.note(node, ("deleted", ast.Pass()))
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        simple = isinstance(node.value, ast.Compare | ast.Constant | ast.UnaryOp)
        if self.returns_bool and node.value is not None and not simple:
            self.replace(node, ast.Return(ast.UnaryOp(ast.Not(), node.value)))
        self.generic_visit(node)

    def visit_If(self, node: ast.If | ast.IfExp) -> None:
        if shown(node.test) != "TYPE_CHECKING" and not isinstance(node.test, ast.Constant):
            self.condition(node.test, True, False)
        self.generic_visit(node)

    visit_IfExp = visit_If  # type: ignore  # noqa: N815

    def visit_While(self, node: ast.While) -> None:
        self.condition(node.test, False)
        self.generic_visit(node)

    def visit_For(self, node: ast.For) -> None:
        self.note(node.iter, (f"for … in {shown(node.iter)} → no pass", ast.Tuple([], ast.Load())))
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.condition(test, True, False)
        self.generic_visit(node)

    def condition(self, test: ast.expr, *values: bool) -> None:
        """A condition can be forced."""
        self.note(test, *((f"condition {shown(test)} → {value}", ast.Constant(value)) for value in values))

    def visit_Compare(self, node: ast.Compare) -> None:
        for index, operator in enumerate(node.ops):
            for new in COMPARE[type(operator)]:
                ops = [*node.ops[:index], new(), *node.ops[index + 1 :]]
                self.replace(node, ast.Compare(node.left, ops, node.comparators))
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in ARITHMETIC and not is_text(node.left) and not is_text(node.right):
            self.replace(node, ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right))
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        self.replace(node, ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values))
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        self.replace(node, node.operand)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        value = node.value
        if isinstance(value, bool):
            self.replace(node, ast.Constant(not value))
        elif isinstance(value, int):
            self.replace(node, ast.Constant(value + 1), ast.Constant(value - 1))
        elif isinstance(value, str) and " " not in value and self.in_function:
            self.replace(node, ast.Constant(value + "_"))

    def visit_Call(self, node: ast.Call) -> None:
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if name not in MESSAGES:
            self.generic_visit(node)


def shown(node: ast.AST | None) -> str:
    """A node as one line of code, shortened."""
    text = "" if node is None else " ".join(ast.unparse(node).split())
    return text if len(text) <= 70 else text[:69] + "…"


def is_text(node: ast.AST) -> bool:
    """Is it surely a text or a list, which cannot be subtracted?"""
    return isinstance(node, ast.JoinedStr | ast.List) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def numbered(found: list[Mutant]) -> list[Mutant]:
    """The same mutants, equal ones counted."""
    seen: dict[str, int] = {}
    result: list[Mutant] = []
    for mutant in found:
        seen[mutant.key()] = number = seen.get(mutant.key(), 0) + 1
        result.append(Mutant(**{**mutant.__dict__, "number": number}))
    return result


def changes_in(tree: ast.Module, file: str) -> list[tuple[Mutant, ast.AST, ast.AST]]:
    """Every change of a module in order, with the node and what replaces it."""
    finder = Finder()
    finder.visit(tree)
    found: list[tuple[Mutant, ast.AST, ast.AST]] = []
    for spot in finder.spots:
        line, column = getattr(spot.node, "lineno", 1), getattr(spot.node, "col_offset", 0)
        code = shown(spot.statement).split(": ")[0] if hasattr(spot.statement, "body") else shown(spot.statement)
        body = getattr(spot.statement, "body", None)
        last = max(spot.statement.lineno, body[0].lineno - 1) if body else spot.statement.end_lineno
        lines = (spot.statement.lineno, last or line)
        for change, new in spot.changes:
            found.append((Mutant(file, line, column, spot.function, code, change, 1, lines), spot.node, new))
    counted = numbered([mutant for mutant, _, _ in found])
    return [(mutant, old, new) for mutant, (_, old, new) in zip(counted, found, strict=True)]


def python_mutants(text: str, file: str) -> list[Mutant]:
    """The mutants of a module, in order."""
    return [mutant for mutant, _, _ in changes_in(ast.parse(text), file)]


class Swap(ast.NodeTransformer):
    """Puts one node in the place of another."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        return self.new if node is self.old else self.generic_visit(node)


def mutated_code(text: str, mutant: Mutant, filename: str) -> CodeType:
    """The code of a module with one change made; its lines keep their numbers."""
    tree = ast.parse(text)
    old, new = next((old, new) for other, old, new in changes_in(tree, mutant.file) if other.key() == mutant.key())
    changed = ast.fix_missing_locations(Swap(old, ast.copy_location(new, old)).visit(tree))
    return compile(changed, filename, "exec", dont_inherit=True)


def row_changes(text: str, file: str) -> list[tuple[Mutant, str]]:
    """Every change of a component file in order, with the text that it makes of the file."""
    lines = text.splitlines(keepends=True)
    values: dict[str, list[str]] = {}
    places: list[tuple[int, int, str, str, str]] = []
    table = ""
    for number, line in enumerate(lines):
        if line.startswith("["):
            table = line.strip("[] \n")
        row = ROW.match(line)
        if row is None or table == "source" or is_no_rule(row["key"]):
            continue
        for value in VALUE.finditer(row["value"].split(" #")[0]):
            inner = INNER.search(row["value"][: value.start()])
            key = inner[1] if inner else row["key"]
            if not is_no_rule(key):
                places.append((number, row.start("value") + value.start(), table, key, value[0]))
                values.setdefault(key, []).append(value[0])
    found: list[tuple[Mutant, str]] = []
    for number, column, table, key, old in places:
        for new in other_values(old, sorted(set(values[key]))):
            line = lines[number][:column] + new + lines[number][column + len(old) :]
            code, where = lines[number].strip(), (number + 1, number + 1)
            mutant = Mutant(file, number + 1, column, table, code, f"{key} {old} → {new}", 1, where)
            found.append((mutant, "".join([*lines[:number], line, *lines[number + 1 :]])))
    counted = numbered([mutant for mutant, _ in found])
    return [(mutant, text) for mutant, (_, text) in zip(counted, found, strict=True)]


def is_no_rule(key: str) -> bool:
    """Does this key hold something that no rule speaks of?"""
    return key in NOT_RULES or key.startswith(("name", "color")) or SOURCES.search(key) is not None


def other_values(old: str, known: list[str]) -> list[str]:
    """What a value can be changed to: a number by one, a word to another one of its key."""
    if old in ("true", "false"):
        return ["false" if old == "true" else "true"]
    if old.isdigit():
        return [str(int(old) + 1)] + ([str(int(old) - 1)] if old != "0" else [])
    return [known[(known.index(old) + 1) % len(known)]] if len(known) > 1 else []


def mutants_of(folder: Path, root: Path) -> list[Mutant]:
    """All mutants of a game, in the order of its files."""
    found: list[Mutant] = []
    for path in sorted([*folder.rglob("*.py"), *folder.rglob("components.toml")]):
        name, text = path.relative_to(root).as_posix(), path.read_text(encoding="utf-8")
        if path.suffix == ".py":
            found += python_mutants(text, name)
        else:
            found += [mutant for mutant, _ in row_changes(text, name)]
    return found


def sample(mutants: list[Mutant], size: int, seed: int) -> list[Mutant]:
    """A random sample that changes little when the code changes little, in the order of the files."""
    if size <= 0 or size >= len(mutants):
        return mutants
    ranked = sorted(mutants, key=lambda mutant: hashlib.sha256(f"{seed} {mutant.key()}".encode()).digest())
    chosen = {mutant.key() for mutant in ranked[:size]}
    return [mutant for mutant in mutants if mutant.key() in chosen]


def function_lines(path: Path, mutant: Mutant) -> tuple[int, int] | None:
    """The lines of the body of the function in which a change is made; None outside functions."""
    if not mutant.function or path.suffix != ".py":
        return None
    best: tuple[int, int] | None = None
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.body[0].lineno <= mutant.line <= (node.end_lineno or 0):
            lines = (node.body[0].lineno, node.end_lineno or 0)
            best = lines if best is None else max(best, lines)  # the innermost begins last
    return best
