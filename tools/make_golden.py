"""Find and write the golden records of Basilica: one finished game for each way it can end, in each edition."""

import sys
from pathlib import Path

from triforium.core.action import CHANCE, Action, act, verb_of
from triforium.core.record import Agreement, Record
from triforium.core.record_text import write_record
from triforium.core.rng import Rng
from triforium.games.basilica.events import EVENTS
from triforium.games.basilica.game import BASILICA
from triforium.games.basilica.state import Basilica
from triforium.games.basilica.verbs import ORDER, PAY, PLACE_BUILDER, PLACE_VAULT, PUT

OUT = Path(__file__).resolve().parents[1] / "tests" / "records" / "basilica"


def choose(s: Basilica, rng: Rng, style: str) -> Action:
    """Random play with a preference: builders and payments, or orders, or stacking wild tiles until nothing fits."""
    options = s.options()
    if s.deciding() == CHANCE:
        return s.decision().pick(s, rng)
    if act(PLACE_BUILDER) in options and rng.below(4):
        return act(PLACE_BUILDER)
    if act(PAY) in options and rng.below(3):
        return act(PAY)
    wanted: list[Action] = []
    if style == "orders" and rng.below(8):
        wanted = [option for option in options if verb_of(option) == ORDER]
    if style == "plain vaults" and rng.below(6):
        wanted = [
            option
            for option in options
            if verb_of(option) == PLACE_VAULT and not s.edition.crown[s.vault_slots[option & 0xFFFF]]
        ]
    if style == "vaults" and rng.below(6):
        wanted = [option for option in options if verb_of(option) in (PLACE_VAULT, PUT)]
    options = wanted or options
    return options[rng.below(len(options))]


def play(edition: str, style: str, seed: int) -> Record:
    """Play one whole game."""
    record = Record(BASILICA, Agreement(edition, 2, {}, ["White", "Black"], ""))
    rng = Rng(seed)
    while not record.state.over:
        state = record.state
        assert isinstance(state, Basilica)
        record.play(choose(state, rng, style))
    return record


def traits(record: Record) -> set[str]:
    """The traits of a finished game that a search can ask for."""
    s = record.state
    assert isinstance(s, Basilica)
    kinds = [EVENTS.name(event.kind) for event in record.story()]
    found = {record.game.outcome(s).reason, f"{record.game.outcome(s).reason} after {s.scorings} scorings"}
    winners = record.game.outcome(s).winners
    found.add("draw" if len(winners) == 2 else ("white wins", "black wins")[winners[0]])
    for kind in ("vaults_replaced", "paid", "reshuffled", "consecrated", "withdrawn", "jester_coloured"):
        if kind in kinds:
            found.add(kind)
    if "jester_coloured" in kinds and any(event.seen_by != -1 for event in record.story()):
        found.add("secret jesters")
    return found


WANTED = {
    "third": {"third", "white wins", "paid", "reshuffled"},
    "third-draw": {"third", "draw"},
    "exhausted": {"exhausted", "paid", "withdrawn"},
    "replaced": {"third", "vaults_replaced"},
}
WANTED_WITH_JESTERS = {"secret-jesters": {"third", "secret jesters", "black wins"}}


def main() -> None:
    """Search seeds until every wanted game is found."""
    OUT.mkdir(parents=True, exist_ok=True)
    for edition in BASILICA.editions():
        wanted = dict(WANTED)
        if "2022" in edition:
            wanted.update(WANTED_WITH_JESTERS)
        if edition.endswith("+ff"):
            wanted["altars"] = {"third", "consecrated"}
        for name, needed in wanted.items():
            found = search(edition, needed)
            if found is None:
                print(f"{edition} {name}: not found", file=sys.stderr)
                continue
            path = OUT / f"{edition.replace('+', '-')}-{name}.record"
            path.write_text(write_record(found), encoding="utf-8")
            print(f"{path.name}: {found.turn()} actions, {sorted(traits(found))}")


def search(edition: str, needed: set[str]) -> Record | None:
    """The first game, by seed and style, with all wanted traits."""
    for seed in range(4000):
        for style in ("plain vaults", "orders", "vaults", "any"):
            record = play(edition, style, seed)
            if needed <= traits(record):
                return record
    return None


if __name__ == "__main__":
    main()
