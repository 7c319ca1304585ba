"""Every component value with its source (rules.md, section 9)."""

from triforium.core.game import ComponentValue
from triforium.games.basilica.components import BasilicaComponents


def component_values(components: BasilicaComponents, edition: str) -> list[ComponentValue]:
    """The values of the track, the supplies, the tokens and the tiles of this edition, with their sources."""
    base, _, expansion = edition.partition("+")
    track, plan, market = components.track, components.plan, components.market
    data = components.edition.of(base)
    sources = data.provenance
    part = f"edition {base}"
    rows = [
        ComponentValue("track", "spaces", str(track.spaces), "rulebook"),
        ComponentValue("track", "crown spaces", listed(track.crown_spaces), track.provenance),
        ComponentValue("plan", "columns", listed(plan.columns), plan.provenance),
        ComponentValue("market", "order slots", str(market.order_slots), market.provenance),
        ComponentValue("market", "vault slots", str(market.vault_slots), market.provenance),
        ComponentValue(part, "timekeeper", data.timekeeper, "rulebook"),
        ComponentValue(part, "ranks", listed(data.ranks), sources["ranks"]),
        ComponentValue(part, "builders", str(data.builders_in_play), sources["builders"]),
        ComponentValue(part, "coins", str(data.coins_each), sources["coins"]),
    ]
    printed = {
        "stained_glass": data.stained_glass_printed,
        "scaffolding": data.scaffolding_printed,
        "altars": data.altars_printed,
    }
    rows += [
        ComponentValue(part, f"{name.replace('_', ' ')} printed", str(number), sources[name])
        for name, number in printed.items()
        if name in sources
    ]
    faces = components.promotion_tokens.provenance["faces"]
    rows += [ComponentValue(f"token {token.id}", "faces", listed(token.faces), faces) for token in data.promotion_token]
    if expansion:
        festum = components.expansion.festum_fatuorum
        rows.append(ComponentValue("Festum Fatuorum", "tiles taken out", str(festum.remove_random), festum.provenance))
    for tile in components.tile:
        if tile.set == "base" or expansion:
            values = {"colours": listed(tile.colours), "crown": "yes" if tile.crown else "no", "order": tile.order}
            rows += [
                ComponentValue(f"tile {tile.id}", what, value, source)
                for (what, value), source in zip(values.items(), tile.prov, strict=True)
            ]
    return rows


def listed(values: list[str] | list[int]) -> str:
    """Several values as a comma-separated text."""
    return ", ".join(str(value) for value in values)
