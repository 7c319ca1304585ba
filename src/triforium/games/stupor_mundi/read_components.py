"""Reads a component file; BadComponents names the line and the invariant that is violated (SM-DATA)."""

from typing import Any

from triforium.core.datafile import DataFile
from triforium.games.stupor_mundi.components import Components, Scoring, Solo
from triforium.games.stupor_mundi.read_boards import read_castle, read_covers, read_palace, read_player_board
from triforium.games.stupor_mundi.read_cards import read_allies, read_cards, read_markets, read_solo_cards
from triforium.games.stupor_mundi.read_tiles import read_edicts, read_paths, read_voyage, read_workplaces

PROVENANCE = ("R", "D", "P", "X")


def read_components(file: DataFile, fingerprint: str) -> Components:
    """All components, checked against SM-DATA-1 to SM-DATA-7."""
    if file.number("schema") != 1 or file.word("game") != "stupor-mundi":
        raise file.bad(("schema",), "schema 1 of the game stupor-mundi", "this is another kind of file")
    check_provenance(file, file.data, ())
    components = Components(file, fingerprint)
    read_castle(file, components)
    read_covers(file, components)
    read_player_board(file, components)
    read_palace(file, components)
    read_edicts(file, components)
    read_paths(file, components)
    read_workplaces(file, components)
    read_voyage(file, components)
    read_markets(file, components)
    read_allies(file, components)
    read_cards(file, components)
    components.scoring = read_scoring(file)
    components.solo = read_solo(file)
    read_solo_cards(file, components)
    return components


def check_provenance(file: DataFile, value: Any, path: tuple[str | int, ...]) -> None:
    """Check that every provenance is one of the four codes."""
    if isinstance(value, list):
        for row in range(len(value)):
            check_provenance(file, value[row], (*path, row))
    if isinstance(value, dict):
        for key in value:
            if (key == "prov" or key.startswith("prov_")) and value[key] not in PROVENANCE:
                raise file.bad((*path, key), f"{key} is one of {', '.join(PROVENANCE)}", f"{value[key]!r} is not")
            check_provenance(file, value[key], (*path, key))


def read_scoring(file: DataFile) -> Scoring:
    """SM-SCORE-1 to SM-SCORE-4, SM-ALLY-1: points for structures, coins and allies."""
    words = (
        "vp_per_structure",
        "most_structures",
        "second_most_structures",
        "augustales_per_resource",
        "augustales_per_vp",
        "ally_base_vp",
        "ally_bonus_vp",
    )
    numbers = [file.number("scoring", word) for word in words]
    for word, number in zip(words, numbers, strict=True):
        if not (1 if word == "augustales_per_vp" else 0) <= number <= 99:
            raise file.bad(("scoring", word), "SM-SCORE-1 to SM-SCORE-4: small numbers", f"{word} is {number}")
    return Scoring(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5], numbers[6])


def read_solo(file: DataFile) -> Solo:
    """SM-SOLO-4, SM-SOLO-7, SM-SOLO-17, SM-SOLO-21: Frederick's turns, crowns, extra edicts, titles."""
    value = file.get("solo", "titles")
    titles: list[tuple[int, str]] = []
    for title in value if isinstance(value, list) else []:
        if isinstance(title, list) and len(title) == 2 and type(title[0]) is int and isinstance(title[1], str):
            titles.append((title[0], title[1]))
    lowest = [title[0] for title in titles]
    if not titles or len(titles) != len(value) or lowest != sorted(set(lowest)) or lowest[0] != 0:
        raise file.bad(("solo", "titles"), "SM-SOLO-21: titles ascend from 0", "titles are [points, title], ascending")
    turns = file.number("solo", "frederick_actions_per_round")
    crowns = file.number("solo", "crowns_to_reshuffle")
    extra = file.number("solo", "easy_extra_edicts")
    if not 0 <= turns <= 6:
        raise file.bad(("solo", "frederick_actions_per_round"), "SM-SOLO-7", f"{turns} turns in a round")
    if not 1 <= crowns <= 4:
        raise file.bad(("solo", "crowns_to_reshuffle"), "SM-SOLO-17: there are 4 crowns", f"{crowns} crowns")
    if not 0 <= extra <= 6:
        raise file.bad(("solo", "easy_extra_edicts"), "SM-SOLO-4: there are 6 tiles marked 3+", f"{extra} tiles")
    return Solo(turns, crowns, extra, titles)
