"""On the package's own page, no link leads to a missing file, and the addresses are the publisher's."""

import re

import pytest

from tests.places import DOCS, find

package_page = pytest.importorskip("package_page", reason="what builds the package is not here")

TEXT = "See [a](docs/lab.md), [b](#b) and [c](https://example.org/c).\n![A picture](docs/p.png)\n"


def test_links_become_words_without_an_address() -> None:
    assert package_page.standalone(TEXT, "") == "See a, [b](#b) and [c](https://example.org/c).\n"


def test_links_lead_below_the_address_of_the_files() -> None:
    assert package_page.standalone(TEXT, "https://example.org/tree/") == (
        "See [a](https://example.org/tree/docs/lab.md), [b](#b) and [c](https://example.org/c).\n"
        "![A picture](https://example.org/tree/docs/p.png)\n"
    )


@pytest.mark.parametrize("source", ["", "https://example.org/tree"])
def test_no_link_of_the_readme_is_relative(source: str) -> None:
    readme = (find(DOCS, "README.md").parents[1] / "README.md").read_text("utf-8")
    targets = re.findall(r"\]\(([^)]*)\)", package_page.standalone(readme, source))
    assert [target for target in targets if not target.startswith(("https://", "#"))] == []


def test_packages_page_links_to_the_repository_that_the_publisher_names() -> None:
    assert package_page.addresses("", "") == {}
    assert package_page.addresses("https://example.org/r", "https://example.org/r/tree/v1") == {
        "Homepage": "https://example.org/r",
        "Issues": "https://example.org/r/issues",
        "Changelog": "https://example.org/r/tree/v1/CHANGELOG.md",
        "Documentation": "https://example.org/r/tree/v1/docs/README.md",
    }
