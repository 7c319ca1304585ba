"""Reads the map and the town of a component file."""

import re
from typing import Final

from triforium.core.datafile import DataFile
from triforium.games.orleans.components import Place, Route, Space, TokenSpace
from triforium.games.orleans.kinds import (
    ACTIONS,
    AREAS,
    BELL,
    FESTIVAL,
    FOLLOWER_LETTERS,
    FOUNDRY,
    MONK_FOLLOWER,
    NEITHER,
    PAINTING,
    WAYS,
)

PANEL: Final = 1000  # coordinates range from 0 to this
MAX_PLACES: Final = 31
MAX_ROUTES: Final = 50
MAX_SPACES: Final = 50
WORKSHOP_PLACES: Final = 3
MAX_TOKENS: Final = 32  # of 37 goods, four may be in knapsacks, and one must remain for a refill
ANCHORS: Final = ("start", "middle", "end")
PLACE_NAME: Final = re.compile("[A-Z]{3}")
ROUTE_NAMES: Final = (re.compile("L[0-9]{2}"), re.compile("R[0-9]{2}"))
SPACE_NAME: Final = re.compile("[A-Z]{2}[0-9]?")
EVERY_KIND: Final = (1 << len(FOLLOWER_LETTERS)) - 1


def read_map(file: DataFile) -> tuple[list[Place], list[TokenSpace], list[Route], int]:
    """Places, token spaces, routes, and the place where the builders start."""
    places = read_places(file)
    names = [place.name for place in places]
    start = file.word("setup", "common", "start_place")
    marked = [names[row] for row in range(len(names)) if file.flag("place", row, "start")]
    if marked != [start]:
        raise file.bad(
            ("setup", "common", "start_place"), "ORL-SETUP-13: builders start in one place", f"{start} and {marked}"
        )
    tokens: list[TokenSpace] = []
    routes = read_routes(file, names, tokens)
    for row in range(file.rows("decor")):
        read_points(file, ("decor", row, "points"))
    return places, tokens, routes, names.index(start)


def coordinate(file: DataFile, path: tuple[str | int, ...]) -> int:
    """A coordinate on its panel."""
    value = file.number(*path)
    if not 0 <= value <= PANEL:
        raise file.bad(path, f"coordinates go from 0 to {PANEL}", f"{path[-1]} is {value}")
    return value


def read_points(file: DataFile, path: tuple[str | int, ...]) -> list[tuple[int, int]]:
    """A list of points on the panel."""
    value = file.get(*path)
    points: list[tuple[int, int]] = []
    for point in value if isinstance(value, list) else [value]:
        if (
            not isinstance(point, list)
            or len(point) != 2
            or not all(type(number) is int and 0 <= number <= PANEL for number in point)
        ):
            raise file.bad(path, f"points are [x, y] from 0 to {PANEL}", f"{path[-1]} is not a list of points")
        points.append((point[0], point[1]))
    return points


def read_places(file: DataFile) -> list[Place]:
    """ORL-SETUP-2: towns with three capital letters each, three of them with a workshop."""
    places: list[Place] = []
    for row in range(file.rows("place")):
        name = file.word("place", row, "id")
        if PLACE_NAME.fullmatch(name) is None or any(place.name == name for place in places):
            raise file.bad(("place", row, "id"), "a place has three capital letters of its own", f"{name!r}")
        anchor = file.word("place", row, "label", "anchor")
        if anchor not in ANCHORS:
            raise file.bad(("place", row, "label"), f"an anchor is one of {', '.join(ANCHORS)}", f"{name}: {anchor!r}")
        label = (file.number("place", row, "label", "dx"), file.number("place", row, "label", "dy"), anchor)
        x, y = coordinate(file, ("place", row, "x")), coordinate(file, ("place", row, "y"))
        places.append(Place(name, file.word("place", row, "name"), x, y, file.flag("place", row, "workshop"), label))
    workshops = sum(place.workshop for place in places)
    if workshops != WORKSHOP_PLACES:
        raise file.bad(("place",), f"ORL-SETUP-2: {WORKSHOP_PLACES} workshop places", f"there are {workshops}")
    if len(places) > MAX_PLACES:
        raise file.bad(("place",), f"at most {MAX_PLACES} places", f"there are {len(places)}")
    return places


def read_routes(file: DataFile, places: list[str], tokens: list[TokenSpace]) -> list[Route]:
    """ORL-MOVE-1, ORL-MOVE-2, ORL-MOVE-5: land and river routes with their token spaces in the order of travel."""
    routes: list[Route] = []
    for row in range(file.rows("route")):
        way_name = file.word("route", row, "kind")
        if not WAYS.has(way_name):
            raise file.bad(("route", row, "kind"), "a route is land or river", f"{way_name!r}")
        way = WAYS.number(way_name)
        name = file.word("route", row, "id")
        if ROUTE_NAMES[way].fullmatch(name) is None or any(route.name == name for route in routes):
            raise file.bad(("route", row, "id"), "routes are L01, L02, … by land and R01, R02, … by river", f"{name!r}")
        ends = []
        for key in ("a", "b"):
            end = file.word("route", row, key)
            if end not in places:
                raise file.bad(("route", row, key), "a route joins two places of the map", f"{name}: {end!r}")
            ends.append(places.index(end))
        if ends[0] == ends[1]:
            raise file.bad(("route", row, "b"), "a route joins two places of the map", f"{name} ends where it begins")
        river = file.word("route", row, "river") if way_name == "river" else ""
        numbers = read_tokens(file, row, name, tokens)
        via = read_points(file, ("route", row, "via"))
        routes.append(Route(name, (ends[0], ends[1]), way, river, via, numbers))
    check_network(file, places, routes, tokens)
    return routes


