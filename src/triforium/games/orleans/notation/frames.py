"""The pending steps as the stack of frames in a position (rules.md, sections 6.3 and 9.1)."""

import re
from typing import Any, Final

from triforium.core.action import Seat
from triforium.core.errors import Unreadable
from triforium.core.fields import bad as bad_at
from triforium.core.fields import items, listed
from triforium.core.state import Step
from triforium.core.step_text import StepText
from triforium.games.orleans.draw_follower import DrawFollower
from triforium.games.orleans.edition import ORDERS, OrleansEdition
from triforium.games.orleans.glass import UseFoundry, UsePainting
from triforium.games.orleans.kinds import BLUEPRINT_REWARD, FOLLOWER_LETTERS, MONK_REWARD, NONE, REWARD_LETTERS
from triforium.games.orleans.market_place import DELIVERIES, VisitMarket
from triforium.games.orleans.notation.nouns import nouns
from triforium.games.orleans.place_follower import PlaceFollower
from triforium.games.orleans.resolution import PAY, Pay
from triforium.games.orleans.rewards import OfferRosette
from triforium.games.orleans.routes import OnTheWay, PickUp, Travel
from triforium.games.orleans.state import Orleans
from triforium.games.orleans.turn import FINISH_TURN, NEXT_TURN
from triforium.games.orleans.workshops import Clear

SEPARATOR: Final = ">"
TURN_FRAMES: Final = ("draw", "place", "move", "pickup", "market", "foundry", "paint", "end")  # one, at the bottom
# A decision is written like the step that offers it, and read as that step.
TEXT: Final[StepText[Orleans]] = StepText(
    (DrawFollower, PlaceFollower, Travel, VisitMarket, UseFoundry, UsePainting, OfferRosette, Clear), ":"
)


def bad(sentence: str) -> Unreadable:
    """The error for invalid frames in a position."""
    return bad_at("frames", sentence)


def frames_text(s: Orleans) -> str:
    """The frames of a position, innermost first; the end of the turn is implied and not written."""
    frames: list[str] = []
    for step in s.agenda[::-1]:
        frame = frame_text(s, step)
        if isinstance(step, Pay) and frames and frames[-1].startswith("rewards:"):
            frames[-1] += REWARD_LETTERS[step.reward]  # the rewards of one tile are one frame
        elif frame:
            frames.append(frame)
    return SEPARATOR.join(frames) or "draw"


def frame_text(s: Orleans, step: Step[Any]) -> str:
    """One frame; empty for a step that is not written."""
    if isinstance(step, (PickUp, OnTheWay)):
        left = [s.edition.token_names[token] for token in step.tokens[step.nth :] if s.lying >> token & 1]
        return f"pickup:{s.edition.place_names[step.place]}:{listed(left)}"
    return TEXT.write(step, nouns(s.edition))


def hand_in_frames(text: str) -> int:
    """The follower in hand according to these frames, or NONE."""
    found = re.search(rf"(?:^|{SEPARATOR})place:([{FOLLOWER_LETTERS}])$", text)
    return NONE if found is None else FOLLOWER_LETTERS.index(found.group(1))


def check_frames(edition: OrleansEdition, text: str) -> None:
    """Check that every frame is known, that the frame of the turn comes last, and a delivery above the market."""
    frames = text.split(SEPARATOR)
    for frame, below in zip(frames, [*frames[1:], ""], strict=True):
        word, _, rest = frame.partition(":")
        if word in TURN_FRAMES and below:
            raise bad(f"{frame[:30]!r} is the frame of a turn, so it must come last")
        if word == "return" and below and not below.startswith("market"):
            raise bad(f"{frame[:30]!r} comes from a delivery, so it must come before market or last")
        rewards = word == "rewards" and rest and set(rest) <= set(REWARD_LETTERS)
        if frame not in ("end", "monk", "blueprint") and word != "pickup" and not rewards:
            try:
                TEXT.read(frame, nouns(edition))
            except Unreadable as error:
                raise bad(str(error)) from None
            if word == "market" and int(rest) > DELIVERIES:
                raise bad(f"{frame}: there are at most {DELIVERIES} deliveries (ORL-MARKET-1)")


def agenda_for(s: Orleans, text: str) -> list[Step[Any]]:
    """The agenda of a position: the next seat's turn, the end of this one, and the frames, innermost on top."""
    frames = text.split(SEPARATOR)
    if frames == ["draw"] and s.red == 0 and s.blue == 0:
        return [NEXT_TURN[s.active]]  # ORL-DRAW-4
    steps = [step for frame in frames[::-1] for step in steps_for(s, s.active, frame)]
    return [NEXT_TURN[(s.active + 1) % s.seats], FINISH_TURN[s.active], *steps]


def steps_for(s: Orleans, seat: Seat, frame: str) -> list[Step[Any]]:
    """The steps of one frame; the first to be carried out comes last."""
    word, _, rest = frame.partition(":")
    if frame in ("end", "market:0"):
        return []
    if word == "rewards":
        return [PAY[seat][REWARD_LETTERS.index(letter)] for letter in rest[::-1]]
    if word == "pickup":
        return [pickup(s, seat, rest)]
    # ORL-REW-7, ORL-BLUE-4: a decision about a reward needs a supply that can pay it
    if (frame == "monk" and s.monks == 0) or (frame == "rosette" and s.rosettes == 0):
        raise bad(f"{frame} is asked only while the supply has one (ORL-REW-7)")
    if frame == "blueprint" and s.face_down == 0:
        raise bad("blueprint is asked only while one is face down (ORL-BLUE-4)")
    if frame in ("monk", "blueprint"):
        return [PAY[seat][MONK_REWARD if frame == "monk" else BLUEPRINT_REWARD]]
    kind, values = TEXT.read(frame, nouns(s.edition))
    if kind is Clear:
        check_finished(s, values[0], frame)
        return [Clear(values[0])]
    make: Any = kind
    return [make(seat, *values)]


def pickup(s: Orleans, seat: Seat, text: str) -> OnTheWay:
    """ORL-MOVE-5: the destination of a moving builder, and the token spaces of the route that are still ahead."""
    edition = s.edition
    name, _, ahead = text.partition(":")
    place = nouns(edition)["place"].read(name)
    if place is None:
        raise bad(f"pickup:{text[:30]}: there is no place {name[:10]!r}")
    wanted = items(ahead or "-")
    for number, ends in enumerate(edition.route_ends):
        if set(ends) != {place, s.builders[seat]}:
            continue
        along = edition.tokens_along[number][0 if ends[1] == place else 1]
        if wanted == [edition.token_names[token] for token in along if edition.token_names[token] in wanted]:
            found = tuple([token for token in along if edition.token_names[token] in wanted])
            for token in found:
                if s.lying >> token & 1 == 0:
                    raise bad(f"pickup:{text[:30]}: nothing lies on {edition.token_names[token]}")
            return OnTheWay(seat, place, found, 0)
    raise bad(f"pickup:{text[:30]}: no route from where the builder is leads to {name} past these spaces (ORL-MOVE-5)")


def check_finished(s: Orleans, destination: int, frame: str) -> None:
    """ORL-WORK-4: a delivery order that is complete and not yet cleared."""
    if destination >= ORDERS:
        raise bad(f"{frame}: there is no such order; there are hg and the workshop places")
    if s.order_tiles[destination] == NONE or s.missing[destination] or s.turned >> destination & 1:
        raise bad(f"{frame}: the order there is not complete (ORL-WORK-4)")
