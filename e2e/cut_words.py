"""Finds words that are cut off or outside the screen."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final
from zlib import crc32

from playwright.sync_api import Page

from e2e.layout import SIZES, faults, faults_everywhere, size_to, words_twice_as_large
from e2e.pairs import some

MEASURE: Final = (Path(__file__).parent / "measure_words.js").read_text("utf-8")
LOOKED_AT: Final = ("390x844", "1024x768")


def cut_or_outside(page: Page, sizes: Iterable[str] = LOOKED_AT) -> list[str]:
    """Find the words that leave the screen sideways, or are cut off by their container, on a phone and on a tablet."""
    found = []
    for name in sizes:
        size_to(page, **SIZES[name])
        found += [f"{name}: {fault}" for fault in page.evaluate(MEASURE)]
    return found


def phone_and_one_more(name: str) -> list[str]:
    """Return the screen sizes at which to check a screen: a phone, and one that depends on its name."""
    phone, *larger = SIZES
    return [phone, *some(larger, larger[crc32(name.encode()) % 2])]


def look(page: Page, name: str) -> list[str]:
    """Find the layout's faults on this screen, with words at the usual size and twice as large.

    It is checked on a phone and one larger screen, and large words on one of two sizes, which depend on `name`; in
    `dev.py test all` on all of them.
    """
    found = faults_everywhere(page, scrolls=True, sizes=phone_and_one_more(name))
    with words_twice_as_large(page):
        for size in some(list(LOOKED_AT), LOOKED_AT[crc32(name.encode()) % 2]):
            found += [f"large, {fault}" for fault in cut_or_outside(page, [size])]
            found += [f"large, {size}: {fault}" for fault in faults(page, scrolls=True)]
        size_to(page, **SIZES["1024x768"])
    return [f"{name}, {fault}" for fault in found]
