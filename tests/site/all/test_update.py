"""A new version of the page edition."""

import random
import shutil
from pathlib import Path
from typing import Any

from tests.site.host import SITE, StaticHost


def test_a_new_version_waits_until_it_is_taken_and_games_go_on(visit: Any, tmp_path: Path) -> None:
    folder = shutil.copytree(SITE, tmp_path / "site")
    host = StaticHost(folder)
    ada = visit(host=host, offline=True)
    ada.play_now("basilica")
    ada.choose_any(random.Random(3))
    ada.wait_until_kept()
    moment = ada.moment()
    for name, old, new in (
        ("index.html", "<body>", "<body data-new>"),
        ("service-worker.js", '"index.html","revision":"', '"index.html","revision":"new'),
    ):
        text = (folder / name).read_text(encoding="utf-8")
        assert old in text
        (folder / name).write_text(text.replace(old, new), encoding="utf-8")
    ada.page.reload()
    update = ada.page.get_by_role("button", name="Update now")
    update.wait_for()
    assert ada.my_turn()
    assert ada.moment() == moment
    assert ada.page.locator("body[data-new]").count() == 0
    update.click()
    ada.page.wait_for_selector("body[data-new]")
    assert ada.my_turn()
    assert ada.moment() == moment
    host.stop()
