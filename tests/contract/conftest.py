"""Make failed assertions of the laws as readable as those of tests."""

import pytest

pytest.register_assert_rewrite("tests.contract.laws", "tests.contract.recording")
