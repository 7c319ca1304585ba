"""Weight files: a broken one is refused with one sentence; hints."""

from pathlib import Path

import pytest

from tests.cli.run import triforium
from triforium.bots.explain import main_reasons
from triforium.bots.judges import FITTED, JUDGES, LEARNED, fitted_judge_for, judge_for
from triforium.bots.judges.weights import FOLDER_VARIABLE, read_weights, weights_text
from triforium.core.errors import BadComponents
from triforium.games import GAMES, find_game
from triforium.terminal.advice import signed

FEATURES = ("score", "coins")


def test_a_weight_is_two_numbers() -> None:
    found = read_weights("my.toml", "[weights]\nscore = [1, 2.5]\ncoins = [0, -1]\n", FEATURES, cooperative=False)
    assert (found.early, found.late) == ([1.0, 0.0], [2.5, -1.0])
    team = read_weights(
        "t.toml", "[weights]\nscore = [1, 2]\ncoins = [0, 1]\nbias = [-4, 3]", FEATURES, cooperative=True
    )
    assert team.bias == (-4.0, 3.0)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("weights", "my.toml: this is not TOML"),
        ("", "my.toml, line 1: weights is missing"),
        ("weights = 3", "my.toml, line 1: weights is 3, not a table"),
        ("[weights]\nscore = [1, 2]", "my.toml, line 1: weights.coins is missing"),
        ("[weights]\nscore = [1, 2]\ncoins = 4", "my.toml, line 3: coins is 4, not two numbers"),
        ("[weights]\nscore = [1]\ncoins = [1, 2]", "my.toml, line 2: score is [1], not two numbers"),
        ("[weights]\nscore = [1, nan]\ncoins = [1, 2]", "line 2: score is [1, nan], not two numbers"),
        ("[weights]\nscore = [1, true]\ncoins = [1, 2]", "line 2: score is [1, True], not two numbers"),
        ("[weights]\nscore = [1, 2]\ncoins = [1, 2]\ncoin = [1, 2]", "line 4: there is no feature 'coin'"),
    ],
)
def test_a_broken_file_is_refused_with_its_line(text: str, sentence: str) -> None:
    with pytest.raises(BadComponents) as caught:
        read_weights("my.toml", text, FEATURES, cooperative=False)
    assert sentence in str(caught.value)


@pytest.mark.parametrize("key", [key for key in JUDGES if key != "pebbles"])
def test_the_shipped_weights_fit_their_judge(key: str) -> None:
    judge = judge_for(find_game(key))
    found = read_weights(*weights_text(key), judge.features, judge.cooperative)
    assert len(found.early) == len(found.late) == len(judge.features)
    assert any(found.late)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.key))
def test_a_judge_has_as_many_values_as_feature_names(game: object) -> None:
    judge = fitted_judge_for(game)  # type: ignore[arg-type]
    state = game.deal()  # type: ignore[attr-defined]
    rows = judge.feature_rows(state)
    assert len(rows) == (1 if judge.cooperative else judge.seats(state))
    assert {len(row) for row in rows} == {len(judge.features)}
    assert len(judge.rewards(state)) == judge.seats(state)


POSITION = (
    "bas1 2022 g:Y2w,4 o:R3,BG1,Y8 v:G3,YR2,B6 t:w3 q:7/0 W:0,4,AM.MS.SJ.JA,1 B:0,5,AM.MS.SJ.JA,1 s:R4,* d:B9 r:0"
)


def test_a_hint_has_choice_reasons_and_expected_line() -> None:
    said = triforium("position", POSITION, "--hint", "apprentice", "--seed", "1").out
    assert "The bot (apprentice) would choose: " in said
    polish = triforium("position", POSITION, "--hint", "--seed", "1", "--lang", "pl").out
    assert "Bot (legenda) wybrałby: " in polish
    data = triforium("position", POSITION, "--hint", "master@60", "--seed", "1", "--json").json()["hint"]
    assert data["bot"] == "master@60"
    best = data["candidates"][0]
    assert 0 < best["share"] < 1
    assert best["line"][0]["seat"] == 0
    assert len(best["reasons"]) == 2
    assert set(best["reasons"][0]) == {"feature", "share"}


def test_reasons_in_favour_come_first() -> None:
    judge = fitted_judge_for(find_game("basilica"))
    rival = [0.0] * len(judge.features)
    mine = [-4.0, 2.0, *rival[2:]]
    reasons = main_reasons(judge, mine, rival, 0.5)
    assert [reason.feature for reason in reasons] == [judge.features[1], judge.features[0]]
    assert [signed(reason.share) for reason in reasons] == ["+50", "−100"]
    assert signed(0.004) == "<1"


def test_a_hint_from_a_bot_without_explanations_is_refused() -> None:
    assert "cannot explain its choices" in triforium("position", POSITION, "--hint", "simple", code=2).err
    assert "there is no bot 'oracle'" in triforium("position", POSITION, "--hint", "oracle", code=2).err
    assert "is not a valid budget" in triforium("position", POSITION, "--hint", "master@0", code=2).err
    assert "the seat that is to choose now" in triforium("position", POSITION, "--seat", "1", "--hint", code=2).err


def test_a_broken_custom_file_is_refused_with_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    FITTED.discard("basilica")  # its weights may have been loaded by an earlier test
    LEARNED.clear()
    assert "these weights cannot be read" in triforium("position", POSITION, "--hint", code=2).err
    (tmp_path / "basilica.toml").write_text("[weights]\nscore = 'much'\n")
    assert "line 2: score is 'much', not two numbers" in triforium("position", POSITION, "--hint", code=2).err