def read_tokens(file: DataFile, row: int, route: str, tokens: list[TokenSpace]) -> list[int]:
    """ORL-SETUP-4, ORL-SETUP-5: the token spaces of a route have its name plus a, b, …"""
    numbers: list[int] = []
    if "token" not in file.table("route", row):
        return numbers
    for index in range(file.rows("route", row, "token")):
        path = ("route", row, "token", index)
        name = file.word(*path, "id")
        if name != route + "abcdef"[index : index + 1] or len(name) != len(route) + 1:
            raise file.bad((*path, "id"), "token spaces are called after their route: a, b, …", f"{name!r} on {route}")
        kind = file.word(*path, "kind")
        if kind not in ("goods", "rosette"):
            raise file.bad((*path, "kind"), "a token space is for goods or for the rosette", f"{name}: {kind!r}")
        numbers.append(len(tokens))
        x, y = coordinate(file, (*path, "x")), coordinate(file, (*path, "y"))
        tokens.append(TokenSpace(name, kind == "rosette", x, y))
    return numbers


def check_network(file: DataFile, places: list[str], routes: list[Route], tokens: list[TokenSpace]) -> None:
    """Every place is reachable, there is one rosette space, and there are enough goods for all other token spaces."""
    if len(routes) > MAX_ROUTES:
        raise file.bad(("route",), f"at most {MAX_ROUTES} routes", f"there are {len(routes)}")
    rosettes = sum(token.rosette for token in tokens)
    if rosettes != 1:
        raise file.bad(("route",), "ORL-SETUP-5: one rosette token space", f"there are {rosettes}")
    if len(tokens) - rosettes > MAX_TOKENS:
        raise file.bad(("route",), f"at most {MAX_TOKENS} goods token spaces", f"there are {len(tokens) - rosettes}")
    reached = {0}
    for _ in places:
        for route in routes:
            if reached & set(route.ends):
                reached |= set(route.ends)
    for row, name in enumerate(places):
        if row not in reached:
            raise file.bad(("place", row), "every place can be reached", f"no way leads to {name}")


def read_spaces(file: DataFile) -> list[Space]:
    """ORL-PLACE-2 to ORL-PLACE-6: spaces with the followers that are printed on them."""
    spaces: list[Space] = []
    for row in range(file.rows("space")):
        name = file.word("space", row, "id")
        if SPACE_NAME.fullmatch(name) is None or any(space.name == name for space in spaces):
            raise file.bad(("space", row, "id"), "a space has two capital letters and a number of its own", f"{name!r}")
        action, area = file.word("space", row, "action"), file.word("space", row, "area")
        if not ACTIONS.has(action):
            raise file.bad(
                ("space", row, "action"), f"an action is one of {', '.join(ACTIONS.words)}", f"{name}: {action!r}"
            )
        if not AREAS.has(area) or (AREAS.number(area) == NEITHER) != (ACTIONS.number(action) == BELL):
            raise file.bad(
                ("space", row, "area"),
                "ORL-AMB-48: a space is in the red or blue area, the Bell Tower in none",
                f"{name}: {area!r}",
            )
        accepts = read_accepted(file, row, name, ACTIONS.number(action))
        x, y = coordinate(file, ("space", row, "x")), coordinate(file, ("space", row, "y"))
        spaces.append(Space(name, ACTIONS.number(action), AREAS.number(area), accepts, x, y))
    for action_number in range(ACTIONS.size()):
        if not any(space.action == action_number for space in spaces):
            raise file.bad(("space",), "every action has a space", f"there is none for {ACTIONS.name(action_number)}")
    if sum(space.action == BELL for space in spaces) != 1:
        raise file.bad(("space",), "ORL-BELL-1: one Bell Tower", "there are several")
    if len(spaces) > MAX_SPACES:
        raise file.bad(("space",), f"at most {MAX_SPACES} spaces", f"there are {len(spaces)}")
    return spaces


def read_accepted(file: DataFile, row: int, name: str, action: int) -> int:
    """ORL-PLACE-4, ORL-PLACE-5, ORL-PLACE-6: one or more kinds, all of them, or monks only."""
    letters = file.words("space", row, "accepts")
    path = ("space", row, "accepts")
    if letters == ["*"]:
        accepts = EVERY_KIND
    else:
        accepts = 0
        for letter in letters:
            if letter not in list(FOLLOWER_LETTERS):
                raise file.bad(
                    path, f"a follower is one of {', '.join(FOLLOWER_LETTERS)}, or * alone", f"{name}: {letter!r}"
                )
            accepts |= 1 << FOLLOWER_LETTERS.index(letter)
    if accepts == 0:
        raise file.bad(path, "ORL-PLACE-2: a space shows followers", f"{name} shows none")
    if action in (FESTIVAL, BELL) and accepts != EVERY_KIND:
        raise file.bad(path, "ORL-PLACE-5: Festival Ground and Bell Tower accept every kind", f"{name} does not")
    if action in (FOUNDRY, PAINTING) and accepts != 1 << MONK_FOLLOWER:
        raise file.bad(path, "ORL-PLACE-6: Glass Foundry and Glass Painting accept only monks", f"{name} does not")
    return accepts
