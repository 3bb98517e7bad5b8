"""The files of a built site: their names and sizes, and functions that write them."""

import base64
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from web.processes import run_to_the_end

WEB: Final = Path(__file__).resolve().parent
ROOT: Final = WEB.parent
LONGEST_LINE: Final = 500
BROTLI: Final = 9  # a quality that hosts might use
MAX_BYTES: Final = 5_700_000  # of the whole site, each file compressed at that quality
LAST: Final = ("index.html", "sw.js")  # files that name the others
DIGEST: Final = 32  # the bytes of a SHA-256
Files = dict[str, bytes]
"""The content of each file by its path in the site."""


class BuildError(Exception):
    """The site cannot be built; the message gives the reason."""


def add(files: Files, name: str, content: bytes) -> str:
    """Add a file with a hash of its content in its name; returns that name."""
    stem, _, ending = name.rpartition(".")
    hashed = f"{stem}-{hash_of(content)}.{ending}"
    files[hashed] = content
    return hashed


def hash_of(*parts: bytes) -> str:
    """Return twelve hexadecimal digits; moving bytes between parts changes the hash, because each length counts."""
    whole = sha256()
    for part in parts:
        whole.update(len(part).to_bytes(8, "little") + part)
    return whole.hexdigest()[:12]


def integrity(content: bytes) -> str:
    """Return the digest that a browser checks before it uses a file."""
    return f"sha256-{base64.b64encode(sha256(content).digest()).decode()}"


def names_and_bytes(named: Iterable[tuple[str, bytes]]) -> list[bytes]:
    """Return the parts from which `hash_of` makes a hash of files."""
    return [part for name, content in named for part in (name.encode(), content)]


def files_below(folder: Path, ending: str = "") -> list[Path]:
    """Return all files below a folder whose names have this ending."""
    found = (path for path in folder.rglob("*") if path.name.endswith(ending) and path.is_file())
    # Sorted as text: paths on Windows ignore case, and the order affects the version.
    return sorted((path for path in found if "__pycache__" not in path.parts), key=Path.as_posix)


def write_whole(path: Path, content: bytes) -> None:
    """Write a file atomically: others see the old or the new content, never a part."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        part.write_bytes(content)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def remembered(path: Path) -> bytes | None:
    """Return the data written by `remember`, or None if the file is missing or truncated."""
    try:
        written = path.read_bytes()
    except OSError:
        return None
    content = written[DIGEST:]
    return content if sha256(content).digest() == written[:DIGEST] else None


def remember(path: Path, content: bytes) -> bytes:
    """Write a file of the cache after its digest. Returns the content."""
    write_whole(path, sha256(content).digest() + content)
    return content


def made_once(folder: Path, kind: str, inputs: Sequence[bytes], make: Callable[[], bytes]) -> bytes:
    """Return the result of `make` for the inputs, cached; a cache stores one result of each kind."""
    path = folder / f"{kind}-{hash_of(*inputs)}"
    content = remembered(path)
    if content is None:
        content = remember(path, make())
        for old in folder.glob(f"{kind}-*"):
            if old != path:
                old.unlink(missing_ok=True)
    return content


def digest(files: Mapping[str, bytes]) -> str:
    """Return the SHA-256 of all names and contents: the same sources give the same digest, wherever they are built."""
    lines = [f"{sha256(content).hexdigest()}  {name}\n" for name, content in sorted(files.items())]
    return sha256("".join(lines).encode()).hexdigest()


def sizes(files: Mapping[str, bytes], cache: Path = ROOT / "build") -> tuple[int, int | None]:
    """Return the site's size in bytes, and its size after Brotli (None if the package brotli is missing)."""
    raw = sum(map(len, files.values()))
    try:
        import brotli
    except ImportError:
        return raw, None
    memory = cache / "sizes"
    known: dict[str, int] = json.loads(remembered(memory) or "{}")
    now = {}
    for content in files.values():
        key = hash_of(content)
        now[key] = known.get(key) or len(brotli.compress(content, quality=BROTLI))
    remember(memory, json.dumps(now).encode())
    return raw, sum(now[hash_of(content)] for content in files.values())


def write(files: Mapping[str, bytes], out: Path) -> None:
    """Make a folder contain exactly these files; correct files are left alone.

    The page and its service worker come last, and old files are removed after them, so that readers always find a
    complete site. The files are readable for everyone, whatever the umask, because a copy to a host keeps their modes.
    Raises `BuildError` if the disk is full, or the folder is not writable.
    """
    try:
        for name, content in sorted(files.items(), key=lambda file: file[0] in LAST):
            target = out / name
            if not target.exists() or target.read_bytes() != content:
                write_whole(target, content)
        for old in [
            file for file in out.rglob("*") if file.is_file() and file.relative_to(out).as_posix() not in files
        ]:
            old.unlink()
        for folder in sorted((path for path in out.rglob("*") if path.is_dir()), reverse=True):
            if not any(folder.iterdir()):
                folder.rmdir()
        for path in [out, *out.rglob("*")]:
            mode = path.stat().st_mode
            if (wanted := mode | (0o755 if path.is_dir() else 0o644)) != mode:
                path.chmod(wanted)
    except OSError as error:
        size = sum(map(len, files.values())) / 1e6
        raise BuildError(f"{out} cannot be written: {error.strerror}. The site needs {size:.0f} MB there.") from None


def run(
    command: list[Any], complaint: str, environment: Mapping[str, str] | None = None, folder: Path | None = None
) -> bytes:
    """Run a program in a folder and return its output. Raises BuildError with its error output if it fails."""
    try:
        done = run_to_the_end(command, folder, environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    except OSError as error:
        raise BuildError(f"{complaint}: {command[0]} does not start ({error.strerror}).") from None
    # An error inside Pyodide quotes its source, which is one line of a hundred thousand characters.
    lines = done.stderr.decode("utf-8", "replace").strip().splitlines()
    message = "\n".join(line for line in lines if len(line) <= LONGEST_LINE)
    if done.returncode:
        raise BuildError(f"{complaint}:\n{message}")
    if message:
        print(message, file=sys.stderr)
    output: bytes = done.stdout
    return output
