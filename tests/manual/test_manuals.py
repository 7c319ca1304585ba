"""Manuals tell every rule in at most 3,000 words, say the same in every language, and their figures are played."""

import re
from importlib.resources import files
from typing import Any

import pytest

from triforium.core.errors import IllegalAction, Unreadable
from triforium.core.figure_read import Figure, Play, facts_of
from triforium.core.game import Game
from triforium.core.manual_read import MANUAL, Block, Manual, conditions_of, manual_of, plain
from triforium.core.words import ENGLISH, LANGUAGES
from triforium.games import GAMES

MOST_WORDS = 3000
EXAMPLES = re.compile(r"^(?:### |\*\*)([A-Z-]+-[0-9]+)[ ,]", re.MULTILINE)  # the worked examples in a rules.md
WITH_MANUAL = [game for game in GAMES if manual_of(game.words_package(), ENGLISH) is not None]
FIGURES = [(game, figure) for game in WITH_MANUAL for figure in facts_of(game.words_package()).figures.values()]
by_game = pytest.mark.parametrize("game", WITH_MANUAL, ids=lambda game: game.key)


def manual(game: Game[Any], language: str = ENGLISH) -> Manual:
    found = manual_of(game.words_package(), language)
    assert found is not None
    return found


def translations(game: Game[Any]) -> list[str]:
    folder = files(game.words_package()).joinpath("words")
    return [language for language in LANGUAGES if folder.joinpath(language, MANUAL).is_file()]


def texts(block: Block) -> list[str]:
    return [block.title, block.text, *block.captions]


def conditions(block: Block) -> set[str]:
    return {*block.when, *(name for text in texts(block) for name in conditions_of(text))}


@by_game
def test_every_rule_is_told_and_every_told_rule_exists(game: Game[Any]) -> None:
    told = {rule for block in manual(game).blocks() for rule in block.rules}
    rules = set(game.rulebook().rules)
    assert sorted(told - rules) == []
    assert sorted(rules - told) == []


@by_game
def test_it_can_be_read_in_a_quarter_of_an_hour(game: Game[Any]) -> None:
    for language in translations(game):
        assert manual(game, language).words() <= MOST_WORDS, language


@by_game
def test_conditions_are_defined_for_editions_and_options_that_exist(game: Game[Any]) -> None:
    facts = facts_of(game.words_package())
    known = {option.key: set(option.values) for option in game.options()}
    known["edition"] = set(game.editions())
    known["seats"] = {str(seats) for seats in range(game.fewest_seats, game.most_seats + 1)}
    for name, wanted in facts.when.items():
        for key, values in wanted.items():
            assert set(values) <= known[key], name
    for language in translations(game):
        book = manual(game, language)
        used = {name for block in book.blocks() for name in conditions(block)}
        used |= {name for part in (*book.chapters, *book.sections()) for name in part.when}
        assert used <= set(facts.when), language


@by_game
def test_every_figure_is_shown_once_with_a_caption_for_each_of_its_moves(game: Game[Any]) -> None:
    figures = facts_of(game.words_package()).figures
    shown = [block for block in manual(game).blocks() if block.kind == "figure"]
    assert sorted(block.figure for block in shown) == sorted(figures)
    for block in shown:
        figure = figures[block.figure]
        assert len(block.captions) == len(figure.tries) + len(figure.steps) + len(figure.marks), block.figure


@by_game
def test_every_worked_example_of_the_rules_is_a_figure(game: Game[Any]) -> None:
    text = files(game.words_package()).joinpath("rules.md").read_text(encoding="utf-8")
    shown = {figure.example for figure in facts_of(game.words_package()).figures.values()}
    examples = EXAMPLES.findall(text)
    assert len(examples) >= 8
    assert [example for example in examples if example not in shown] == []


@by_game
def test_every_language_says_the_same(game: Game[Any]) -> None:
    """Chapters, sections, rules, figures, conditions and numbers; King and Queen may need more or fewer variants."""
    first = manual(game)
    for language in translations(game):
        other = manual(game, language)
        assert [(c.key, c.when) for c in other.chapters] == [(c.key, c.when) for c in first.chapters], language
        assert [(s.key, s.when) for s in other.sections()] == [(s.key, s.when) for s in first.sections()], language
        for mine, theirs in zip(first.blocks(), other.blocks(), strict=True):
            where = f"{language}, {mine.key}"
            assert theirs._replace(text="", title="", captions=()) == mine._replace(text="", title="", captions=()), (
                where
            )
            assert len(theirs.captions) == len(mine.captions), where
            assert pieces(theirs) == pieces(mine), where
            assert conditions(theirs) - game_editions(game) == conditions(mine) - game_editions(game), where
            for said, wanted in zip(texts(theirs), texts(mine), strict=True):
                assert numbers(said) == numbers(wanted), f"{where}: {said!r}"


