"""Every component value with its source (rules.md, section 9)."""

from triforium.core.datafile import DataFile
from triforium.core.game import ComponentValue


def component_values(file: DataFile, edition: str) -> list[ComponentValue]:
    """The values of the track, the supplies, the tokens and the tiles of this edition."""
    base, _, expansion = edition.partition("+")
    rows = [
        ComponentValue("track", "spaces", str(file.number("track", "spaces")), "rulebook"),
        ComponentValue(
            "track", "crown spaces", listed(file.get("track", "crown_spaces")), file.word("track", "provenance")
        ),
        ComponentValue("plan", "columns", listed(file.words("plan", "columns")), file.word("plan", "provenance")),
        ComponentValue(
            "market", "order slots", str(file.number("market", "order_slots")), file.word("market", "provenance")
        ),
        ComponentValue(
            "market", "vault slots", str(file.number("market", "vault_slots")), file.word("market", "provenance")
        ),
    ]
    rows += edition_values(file, base)
    if expansion:
        removed = str(file.number("expansion", "festum_fatuorum", "remove_random"))
        source = file.word("expansion", "festum_fatuorum", "provenance")
        rows.append(ComponentValue("Festum Fatuorum", "tiles taken out", removed, source))
    for row in range(file.rows("tile")):
        if file.word("tile", row, "set") == "base" or expansion:
            rows += tile_values(file, row)
    return rows


def edition_values(file: DataFile, base: str) -> list[ComponentValue]:
    """What a player of this edition gets, and the printed numbers of neutral pieces."""
    sources = file.table("edition", base, "provenance")
    part = f"edition {base}"
    rows = [
        ComponentValue(part, "timekeeper", file.word("edition", base, "timekeeper"), "rulebook"),
        ComponentValue(part, "ranks", listed(file.words("edition", base, "ranks")), str(sources["ranks"])),
        ComponentValue(
            part, "builders", str(file.number("edition", base, "builders_in_play")), str(sources["builders"])
        ),
        ComponentValue(part, "coins", str(file.number("edition", base, "coins_each")), str(sources["coins"])),
    ]
    for name in ("stained_glass", "scaffolding", "altars"):
        if name in sources:
            printed = str(file.number("edition", base, f"{name}_printed"))
            rows.append(ComponentValue(part, f"{name.replace('_', ' ')} printed", printed, str(sources[name])))
    path = ("edition", base, "promotion_token")
    for row in range(file.rows(*path)):
        faces = listed(file.words(*path, row, "faces"))
        source = str(file.table("promotion_tokens", "provenance")["faces"])
        rows.append(ComponentValue(f"token {file.word(*path, row, 'id')}", "faces", faces, source))
    return rows


def tile_values(file: DataFile, row: int) -> list[ComponentValue]:
    """The two sides of a tile."""
    part = f"tile {file.word('tile', row, 'id')}"
    colours, crown, order = file.words("tile", row, "prov")
    return [
        ComponentValue(part, "colours", listed(file.words("tile", row, "colours")), colours),
        ComponentValue(part, "crown", "yes" if file.flag("tile", row, "crown") else "no", crown),
        ComponentValue(part, "order", file.word("tile", row, "order"), order),
    ]


def listed(values: list[str] | list[int]) -> str:
    """Several values as a comma-separated text."""
    return ", ".join(str(value) for value in values)
