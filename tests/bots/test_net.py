"""Networks: the same whole numbers in C and in Python; bad files are refused with a sentence."""

import json
import logging
import random
from array import array
from importlib.resources import files
from pathlib import Path

import pytest

from tests.cli.run import triforium
from triforium.bots import HINT_BOT, find_bot, net
from triforium.bots.bot import ask
from triforium.bots.judges import LEARNED, empty_judge, search_judge
from triforium.bots.judges.judge import Judge
from triforium.bots.judges.weights import FOLDER_VARIABLE
from triforium.bots.ladder import Level
from triforium.bots.layout import END, Layout, kind
from triforium.bots.net import ONE, UNIT, Arrays, PureNet, read_nets, write_nets
from triforium.core.action import CHANCE
from triforium.core.errors import BadComponents
from triforium.core.rng import Rng
from triforium.games import GAMES, find_game

LAYOUT = Layout(kind("tower", "height:3 lead:2", "height*lead lead"), kind("coins", "number:4", "number"))


def random_arrays(layout: Layout, sizes: tuple[int, ...], seed: int) -> Arrays:
    """A network with random weights of usual sizes."""
    luck = random.Random(seed)
    inputs, layers = sizes[0], []
    for size in sizes[1:]:
        weights = array("h", [luck.randrange(-400, 400) for _ in range(inputs * size)])
        layers.append((size, weights, array("i", [luck.randrange(-UNIT, UNIT) for _ in range(size)])))
        inputs = size
    table = array("h", [luck.randrange(-200, 200) for _ in range(layout.rows * sizes[0])])
    return Arrays(sizes[0], table, array("i", [luck.randrange(0, ONE) for _ in range(sizes[0])]), layers)


def net_file(judge: Judge, seed: int = 1) -> bytes:
    """A file of random networks for a judge."""
    layouts = judge.layouts()
    return write_nets({key: (layout, random_arrays(layout, (8, 4, 1), seed)) for key, layout in layouts.items()}, {})


def pure(arrays: Arrays, layout: Layout, monkeypatch: pytest.MonkeyPatch) -> PureNet:
    """The network in Python."""
    with monkeypatch.context() as here:
        here.setattr(net, "compiled", None)
        found = arrays.network(layout)
    assert isinstance(found, PureNet)
    return found


def test_a_network_adds_the_rows_of_its_codes() -> None:
    # One row per pair of height and lead (32), one per lead (4), one per number of coins (16).
    assert LAYOUT.rows == 52
    table = array("h", [0] * 52)
    table[(2 << 3) + 5] = 100  # height 5 with lead 2
    table[32 + 2] = 30  # lead 2
    table[36 + 9] = 7  # 9 coins
    arrays = Arrays(1, table, array("i", [1]), [(1, array("h", [256]), array("i", [0]))])
    codes = [(5 << 2 | 2) << 4, 9 << 4 | 1, END, (5 << 2 | 2) << 4, END]
    # The sum goes to the output directly, and once more through the layer, which has the weight 1.0.
    assert arrays.network(LAYOUT).run(codes) == [2 * 256 * 138, 2 * 256 * 131]
    assert LAYOUT.unpack((5 << 2 | 2) << 4) == ("tower", {"height": 5, "lead": 2})


def test_c_and_python_give_the_same_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    luck = random.Random(3)
    for seed in range(20):
        arrays = random_arrays(LAYOUT, luck.choice([(16, 8, 1), (5, 1), (33, 16, 8, 1)]), seed)
        codes: list[int] = []
        for _ in range(8):
            codes += [luck.randrange(32) << 4 for _ in range(luck.randrange(12))]
            codes += [luck.randrange(16) << 4 | 1 for _ in range(luck.randrange(12))] + [END]
        found = arrays.network(LAYOUT).run(codes)
        assert len(found) == 8
        assert found == pure(arrays, LAYOUT, monkeypatch).run(codes)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.key))
def test_the_codes_of_positions_and_options_fit_their_layout(game: object) -> None:
    seats = game.most_seats  # type: ignore[attr-defined]
    judge = empty_judge(game)  # type: ignore[arg-type]
    judge.value_net = judge.prior_net = object()
    layouts, luck = judge.layouts(), Rng(5)
    state = game.deal("", seats)  # type: ignore[attr-defined]
    cases = 0
    while not state.over:
        decision = state.decision()
        if decision.seat != CHANCE:
            if judge.is_quiet(state):
                codes = judge.codes(state)
                assert codes.count(END) in (1, seats)
                assert all(layouts["value"].unpack(code) for code in codes if code != END)
            options = judge.candidates(state)
            codes = judge.option_codes(state, options)
            assert codes.count(END) == len(options)
            assert all(layouts["prior"].unpack(code) for code in codes if code != END)
            cases += 1
        state.take(decision.pick(state, luck))
    assert cases > 5


