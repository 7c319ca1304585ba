"""Playing over real WebSockets: turns, acknowledgements, stale and foreign commands, resuming, two tabs."""

import json
import socket
import time

import pytest
from websockets.frames import Frame, Opcode

from tests.server.server_process import Browser, Seat, ServerProcess, deciding, level, two_players


def test_two_people_play_a_whole_game(server: ServerProcess) -> None:
    anna, ben, _ = two_players(server)
    moves = 0
    while not anna.view["result"]:
        deciding(anna, ben).act_any()
        level(anna, ben)
        moves += 1
    assert moves == 20, "the last pebble is a forced choice, played automatically"
    assert anna.view["result"] == ben.view["result"]
    assert anna.view["result"]["how"] == "rules"
    assert anna.view["result"]["message"]["key"] == "ending-win"
    assert anna.table["status"] == "over"
    story = [line["message"]["key"] for message in anna.heard if message["type"] == "view" for line in message["story"]]
    assert story == ["story-began", *["story-taken"] * 21, "story-won"], "every story line exactly once"
    refused = anna.command("act", verb="take", noun=1)
    assert (refused["code"], refused["rule"]) == ("over", "PEB-END-1")


def test_the_same_command_twice_has_one_effect_and_the_same_answer(server: ServerProcess) -> None:
    anna, ben, _ = two_players(server)
    mover, other = (anna, ben) if deciding(anna, ben) is anna else (ben, anna)
    turn = mover.view["turn"]
    first = mover.command("act", verb="take", noun=2, command="once")
    again = mover.command("act", verb="take", noun=2, command="once", turn=turn)
    assert first == again
    level(mover, other)
    assert other.view["view"]["pebbles"] == 19
    other.act("take", 1)
    late = mover.command("act", verb="take", noun=2, command="once", turn=turn)
    assert late == first, "also when the game has gone on"
    level(mover, other)
    assert mover.view["view"]["pebbles"] == 18


def test_a_retry_is_acknowledged_again_however_late_and_a_reused_name_is_refused(server: ServerProcess) -> None:
    anna, ben, _ = two_players(server)
    seat = deciding(anna, ben)
    choice, turn = seat.view["choices"][0], seat.view["turn"]
    first = seat.act(choice["verb"], choice["noun"], command="c1")
    for number in range(70):
        assert seat.command("chat", text=f"line {number}")["type"] == "ack"
    again = seat.command("act", verb=choice["verb"], noun=choice["noun"], command="c1", turn=turn)
    assert (again["type"], again["turn"]) == ("ack", first["turn"]), "not executed again"
    reused = seat.command("offer", kind="end", command="c1", turn=seat.view["turn"])
    assert (reused["code"], reused["message"]["args"]) == ("reused", {"command": "c1"}), "they knew that entry"
    other = ben if seat is anna else anna
    assert other.command("chat", text="still here", command="hi")["type"] == "ack", "and the table still works"
    assert other.command("chat", text="another text", command="hi")["code"] == "reused"
    assert not other.table["offers"]


def test_a_command_name_of_another_seat_is_not_ours(server: ServerProcess) -> None:
    anna, ben, _ = two_players(server)
    mover, other = (anna, ben) if deciding(anna, ben) is anna else (ben, anna)
    mover.act("take", 1, command="mine")
    level(mover, other)
    assert other.command("act", verb="take", noun=1, command="mine")["type"] == "ack"
    assert other.view["view"]["pebbles"] in (19, 20)
    level(other)
    assert other.view["view"]["pebbles"] == 19


def test_a_stale_choice_is_refused_with_the_present(server: ServerProcess) -> None:
    anna, ben, _ = two_players(server)
    mover, other = (anna, ben) if deciding(anna, ben) is anna else (ben, anna)
    old = mover.view["turn"]
    mover.act("take", 1)
    level(mover, other)
    other.act("take", 1)
    level(mover, other)
    refused = mover.command("act", verb="take", noun=3, turn=old)
    assert refused["code"] == "stale"
    assert mover.wait_for("view")["view"]["pebbles"] == 19
    assert mover.command("act", verb="take", noun=3, turn=10**9)["code"] == "stale", "nor from the future"
    assert mover.command("act", verb="take", noun=3)["type"] == "ack"


