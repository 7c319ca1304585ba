"""The pending steps as the stack of frames in a position (rules.md, sections 6.3 and 9.1)."""

import re
from typing import Any, Final

from triforium.core.action import Seat
from triforium.core.errors import Unreadable
from triforium.core.state import Step
from triforium.games.orleans.blueprints import ChooseBlueprint
from triforium.games.orleans.draw_follower import DRAW_FOLLOWER, DrawFollower
from triforium.games.orleans.edition import FIRST_WORKSHOP, ORDERS
from triforium.games.orleans.glass import USE_FOUNDRY, USE_PAINTING, BlowGlass, PaintGlass, UseGlass
from triforium.games.orleans.kinds import (
    BLUEPRINT_REWARD,
    FOLLOWER_LETTERS,
    MONK_REWARD,
    REWARD_LETTERS,
    WAYS,
)
from triforium.games.orleans.market_place import DELIVERIES, VISIT_MARKET, ChooseDelivery, VisitMarket
from triforium.games.orleans.nouns import destination_name
from triforium.games.orleans.place_follower import PLACE_FOLLOWER, PlaceFollower
from triforium.games.orleans.resolution import PAY, Pay
from triforium.games.orleans.rewards import OFFER_ROSETTE, ChooseBag, OfferRosette, RosetteFor
from triforium.games.orleans.routes import TRAVEL, ChooseRoute, OnTheWay, PickUp, Travel
from triforium.games.orleans.state import NONE, Orleans
from triforium.games.orleans.turn import FINISH_TURN, NEXT_TURN, LastChance
from triforium.games.orleans.workshops import CLEAR, Clear

NOTHING: Final = "-"
FRAME_SEPARATOR: Final = ">"
ACTION_FRAMES: Final = ("draw", "place", "move", "pickup", "market", "foundry", "paint", "end")  # one, at the bottom
FRAME: Final = re.compile(
    rf"draw|place:[{FOLLOWER_LETTERS}]|move:(?:land|river)|pickup:\w+(?::[\w,-]*)?|market:[0-{DELIVERIES}]|foundry|paint|end"
    rf"|rosette|monk|blueprint|rewards:[{REWARD_LETTERS}]+|return:\w+"
)


def hand(s: Orleans) -> int:
    """The follower that was drawn and not yet placed, or NONE."""
    for step in s.agenda:
        if isinstance(step, PlaceFollower):
            return step.follower
    return NONE


def bad(sentence: str) -> Unreadable:
    """The error for invalid frames in a position."""
    return Unreadable(f"position, frames: {sentence}")


# --- writing ---------------------------------------------------------------------------------------------------


def frames_text(s: Orleans) -> str:
    """The frames of a position, innermost first; the end of the turn is implied and not written."""
    frames: list[str] = []
    rewards = ""
    for index in range(len(s.agenda) - 1, -1, -1):
        step = s.agenda[index]
        if isinstance(step, Pay):
            rewards += REWARD_LETTERS[step.reward]
            continue
        if rewards:
            frames.append(f"rewards:{rewards}")
            rewards = ""
        frame = frame_text(s, step)
        if frame:
            frames.append(frame)
    return FRAME_SEPARATOR.join(frames) or "draw"


def frame_text(s: Orleans, step: Step[Any]) -> str:
    """One frame; empty for a step that is not written."""
    if isinstance(step, (ChooseRoute, Travel)):
        return f"move:{WAYS.name(step.way)}"
    if isinstance(step, (PickUp, OnTheWay)):
        left = [s.edition.components.tokens[token].name for token in step.tokens[step.nth :] if s.lying >> token & 1]
        return f"pickup:{s.edition.components.places[step.place].name}:{','.join(left) or NOTHING}"
    if isinstance(step, (ChooseDelivery, VisitMarket)):
        return f"market:{step.left}"
    if isinstance(step, Clear):
        return f"return:{destination_name(s.edition, step.destination)}"
    if isinstance(step, PlaceFollower):
        return f"place:{FOLLOWER_LETTERS[step.follower]}"
    if isinstance(step, BlowGlass) or (isinstance(step, UseGlass) and not step.painting):
        return "foundry"
    if isinstance(step, (PaintGlass, UseGlass)):
        return "paint"
    if isinstance(step, (RosetteFor, OfferRosette)):
        return "rosette"
    if isinstance(step, (DrawFollower, ChooseBag, ChooseBlueprint, LastChance)):
        return step.key
    return ""


# --- reading ---------------------------------------------------------------------------------------------------


def hand_in_frames(text: str) -> int:
    """The follower in hand according to these frames, or NONE."""
    found = re.search(rf"(?:^|{FRAME_SEPARATOR})place:([{FOLLOWER_LETTERS}])$", text)
    return NONE if found is None else FOLLOWER_LETTERS.index(found.group(1))


