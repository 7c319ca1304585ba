"""Names of commands: what was done is never taken for new, and what is new is hardly ever asked about."""

from triforium.server.done import KEPT_COMMANDS, Done


def done_with(count: int) -> Done:
    done = Done()
    for turn in range(1, count + 1):
        done.add(turn % 2, f"name{turn}", turn)
    return done


def test_the_latest_are_known_with_their_turn_and_by_their_seat() -> None:
    done = done_with(KEPT_COMMANDS)
    assert [done.turn_of(turn % 2, f"name{turn}") for turn in (1, 2, 64)] == [1, 2, 64]
    assert done.turn_of(0, "name1") is None, "another seat's word is its own"
    assert not done.bits, "nothing is forgotten, and nothing kept for it"
    assert not done.may_know(0, "name1")
    assert done.may_know(1, "name1")


def test_of_what_is_forgotten_it_is_still_known_that_it_was() -> None:
    for count in (KEPT_COMMANDS + 1, 300, 20_000):
        done = done_with(count)
        forgotten = range(1, count + 1 - KEPT_COMMANDS)
        assert all(done.turn_of(turn % 2, f"name{turn}") is None for turn in forgotten)
        assert all(done.may_know(turn % 2, f"name{turn}") for turn in forgotten)


def test_a_new_name_is_hardly_ever_looked_for_in_the_store() -> None:
    done = done_with(KEPT_COMMANDS + 500)
    mistaken = sum(done.may_know(0, f"new{number}") for number in range(10_000))
    assert mistaken < 200, "37 are to be expected"
