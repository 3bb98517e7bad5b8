"""Writes release/ from a built site: `python -m web.release.write`; `python3 dev.py release` builds the site first.

The same sources give the same bytes in any folder, with any umask, time zone and language, as long as zlib, which
compresses the zips, is the same.
"""

import argparse
import hashlib
import os
import re
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from rollbook.classroom.matches import spelt
from rollbook.core.errors import CodeError
from web.build import release_number
from web.build_one_file import ONE_FILE
from web.release import platforms
from web.release.archive import EPOCH, moment, zipped
from web.release.sbom import bill_of_materials
from web.release.zim import zim
from web.site_files import ROOT, WEB, BuildError, Files, digest, files_below, run

SUMS: Final = "SHA256SUMS"


def release(site: Path, out: Path, *, code: str = "") -> Files:
    """Write a release of a built site into an otherwise empty folder; returns its files.

    With the `code` of a class, the packages for all games begin with that class's match. Raises BuildError.
    """
    try:
        code = spelt(code) if code else ""
    except CodeError as error:
        raise BuildError(str(error)) from None
    number, made = release_number(), moment(ROOT)
    content = {file.relative_to(site).as_posix(): file.read_bytes() for file in files_below(site)}
    if ONE_FILE not in content:
        raise BuildError(f"{site} holds no built site; `python3 dev.py release` builds it.")
    name = f"rollbook-{number}"
    files: Files = {ONE_FILE: content[ONE_FILE], f"{name}-site.zip": zipped(content, made)}
    for stem, package in packages(content[ONE_FILE], code).items():
        files[f"{name}-{stem}.zip"] = zipped(package, made)
    if book := zim(content[ONE_FILE], number, made):
        files[f"{name}.zim"] = book
    files[f"{name}.cdx.json"] = bill_of_materials(number, digest(content), made)
    replace_files(files, out)
    build_package(out, made)
    files |= {file.name: file.read_bytes() for file in files_below(out)}
    sums = [f"{hashlib.sha256(one).hexdigest()}  {file}\n" for file, one in sorted(files.items())]
    files[SUMS] = "".join(sums).encode()
    (out / SUMS).write_bytes(files[SUMS])
    for file in files:
        (out / file).chmod(0o644)
    return files


def packages(page: bytes, code: str = "") -> dict[str, Mapping[str, bytes]]:
    """Return the files of each package for platforms: one for Kolibri; for SCORM one for all games and one per game."""
    launch = f"#/join/{code}" if code else ""
    found = {
        "kolibri": platforms.kolibri(platforms.launched(page, launch)),
        "scorm": platforms.scorm(page, f"Rollbook {code}".strip(), f"rollbook-{code}".strip("-").lower(), launch),
    }
    for game, title in games().items():
        name = game.replace("_", "-")
        found[f"scorm-{name}"] = platforms.scorm(page, title, f"rollbook-{name}", f"#/set-up/{game}")
    return found


def games() -> dict[str, str]:
    """Return the English title of each game on the page."""
    folders = sorted(file.parent.name for file in WEB.glob("src/games/*/board.js"))
    titles = {}
    for game in folders:
        text = (WEB / "src" / "text" / "en" / "games" / f"{game}.ftl").read_text("utf-8")
        found = re.search(rf"^{game}-name = (.+)$", text, re.MULTILINE)
        if not found:
            raise BuildError(f"{game} has no name in English.")
        titles[game] = found[1]
    return titles


def replace_files(files: Files, out: Path) -> None:
    """Make a folder contain exactly these files. It has to be empty or contain an earlier release."""
    if out.exists() and any(out.iterdir()) and not (out / SUMS).exists():
        raise BuildError(f"{out} holds something else than a release; name another folder.")
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    for name, content in files.items():
        (out / name).write_bytes(content)


def build_package(out: Path, made: int) -> None:
    """Write wheel and source distribution. Hatchling gives every file the time `made` and the same mode."""
    run(
        [sys.executable, "-m", "hatchling", "build", "-d", out.resolve()],
        "The Python package could not be built",
        {**os.environ, EPOCH: str(made)},
        ROOT,
    )


def main() -> int:
    """Write a release from the command line."""
    parser = argparse.ArgumentParser(description="Writes a release of the built site.")
    parser.add_argument("--site", type=Path, default=ROOT / "dist", help="the built site (dist)")
    parser.add_argument("--out", type=Path, default=ROOT / "release", help="the folder to write (release)")
    parser.add_argument("--code", default="", help="a class code: the packages begin that class's match")
    given = parser.parse_args()
    try:
        files = release(given.site, given.out, code=given.code)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"A release of {len(files)} files in {given.out}:")
    for name, content in sorted(files.items()):
        print(f"{len(content) / 1e6:8.2f} MB  {name}")
    print(f"Digest: {digest(files)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