def check_frames(text: str) -> None:
    """Check that every frame is known, and that their nesting is possible."""
    frames = text.split(FRAME_SEPARATOR)
    for index, frame in enumerate(frames):
        if FRAME.fullmatch(frame) is None:
            raise bad(f"{frame[:30]!r} is not something that a game can wait for")
        word = frame.partition(":")[0]
        if word in ACTION_FRAMES and index < len(frames) - 1:
            raise bad(f"{frame!r} is the frame of a turn, so it must come last")
        if word == "return" and index < len(frames) - 1 and not frames[index + 1].startswith("market"):
            raise bad(f"{frame!r} comes from a delivery, so it must come before market or last")


def agenda_for(s: Orleans, text: str) -> list[Step[Any]]:
    """The agenda of a position: the next seat's turn, the end of this one, and the frames, innermost on top."""
    seat = s.active
    frames = text.split(FRAME_SEPARATOR)
    if frames == ["draw"] and s.red == 0 and s.blue == 0:
        return [NEXT_TURN[seat]]  # ORL-DRAW-4
    agenda: list[Step[Any]] = [NEXT_TURN[(seat + 1) % s.seats], FINISH_TURN[seat]]
    for frame in frames[::-1]:
        agenda.extend(steps_for(s, seat, frame))
    return agenda


def steps_for(s: Orleans, seat: Seat, frame: str) -> list[Step[Any]]:
    """The steps of one frame; the first to be carried out comes last."""
    word, _, rest = frame.partition(":")
    if word == "rewards":
        return [PAY[seat][REWARD_LETTERS.index(letter)] for letter in rest[::-1]]
    if word == "place":
        return [PLACE_FOLLOWER[seat][FOLLOWER_LETTERS.index(rest)]]
    if word == "move":
        return [TRAVEL[seat][WAYS.number(rest)]]
    if word == "pickup":
        return [pickup(s, seat, rest)]
    if word == "market":
        return [VISIT_MARKET[seat][int(rest)]] if rest != "0" else []
    if word == "return":
        return [CLEAR[finished_order(s, rest)]]
    simple: dict[str, list[Step[Any]]] = {
        "draw": [DRAW_FOLLOWER[seat]],
        "foundry": [USE_FOUNDRY[seat]],
        "paint": [USE_PAINTING[seat]],
        "rosette": [OFFER_ROSETTE[seat]],
        "monk": [PAY[seat][MONK_REWARD]],
        "blueprint": [PAY[seat][BLUEPRINT_REWARD]],
        "end": [],
    }
    check_supplies(s, frame)
    return simple[frame]


def check_supplies(s: Orleans, frame: str) -> None:
    """ORL-REW-7, ORL-BLUE-4: a pending decision about a reward needs a supply that can pay it."""
    if frame == "rosette" and s.rosettes == 0:
        raise bad("rosette is asked only while the supply has one (ORL-REW-7)")
    if frame == "monk" and s.monks == 0:
        raise bad("monk is asked only while the supply has one (ORL-REW-7)")
    if frame == "blueprint" and s.face_down == 0:
        raise bad("blueprint is asked only while one is face down (ORL-BLUE-4)")


def pickup(s: Orleans, seat: Seat, text: str) -> OnTheWay:
    """ORL-MOVE-5: the destination of a moving builder, and the token spaces of the route that are still ahead."""
    components = s.edition.components
    name, _, listed = text.partition(":")
    place = next((number for number, town in enumerate(components.places) if town.name == name), NONE)
    if place == NONE:
        raise bad(f"pickup:{text}: there is no place {name!r}")
    wanted = listed.split(",") if listed not in ("", NOTHING) else []
    for number, ends in enumerate(s.edition.route_ends):
        if set(ends) != {place, s.builders[seat]}:
            continue
        along = s.edition.tokens_along[number][0 if ends[1] == place else 1]
        names = [components.tokens[token].name for token in along]
        if wanted == [name for name in names if name in wanted]:
            found = tuple([token for token in along if components.tokens[token].name in wanted])
            for token in found:
                if s.lying >> token & 1 == 0:
                    raise bad(f"pickup:{text}: nothing lies on {components.tokens[token].name}")
            return OnTheWay(seat, place, found, 0)
    raise bad(f"pickup:{text}: no route from where the builder is leads to {name} past these spaces (ORL-MOVE-5)")


def finished_order(s: Orleans, name: str) -> int:
    """ORL-WORK-4: a delivery order that is complete and not yet cleared."""
    for destination in range(ORDERS):
        if destination_name(s.edition, destination) == name:
            if s.order_tiles[destination] == NONE or s.missing[destination] or s.turned >> destination & 1:
                raise bad(f"return:{name}: the order there is not complete (ORL-WORK-4)")
            return destination
    last = destination_name(s.edition, FIRST_WORKSHOP)
    raise bad(f"return:{name[:10]}: there is no such order; there are hg and workshop places like {last}")
