"""What the package's own page shows of README.md: no link leads to a file that only the repository has."""

import re

import pytest

from tests.places import DOCS, find

hatch_build = pytest.importorskip("hatch_build", reason="what builds the package is not here")

TEXT = "See [a](docs/lab.md), [b](#b) and [c](https://example.org/c).\n![A picture](docs/p.png)\n"


def test_links_become_words_where_nobody_knows_where_the_files_are() -> None:
    assert hatch_build.standalone(TEXT, "") == "See a, [b](#b) and [c](https://example.org/c).\n"


def test_links_lead_below_the_address_of_the_files() -> None:
    assert hatch_build.standalone(TEXT, "https://example.org/tree/") == (
        "See [a](https://example.org/tree/docs/lab.md), [b](#b) and [c](https://example.org/c).\n"
        "![A picture](https://example.org/tree/docs/p.png)\n"
    )


@pytest.mark.parametrize("source", ["", "https://example.org/tree"])
def test_no_link_of_the_readme_is_relative(source: str) -> None:
    readme = (find(DOCS, "README.md").parents[1] / "README.md").read_text("utf-8")
    targets = re.findall(r"\]\(([^)]*)\)", hatch_build.standalone(readme, source))
    assert [target for target in targets if not target.startswith(("https://", "#"))] == []
