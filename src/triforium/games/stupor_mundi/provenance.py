"""Every component value with its source (rules.md, section 4)."""

from typing import Any, Final

from triforium.core.datafile import DataFile
from triforium.core.game import ComponentValue

CODES: Final = {"R": "rulebook", "D": "deduced", "P": "public", "X": "reconstructed"}
# Provenance of values that have none in the file, according to the tables of rules.md, sections 4.1 to 4.7.
UNMARKED: Final = {
    "players": "R",
    "scoring": "R",
    "player_board.warehouse.printed_open_spaces": "D",
    "player_board.warehouse.per_wall_in_castle": "R",
    "player_board.ally_spaces.ids": "D",
    "player_board.ally_spaces.edict_space": "X",
    "castle.ring": "P",
    "castle.start_spaces": "D",
    "frederick": "R",
    "frederick.towers.max": "D",
    "frederick.walls.max": "D",
    "frederick.keeps.max": "D",
    "frederick.allies.max": "D",
    "frederick.grain.max": "X",
    "frederick.stone.max": "X",
    "frederick.treasury.max": "X",
    "edict_rewards.I": "R",
    "edict_rewards.II": "R",
    "edict_rewards.III": "X",
    "edicts": "R",
    "workplaces": "X",
    "workplaces.path.A.columns": "R",
    "workplaces.path.B.columns": "R",
    "workplaces.path.C.columns": "R",
    "voyage": "D",
    "voyage.names": "X",
    "voyage.start": "R",
    "voyage.max_steps": "R",
    "voyage.free_steps": "R",
    "voyage.side12.players": "R",
    "voyage.side34.players": "R",
    "voyage.side12.ally_cost": "X",
    "voyage.side34.ally_cost": "X",
    "voyage.side34.red_ally_spaces": "X",
    "voyage.side34.red_card_spaces": "X",
    "advanced_deck": "R",
    "market": "R",
    "market.default_difficulty": "X",
    "solo": "R",
}
ABOUT_THE_FILE: Final = ("schema", "game", "data_version")


def component_values(file: DataFile) -> list[ComponentValue]:
    """Every value of the file, table by table."""
    rows: list[ComponentValue] = []
    for key in file.data:
        if key not in ABOUT_THE_FILE:
            add_values(rows, file.data[key], key, key, "", "")
    return rows


def add_values(rows: list[ComponentValue], value: Any, part: str, path: str, what: str, mark: str) -> None:
    """Add a table, a list of tables, or a value with its provenance: its own, its row's, or its table's."""
    if isinstance(value, dict) and is_part(value):
        for key in value:
            own = str(value.get(f"prov_{key}", value.get("prov", mark)))
            if key not in ("id", "prov") and not key.startswith("prov_"):
                deeper = f"{path}.{key}"
                add_values(rows, value[key], part, deeper, f"{what} {key}".strip(), UNMARKED.get(deeper, own))
    elif isinstance(value, list) and value and isinstance(value[0], dict) and "op" not in value[0]:
        for number, row in enumerate(value, 1):
            add_values(rows, row, f"{part} {row.get('id', row.get('index', number))}", path, "", mark)
    else:
        source = mark or UNMARKED.get(path, "") or nearest(path)
        rows.append(ComponentValue(part, what or part, readable(value), CODES[source]))


def is_part(value: dict[str, Any]) -> bool:
    """Whether this table is a component with several values, not a single value in table form: { stone = 1 }."""
    amounts = ("stone", "grain", "augustales", "vp", "card", "resource", "market")
    return "op" not in value and not all(key in amounts for key in value)


def nearest(path: str) -> str:
    """The provenance of the innermost table around a value that has none."""
    while path:
        if path in UNMARKED:
            return UNMARKED[path]
        path = path.rpartition(".")[0]
    raise AssertionError("every value has a source")


def readable(value: Any) -> str:
    """A value in readable form."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(readable(item) for item in value) or "none"
    if isinstance(value, dict):
        return ", ".join(f"{key} {readable(item)}" for key, item in value.items())
    return str(value) if value != "" else "none"
