"""A host's own wheels, which micropip installs into a robot's Python from local files: nothing is downloaded."""

import sys
from collections.abc import Sequence
from importlib import import_module
from site import getsitepackages


async def install(paths: Sequence[str]) -> None:
    """Install these wheels. Raises ValueError if one of them needs a package that is not among them."""
    (folder, *_) = getsitepackages()
    if folder not in sys.path:
        sys.path.append(folder)  # Python without `site` does not add it
    await import_module("micropip").install([f"emfs:{path}" for path in paths], index_urls=[])
