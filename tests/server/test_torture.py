"""A short run of ./dev torture: servers killed at random moments, a bad network, and a check of the results."""

from pathlib import Path

from tests.server.postgres import Postgres
from tests.server.torture.night import Night
from tests.server.torture.reckoning import Reckoning
from triforium.games import GAMES


def torture(
    store: str, folder: Path, servers: int, kills: int, tables: int, seed: int, proxy: str = "", bad: bool = True
) -> Reckoning:
    night = Night(store, folder, servers=servers, tables=tables, seed=seed, bad=bad, proxy=proxy)
    return night.pass_by(kills)


def test_no_acknowledged_move_is_lost_in_twenty_five_kills(tmp_path: Path) -> None:
    found = torture(f"sqlite:///{tmp_path}/tables.db", tmp_path, servers=1, kills=25, tables=24, seed=25)
    assert found.wrong == []
    assert found.night.kills == 25
    assert len(found.night.tasks) >= 24
    assert {game for game, _, _ in found.night.cases[: found.night.opened]} == {game.key for game in GAMES}
    assert found.acknowledged > 200, "they did play"
    assert found.repeated > 20, "and sent duplicates"
    assert found.resumed > 100, "and reconnected"
    assert found.report.tables >= 24


def test_two_servers_on_one_postgresql_never_disagree(tmp_path: Path, pg: Postgres) -> None:
    store = pg.new_database("torture")
    found = torture(store, tmp_path, servers=2, kills=8, tables=10, seed=8)
    assert found.wrong == []
    assert found.acknowledged > 50


class ForgetfulNight(Night):
    """A run whose players claim things that did not happen, to test the check itself."""

    async def send_home(self) -> None:
        await super().send_home()
        first, second, third, *_rest = [(p, name) for p in self.players for name in p.kept]
        first[0].kept["never-said"] = first[0].kept[first[1]]
        second[0].refused.add(second[1])
        third[0].said[third[1]] = {"type": "chat", "text": "something else"}


def test_the_reckoning_would_notice(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/tables.db"
    found = ForgetfulNight(store, tmp_path, servers=1, tables=2, seed=3, bad=False).pass_by(1)
    said = " ".join(found.wrong)
    assert "and is not there" in said
    assert "was refused, and is there" in said
    assert "is not what was said" in said
