"""Tables that start in the middle of a game reveal nothing that was hidden there."""

from collections import Counter
from typing import Any

import pytest

from tests.server.server_process import Browser, ServerProcess
from triforium.core.rng import Rng
from triforium.games import GAMES, find_game

TRIES = 16  # of four, all were like the real hand in one run of two hundred


def stupor_mundi(server: ServerProcess) -> tuple[Browser, Browser, str]:
    """Two people at a table of Stupor Mundi, before the first choice."""
    anna, ben = Browser(server), Browser(server)
    opened = anna.open("stupor_mundi")
    ben.join(opened["invites"][0])
    return anna, ben, str(opened["table"]["id"])


def at_one_screen(browser: Browser, beginning: dict[str, Any], code: int = 201) -> Any:
    """A table that starts from a given point, with both seats at this screen."""
    opened = browser.post("/api/tables", {"seats": [{"kind": "me"}] * 2, "beginning": beginning}, code=code)
    return opened["table"]["id"] if code == 201 else opened


def hand_of(browser: Browser, table: str, seat: int) -> list[str]:
    """The hand of a seat of one's own."""
    hand: list[str] = browser.get(f"/api/tables/{table}/view", seat=seat)["view"]["players"][seat]["hand"]
    return hand


def test_a_table_begun_inside_the_setup_deals_other_cards(server: ServerProcess) -> None:
    anna, ben, table = stupor_mundi(server)
    dealt = ben.get(f"/api/tables/{table}/view")["at"]
    real = hand_of(ben, table, 1)
    copies = [hand_of(anna, at_one_screen(anna, {"table": table, "at": dealt - 1}), 1) for _ in range(TRIES)]
    assert {len(hand) for hand in copies} == {len(real)}
    assert min((Counter(hand) & Counter(real)).total() for hand in copies) < len(real) - 1, "not only the last is new"


def test_a_beginning_that_was_itself_a_position_is_dealt_anew(server: ServerProcess) -> None:
    anna, ben, table = stupor_mundi(server)
    begun = at_one_screen(anna, {"table": table})
    real = hand_of(anna, begun, 1)
    copies = [hand_of(ben, at_one_screen(ben, {"table": begun, "at": 0}), 1) for _ in range(TRIES)]
    assert any(sorted(hand) != sorted(real) for hand in copies)


@pytest.mark.parametrize("who", ["owner", "stranger"])
def test_the_record_of_a_table_begun_from_a_position_tells_no_hand(server: ServerProcess, who: str) -> None:
    anna, ben, table = stupor_mundi(server)
    begun = at_one_screen(anna, {"table": table, "redeal": 0})
    asker = anna if who == "owner" else ben
    assert asker.get(f"/api/tables/{begun}/record", code=403)["code"] == "secret"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.key))
def test_a_record_that_began_with_a_position_is_read_again(server: ServerProcess, game: Any) -> None:
    anna = Browser(server)
    opened = anna.open(game.key, ("me",) * 2)["table"]["id"]
    text = anna.get(f"/api/tables/{opened}/position", seat=0)["position"]
    begun = at_one_screen(anna, {"position": text})
    seat = anna.sit(begun)
    while not seat.view or not seat.view["choices"]:
        if seat.hear()["type"] == "view" and seat.view["cover"] is not None:
            seat.say("look", seat=seat.view["cover"])
    seat.act_any()
    assert seat.command("concede", seat=0, turn=seat.view["turn"])["type"] == "ack"
    record = anna.get(f"/api/tables/{begun}/record")
    assert record.splitlines().count("---") == 1
    again = anna.post("/api/records", {"record": record})["table"]
    assert again["at"] == anna.get(f"/api/tables/{begun}")["at"]
    views = [anna.get(f"/api/tables/{one}/frames", seat=1, start=0, count=1)[0]["view"] for one in (begun, again["id"])]
    assert views[0] == views[1]


def test_hidden_cards_of_a_pasted_position_are_dealt_by_lot(server: ServerProcess) -> None:
    anna, ben, table = stupor_mundi(server)
    text = anna.get(f"/api/tables/{table}/position", seat=0)["position"]
    assert "hand=#" in text, "the hand of the other is hidden"
    hands = [hand_of(ben, at_one_screen(ben, {"position": text}), 1) for _ in range(TRIES)]
    assert len({tuple(sorted(hand)) for hand in hands}) > 1


@pytest.mark.parametrize("key", ["stupor_mundi", "orleans"])
def test_a_named_position_leaves_nothing_to_its_reader(key: str) -> None:
    game = find_game(key)
    notation, state, rng = game.notation(), game.deal(game.editions()[0], 2, {}), Rng(5)
    while state.deciding() < 0:
        state.take(state.decision().pick(state, rng))
    seen = notation.write_view(state, 0)
    named = [notation.write_complete(seen, notation.read_position(seen, Rng(seed))) for seed in range(TRIES)]
    assert len(set(named)) > 1, "hidden cards are drawn at random"
    for text in named:
        worlds = [notation.read_position(text, Rng(seed)) for seed in (0, 1)]
        assert notation.write_position(worlds[0]) == notation.write_position(worlds[1])
        whole = [game.view(world.state, seat) for world in worlds for seat in (0, 1)]
        assert whole[:2] == whole[2:]
        assert notation.write_view(worlds[0].state, 0) == seen


@pytest.mark.parametrize("draws", ["new", "same"])
def test_a_rematch_of_a_table_begun_from_a_position_has_new_hands(server: ServerProcess, draws: str) -> None:
    anna, ben, table = stupor_mundi(server)
    known: list[list[str]] = []
    for _ in range(TRIES):
        seats = [{"kind": "me"}, {"kind": "invite"}]
        opened = anna.post("/api/tables", {"seats": seats, "beginning": {"table": table, "redeal": 0}})
        ben.join(opened["invites"][0])
        begun = opened["table"]["id"]
        sat = anna.sit(begun)
        sat.wait_for("view")
        assert sat.command("concede")["type"] == "ack"
        known.append(sorted(hand_of(anna, begun, 1)))
        again = anna.post(f"/api/tables/{begun}/rematch", {"seats": "same", "draws": draws})["table"]["id"]
        assert anna.get(f"/api/tables/{again}")["status"] == "playing"
        known.append(sorted(hand_of(ben, again, 1)))
    same = [before == after for before, after in zip(known[::2], known[1::2], strict=True)]
    assert all(same) if draws == "same" else not all(same)
