"""docs/api.md documents the names that users import, and is up to date."""

import sys

import pytest

import rollbook
from tests.api_page import PAGE, page


@pytest.mark.skipif(not (3, 11) <= sys.version_info < (3, 14), reason="signatures are written otherwise there")
def test_page_is_made_of_the_docstrings() -> None:
    assert PAGE.read_text("utf-8") == page(), "run python -m tests.api_page"


def test_exports_are_only_those_that_users_need() -> None:
    """Names that `rollbook` only imports are not part of its API."""
    assert dir(rollbook) == sorted(rollbook.__all__)
    public = {name for name in vars(rollbook) if not name.startswith("_")}
    # Python adds the package's subpackages once they have been imported.
    assert public <= {*rollbook.__all__, "core", "games", "ui", "adapters", "bridge", "command", "lab"}


@pytest.mark.parametrize("name", rollbook.__all__)
def test_exports_have_docstrings(name: str) -> None:
    value = getattr(rollbook, name)
    assert isinstance(value, str) or value.__doc__
