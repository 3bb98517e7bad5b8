"""Files are written atomically: the old content stays until the new one is complete."""

import errno
import sys
from pathlib import Path, PurePath

import pytest

from web import site_files
from web.site_files import BuildError, files_below, made_once, remember, remembered, run, write, write_whole

OLD = {"index.html": b"old", "sw.js": b"old", "app-1.js": b"1"}
NEW = {"index.html": b"new", "sw.js": b"new", "app-2.js": b"2", "deep/part-3.js": b"3"}


def contents(folder: Path) -> dict[str, bytes]:
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_file_that_cannot_be_written_to_its_end_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    write_whole(file, b"before")

    def half(path: Path, content: bytes) -> int:
        with path.open("wb") as opened:
            opened.write(content[: len(content) // 2])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", half)
    with pytest.raises(OSError, match="No space"):
        write_whole(file, b"afterwards")
    assert contents(tmp_path) == {"file": b"before"}


def test_files_are_in_the_same_order_where_paths_ignore_case(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("b.js", "C.js", "a/d.js"):
        write_whole(tmp_path / name, b"")
    monkeypatch.setattr(PurePath, "__lt__", lambda one, other: str(one).lower() < str(other).lower())  # as on Windows
    assert [file.relative_to(tmp_path).as_posix() for file in files_below(tmp_path)] == ["C.js", "a/d.js", "b.js"]


@pytest.mark.parametrize("torn", [b"", b"x", bytes(32), bytes(40)])
def test_torn_file_of_the_cache_counts_as_missing(torn: bytes, tmp_path: Path) -> None:
    file = tmp_path / "part"
    assert remembered(file) is None
    assert remember(file, b"content") == remembered(file) == b"content"
    whole = file.read_bytes()
    for content in (torn, whole[:-1], whole[: len(whole) // 2], whole + b"more"):
        file.write_bytes(content)
        assert remembered(file) is None


def test_cache_makes_a_part_again_for_other_inputs_only_and_keeps_one(tmp_path: Path) -> None:
    made: list[bytes] = []

    def make() -> bytes:
        made.append(b"")
        return b"%d" % len(made)

    assert [made_once(tmp_path, "part", [inputs], make) for inputs in (b"a", b"a", b"b", b"b")] == [
        b"1",
        b"1",
        b"2",
        b"2",
    ]
    assert len(contents(tmp_path)) == 1


def test_site_on_a_full_disk_stays_unchanged_with_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(OLD, tmp_path)
    real = write_whole

    def full(path: Path, content: bytes) -> None:
        if path.name == "part-3.js":
            raise OSError(errno.ENOSPC, "No space left on device")
        real(path, content)

    monkeypatch.setattr(site_files, "write_whole", full)
    with pytest.raises(BuildError, match=r"cannot be written: No space left on device. The site needs 0 MB there."):
        write(NEW, tmp_path)
    assert contents(tmp_path).items() >= OLD.items()
    monkeypatch.undo()
    write(NEW, tmp_path)
    assert contents(tmp_path) == NEW


def test_failed_program_is_quoted_whatever_its_encoding_is() -> None:
    said = 'import sys; sys.stderr.buffer.write(b"no r\\xf6om"); sys.exit(1)'
    with pytest.raises(BuildError, match=r"(?s)cannot be fetched.*no r\ufffdom"):
        run([sys.executable, "-c", said], "It cannot be fetched")