def test_a_line_of_chat_makes_no_choice_stale(server: ServerProcess) -> None:
    anna, ben, _ = two_players(server)
    mover, other = (anna, ben) if deciding(anna, ben) is anna else (ben, anna)
    turn = mover.view["turn"]
    assert other.command("chat", text="hurry up")["type"] == "ack"
    assert mover.wait_for("chat")["line"]["text"] == "hurry up"
    assert mover.command("act", verb="take", noun=1, turn=turn)["type"] == "ack"


def test_a_repeated_chat_command_is_posted_once_even_if_the_turn_passes_meanwhile(server: ServerProcess) -> None:
    anna, ben = Browser(server), Browser(server)
    opened = anna.open("pebbles", ("me", "me", "invite"))
    ben.join(opened["invites"][0])
    table = opened["table"]["id"]
    screen, other = anna.sit(table), ben.sit(table)
    for seat in (screen, other):
        seat.wait_for("view")
    first = screen.command("chat", text="hello", command="once", seat=0)
    asked = set()
    for _ in range(3):
        asked.add(screen.view["view"]["deciding"])
        assert screen.command("chat", text="hello", command="once") == first, "the same answer"
        kept = deciding(screen, other).act_any()
        while screen.view["turn"] < kept["turn"]:
            screen.wait_for("view")
    assert asked == {0, 1, 2}
    for number in range(64):
        assert screen.command("chat", text="on and on", command=f"more{number}", seat=0)["type"] == "ack"
    assert screen.command("chat", text="hello", command="once", seat=1) == first, "also long afterwards"
    lines = [line["text"] for line in ben.sit(table).heard[-1]["chat"]]
    assert lines == ["hello", *["on and on"] * 64]


def test_what_the_rules_refuse_has_rule_and_words_and_changes_nothing(server: ServerProcess) -> None:
    anna, ben, _ = two_players(server)
    mover = deciding(anna, ben)
    before = mover.view
    refused = mover.command("act", verb="take", noun=4)
    assert (refused["code"], refused["rule"]) == ("rule", "PEB-TAKE-1")
    assert refused["message"] == {"key": "why-one-to-three", "args": {}}
    assert mover.command("act", verb="first", noun=0)["rule"] == "PEB-SETUP-2"
    assert mover.command("act", verb="steal", noun=0)["code"] == "unknown-verb"
    received = len(mover.heard)
    level(anna, ben)
    assert {message["type"] for message in mover.heard[received:]} == {"pong"}
    assert mover.command("act", verb="take", noun=3, turn=before["turn"])["type"] == "ack"


def test_a_player_out_of_turn_is_refused_without_asking_the_rules(server: ServerProcess) -> None:
    anna, ben, table = two_players(server)
    waiting = ben if deciding(anna, ben) is anna else anna
    assert waiting.command("act", verb="take", noun=1)["code"] == "not-your-turn"
    waiting.say("why", verb="take", noun=1, id=7)
    answer = waiting.wait_for("refused")
    assert (answer["code"], answer["id"]) == ("not-your-turn", 7)
    stranger = Browser(server).sit(table)
    stranger.wait_for("view")
    assert stranger.view["seat"] == -2
    for kind in ({"verb": "take", "noun": 1},):
        assert stranger.command("act", **kind)["code"] == "not-seated"
    assert stranger.command("chat", text="psst")["code"] == "not-seated"
    assert stranger.command("offer", kind="end")["code"] == "not-seated"
    assert stranger.command("back")["code"] == "not-seated"
    stranger.say("point", target="heap")
    assert stranger.wait_for("refused")["code"] == "not-seated"


def test_why_not_before_the_click(server: ServerProcess) -> None:
    anna, ben, _ = two_players(server)
    mover = deciding(anna, ben)
    mover.say("why", verb="take", noun=9, id=3)
    reason = mover.wait_for("reason")
    assert (reason["allowed"], reason["rule"], reason["id"]) == (False, "PEB-TAKE-1", 3)
    mover.say("why", verb="take", noun=2, id=4)
    assert mover.wait_for("reason")["allowed"] is True
    assert mover.view["view"]["pebbles"] == 21


