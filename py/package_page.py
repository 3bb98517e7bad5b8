"""The package's own page: README.md, with no link to a file that it lacks, and the project's addresses."""

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

SOURCE = "ROLLBOOK_SOURCE"
"""Names the address below which the files of the repository can be read, for those who publish the package."""
HOME = "ROLLBOOK_HOME"
"""Names the address of the repository."""
CONTACT = "ROLLBOOK_CONTACT"
"""Names the mail address of those who publish the package."""
AUTHORS = "Rollbook contributors"
PICTURE = re.compile(r"!\[([^\]]*)\]\((?!\w+:)[^)]*\)")
LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!\w+:|#)([^)]*)\)")


class PackagePage(MetadataHookInterface):
    """Sets the description of the package, whom to ask, and where its project is."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Set `readme`, `authors` and `urls`."""
        text = (Path(self.root) / "README.md").read_text("utf-8")
        source, home = os.environ.get(SOURCE, ""), os.environ.get(HOME, "")
        metadata["readme"] = {"content-type": "text/markdown", "text": standalone(text, source)}
        contact = os.environ.get(CONTACT, "")
        metadata["authors"] = [{"name": AUTHORS, **({"email": contact} if contact else {})}]
        metadata["urls"] = addresses(home.rstrip("/"), source.rstrip("/"))


def addresses(home: str, source: str) -> dict[str, str]:
    """The links of the package's page. It does not name the repository, so that forks can name their own."""
    of_files = {"Changelog": f"{source}/CHANGELOG.md", "Documentation": f"{source}/docs/README.md"} if source else {}
    return {**({"Homepage": home, "Issues": f"{home}/issues"} if home else {}), **of_files}


def standalone(text: str, source: str) -> str:
    """A page with links to files below an address.

    Without an address, links become plain text and pictures are left out.
    """
    if source:
        return LINK.sub(lambda link: f"{link[1]}[{link[2]}]({source.rstrip('/')}/{link[3]})", text)
    kept = [line for line in text.splitlines(keepends=True) if not PICTURE.search(line)]
    return LINK.sub(lambda link: link[2], "".join(kept))
