"""Views, records and positions of past moments, limited to what the viewer may know."""

from triforium.core.action import CHANCE, SPECTATOR, Seat
from triforium.core.errors import TableError
from triforium.core.record_text import write_record
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.server.table.bodies import Frame, PositionInfo
from triforium.server.table.identity import new_secret
from triforium.server.table.imagined_position import READING
from triforium.server.table.listener import Principal
from triforium.server.table.refusals import Refusal
from triforium.server.table.table import Table
from triforium.server.table.view_messages import msg, result_of, story_lines

MOST_FRAMES = 60


def eyes_of(table: Table, principal: Principal, seat: int | None) -> Seat:
    """The seat whose view the caller gets: an own one, a spectator's, or after the end anybody's."""
    check_may_look(table, principal)
    mine = principal.seats(table)
    if seat is None:
        return mine[0] if mine else SPECTATOR
    if seat == SPECTATOR:
        return SPECTATOR
    if not 0 <= seat < table.header.seats:
        raise Refusal("no-seat")
    if seat not in mine and table.status() != "over" and not table.header.replay:
        raise Refusal("secret")
    return seat


def check_may_look(table: Table, principal: Principal) -> None:
    """Refuse strangers at a table without spectators, also after the end."""
    if not principal.may_look(table):
        raise Refusal("no-spectators")


def frames(table: Table, seat: Seat, start: int, count: int) -> list[Frame]:
    """Views after `start`, `start` + 1, … actions."""
    if table.state is None:
        raise Refusal("not-begun")
    state, _ = table.beginning()
    found: list[Frame] = []
    total = len(table.actions)
    last = min(start + min(count, MOST_FRAMES) - 1, total)
    for at in range(last + 1):
        if at:
            state.take(table.actions[at - 1])
        if at < start:
            continue
        asked = not state.over and state.deciding() != CHANCE
        found.append(
            Frame(
                at=at,
                seat=seat,
                view=table.game.view(state, seat),
                prompt=msg(table.game.prompt(state)) if asked else None,
                story=story_lines(table.game, state, seat, table.story.at(at)),
                result=result_of(table) if at == total and table.status() == "over" else None,
            )
        )
    return found


def record_text(table: Table, principal: Principal) -> tuple[str, int]:
    """The record as far as the caller may know it, and the number of actions withheld until the end."""
    check_may_look(table, principal)
    if table.state is None:
        raise Refusal("not-begun")
    total = len(table.actions)
    known = total
    if table.status() != "over" and not table.header.replay:
        eyes = eyes_for_record(table, principal)
        if not knows_the_beginning(table, eyes):
            raise Refusal("secret")
        known = known_to(table, eyes)
    return write_record(table.record(known)), total - known


def eyes_for_record(table: Table, principal: Principal) -> Seat:
    """The seat that decides how much of the record is shown."""
    mine = principal.seats(table)
    return mine[0] if mine else SPECTATOR


def knows_the_beginning(table: Table, seat: Seat) -> bool:
    """Does the start position contain nothing hidden from this seat?"""
    if not table.header.position:
        return True
    notation = table.game.notation()
    position = notation.read_position(table.header.position, Rng(READING))
    try:
        return notation.write_view(position.state, seat) == notation.write_position(position)
    except (TableError, AssertionError, IndexError):  # the notation cannot express this state
        return False


def known_to(table: Table, seat: Seat) -> int:
    """The number of actions before the first that contains something still hidden from this seat."""
    told: set[tuple[int, int, tuple[int, ...]]] = set()
    for _, event in table.story.since(-1):
        if event.is_for(seat):
            told.add((event.kind, event.seat, tuple(event.nouns)))
    for at, event in table.story.since(-1):
        if not event.is_for(seat) and (event.kind, event.seat, tuple(event.nouns)) not in told:
            return at - 1
    return len(table.actions)


def moment(table: Table, at: int | None) -> tuple[int, State]:
    """The state after `at` actions, or the current one."""
    if table.state is None:
        raise Refusal("not-begun")
    if at is None:
        return len(table.actions), table.state
    if at > len(table.actions):
        raise Refusal("bad-choice", detail=f"`at` is larger than {len(table.actions)}, the number of actions")
    return at, table.record(at).state


def position_text(table: Table, seat: Seat, at: int | None) -> PositionInfo:
    """A position in the game's notation as a seat may know it; refused unless it can be read back."""
    length, state = moment(table, at)
    notation = table.game.notation()
    try:
        text = notation.write_view(state, seat if seat >= 0 else SPECTATOR)
        position = notation.read_position(text, Rng(READING))
        notation.deal_until_writable(position)
        position.deal()
    except (TableError, AssertionError, IndexError):
        raise Refusal(
            "bad-choice", detail="this position cannot be written; try the choice before or after it"
        ) from None
    return PositionInfo(table.game.key, text, length)


def scoring(table: Table, seat: Seat, at: int | None) -> list[dict[str, object]]:
    """The scoring of a position, with hidden information resampled for this seat."""
    _, state = moment(table, at)
    seed = int.from_bytes(new_secret().encode()[:7])
    world = state if table.status() == "over" else table.game.imagine(state, seat, Rng(seed))
    return table.game.notation().scoring(world, [])
