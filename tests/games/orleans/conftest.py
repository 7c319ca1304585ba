"""Differences at the table are shown in full."""

import pytest

pytest.register_assert_rewrite("tests.games.orleans.table")
