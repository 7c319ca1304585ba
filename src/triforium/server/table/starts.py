"""Where a game begins: the normal setup, a position, a record, or a moment of another table."""

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from triforium.core.action import CHANCE, SPECTATOR, Action, Seat
from triforium.core.errors import BadOption, TableError, Unreadable
from triforium.core.game import Game
from triforium.core.options import chosen_options
from triforium.core.record import Record
from triforium.core.record_text import read_record
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.server.table.bodies import Beginning, NewTable
from triforium.server.table.entries import Origin
from triforium.server.table.identity import Principal
from triforium.server.table.imagined_position import imagine_position
from triforium.server.table.ports import StoreDown
from triforium.server.table.refusals import Refusal
from triforium.server.table.table import KEPT_STATES, Table

if TYPE_CHECKING:
    from triforium.server.registry import TableRegistry

IMAGINED: Final = 4  # sampled worlds that decide whether anything is hidden from a seat
Games = dict[str, Game[Any]]


class Start(msgspec.Struct):
    """Game, options and initial position of a new table."""

    game: Game[Any]
    edition: str
    options: dict[str, str]
    seats: int
    position: str = ""
    actions: list[Action] = []
    origin: Origin | None = None


async def start_of(
    registry: "TableRegistry", principal: Principal, wish: NewTable, people: list[Seat], seats: int
) -> Start:
    """The start of a requested table; refused if it is not possible."""
    beginning, work = wish.beginning, registry.ports.in_background
    try:
        if beginning is None:
            return at_the_start(registry.games, wish, seats)
        if [bool(beginning.position), bool(beginning.record), bool(beginning.table)].count(True) != 1:
            raise Refusal("bad-choice", detail="give exactly one of position, record and table in `beginning`")
        start: Start
        if beginning.position:
            start = await work(from_position, registry.games, beginning.position, seed(registry))
        elif beginning.record:
            start = await work(from_record, registry.games, beginning, people, seed(registry))
        else:
            table = (await registry.get(beginning.table)).table
            beginning = may_continue(table, principal, beginning)
            start = await work(from_table, table.snapshot(), beginning, people, seed(registry))
        return start
    except StoreDown:
        raise
    except Unreadable as error:
        raise Refusal("unreadable", detail=str(error)) from None
    except TableError as error:
        raise Refusal("bad-choice", detail=str(error)) from None


def seed(registry: "TableRegistry") -> int:
    """A new seed."""
    return registry.ports.random.below(1 << 60)


def finder(games: Games) -> Callable[[str], Game[Any]]:
    """A function that finds a game by its key."""

    def find(key: str) -> Game[Any]:
        if key not in games:
            raise BadOption(f"there is no game {key[:40]!r}; choose one of: {', '.join(games)}")
        return games[key]

    return find


def at_the_start(games: Games, wish: NewTable, seats: int) -> Start:
    """A normal setup; BadOption for an unknown edition, option or number of seats."""
    game = finder(games)(wish.game)
    count = game.check_seats(seats)
    if seats and count != seats:
        raise BadOption(f"{game.title} cannot be played by {seats}")
    chosen = chosen_options(game.options(), wish.options)
    usual = {option.key: option.default() for option in game.options()}
    options = {key: chosen[key] for key in wish.options if chosen[key] != usual[key]}
    state = game.deal(wish.edition, count, options)
    return Start(game, edition_of(game, wish.edition, state), options, count)


def edition_of(game: Game[Any], wanted: str, state: Any) -> str:
    """The edition that is played, also if it was chosen by an option or by default."""
    facts = getattr(state, "edition", None)
    return str(facts.key) if facts is not None else wanted or game.editions()[0]


def game_of_position(games: Games, text: str) -> Game[Any]:
    """The game that a position belongs to, by its prefix."""
    prefix = text.split(maxsplit=1)[0] if text.split() else ""
    for game in games.values():
        if game.notation().prefix == prefix:
            return game
    known = ", ".join(game.notation().prefix for game in games.values())
    raise Unreadable(f"a position must begin with the prefix of its game ({known}), not with {prefix[:20]!r}")


def from_position(games: Games, text: str, number: int) -> Start:
    """A pasted position; what it leaves unspecified is drawn at random once and stored."""
    game = game_of_position(games, text)
    notation = game.notation()
    position = notation.read_position(text, Rng(number))
    if position.state.over:
        raise BadOption("the game is over in this position; choose another one")
    fixed = notation.write_complete(text, position)
    state = notation.read_position(fixed, Rng(0)).state
    return Start(game, edition_of(game, "", state), {}, len(state.scores()), fixed)


