"""Record files: a header, then one action per line, so that diffs are readable."""

from collections.abc import Callable
from typing import Any

from triforium.core.action import CHANCE
from triforium.core.errors import BadRecord, IllegalAction, IllegalRecord, TableError, Unreadable
from triforium.core.game import Game
from triforium.core.options import chosen_options
from triforium.core.record import Agreement, Record

FIRST_LINE = "triforium record 1"
BEGIN = "---"
SEPARATOR = " "


def write_record(record: Record) -> str:
    """The whole record as text."""
    lines = header(record)
    replayed = Record(record.game, record.agreement)
    for action in record.actions:
        lines.append(action_line(replayed, action))
        replayed.apply(action)
    if record.state.over:
        lines.append(end_line(record))
    return "\n".join(lines) + "\n"


def header(record: Record) -> list[str]:
    """The header lines; options at their default are left out."""
    agreed = record.agreement
    lines = [FIRST_LINE, f"game {record.game.key}", f"rules {record.rules_version}", f"edition {agreed.edition}"]
    lines += [f"option {key}={value}" for key, value in sorted(agreed.options.items())]
    if record.game.components_fingerprint():
        lines.append(f"components {record.game.components_fingerprint()}")
    lines += [f"seat {seat} {name}" for seat, name in enumerate(agreed.names)]
    if agreed.position:
        lines.append(f"position {'; '.join(agreed.position.splitlines())}")
    return [*lines, BEGIN]


def action_line(record: Record, action: int) -> str:
    """Seat, verb and noun of the next action; chance is written c."""
    seat = record.state.deciding()
    return f"{'c' if seat == CHANCE else seat} {record.game.write(record.state, action)}"


def end_line(record: Record) -> str:
    """The outcome, which readers can check against the replayed game."""
    return f"end {record.game.outcome(record.state).reason} {':'.join(str(score) for score in record.state.scores())}"


class ReadRecord:
    """A parsed record, and a note about the file."""

    def __init__(self, record: Record, note: str) -> None:
        self.record = record
        self.note = note  # empty, or one sentence about what is missing


def read_record(text: str, name: str, find_game: Callable[[str], Game[Any]]) -> ReadRecord:
    """Parse and replay a record file, checking every line; a truncated file is read up to its last complete line."""
    whole, newline, cut = text.rpartition("\n")
    lines = whole.split("\n") if newline else []
    if not lines or lines[0].rstrip("\r") != FIRST_LINE:
        raise BadRecord(f"{name}, line 1: a record begins with '{FIRST_LINE}'")
    if BEGIN not in [line.rstrip("\r") for line in lines]:
        raise BadRecord(f"{name}: the file ends inside its header, before the line '{BEGIN}'")
    begin = [line.rstrip("\r") for line in lines].index(BEGIN)
    record = read_header(lines[1:begin], name, find_game)
    ended = False
    for number, line in enumerate(lines[begin + 1 :], begin + 2):
        line = line.rstrip("\r")
        if ended:
            raise BadRecord(f"{name}, line {number}: nothing may follow the line 'end'")
        if line.startswith("end"):
            ended = True
            if not record.state.over:
                raise BadRecord(f"{name}, line {number}: the record ends, but the game is not over")
            if line != end_line(record):
                raise BadRecord(f"{name}, line {number}: says '{line}', but the moves give '{end_line(record)}'")
        else:
            apply_line(record, line, f"{name}, line {number}")
    note = ""
    if cut:
        note = f"{name}: the last line is cut off and was left out; read up to line {len(lines)}"
    elif record.state.over and not ended:
        note = f"{name}: the line 'end' is missing; the moves are complete"
    return ReadRecord(record, note)


def read_header(lines: list[str], name: str, find_game: Callable[[str], Game[Any]]) -> Record:
    """Parse and check the header; returns a record without actions."""
    found: dict[str, str] = {}
    options: dict[str, str] = {}
    names: list[str] = []
    for number, line in enumerate(lines, 2):
        key, _, value = line.rstrip("\r").partition(SEPARATOR)
        if key == "option" and "=" in value:
            option, _, chosen = value.partition("=")
            options[option] = chosen
        elif key == "seat" and value.split(SEPARATOR)[0] == str(len(names)):
            names.append(value.partition(SEPARATOR)[2])
        elif key in ("game", "rules", "edition", "components", "position") and value and key not in found:
            found[key] = value
        else:
            raise BadRecord(f"{name}, line {number}: {line[:40]!r} is not a header line")
    for key in ("game", "rules", "edition"):
        if key not in found:
            raise BadRecord(f"{name}: the header has no line '{key}'")
    try:
        game = find_game(found["game"])
        check_version(game, found, name)
        chosen_options(game.options(), options)
        seats = game.check_seats(len(names))
        record = Record(game, Agreement(found["edition"], seats, options, names, found.get("position", "")))
        if len(record.state.scores()) != seats:
            raise BadRecord(f"{name}: the header has {seats} seats, and its position {len(record.state.scores())}")
        return record
    except BadRecord:
        raise
    except TableError as error:
        raise BadRecord(f"{name}, header: {error}") from None


def check_version(game: Game[Any], found: dict[str, str], name: str) -> None:
    """BadRecord unless the record was played with this rules version and these components."""
    if found["rules"] != str(game.rules_version):
        raise BadRecord(
            f"{name}: played under rules version {found['rules']} of {game.title}, and this is {game.rules_version};"
            " it is kept as it is and cannot be replayed here"
        )
    if found.get("components", "") != game.components_fingerprint():
        wanted = f"components {found['components']}" if "components" in found else "the shipped components"
        raise BadRecord(f"{name}: played with {wanted}; give the same file with --components")


def apply_line(record: Record, line: str, where: str) -> None:
    """Parse and play one line of a record; BadRecord names the place and the rule."""
    seat_text, _, text = line.partition(SEPARATOR)
    state = record.state
    if state.over:
        raise BadRecord(f"{where}: {line[:40]!r} comes after the game is over")
    deciding = "c" if state.deciding() == CHANCE else str(state.deciding())
    if seat_text != deciding:
        who = "chance" if deciding == "c" else f"seat {deciding}"
        raise BadRecord(f"{where}: {who} decides here, not {seat_text[:10]!r}")
    try:
        record.play(record.game.read(state, text))
    except IllegalAction as error:
        raise IllegalRecord(f"{where}: {error}") from None
    except Unreadable as error:
        raise BadRecord(f"{where}: {error}") from None
