"""The package's page on an index: README.md, without links to files that are not in the package, and addresses."""

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

SOURCE = "ROLLBOOK_SOURCE"
"""The environment variable with the base address of the repository's files, for publishers of the package."""
HOME = "ROLLBOOK_HOME"
"""The environment variable with the address of the repository."""
CONTACT = "ROLLBOOK_CONTACT"
"""The environment variable with the publisher's mail address."""
AUTHORS = "Rollbook contributors"
PICTURE = re.compile(r"!\[([^\]]*)\]\((?!\w+:)[^)]*\)")
LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!\w+:|#)([^)]*)\)")


class PackagePage(MetadataHookInterface):
    """Sets the description of the package, its authors, and the addresses of the project."""

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
    """The links on the package's page. The repository is not named in the code, so that forks can give their own."""
    of_files = {"Changelog": f"{source}/CHANGELOG.md", "Documentation": f"{source}/docs/README.md"} if source else {}
    return {**({"Homepage": home, "Issues": f"{home}/issues"} if home else {}), **of_files}


def standalone(text: str, source: str) -> str:
    """The page with its links to files turned into links below the address `source`.

    Without an address, links become plain text and pictures are left out.
    """
    if source:
        return LINK.sub(lambda link: f"{link[1]}[{link[2]}]({source.rstrip('/')}/{link[3]})", text)
    kept = [line for line in text.splitlines(keepends=True) if not PICTURE.search(line)]
    return LINK.sub(lambda link: link[2], "".join(kept))
