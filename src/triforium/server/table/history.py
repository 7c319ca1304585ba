"""Views, records and positions of past moments, limited to what the viewer may know."""

from triforium.core.action import CHANCE, SPECTATOR, Seat, noun_of, verb_of
from triforium.core.errors import TableError
from triforium.core.record_text import write_record
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.server.table.bodies import Frame, PositionInfo
from triforium.server.table.identity import Principal
from triforium.server.table.imagined_position import READING
from triforium.server.table.refusals import Refusal
from triforium.server.table.table import Table
from triforium.server.table.table_info import result_of
from triforium.server.table.views import msg, story_lines

MOST_FRAMES = 60


def viewpoint(table: Table, principal: Principal, seat: int | None) -> Seat:
    """The seat whose view the principal gets: an own one, a spectator's, or after the end anybody's."""
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
        raise Refusal("not-begun", message=table.stopped)
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
    """The record as far as the principal may know it, and the number of actions withheld until the end."""
    check_may_look(table, principal)
    if table.state is None and not table.not_replayed:
        raise Refusal("not-begun", message=table.stopped)
    total = len(table.actions)
    known = total
    is_public = table.status() == "over" or table.header.replay
    if not is_public:
        mine = principal.seats(table)
        seat = mine[0] if mine else SPECTATOR
        if not knows_the_beginning(table, seat):
            raise Refusal("secret")
        known = known_to(table, seat)
    text = write_record(table.record(known))
    if is_public:
        return text + unread_lines(table), 0
    return text, total - known + len(table.not_replayed)


def unread_lines(table: Table) -> str:
    """The actions that this version of the rules cannot replay: verb and number, after a line that says so."""
    if not table.not_replayed:
        return ""
    verbs = table.game.verbs
    lines = [f"# played under rules version {table.header.rules}; what follows cannot be replayed here"]
    for action in table.not_replayed:
        verb = verb_of(action)
        name = verbs.name(verb) if 0 <= verb < verbs.size() else str(verb)
        lines.append(f"# {name} #{noun_of(action)}")
    return "\n".join(lines) + "\n"


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


def state_at(table: Table, at: int | None) -> tuple[int, State]:
    """The state after `at` actions, or the current one."""
    if table.state is None:
        raise Refusal("not-begun", message=table.stopped)
    if at is None:
        return len(table.actions), table.state
    if at > len(table.actions):
        raise Refusal("bad-choice", detail=f"`at` is larger than {len(table.actions)}, the number of actions")
    return at, table.record(at).state


def position_text(table: Table, seat: Seat, at: int | None) -> PositionInfo:
    """A position in the game's notation as a seat may know it; refused unless it can be read back."""
    length, state = state_at(table, at)
    notation = table.game.notation()
    try:
        text = notation.write_view(state, seat if seat >= 0 else SPECTATOR)
        position = notation.read_position(text, Rng(READING))
        notation.deal_until_writable(position)
        position.deal()
    except (TableError, AssertionError, IndexError):
        said = "this position cannot be written; try the choice before or after it"
        raise Refusal("bad-choice", detail=said) from None
    return PositionInfo(table.game.key, text, length)


def scoring(table: Table, seat: Seat, at: int | None, seed: int) -> list[dict[str, object]]:
    """The scoring of a position, with hidden information resampled for this seat."""
    _, state = state_at(table, at)
    world = state if table.status() == "over" else table.game.imagine(state, seat, Rng(seed))
    return table.game.notation().scoring(world, [])