def pieces(block: Block) -> list[str]:
    return sorted(re.findall(r":([a-z_-]+):", block.text))


def game_editions(game: Game[Any]) -> set[str]:
    """The conditions that only ask for an edition."""
    return {name for name, wanted in facts_of(game.words_package()).when.items() if set(wanted) == {"edition"}}


def numbers(text: str) -> list[str]:
    """Numbers and places such as c3, in any order."""
    return sorted(re.findall(r"\b[a-e]?[0-9]+\b", plain(text)))


def tokens(position: str) -> list[str]:
    """The parts of a written position, in any order: discarded tiles have none."""
    return sorted(re.split(r"[\s,;|]+", position))


@pytest.mark.parametrize(("game", "figure"), FIGURES, ids=lambda item: item.key)
def test_a_figure_plays_as_it_says(game: Game[Any], figure: Figure) -> None:
    notation = game.notation()
    for choices, refused in figure.tries:
        played = Play(game, figure.position)
        for choice in choices[:-1]:
            played.take(played.read(choice))
        if refused:
            with pytest.raises(IllegalAction) as error:
                played.take(played.read(choices[-1]))
            assert error.value.refusal.rule == refused, choices
        else:
            played.take(played.read(choices[-1]))
    played = Play(game, figure.position)
    for mark in figure.marks:
        played.read(mark)
    if figure.scoring:
        items: list[dict[str, Any]] = notation.scoring(played.state, [])
        assert [sum(item["points"][seat] for item in items) for seat in range(len(figure.scoring))] == figure.scoring
    for step in figure.steps:
        for choice in step:
            played.take(played.read(choice))
    notation.deal_until_writable(played.position)
    written = notation.write_position(played.position)
    if figure.after:
        assert tokens(written) == tokens(figure.after)
    for line in figure.shows:
        assert any(set(line.split()) <= set(found.split()) for found in written.splitlines()), f"{line} in {written}"
    if figure.scores:
        assert played.state.scores() == figure.scores


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("# A\n\n## Chapter\n", "line 3: 'Chapter' needs a key"),
        ("# A\n\n## One {#one}\n\n### Two {#one}\n", "line 5: 'Two' needs a key"),
        ("# A\n\n### One {#one}\n", "line 3: the section 'One' is in no chapter"),
    ],
)
def test_a_broken_manual_names_its_line(text: str, says: str) -> None:
    with pytest.raises(Unreadable, match=re.escape(says)):
        Manual(text)


def test_the_parts_of_a_manual() -> None:
    book = Manual(
        "# Game\n\nA lead.\n\n## [b] First {#first}\n\n[a] Some *text*,\ntwo lines. [X-Y-1..3, X-Z08..10]\n\n"
        "- :p: one [X-A]\n- two\n\n"
        "### More {#more}\n\n> A tip.\n\n> [a] ![fig] **Title.** Text.\n> 1. one,\n> going on\n> 2. {a:yes|no} two\n"
    )
    assert (book.title, book.lead) == ("Game", "A lead.")
    assert [(chapter.key, chapter.when) for chapter in book.chapters] == [("first", ("b",))]
    text, one, two, tip, figure = book.blocks()
    assert (text.key, text.text, text.when) == ("first", "Some *text*, two lines.", ("a",))
    assert text.rules == ("X-Y-1", "X-Y-2", "X-Y-3", "X-Z08", "X-Z09", "X-Z10")
    assert (one.kind, one.text, one.rules, two.key) == ("item", ":p: one", ("X-A",), "first-3")
    assert (tip.kind, tip.text) == ("tip", "A tip.")
    assert (figure.figure, figure.title, figure.text, figure.when) == ("fig", "Title.", "Text.", ("a",))
    assert figure.captions == ("one, going on", "{a:yes|no} two")
    assert book.telling("X-Y-2") == [text]
    assert plain(figure.captions[1], frozenset(["a"])) == "yes two"
    assert plain(figure.captions[1]) == "no two"
