"""The manual over HTTP, and playing in its figures without a table."""

from typing import Any

from tests.server.server_process import Browser, ServerProcess


def figure_of(browser: Browser, game: str, key: str) -> dict[str, Any]:
    manual = browser.get(f"/api/games/{game}/manual")
    found: dict[str, Any] = next(figure for figure in manual["figures"] if figure["key"] == key)
    return found


def test_a_manual_is_served_in_each_language(server: ServerProcess) -> None:
    anna = Browser(server)
    for game in ("basilica", "orleans", "stupor_mundi"):
        manuals = [anna.get(f"/api/games/{game}/manual", language=language) for language in ("en", "pl", "de")]
        assert [manual["language"] for manual in manuals] == ["en", "pl", "de"]
        assert len({manual["lead"] for manual in manuals}) == len(manuals)
        assert [chapter["key"] for chapter in manuals[0]["chapters"]] == [c["key"] for c in manuals[1]["chapters"]]
    assert "en, de, pl" in anna.get("/api/games/basilica/manual", code=404, language="xx")["detail"]
    assert "/api/games/pebbles/rules" in anna.get("/api/games/pebbles/manual", code=404)["detail"]


def test_a_figure_is_played_choice_by_choice_and_says_why_not(server: ServerProcess) -> None:
    anna = Browser(server)
    figure = figure_of(anna, "basilica", "vault-where")
    position = figure["position"]
    place, put = figure["tries"][0]["acts"]
    refused = figure["tries"][3]
    after = anna.post(
        "/api/positions/play", {"position": position, "acts": [place], "why": refused["acts"][1]}, code=200
    )
    assert after["reason"]["rule"] == refused["rule"] == "BAS-VAULT-3"
    assert put in [{"verb": choice["verb"], "noun": choice["noun"]} for choice in after["news"]["choices"]]
    done = anna.post("/api/positions/play", {"position": position, "acts": [place, put], "told": 1}, code=200)
    assert done["news"]["at"] == 2
    assert done["news"]["story"][0]["kind"] == "vault_placed"
    assert {line["at"] for line in done["news"]["story"]} == {2}
    illegal = anna.post("/api/positions/play", {"position": position, "acts": [place, refused["acts"][1]]}, code=400)
    assert "BAS-VAULT-3" in illegal["detail"]


def test_a_solution_is_played_to_its_end(server: ServerProcess) -> None:
    anna = Browser(server)
    figure = figure_of(anna, "orleans", "roof")
    acts = [act for step in figure["steps"] for act in step]
    end = anna.post("/api/positions/play", {"position": figure["position"], "acts": acts}, code=200)
    assert end["news"]["result"]["reason"] == "roof_built"
    assert end["news"]["choices"] == []


def test_bad_positions_and_choices_get_a_sentence(server: ServerProcess) -> None:
    anna = Browser(server)
    position = figure_of(anna, "basilica", "vault-where")["position"]
    for body, says in (
        ({"position": "chess e4"}, "prefix"),
        ({"position": position, "acts": [{"verb": "fly", "noun": 1}]}, "there is no verb 'fly'"),
        ({"position": position, "acts": [{"verb": "put", "noun": 65535}]}, "not allowed"),
    ):
        assert says in anna.post("/api/positions/play", body, code=400)["detail"]
