"""Polish Basilica uses the terms of its printed Polish rulebook, and Polish texts avoid what was awkward in them."""

import re
from importlib.resources import files

import pytest

from tests.contract.cases import TESTED
from triforium.core.words import Words

POLISH = "pl"
BASILICA = "triforium.games.basilica"
TERMS = {  # of the printed rulebook, by the keys of our words
    "rank-architect": "Architekt",
    "rank-master_mason": "Mistrz Murarski",
    "rank-strongman": "Osiłek",
    "rank-jester": "Kuglarz",
    "piece-token": "Żeton Szkolenia",
    "piece-builder": "Budowniczy",
    "verb-place_vault": "Umieszczenie Sklepienia",
    "verb-place_builder": "Umieszczenie Budowniczego",
    "verb-order": "Wykonanie Rozkazu",
    "order-promote": "Szkolenie",
    "web-edition": "Edycja",
    "game-basilica": "Basilica",
}
NEVER_IN_BASILICA = r"siłacz|\brang[aiąęo]|płatn\w+ częś|żeton\w* (specjalizacji|awansu)|katedr|dwoje architektów"
NEVER = (
    r"uznan\w+ za (czerwon|zielon|niebiesk|żółt)|\b1 do 4 graczy|przetasowan\w+ w now|nie należy do tej chwili"
    r"|wiosk|\b(wygrał|zagrał|wybrał|zrobił|chciał|użył)eś\b|powinieneś"
)
FILES = ("messages.ftl", "printed.ftl", "manual.md", "rules.md")


def texts(package: str) -> str:
    """What a package says in Polish, without comments, names of keys, and sources in English."""
    folder = files(package).joinpath("words", POLISH)
    lines = [
        line
        for name in FILES
        if folder.joinpath(name).is_file()
        for line in folder.joinpath(name).read_text(encoding="utf-8").splitlines()
    ]
    return "\n".join(re.sub(r"^[\w-]+ = ", "", line) for line in lines if not line.startswith("# "))


def test_basilica_uses_the_terms_of_the_printed_rulebook() -> None:
    words = Words(POLISH, "triforium.web", BASILICA)
    assert {key: words.word(key) for key in TERMS} == TERMS
    assert re.findall(f"(?i).*(?:{NEVER_IN_BASILICA}).*", without_criterion(texts(BASILICA))) == []


def without_criterion(text: str) -> str:
    """Without the paragraphs about who has last visited a cathedral, and about a name in an older edition."""
    return "\n".join(line for line in text.splitlines() if "BAS-SETUP-13" not in line and "| P:" not in line)


@pytest.mark.parametrize("package", ["triforium.core", "triforium.web", *(game.words_package() for game in TESTED)])
def test_no_awkward_polish(package: str) -> None:
    if files(package).joinpath("words", POLISH).is_dir():
        assert re.findall(f"(?i).*(?:{NEVER}).*", texts(package)) == []
