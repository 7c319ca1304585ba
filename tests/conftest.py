"""What all tests share: a property is tried with the same inputs in every run, or with new ones: TRIFORIUM_FRESH=1."""

import os

from hypothesis import settings

# A change that is landed must not fail by an input that it did not cause; nor by a machine that was busy for a moment.
settings.register_profile("ours", derandomize=not os.environ.get("TRIFORIUM_FRESH"), deadline=None, database=None)
settings.load_profile("ours")
