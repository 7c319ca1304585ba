"""Initial position of a new table: the normal setup, a given position, or a moment of another game."""

import secrets
from collections import deque
from typing import Any, Final

import msgspec

from triforium.core.action import CHANCE, SPECTATOR, Action, Seat
from triforium.core.errors import BadOption, TableError, Unreadable
from triforium.core.game import Game
from triforium.core.options import chosen_options
from triforium.core.record import Record
from triforium.core.record_text import read_record
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.server.registry import TableRegistry
from triforium.server.table.bodies import Beginning, NewTable
from triforium.server.table.entries import Origin
from triforium.server.table.imagined_position import imagine_position
from triforium.server.table.listener import Principal
from triforium.server.table.ports import StoreDown
from triforium.server.table.refusals import Refusal
from triforium.server.table.table import KEPT_STATES, Table

IMAGINED: Final = 4  # sampled worlds that decide whether anything is hidden from a seat


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
    registry: TableRegistry, principal: Principal, wish: NewTable, people: list[Seat], seats: int
) -> Start:
    """The start of a requested table; raises a refusal if it is not possible."""
    from_where = wish.beginning
    try:
        if from_where is None:
            return at_the_start(registry, wish, seats)
        given = [bool(from_where.position), bool(from_where.record), bool(from_where.table)]
        if sum(given) != 1:
            raise Refusal("bad-choice", detail="give exactly one of position, record and table in `beginning`")
        if from_where.position:
            return from_position(registry, from_where.position)
        if from_where.record:
            record = read_record(from_where.record, "record", find_game_in(registry)).record
            return from_moment(record, from_where, people, Origin("", 0))
        return await from_table(registry, principal, from_where, people)
    except StoreDown:
        raise
    except Unreadable as error:
        raise Refusal("unreadable", detail=str(error)) from None
    except TableError as error:
        raise Refusal("bad-choice", detail=str(error)) from None


def find_game_in(registry: TableRegistry) -> Any:
    """A function that finds a game by its key."""

    def find(key: str) -> Game[Any]:
        if key not in registry.games:
            raise BadOption(f"there is no game {key[:40]!r}; choose one of: {', '.join(registry.games)}")
        return registry.games[key]

    return find


def at_the_start(registry: TableRegistry, wish: NewTable, seats: int) -> Start:
    """A normal setup; raises BadOption for an unknown edition, option or number of seats."""
    game: Game[Any] = find_game_in(registry)(wish.game)
    count = game.check_seats(seats)
    if seats and count != seats:
        raise BadOption(f"{game.title} cannot be played by {seats}")
    chosen = chosen_options(game.options(), wish.options)
    options = {key: chosen[key] for key in wish.options if chosen[key] != default_of(game, key)}
    state = game.deal(wish.edition, count, options)
    return Start(game, edition_of(game, wish.edition, state), options, count)


def default_of(game: Game[Any], key: str) -> str:
    """The default of an option."""
    return next(option.default() for option in game.options() if option.key == key)


def edition_of(game: Game[Any], wanted: str, state: Any) -> str:
    """The edition that is played, also if it was chosen by an option or by default."""
    facts = getattr(state, "edition", None)
    return str(facts.key) if facts is not None else wanted or game.editions()[0]


def game_of_position(registry: TableRegistry, text: str) -> Game[Any]:
    """The game that a position belongs to, by its prefix."""
    prefix = text.split(maxsplit=1)[0] if text.split() else ""
    for game in registry.games.values():
        if game.notation().prefix == prefix:
            return game
    known = ", ".join(game.notation().prefix for game in registry.games.values())
    raise Unreadable(f"a position must begin with the prefix of its game ({known}), not with {prefix[:20]!r}")