def from_record(games: Games, wish: Beginning, people: list[Seat], number: int) -> Start:
    """A moment of a pasted record."""
    return from_moment(read_record(wish.record, "record", finder(games)).record, wish, people, Origin(), Rng(number))


def may_continue(table: Table, principal: Principal, wish: Beginning) -> Beginning:
    """What somebody may continue: while that game goes on, what they may not know is dealt anew."""
    if not principal.may_look(table):
        raise Refusal("no-spectators")
    if table.state is None:
        raise Refusal("not-begun", message=table.stopped)
    if table.status() == "over" or table.header.replay:
        return wish
    mine = principal.seats(table)
    seat = wish.redeal if wish.redeal is not None else mine[0] if mine else SPECTATOR
    if seat not in mine and seat != SPECTATOR:
        raise Refusal("secret")
    return msgspec.structs.replace(wish, redeal=seat)


def from_table(table: Table, wish: Beginning, people: list[Seat], number: int) -> Start:
    """A moment of another table."""
    origin = Origin(table.id, 0, table.header.listed)
    return from_moment(table.record(), wish, people, origin, Rng(number))


def from_moment(record: Record, wish: Beginning, people: list[Seat], origin: Origin, rng: Rng) -> Start:
    """The first `at` actions of a record; hidden information is dealt anew if requested or needed for fairness."""
    at = record.turn() if wish.at is None else wish.at
    if at > record.turn():
        raise BadOption(f"the record has {record.turn()} actions, not {at}")
    agreed = record.agreement
    state, past = states_until(record, at)
    if state.over:
        raise BadOption("the game is over at this point; choose an earlier one")
    where = msgspec.structs.replace(origin, at=at)
    start = Start(
        record.game, agreed.edition, agreed.options, agreed.seats, agreed.position, record.actions[:at], where
    )
    seat = wish.redeal if wish.redeal is not None else people[0] if len(people) == 1 else None
    if seat is None or (wish.redeal is None and not is_anything_hidden(record.game, state, seat, rng)):
        return start
    if seat >= agreed.seats:
        raise Refusal("no-seat")
    return dealt_anew(start, state, past, seat, rng)


def dealt_anew(start: Start, state: State, past: list[tuple[int, State]], seat: Seat, rng: Rng) -> Start:
    """The same moment with everything resampled that this seat does not know."""
    length = len(start.actions)
    if state.deciding() == CHANCE:  # start at the choice before the draw
        while past and past[-1][0] >= length:
            past.pop()
        if not past and start.position:
            raise BadOption("a game cannot be continued from this point; choose a later one")
        if not past:  # before the first choice: deal everything anew
            return msgspec.structs.replace(start, actions=[])
        length, state = past.pop()
    world = imagine_position(start.game, state, past, start.actions[:length], seat, rng)
    if world is None:
        raise BadOption("a game cannot be continued from this point; choose an earlier one")
    return msgspec.structs.replace(start, position=world.text, actions=world.actions, options={})


def states_until(record: Record, at: int) -> tuple[State, list[tuple[int, State]]]:
    """The state after `at` actions, and the most recent choices before it."""
    state = record.beginning()
    state.story = None
    past: deque[tuple[int, State]] = deque(maxlen=KEPT_STATES)
    for length, action in enumerate(record.actions[:at]):
        if state.deciding() != CHANCE:
            past.append((length, state.copy()))
        state.take(action)
    return state, list(past)


def is_anything_hidden(game: Game[Any], state: State, seat: Seat, rng: Rng) -> bool:
    """Does another player see something that this seat does not know?"""
    others = [other for other in range(len(state.scores())) if other != seat]
    for _ in range(IMAGINED):
        world = game.imagine(state, seat, rng)
        if any(game.view(world, other) != game.view(state, other) for other in others):
            return True
    return False


def with_new_hands(table: Table, rng: Rng) -> Start:
    """The start of a table with hidden information dealt anew, where there is any and that is possible."""
    header = table.header
    start = Start(
        table.game, header.edition, header.options, header.seats, header.position, header.start, header.origin
    )
    if not header.position and not header.start:
        return start
    state, past = states_until(table.record(), len(header.start))
    if not any(is_anything_hidden(table.game, state, seat, rng) for seat in range(header.seats)):
        return start
    try:
        return dealt_anew(start, state, past, SPECTATOR, rng)
    except BadOption:
        return start
