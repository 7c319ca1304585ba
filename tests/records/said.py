"""What is said and shown in a golden game: questions, buttons and story lines as keys with arguments, views as changes.

    python -m tests.records.said

writes the transcripts beside their records anew; read the difference before you commit it.
"""

import dataclasses
import json
from collections.abc import Iterator
from pathlib import Path

from triforium.core.action import CHANCE, SPECTATOR, act
from triforium.core.message import Message
from triforium.core.record import Record
from triforium.core.record_text import read_record
from triforium.games import find_game

HERE = Path(__file__).parent
# One game of each kind whose table says the most.
RECORDS = [
    HERE / "basilica/2022-ff-secret-jesters.record",
    HERE / "basilica/2010-ff-altars.record",
    HERE / "orleans/normal-4-won.record",
    HERE / "orleans/expert-3-hidden-bags.record",
    HERE / "stupor_mundi/1-easier-cards.record",
    HERE / "stupor_mundi/2-castle.record",
]
VIEWS, MOVES = 6, 20  # of a game, at each view
NOUNS, NOUNS_EVERY = 60, 5  # the nouns that are tried, a fifth of them at each decision


def written(message: Message) -> str:
    """A message in one line."""
    return " ".join([message.key, *(f"{name}={value}" for name, value in sorted(message.args.items()))])


def flat(value: object, path: str = "") -> Iterator[tuple[str, str]]:
    """The leaves of a view, each with its path; what is empty or nothing counts as a leaf."""
    items: Iterator[tuple[object, object]] = iter(())
    if isinstance(value, dict):
        items = iter(value.items())
    elif isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        items = iter(enumerate(value))
    else:
        yield path, json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    for key, item in items:
        yield from flat(item, f"{path}.{key}" if path else str(key))


def transcript(path: Path) -> Iterator[str]:
    """The lines of the transcript of a record."""
    record = read_record(path.read_text(encoding="utf-8"), path.name, find_game).record
    game, again = record.game, Record(record.game, record.agreement)
    buttons: set[str] = set()
    refused: set[str] = set()
    shown: dict[int, dict[str, str]] = {}
    every, decisions = sum(seat != CHANCE for seat in record.seats) // VIEWS, 0
    for action in record.actions:
        s = again.state
        if s.deciding() != CHANCE:
            yield f"? {written(game.prompt(s))}"
            for option in s.options():
                kind = f"{s.decision().key} {game.choice(s, option).key} {sorted(game.choice(s, option).args)}"
                if option == action or kind not in buttons:  # each kind of button once, and the one that is pressed
                    buttons.add(kind)
                    mark = ">" if option == action else "-"
                    yield f"{mark} {game.write(s, option)}: {written(game.choice(s, option))}"
            yield from refusals(again, decisions, refused)
            decisions += 1
            if decisions % every == 0:
                viewers = (SPECTATOR, *range(record.agreement.seats))
                seat = viewers[decisions // every % len(viewers)]
                yield from changes(again, seat, shown)
        for event in again.play(action):
            yield f"* {written(game.story(again.state, event))}"
    yield f"= {written(game.ending(again.state))} {game.outcome(again.state).reason}"
    yield from changes(again, SPECTATOR, shown)
    start = Record(record.game, record.agreement)
    yield from (f"~ {move}" for move in game.notation().write_moves(start.state, record.actions))


def refusals(record: Record, number: int, told: set[str]) -> Iterator[str]:
    """Why other choices are refused: the first time that each reason is given at each kind of decision."""
    s, game = record.state, record.game
    for verb in range(game.verbs.size()):
        for noun in range(number % NOUNS_EVERY, NOUNS, NOUNS_EVERY):
            refusal = game.why_not(s, act(verb, noun))
            if refusal is not None:
                reason = f"{s.decision().key} {refusal.rule} {refusal.key}"
                if reason not in told:
                    told.add(reason)
                    why = written(Message(refusal.key, refusal.args))
                    yield f"! {game.verbs.name(verb)} #{noun}: {refusal.rule} {why}"


def changes(record: Record, seat: int, shown: dict[int, dict[str, str]]) -> Iterator[str]:
    """What is new in the view of a seat since it was last written."""
    state, notation = record.state.copy(), record.game.notation()
    state.story = []
    yield f"@ {notation.write_view(state, max(seat, 0))}".replace("\n", " | ")
    if not state.over:
        moves = notation.moves(state)
        yield f"& {len(moves)}: {'  '.join(moves[:: max(1, len(moves) // MOVES)])}"
    new = dict(flat(dataclasses.asdict(record.game.view(state, seat))))
    old = shown.get(seat, {})
    for path in sorted({*new, *old}):
        if new.get(path) != old.get(path):
            yield f"  {seat} {path} {new.get(path, 'gone')}"
    shown[seat] = new


def printed(key: str) -> Iterator[str]:
    """Every value that is printed on the components of a game, with where it is known from."""
    game = find_game(key)
    for edition in game.editions():
        yield f"edition {edition}"
        for row in game.component_values(edition):
            yield f"{row.part}: {row.what}: {row.value} ({row.provenance})"


def printed_file(key: str) -> Path:
    """Where these values are kept."""
    return HERE / key / "components.said"


if __name__ == "__main__":
    for key in {path.parent.name for path in RECORDS}:
        printed_file(key).write_text("\n".join(printed(key)) + "\n", encoding="utf-8")
    for record in RECORDS:
        record.with_suffix(".said").write_text("\n".join(transcript(record)) + "\n", encoding="utf-8")
