"""Every component value with its source (rules.md, section 7)."""

from typing import Any, Final

from triforium.core.game import ComponentValue
from triforium.games.orleans.components import EventTile, Followers, Items, OrleansComponents, Route, by_letter

# For each list of components, the values that are listed, and what they are called.
LISTED: Final = {
    "follower": {"total": "tiles"},
    "item": {"total": "tiles"},
    "seat": {"color_name": "colour"},
    "place": {"name": "name"},
    "space": {"action": "action", "area": "area", "accepts": "accepts"},
    "workshop": {"order": "order", "rewards": "rewards"},
    "hourglass": {"order": "order", "rewards": "reward"},
    "event": {"kind": "kind", "condition": "condition", "place": "place", "reward": "reward"},
    "blueprint": {"rewards": "reward"},
}
GAME_VALUES: Final = {
    "rounds": "rounds",
    "sections_to_win": "sections to win",
    "knapsack_slots": "slots of a knapsack",
    "market_deliveries_max": "deliveries at the market",
}
COMMON_VALUES: Final = {
    "start_place": "builders start in",
    "start_goods_per_seat": "goods each at the start",
    "rosettes_on_map": "rosettes on the map",
    "rosette_supply": "rosettes in the supply",
    "workshops_in_play": "workshops",
    "hourglasses_in_play": "hour glass tiles",
}
LEVEL_VALUES: Final = {"red": "red bag", "blue": "blue bag", "monk_supply": "monk supply"}


def provenance(source: str) -> str:
    """The provenance code, common to all games, for a source in the component file."""
    if source.startswith("public:"):
        return "public"
    return "deduced" if source == "inferred" else source


def values(part: str, row: Any, names: dict[str, str], source: str) -> list[ComponentValue]:
    """These values of a component; what does not belong to it is left out."""
    found = [(what, getattr(row, key)) for key, what in names.items()]
    if isinstance(row, EventTile):
        found = [
            (what, value)
            for what, value in found
            if (what != "condition" or row.is_order()) and (what != "place" or row.place)
        ]
    return [ComponentValue(part, what, shown(value), provenance(source)) for what, value in found]


def component_values(components: OrleansComponents, level: str) -> list[ComponentValue]:
    """Numbers of pieces, the set-up of a level, map, town and tiles, with their sources."""
    game, chosen = components.game, components.setup.level(level)
    rows = values("game", game, GAME_VALUES, "rulebook")
    seats = f"{game.players_min} to {game.players_max}"
    rows.append(ComponentValue("game", "seats", seats, provenance(game.players_src)))
    rows += values("set-up", components.setup.common, COMMON_VALUES, "rulebook")
    rows += values(f"set-up, {level}", chosen, LEVEL_VALUES, chosen.src)
    for part, names in LISTED.items():
        for row in getattr(components, part):
            rows += values(f"{part} {row.id}", row, names, row.src)
        if part == "place":
            for place in components.place:
                workshop = "yes" if place.workshop else "no"
                source = provenance(place.workshop_src)
                rows.append(ComponentValue(f"place {place.id}", "workshop", workshop, source))
            rows += route_values(components.route) + drawing_values(components)
    for section in components.section:
        rows.append(ComponentValue(f"section {section.number}", "name", section.name, provenance(section.src)))
    return rows


def route_values(routes: list[Route]) -> list[ComponentValue]:
    """The ends of every route, its kind, and its token spaces."""
    rows: list[ComponentValue] = []
    for route in routes:
        name, source = f"route {route.id}", provenance(route.src)
        rows.append(ComponentValue(name, "joins", f"{route.a}, {route.b}", source))
        rows.append(ComponentValue(name, "kind", route.kind, "reconstructed" if source == "deduced" else source))
        if route.token:
            tokens = ", ".join(token.id for token in route.token)
            rows.append(ComponentValue(name, "token spaces", tokens, source))
    return rows


def drawing_values(components: OrleansComponents) -> list[ComponentValue]:
    """Drawing coordinates on a sheet of 1000 by 1000: places, token spaces, bends of routes, rivers."""
    rows = [(f"place {place.id}", "drawn at", [(place.x, place.y)]) for place in components.place]
    for route in components.route:
        rows.append((f"route {route.id}", "drawn through", route.via))
        rows += [(f"token space {token.id}", "drawn at", [(token.x, token.y)]) for token in route.token]
    rows += [(f"river {river.river}", "drawn on along", river.points) for river in components.decor]
    return [
        ComponentValue(part, what, ", ".join(f"{x} {y}" for x, y in points), "reconstructed")
        for part, what, points in rows
    ]


def shown(value: Any) -> str:
    """A value in readable form."""
    if isinstance(value, (Followers, Items)):
        return ", ".join(f"{letter}{number}" for letter, number in by_letter(value).items())
    if isinstance(value, list):
        return ", ".join(str(item) for item in value)
    return str(value)
