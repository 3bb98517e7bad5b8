"""The files of a built site: what each is called, how many bytes they have, and how they are written."""

import base64
import hashlib
import json
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

WEB: Final = Path(__file__).resolve().parent
ROOT: Final = WEB.parent
LONGEST_LINE: Final = 500
BROTLI: Final = 9  # the quality with which a host might compress
MOST_BYTES: Final = 5_500_000  # of the whole site, each file compressed so
Files = dict[str, bytes]
"""The content of each file by its path in the site."""


class BuildError(Exception):
    """The site cannot be built; the text says why."""


def add(files: Files, name: str, content: bytes) -> str:
    """Add a file with a hash of its content in its name; answers that name."""
    stem, _, ending = name.rpartition(".")
    hashed = f"{stem}-{hash_of(content)}.{ending}"
    files[hashed] = content
    return hashed


def hash_of(*parts: bytes) -> str:
    """Twelve hexadecimal digits; each part's length counts, so that parts cannot run into one another."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(len(part).to_bytes(8, "little") + part)
    return digest.hexdigest()[:12]


def integrity(content: bytes) -> str:
    """The digest that a browser compares with a file before it uses it."""
    return f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"


def names_and_bytes(named: Iterable[tuple[str, bytes]]) -> list[bytes]:
    """The parts that `hash_of` makes a hash of files from."""
    return [part for name, content in named for part in (name.encode(), content)]


def files_below(folder: Path, ending: str = "") -> list[Path]:
    """All files in a folder and its folders whose names end so."""
    return sorted(path for path in folder.rglob("*") if path.is_file() and path.name.endswith(ending))


def digest(files: Mapping[str, bytes]) -> str:
    """The SHA-256 of all names and contents: the same sources give the same, wherever they are built."""
    lines = [f"{hashlib.sha256(content).hexdigest()}  {name}\n" for name, content in sorted(files.items())]
    return hashlib.sha256("".join(lines).encode()).hexdigest()


def sizes(files: Mapping[str, bytes], cache: Path = ROOT / "build") -> tuple[int, int | None]:
    """The bytes of the site, and those after Brotli (None where the package brotli is missing)."""
    raw = sum(map(len, files.values()))
    try:
        import brotli
    except ImportError:
        return raw, None
    memory = cache / "sizes.json"
    known: dict[str, int] = json.loads(memory.read_text("utf-8")) if memory.exists() else {}
    now = {}
    for content in files.values():
        key = hash_of(content)
        now[key] = known.get(key) or len(brotli.compress(content, quality=BROTLI))
    memory.parent.mkdir(parents=True, exist_ok=True)
    memory.write_text(json.dumps(now), "utf-8")
    return raw, sum(now[hash_of(content)] for content in files.values())


def write(files: Mapping[str, bytes], out: Path) -> None:
    """Let a folder hold these files and no others; what is right already is left alone.

    Everybody may read them, whatever this machine's habit is, as a copy to a host keeps their modes.
    """
    for name, content in files.items():
        target = out / name
        if not target.exists() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
    for old in [file for file in out.rglob("*") if file.is_file() and file.relative_to(out).as_posix() not in files]:
        old.unlink()
    for folder in sorted((path for path in out.rglob("*") if path.is_dir()), reverse=True):
        if not any(folder.iterdir()):
            folder.rmdir()
    for path in [out, *out.rglob("*")]:
        path.chmod(path.stat().st_mode | (0o755 if path.is_dir() else 0o644))


def run(
    command: list[Any], complaint: str, environment: Mapping[str, str] | None = None, folder: Path | None = None
) -> bytes:
    """Runs a program in a folder and returns its output. Raises BuildError, with the complaint, if it fails."""
    parts = [str(part) for part in command]
    try:
        done = subprocess.run(parts, capture_output=True, check=False, env=environment, cwd=folder)
    except FileNotFoundError:
        raise BuildError(f"{complaint}: there is no {command[0]} on this machine.") from None
    # An error inside Pyodide quotes its source, which is one line of a hundred thousand characters.
    lines = done.stderr.decode("utf-8", "replace").strip().splitlines()
    message = "\n".join(line for line in lines if len(line) <= LONGEST_LINE)
    if done.returncode:
        raise BuildError(f"{complaint}:\n{message}")
    if message:
        print(message, file=sys.stderr)
    return done.stdout
