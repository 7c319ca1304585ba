"""The map of The Cathedral of Orléans, drawn from the coordinates of its components: roads, rivers, goods, builders."""

from typing import Final

from rich.text import Text

from triforium.games.orleans.components import OrleansComponents, Place, Route
from triforium.games.orleans.kinds import ITEM_LETTERS, ITEMS
from triforium.games.orleans.view import OrleansView
from triforium.terminal.boards.board import Signs

NAME_ROOM: Final = 4  # columns at either side for the names of places
FAINT: Final = "dim"
NUMBER: Final = "bold black on bright_cyan"
TOWN: Final = "bold"
WORKSHOP: Final = "bold underline"
WATER: Final = "blue"
EARTH: Final = "yellow"
FULL_NAMES: Final = 60  # from this width on there is room for the names of places
SEAT_STYLES: Final = (
    "bold black on #c98f1b",
    "bold white on #3d8b4a",
    "bold white on #7b4fa0",
    "bold white on #54626f",
)
ITEM_STYLES: Final = {
    "wood": "bold white on #7a4a21",
    "stone": "bold black on #a9b0b7",
    "bread": "bold black on #e0b050",
    "rosette": "bold white on #8a3ab9",
}


class Canvas:
    """A grid of styled characters; later ones cover earlier ones."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]
        self.fixed = [[False] * width for _ in range(height)]  # cells that may not be covered

    def put(self, x: int, y: int, text: str, style: str, fixed: bool) -> None:
        """Write a text from this cell on, as far as there is room."""
        for index, sign in enumerate(text):
            if 0 <= y < self.height and 0 <= x + index < self.width and not self.fixed[y][x + index]:
                self.signs[y][x + index], self.styles[y][x + index] = sign, style
                self.fixed[y][x + index] = fixed

    def is_free(self, x: int, y: int, width: int) -> bool:
        """Are these cells free?"""
        if not (0 <= y < self.height and x >= 0 and x + width <= self.width):
            return False
        return not any(self.fixed[y][x : x + width])

    def lines(self) -> list[Text]:
        """The whole picture."""
        found: list[Text] = []
        for row in range(self.height):
            line = Text()
            for sign, style in zip(self.signs[row], self.styles[row], strict=True):
                line.append(sign, style)
            found.append(line)
        return found


class MapDrawer:
    """Draws the map on a canvas, most important things first."""

    def __init__(self, components: OrleansComponents, view: OrleansView, width: int, height: int, signs: Signs) -> None:
        self.components = components
        self.view = view
        self.signs = signs
        self.canvas = Canvas(width, height)
        points = [(place.x, place.y) for place in components.place]
        points += [(token.x, token.y) for token in components.tokens()]
        self.left, self.top = min(x for x, _ in points), min(y for _, y in points)
        self.right, self.bottom = max(x for x, _ in points), max(y for _, y in points)

    def at(self, x: int, y: int) -> tuple[int, int]:
        """Where a point of the panel is on the canvas; with a margin for names."""
        across = (x - self.left) * (self.canvas.width - 1 - 2 * NAME_ROOM) / (self.right - self.left)
        return round(across) + NAME_ROOM, round((y - self.top) * (self.canvas.height - 1) / (self.bottom - self.top))

    def draw(self, numbers: dict[int, int]) -> list[Text]:
        """Goods, then places, then builders, then the numbers of choices, then the routes between them."""
        items = {token.name: token.item for token in self.view.tokens}
        for token in self.components.tokens():
            x, y = self.at(token.x, token.y)
            item = items[token.id]
            if item is None:
                self.canvas.put(x, y, self.signs.done, FAINT, True)
            else:
                style = ITEM_STYLES[item] + (" blink" if token.id == self.view.met else "")
                self.canvas.put(x, y, ITEM_LETTERS[ITEMS.number(item)], style, True)
        starts = [self.put_place(place) for place in self.components.place]
        for place, (x, y, wide) in zip(self.components.place, starts, strict=True):
            self.put_builders(place, x, y, wide)
        for route, number in numbers.items():
            self.put_number(self.components.route[route], number)
        for way in self.components.route:
            self.put_route(way)
        return self.canvas.lines()

    def put_place(self, place: Place) -> tuple[int, int, int]:
        """Write the name of a place; returns its position."""
        x, y = self.at(place.x, place.y)
        name = place.name if self.canvas.width >= FULL_NAMES else place.id
        start = max(0, min(x - len(name) // 2, self.canvas.width - len(name)))
        self.canvas.put(start, y, name, WORKSHOP if place.workshop else TOWN, True)
        return start, y, len(name)

    def put_builders(self, place: Place, x: int, y: int, wide: int) -> None:
        """Write the letters of the builders at a place, after its name or beside it."""
        there = [seat for seat, builder in enumerate(self.view.seats) if builder.place == place.id]
        room = len(there) + 1
        for left, down in ((wide, 0), (-room, 0), (0, 1), (0, -1), (wide, 1), (wide, -1), (-room, 1), (-room, -1)):
            if there and self.canvas.is_free(x + left, y + down, room):
                for index, seat in enumerate(there):
                    column = x + left + index + (1 if left == wide else 0)
                    self.canvas.put(column, y + down, self.view.seats[seat].letter, SEAT_STYLES[seat], True)
                self.canvas.put(x + left, y + down, " " * room, "", True)
                return

    def put_number(self, route: Route, number: int) -> None:
        """The number of a choice beside the first thing on its route."""
        text = f"[{number}]"
        if route.token:
            x, y = self.at(route.token[0].x, route.token[0].y)
        else:
            x, y = self.at(*route.via[len(route.via) // 2])
        for left, down in ((1, 0), (-len(text), 0), (-1, 1), (-1, -1), (1, 1), (1, -1), (2, 0), (-len(text) - 1, 0)):
            if self.canvas.is_free(x + left, y + down, len(text)):
                self.canvas.put(x + left, y + down, text, NUMBER, True)
                return

    def put_route(self, route: Route) -> None:
        """A dotted road or a river, from way-point to way-point."""
        ends = [place for end in (route.a, route.b) for place in self.components.place if place.id == end]
        points = [(ends[0].x, ends[0].y), *route.via, (ends[1].x, ends[1].y)]
        sign, style = ("~", WATER) if route.kind == "river" else (self.signs.dot, EARTH)
        for index in range(len(points) - 1):
            (x1, y1), (x2, y2) = self.at(*points[index]), self.at(*points[index + 1])
            steps = max(abs(x2 - x1), abs(y2 - y1), 1)
            for step in range(steps + 1):
                x = round(x1 + (x2 - x1) * step / steps)
                y = round(y1 + (y2 - y1) * step / steps)
                if route.kind == "river" or step % 2 == 0 or abs(x2 - x1) < abs(y2 - y1):
                    self.canvas.put(x, y, sign, style, False)
