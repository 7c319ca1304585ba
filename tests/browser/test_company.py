"""What happens at a table apart from moves: clocks, offers, secret choices, the log, a long press."""

from typing import Any

from tests.browser.moments import moment
from tests.browser.test_tables import SECRET
from tests.browser.visitor import PHONE, Visitor
from tests.server.test_early import last_secret_choice
from triforium.core.record_text import write_record


def two(visit: Any, wish: dict[str, Any]) -> tuple[Visitor, Visitor]:
    """Ada opens a table and Ben joins by the link; both see it."""
    ada, ben = visit(name="Ada"), visit(name="Ben")
    ada.go("/")
    opened = ada.ask("/api/tables", {"seats": [{"kind": "me", "name": "Ada"}, {"kind": "invite"}], **wish})
    ben.go(opened["invites"][0]["path"])
    ben.page.locator("form .btn.go").click()
    ada.go(f"/t/{opened['table']['id']}")
    for visitor in (ada, ben):
        visitor.page.wait_for_function("() => document.querySelector('.prompt')?.dataset.moment > 0")
    return ada, ben


def against_the_clock(visitor: Visitor, seconds: int) -> None:
    """Begin a timed game against a bot, as White; running out of time loses."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot"}]
    clock = {"kind": "budget", "seconds": seconds, "increment": 0, "out": "lose"}
    options = {"first_player": "white"}
    visitor.go(visitor.open_table({"game": "basilica", "seats": seats, "clock": clock, "options": options}))


def test_clocks_are_shown_and_run(visit: Any) -> None:
    ada = visit()
    against_the_clock(ada, 600)
    assert ada.my_turn()
    mine, other = ada.page.locator("[role=timer]").all()
    ada.page.wait_for_function("() => document.querySelector('[role=timer]').innerText.startsWith('9:')")
    assert mine.inner_text().startswith("9:")
    assert other.inner_text() == "10:00"


def test_a_clock_that_runs_out_ends_the_game(visit: Any) -> None:
    ada = visit()
    against_the_clock(ada, 5)
    page = ada.page
    page.wait_for_selector("dialog[open]")
    assert "time" in page.inner_text("dialog[open] .how")
    assert page.locator("dialog[open] .winner").count() == 1
    assert "Ada" not in page.locator("dialog[open] .winner").inner_text()


def test_clocks_are_in_the_header_if_the_game_shows_its_own_seats(visit: Any) -> None:
    ada = visit()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]
    ada.go(ada.open_table({"game": "orleans", "seats": seats, "clock": {"kind": "move", "seconds": 600}}))
    ada.my_turn()
    assert "Ada" in ada.page.inner_text("header .clocks .runs")
    assert ada.page.locator("header [role=timer]").count() == 2


def test_a_waiting_player_sees_who_is_choosing_and_what(visit: Any) -> None:
    both = two(visit, {"game": "basilica"})
    asked = [visitor.page.inner_text("#asked") for visitor in both]
    turn = next(seat for seat, text in enumerate(asked) if "choose an action" in text)
    assert asked[1 - turn] == f"{('Ada', 'Ben')[turn]} is choosing; 3 actions left."


def test_a_player_is_asked_before_a_bot_replaces_them(visit: Any) -> None:
    ada, ben = two(visit, {"game": "basilica"})

    def asks() -> None:
        ada.page.get_by_role("button", name="This table").click()
        ada.page.get_by_role("button", name="Ask for a bot to replace Ben").click()
        ada.page.get_by_text("If Ben does not answer within a day, that counts as a yes.").wait_for()
        ben.page.get_by_text("Ada asks for a bot to replace you.").wait_for()

    asks()
    ben.page.get_by_role("button", name="No", exact=True).click()
    ada.page.get_by_text("asks for a bot").wait_for(state="detached")
    asks()
    ben.page.get_by_role("button", name="Yes", exact=True).click()
    ada.page.get_by_text("asks for a bot").wait_for(state="detached")
    ben.page.get_by_role("button", name="This table").click()
    ben.page.get_by_role("button", name="Take my seat back").click()
    ben.page.get_by_role("button", name="Take my seat back").wait_for(state="detached")
    table = ben.page.request.get(ben.page.url.replace("/t/", "/api/tables/")).json()
    assert [seat["kind"] for seat in table["seats"]] == ["person", "person"]


def test_an_offer_is_answered_by_the_other_player(visit: Any) -> None:
    ada, ben = two(visit, {"game": "basilica"})
    ada.page.get_by_role("button", name="This table").click()
    ada.page.get_by_role("button", name="Offer to end the game").click()
    ada.page.get_by_text("Waiting for Ben.", exact=True).wait_for()
    ben.page.get_by_text("Ada offers to end the game.").wait_for()
    ben.page.get_by_role("button", name="No", exact=True).click()
    ada.page.get_by_text("offers to end the game").wait_for(state="detached")
    ben.page.get_by_role("button", name="This table").click()
    ben.page.get_by_role("button", name="Offer to end the game").click()
    ada.page.get_by_role("button", name="Yes", exact=True).click()
    for visitor in (ada, ben):
        visitor.page.get_by_role("heading", name="The game is over").wait_for()
        assert "agreed" in visitor.page.inner_text("dialog[open]")


def test_jesters_choose_in_secret_from_two_browsers(visit: Any) -> None:
    beginning, first = moment(SECRET, "jester.colour")
    both = two(visit, {"beginning": beginning})
    asked, other = both[first], both[1 - first]
    for visitor in both:  # both are asked at once
        visitor.page.wait_for_selector(".prompt[data-open=true]", state="attached")
        assert "in secret" in visitor.page.inner_text("#asked")
    colour = other.page.locator(".prompt .btn.go").first
    said = colour.inner_text()
    colour.click()
    for _ in range(2):  # it can be undone until it is revealed
        other.page.wait_for_selector(".prompt .btn.go", state="detached")
        assert "stays hidden until" in other.page.inner_text("#asked")
        other.page.get_by_role("button", name="Undo", exact=True).click()
        colour.click()
    other.page.wait_for_selector(".prompt .btn.go", state="detached")
    assert asked.page.locator(".prompt[data-open=true]").count() == 1
    assert "secretly chose" not in asked.page.inner_text("body")
    assert said  # it is sealed: the other page shows nothing of it until both have answered
    while asked.page.locator(".prompt[data-open=true]").count() and "in secret" in asked.page.inner_text("#asked"):
        before = asked.page.inner_text("#asked")
        asked.page.locator(".prompt .btn.go").first.click()
        asked.page.wait_for_function("b => document.querySelector('#asked').innerText !== b", arg=before)
    for visitor in both:
        visitor.page.wait_for_function("() => /Jester on \\w+: /.test(document.querySelector('.story').innerText)")


def test_a_player_who_has_chosen_in_secret_waits_for_the_other(visit: Any) -> None:
    record = last_secret_choice(seed=10)
    ada, ben = two(visit, {"beginning": {"record": write_record(record), "at": len(record.actions)}})
    asked = ben.page.inner_text("#asked")
    assert asked.startswith("Ben, in secret:")
    assert ada.page.inner_text("#asked") == "Waiting for Ben to choose a colour for the Jester."
    assert ada.page.locator(".prompt[data-open=true], .prompt .btn.go").count() == 0, (
        "Ada is asked for a later choice too early"
    )


def test_a_log_entry_highlights_its_piece_and_links_to_the_replay(visit: Any) -> None:
    ada = visit()
    ada.begin_basilica()
    ada.my_turn()
    page = ada.page
    moment = ada.moment()
    page.locator('[data-lit][data-verb="place_vault"]').first.click(force=True)
    ada.settle(moment)
    moment = ada.moment()
    page.locator('[data-lit][data-verb="put"]').first.click(force=True)
    ada.settle(moment)
    line = page.locator(".story li li button", has_text="vault on").first
    cell = line.inner_text().split(" on ")[1][:2]
    line.hover()
    page.wait_for_selector("[data-pointed]", state="attached")
    assert cell in str(page.locator("[data-pointed]").last.get_attribute("aria-label"))
    page.mouse.move(700, 30)
    page.wait_for_selector("[data-pointed]", state="detached")
    table = page.url.rsplit("/", 1)[1]
    line.click()
    page.wait_for_url(f"**/replay/{table}?at=*")
    page.wait_for_function("() => document.querySelectorAll('.story li.now').length > 0")
    assert cell in " ".join(page.locator(".story li.now").all_inner_texts())


def test_a_long_press_on_a_phone_explains_why_not(visit: Any) -> None:
    ada = visit(size=PHONE)
    ada.play_now("Basilica")
    ada.my_turn()
    page = ada.page
    target = page.locator('[data-verb="put"]:not([data-lit])').nth(12)
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = ada.context.new_cdp_session(page)
    moment = ada.moment()
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    page.wait_for_selector(".bubble")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert "First choose a vault from the lower row." in page.inner_text(".bubble")
    page.locator(".bubble button").click()  # opens the paragraph of the rule beside the board
    page.wait_for_selector("#panel-rule article")
    assert ada.moment() == moment
