"""Rollbook as a ZIM file, for readers such as Kiwix: the page as one file, with the metadata that readers require.

The writer is libzim (https://pypi.org/project/libzim), which has no wheel for Windows:
on Windows no ZIM file is made.
"""

import hashlib
import io
import tempfile
import time
from pathlib import Path
from typing import Final

from web.site_files import WEB

PAGE: Final = "index.html"
ICON: Final = WEB / "images" / "icon-192.png"
ICON_SIDE: Final = 48  # pixels, as each reader shows it
ID: Final = slice(8, 24)
SUM: Final = slice(-16, None)
"""The positions of a file's id and of the MD5 digest of the rest (https://wiki.openzim.org/wiki/ZIM_file_format)."""


def zim(page: bytes, number: str, made: int) -> bytes | None:
    """Return a ZIM file with this page and the time `made`; None if its writer is not installed."""
    try:
        from libzim.writer import Creator
    except ImportError:
        return None
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "rollbook.zim"
        # One process, and no full-text index: both would change the bytes each time.
        creator = Creator(file).config_nbworkers(1).config_indexing(False, "eng").set_mainpath(PAGE)
        with creator:
            creator.add_item(_item(page))
            for name, text in metadata(number, made).items():
                creator.add_metadata(name, text)
            creator.add_illustration(ICON_SIDE, _icon())
        return with_its_own_id(file.read_bytes())


def metadata(number: str, made: int) -> dict[str, str]:
    """Return the entries that https://wiki.openzim.org/wiki/Metadata requires."""
    return {
        "Name": "rollbook",
        "Title": "Rollbook",
        "Description": "Five dice-and-board games for a classroom.",
        "Creator": "Rollbook contributors",
        "Publisher": "Rollbook contributors",
        "Date": time.strftime("%Y-%m-%d", time.gmtime(made)),
        "Language": "eng,deu,fra,spa",
        "License": "MIT",
        "Scraper": f"rollbook {number}",
    }


def with_its_own_id(content: bytes) -> bytes:
    """Return the file with an id that depends on its content. The writer uses a random one."""
    written = bytearray(content)
    written[ID] = bytes(16)
    written[ID] = hashlib.sha256(written[: SUM.start]).digest()[:16]
    written[SUM] = hashlib.md5(written[: SUM.start], usedforsecurity=False).digest()
    return bytes(written)


def _item(page: bytes) -> object:
    """Return the page for libzim, not as a front article: an index of titles would differ each time."""
    from libzim.writer import Hint, Item, StringProvider

    class Whole(Item):  # type: ignore[misc]
        def get_path(self) -> str:
            return PAGE

        def get_title(self) -> str:
            return "Rollbook"

        def get_mimetype(self) -> str:
            return "text/html"

        def get_contentprovider(self) -> StringProvider:
            return StringProvider(page)

        def get_hints(self) -> dict[object, int]:
            return {Hint.FRONT_ARTICLE: False}

    return Whole()


def _icon() -> bytes:
    from PIL import Image

    written = io.BytesIO()
    Image.open(ICON).convert("RGBA").resize((ICON_SIDE, ICON_SIDE)).save(written, "PNG")
    return written.getvalue()