def test_coming_back_tells_only_what_was_missed(server: ServerProcess) -> None:
    anna, ben, table = two_players(server)
    mover, other = (anna, ben) if deciding(anna, ben) is anna else (ben, anna)
    mover.act("take", 1)
    turn, at = mover.view["turn"], mover.view["at"]
    mover.close()
    level(other)
    other.act("take", 2)
    assert other.command("chat", text="are you there?")["type"] == "ack"
    browser = Browser(server)
    cookie = mover.socket.request.headers["Cookie"]
    back = Seat(server, table, cookie, turn, at)
    assert [line["text"] for line in back.heard[-1]["chat"]] == ["are you there?"]
    view = back.wait_for("view")
    assert [line["message"]["key"] for line in view["story"]] == ["story-taken"]
    assert view["keep"] == at
    fresh = Seat(server, table, cookie)
    assert len(fresh.wait_for("view")["story"]) == 3, "began, taken, taken"
    assert browser.sit(table).wait_for("view")["view"]["pebbles"] == 18


def test_two_tabs_of_one_browser_see_the_same(server: ServerProcess) -> None:
    anna, ben, table = two_players(server)
    mover = deciding(anna, ben)
    tab = Seat(server, table, mover.socket.request.headers["Cookie"])
    tab.wait_for("view")
    turn = mover.view["turn"]
    mover.say("act", verb="take", noun=1, command="left", turn=turn)
    tab.say("act", verb="take", noun=2, command="right", turn=turn)
    answers = [mover.wait_for("ack", "refused"), tab.wait_for("ack", "refused")]
    assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
    assert next(a for a in answers if a["type"] == "refused")["code"] == "stale"
    level(mover, tab)
    assert mover.view["view"] == tab.view["view"]
    assert mover.view["turn"] == tab.view["turn"]


def test_pointing_and_phrases_reach_the_others(server: ServerProcess) -> None:
    anna, ben, _ = two_players(server)
    anna.say("point", target="heap")
    assert ben.wait_for("pointed") == {"type": "pointed", "seat": 0, "target": "heap"}
    assert anna.command("phrase", key="phrase-look-here")["type"] == "ack"
    assert ben.wait_for("chat")["line"]["phrase"] == "phrase-look-here"
    assert anna.command("phrase", key="phrase-that-nobody-wrote")["code"] == "no-such"
    assert anna.command("chat", text="<script>alert(1)</script>\n\tsecond line")["type"] == "ack"
    assert ben.wait_for("chat")["line"]["text"] == "<script>alert(1)</script> second line"
    anna.say("chat", text="x" * 301, command="long")
    assert anna.wait_for("refused")["code"] == "malformed"


def test_ping_is_answered(server: ServerProcess) -> None:
    anna, _, _ = two_players(server)
    anna.say("ping", id=5)
    assert anna.wait_for("pong")["id"] == 5


def test_there_is_no_such_table(server: ServerProcess) -> None:
    with pytest.raises(Exception, match=r"4404"):
        Browser(server).sit("nowhere").wait_for("view")


def test_texts_are_heard_in_order_however_they_are_cut(server: ServerProcess) -> None:
    """One message alone, two together, one byte by byte, one in two frames around a pong, a long one, one alone."""
    anna, _, _ = two_players(server)

    def text(number: int, longer: int = 0) -> bytes:
        return json.dumps({"type": "ping", "id": number}).encode() + b" " * longer

    def frame(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
        return Frame(opcode, data, fin).serialize(mask=True)

    pieces = [frame(Opcode.TEXT, text(1)), frame(Opcode.TEXT, text(2)) + frame(Opcode.TEXT, text(3))]
    pieces += [bytes((byte,)) for byte in frame(Opcode.TEXT, text(4))]
    pieces += [frame(Opcode.TEXT, text(5)[:7], fin=False), frame(Opcode.PONG, b""), frame(Opcode.CONT, text(5)[7:])]
    pieces += [frame(Opcode.TEXT, text(6, 300)), frame(Opcode.TEXT, text(7))]
    anna.socket.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for piece in pieces:
        anna.socket.socket.sendall(piece)
        time.sleep(0.002)  # so that each piece is sent in its own packet
    assert [anna.wait_for("pong")["id"] for _ in range(7)] == [1, 2, 3, 4, 5, 6, 7]