@pytest.mark.parametrize("key", ["basilica", "orleans", "stupor_mundi"])
def test_a_bot_with_networks_chooses_the_same_in_c_and_in_python(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game(key)
    path = tmp_path / f"{key}.net"
    path.write_bytes(net_file(empty_judge(game)))
    chosen: list[list[int]] = []
    for form in (net.compiled, None):
        monkeypatch.setattr(net, "compiled", form)
        LEARNED.clear()
        bot = find_bot(f"master:{path}@24")
        state, luck, found = game.deal(), Rng(2), []
        while len(found) < 12:
            decision = state.decision()
            action = decision.pick(state, luck) if decision.seat == CHANCE else ask(bot, game, state, luck)
            found.append(action)
            state.take(action)
        chosen.append(found)
    LEARNED.clear()
    assert chosen[0] == chosen[1]


def broken_files() -> list[tuple[str, bytes, str]]:
    """Files of networks that cannot be used, and what is said about them."""
    layouts = {"value": LAYOUT}
    good = write_nets({"value": (LAYOUT, random_arrays(LAYOUT, (8, 4, 1), 1))}, {"seed": 1})
    assert set(read_nets("x.net", good, layouts)[0]) == {"value"}
    line, _, data = good.partition(b"\n")
    about = json.loads(line)

    def changed(**parts: object) -> bytes:
        return json.dumps({**about, **parts}).encode() + b"\n" + data

    other = Layout(kind("tower", "height:4", "height"))
    return [
        ("empty", b"", "not a file of networks of this version"),
        ("another format", changed(format="triforium net 7"), "not a file of networks of this version"),
        ("nothing but a number", b"7\n" + data, "not a file of networks of this version"),
        ("not a number", good.replace(b'"bytes": ', b'"bytes": NaN', 1), "not a file of networks of this version"),
        ("cut off", good[:-20], "damaged or cut off"),
        ("one byte changed", good[:-9] + bytes([good[-9] ^ 1]) + good[-8:], "damaged or cut off"),
        ("no weights", line + b"\n", "damaged or cut off"),
        (
            "too many outputs",
            changed(nets={"value": {"layout": LAYOUT.text(), "sizes": [8, 4, 2]}}),
            "first line tells",
        ),
        ("too large", changed(nets={"value": {"layout": LAYOUT.text(), "sizes": [9, 4, 1]}}), "first line tells"),
        ("impossible", changed(nets={"value": {"layout": LAYOUT.text(), "sizes": [0, 1]}}), "not a file of networks"),
        ("no network", changed(nets={}), "first line tells"),
        ("other inputs", write_nets({"value": (other, random_arrays(other, (8, 1), 1))}, {}), "for other inputs"),
    ]


@pytest.mark.parametrize(("content", "sentence"), [case[1:] for case in broken_files()], ids=lambda _: "")
def test_a_broken_file_is_refused_in_one_sentence(content: bytes, sentence: str) -> None:
    with pytest.raises(BadComponents) as caught:
        read_nets("x.net", content, {"value": LAYOUT})
    assert str(caught.value).startswith("x.net: ")
    assert sentence in str(caught.value)


def test_the_linear_judge_plays_on_if_the_networks_are_broken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    (tmp_path / "basilica.net").write_bytes(b"nothing")
    LEARNED.clear()
    with caplog.at_level(logging.WARNING):
        judge = search_judge(find_game("basilica"))
    LEARNED.clear()
    assert judge.value_net is None
    assert [record.getMessage() for record in caplog.records] == [
        f"{tmp_path / 'basilica.net'}: this is not a file of networks of this version ('triforium net 1');"
        " the bots play with the linear judge instead"
    ]


def test_networks_that_are_named_must_be_usable(tmp_path: Path) -> None:
    path = tmp_path / "my.net"
    said = triforium("arena", "pebbles", "random", f"master:{path}@4", "--games", "2", code=2).err
    assert f"{path}: these networks cannot be read: No such file or directory" in said
    path.write_bytes(b"nothing")
    said = triforium("arena", "pebbles", "random", f"master:{path}@4", "--games", "2", code=2).err
    assert "this is not a file of networks of this version" in said


def test_the_networks_that_come_with_basilica_are_used_by_legend_and_for_hints_alone() -> None:
    game = find_game("basilica")
    content = files("triforium.bots.judges.learned").joinpath("basilica.net").read_bytes()
    assert len(content) <= 2_000_000
    _, made = read_nets("basilica.net", content, empty_judge(game).layouts())
    assert {"games", "hours", "seeds"} <= set(made)
    legend, architect = find_bot("legend"), find_bot("architect")
    assert isinstance(legend, Level)
    assert isinstance(architect, Level)
    assert legend.is_learned(game)
    assert not architect.is_learned(game)
    assert HINT_BOT == "legend"
