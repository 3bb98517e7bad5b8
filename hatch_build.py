"""What the package's own page shows of README.md: no link there may lead to a file that only the repository has."""

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

SOURCE = "ROLLBOOK_SOURCE"
"""Holds the address below which the files of the repository can be read, for those who publish the package."""
PICTURE = re.compile(r"!\[([^\]]*)\]\((?!\w+:)[^)]*\)")
LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!\w+:|#)([^)]*)\)")


class ReadmeHook(MetadataHookInterface):
    """Sets the description of the package."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Set `readme`."""
        text = (Path(self.root) / "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": standalone(text, os.environ.get(SOURCE, ""))}


def standalone(text: str, source: str) -> str:
    """A page whose links lead below an address; without one, links are their words, and pictures are left out."""
    if source:
        return LINK.sub(lambda link: f"{link[1]}[{link[2]}]({source.rstrip('/')}/{link[3]})", text)
    kept = [line for line in text.splitlines(keepends=True) if not PICTURE.search(line)]
    return LINK.sub(lambda link: link[2], "".join(kept))