def from_position(registry: TableRegistry, text: str) -> Start:
    """A pasted position; what it leaves unspecified is drawn at random once and stored."""
    game = game_of_position(registry, text)
    notation = game.notation()
    position = notation.read_position(text, Rng(secrets.randbits(60)))
    if position.state.over:
        raise BadOption("the game is over in this position; choose another one")
    fixed = notation.write_complete(text, position)
    state = notation.read_position(fixed, Rng(0)).state
    return Start(game, edition_of(game, "", state), {}, len(state.scores()), fixed)


async def from_table(registry: TableRegistry, principal: Principal, wish: Beginning, people: list[Seat]) -> Start:
    """A moment of another table; while that game goes on, what the caller may not know is dealt anew."""
    table = (await registry.table(wish.table)).table
    if not principal.may_look(table):
        raise Refusal("no-spectators")
    if table.state is None:
        raise Refusal("not-begun")
    record = table.record()
    if table.status() == "over" or table.header.replay:
        return from_moment(record, wish, people, Origin(table.id, 0))
    mine = principal.seats(table)
    eyes = wish.redeal if wish.redeal is not None else mine[0] if mine else SPECTATOR
    if eyes not in mine and eyes != SPECTATOR:
        raise Refusal("secret")
    return from_moment(record, msgspec.structs.replace(wish, redeal=eyes), people, Origin(table.id, 0))


def from_moment(record: Record, wish: Beginning, people: list[Seat], origin: Origin) -> Start:
    """The first `at` actions of a record; hidden information is dealt anew if requested or needed for fairness."""
    at = record.turn() if wish.at is None else wish.at
    if at > record.turn():
        raise BadOption(f"the record has {record.turn()} actions, not {at}")
    agreed = record.agreement
    state, past = states_until(record, at)
    if state.over:
        raise BadOption("the game is over at this point; choose an earlier one")
    start = Start(
        record.game,
        agreed.edition,
        agreed.options,
        agreed.seats,
        agreed.position,
        record.actions[:at],
        Origin(origin.table, at),
    )
    seat = wish.redeal if wish.redeal is not None else people[0] if len(people) == 1 else None
    if seat is None or (wish.redeal is None and not is_anything_hidden(record.game, state, seat)):
        return start
    if seat >= agreed.seats:
        raise Refusal("no-seat")
    return dealt_anew(start, state, past, seat)


def dealt_anew(start: Start, state: State, past: list[tuple[int, State]], seat: Seat) -> Start:
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
    world = imagine_position(start.game, state, past, start.actions[:length], seat, Rng(secrets.randbits(60)))
    if world is None:
        raise BadOption("a game cannot be continued from this point; choose an earlier one")
    return msgspec.structs.replace(start, position=world.text, actions=world.actions, options={})


def with_new_hands(table: Table) -> Start:
    """The start of a table with hidden information dealt anew, where there is any and that is possible."""
    header = table.header
    start = Start(
        table.game, header.edition, header.options, header.seats, header.position, header.start, header.origin
    )
    if not header.position and not header.start:
        return start
    state, past = states_until(table.record(), len(header.start))
    if not any(is_anything_hidden(table.game, state, seat) for seat in range(header.seats)):
        return start
    try:
        return dealt_anew(start, state, past, SPECTATOR)
    except BadOption:
        return start


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


def is_anything_hidden(game: Game[Any], state: State, seat: Seat) -> bool:
    """Does another player see something that this seat does not know?"""
    rng = Rng(secrets.randbits(60))
    others = [other for other in range(len(state.scores())) if other != seat]
    for _ in range(IMAGINED):
        world = game.imagine(state, seat, rng)
        if any(game.view(world, other) != game.view(state, other) for other in others):
            return True
    return False


def replay_of(registry: TableRegistry, text: str) -> tuple[Start, Record]:
    """Parse an uploaded record for viewing."""
    try:
        record = read_record(text, "record", find_game_in(registry)).record
    except Unreadable as error:
        raise Refusal("unreadable", detail=str(error)) from None
    agreed = record.agreement
    start = Start(
        record.game, agreed.edition, agreed.options, agreed.seats, agreed.position, list(record.actions), None
    )
    return start, record
