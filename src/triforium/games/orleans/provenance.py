"""Every component value with its source (rules.md, section 7)."""

from typing import Any

from triforium.core.datafile import DataFile
from triforium.core.game import ComponentValue

RULEBOOK = "rulebook"
GAME_VALUES = (
    ("rounds", "rounds"),
    ("sections_to_win", "sections to win"),
    ("knapsack_slots", "slots of a knapsack"),
    ("market_deliveries_max", "deliveries at the market"),
)
COMMON_VALUES = (
    ("start_place", "builders start in"),
    ("start_goods_per_seat", "goods each at the start"),
    ("rosettes_on_map", "rosettes on the map"),
    ("rosette_supply", "rosettes in the supply"),
    ("workshops_in_play", "workshops"),
    ("hourglasses_in_play", "hour glass tiles"),
)


def provenance(source: str) -> str:
    """The provenance code, common to all games, for a source in the component file."""
    if source.startswith("public:"):
        return "public"
    return "deduced" if source == "inferred" else source


def component_values(file: DataFile, level: str) -> list[ComponentValue]:
    """Numbers of pieces, the set-up of a level, map, town and tiles."""
    rows = [ComponentValue("game", what, shown(file.get("game", key)), RULEBOOK) for key, what in GAME_VALUES]
    players = f"{file.number('game', 'players_min')} to {file.number('game', 'players_max')}"
    rows.append(ComponentValue("game", "seats", players, provenance(file.word("game", "players_src"))))
    rows += [
        ComponentValue("set-up", what, shown(file.get("setup", "common", key)), RULEBOOK) for key, what in COMMON_VALUES
    ]
    source = provenance(file.word("setup", level, "src"))
    for key, what in (("red", "red bag"), ("blue", "blue bag"), ("monk_supply", "monk supply")):
        rows.append(ComponentValue(f"set-up, {level}", what, shown(file.get("setup", level, key)), source))
    for part, what in (("follower", "tiles"), ("item", "tiles")):
        rows += part_values(file, part, (("total", what),))
    rows += part_values(file, "seat", (("color_name", "colour"),))
    rows += part_values(file, "place", (("name", "name"),))
    for row in range(file.rows("place")):
        workshop = "yes" if file.flag("place", row, "workshop") else "no"
        source = provenance(file.word("place", row, "workshop_src"))
        rows.append(ComponentValue(f"place {file.word('place', row, 'id')}", "workshop", workshop, source))
    rows += route_values(file)
    rows += drawing_values(file)
    rows += part_values(file, "space", (("action", "action"), ("area", "area"), ("accepts", "accepts")))
    rows += part_values(file, "workshop", (("order", "order"), ("rewards", "rewards")))
    rows += part_values(file, "hourglass", (("order", "order"), ("rewards", "reward")))
    rows += part_values(
        file, "event", (("kind", "kind"), ("condition", "condition"), ("place", "place"), ("reward", "reward"))
    )
    rows += part_values(file, "blueprint", (("rewards", "reward"),))
    for row in range(file.rows("section")):
        number, source = file.number("section", row, "number"), provenance(file.word("section", row, "src"))
        rows.append(ComponentValue(f"section {number}", "name", file.word("section", row, "name"), source))
    return rows


def part_values(file: DataFile, part: str, keys: tuple[tuple[str, str], ...]) -> list[ComponentValue]:
    """The values of every row of a part, for those of the keys that it has."""
    rows: list[ComponentValue] = []
    for row in range(file.rows(part)):
        source = provenance(file.word(part, row, "src"))
        for key, what in keys:
            if key in file.table(part, row):
                name = f"{part} {file.word(part, row, 'id')}"
                rows.append(ComponentValue(name, what, shown(file.get(part, row, key)), source))
    return rows


def route_values(file: DataFile) -> list[ComponentValue]:
    """The ends of every route, its kind, and its token spaces."""
    rows: list[ComponentValue] = []
    for row in range(file.rows("route")):
        name, source = f"route {file.word('route', row, 'id')}", provenance(file.word("route", row, "src"))
        ends = f"{file.word('route', row, 'a')}, {file.word('route', row, 'b')}"
        rows.append(ComponentValue(name, "joins", ends, source))
        kind = file.word("route", row, "kind")
        rows.append(ComponentValue(name, "kind", kind, "reconstructed" if source == "deduced" else source))
        if "token" in file.table("route", row):
            tokens = [
                file.word("route", row, "token", number, "id") for number in range(file.rows("route", row, "token"))
            ]
            rows.append(ComponentValue(name, "token spaces", ", ".join(tokens), source))
    return rows


def drawing_values(file: DataFile) -> list[ComponentValue]:
    """Drawing coordinates on a sheet of 1000 by 1000: places, token spaces, bends of routes, rivers."""
    rows: list[ComponentValue] = []
    for row in range(file.rows("place")):
        name, place = f"place {file.word('place', row, 'id')}", file.table("place", row)
        rows.append(ComponentValue(name, "drawn at", points([[place["x"], place["y"]]]), "reconstructed"))
    for row in range(file.rows("route")):
        route = file.table("route", row)
        rows.append(
            ComponentValue(f"route {route['id']}", "drawn through", points(route.get("via", [])), "reconstructed")
        )
        rows += [
            ComponentValue(
                f"token space {token['id']}", "drawn at", points([[token["x"], token["y"]]]), "reconstructed"
            )
            for token in route.get("token", [])
        ]
    return rows + [
        ComponentValue(f"river {river['river']}", "drawn on along", points(river["points"]), "reconstructed")
        for river in file.data.get("decor", [])
    ]


def points(places: list[list[int]]) -> str:
    """Points as text: 560 222, 612 300."""
    return ", ".join(f"{x} {y}" for x, y in places)


def shown(value: Any) -> str:
    """A value in readable form."""
    if isinstance(value, dict):
        return ", ".join(f"{key}{number}" for key, number in value.items())
    if isinstance(value, list):
        return ", ".join(str(item) for item in value)
    return str(value)
