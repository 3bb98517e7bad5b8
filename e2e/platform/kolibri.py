"""A real Kolibri with a channel that holds Rollbook; once it is installed, it needs no network."""

import hashlib
import json
import os
import sqlite3
import subprocess
import uuid
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from e2e.ports import free_port

CHANNEL: Final = uuid.uuid5(uuid.NAMESPACE_DNS, "rollbook.test").hex
LESSON: Final = uuid.uuid5(uuid.NAMESPACE_DNS, "lesson.rollbook.test").hex
# Makes the tables of a channel by Kolibri's own code and its own SQLAlchemy.
MAKE_TABLES: Final = """
import importlib.util, pathlib, sys, kolibri
root = pathlib.Path(kolibri.__file__).parent
sys.path.insert(0, str(root / "dist"))
from sqlalchemy import create_engine
file = root / "core/content/contentschema/versions/content_schema_5.py"
spec = importlib.util.spec_from_file_location("schema", file)
schema = importlib.util.module_from_spec(spec)
spec.loader.exec_module(schema)
schema.Base.metadata.create_all(create_engine("sqlite:///" + sys.argv[1]))
"""
USER: Final = "teacher"
PASSWORD: Final = "teacher-of-rollbook"


class Kolibri(NamedTuple):
    """A running Kolibri: its address, and the folder with its data."""

    url: str
    home: Path

    def summary(self) -> dict[str, Any] | None:
        """Return Kolibri's record of the lesson: its progress and its stored data; None if there is no record."""
        with closing(sqlite3.connect(f"file:{self.home / 'db.sqlite3'}?mode=ro", uri=True)) as base:
            row = base.execute("select progress, extra_fields from logger_contentsummarylog").fetchone()
        return None if row is None else {"progress": row[0], "extra_fields": json.loads(row[1])}


def channel(folder: Path, package: Path, python: Path) -> None:
    """Write a channel with one lesson, as Kolibri's Studio exports channels to a USB stick."""
    content = package.read_bytes()
    digest = hashlib.md5(content, usedforsecurity=False).hexdigest()
    storage = folder / "content" / "storage" / digest[0] / digest[1]
    databases = folder / "content" / "databases"
    storage.mkdir(parents=True)
    databases.mkdir(parents=True)
    (storage / f"{digest}.zip").write_bytes(content)
    file = databases / f"{CHANNEL}.sqlite3"
    subprocess.run([python, "-c", MAKE_TABLES, file], check=True, capture_output=True)
    with closing(sqlite3.connect(file)) as base, base:
        insert(base, "content_language", id="en", lang_code="en", lang_name="English", lang_direction="ltr")
        node(base, CHANNEL, "topic", None, left=1, right=4, level=0)
        node(base, LESSON, "html5", CHANNEL, left=2, right=3, level=1)
        insert(base, "content_localfile", id=digest, extension="zip", available=0, file_size=len(content))
        own = {"id": uuid.uuid4().hex, "preset": "html5_zip", "supplementary": 0, "thumbnail": 0, "priority": 1}
        insert(base, "content_file", **own, contentnode_id=LESSON, lang_id="en", local_file_id=digest)
        insert(
            base, "content_channelmetadata", id=CHANNEL, name="Rollbook", description="", tagline="", author="",
            version=1, thumbnail="", last_updated="2026-01-01 00:00:00.000000(UTC)", min_schema_version="5",
            root_id=CHANNEL,
        )  # fmt: skip


def node(
    base: sqlite3.Connection, id: str, kind: str, parent: str | None, *, left: int, right: int, level: int
) -> None:
    """Write a topic or a lesson of the channel."""
    insert(
        base, "content_contentnode", id=id, title="Rollbook", kind=kind, content_id=uuid.uuid4().hex,
        channel_id=CHANNEL, description="", sort_order=level, license_name="CC BY", license_owner="Rollbook",
        author="", coach_content=0, available=0, options="{}", lft=left, rght=right, tree_id=1, level=level,
        lang_id="en", parent_id=parent, learning_activities=None if kind == "topic" else "VwRCom7G",
    )  # fmt: skip


def insert(base: sqlite3.Connection, table: str, **values: object) -> None:
    """Insert a row into a table."""
    marks = ", ".join("?" * len(values))
    base.execute(f"insert into {table} ({', '.join(values)}) values ({marks})", list(values.values()))


@contextmanager
def kolibri(folder: Path, package: Path, program: Path) -> Iterator[Kolibri]:
    """Serve a new Kolibri with one learner and the package as its only lesson."""
    disk, home = folder / "disk", folder / "home"
    channel(disk, package, program.parent / "python")
    port = free_port()
    variables = {
        **os.environ,
        "KOLIBRI_HOME": str(home),
        "KOLIBRI_HTTP_PORT": str(port),
        "KOLIBRI_ZIP_CONTENT_PORT": str(free_port()),
        "KOLIBRI_NO_FILE_BASED_LOGGING": "yes",
    }

    def manage(*words: str) -> None:
        done = subprocess.run(
            [program, "manage", *words], env=variables, capture_output=True, text=True, check=False, timeout=300
        )
        assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]

    manage("importchannel", "disk", CHANNEL, str(disk))
    manage("importcontent", "disk", CHANNEL, str(disk))
    manage(
        "provisiondevice", "--facility", "School", "--superusername", USER, "--superuserpassword", PASSWORD,
        "--preset", "formal", "--language_id", "en", "--noinput",
    )  # fmt: skip
    server = subprocess.Popen(
        [program, "start", "--foreground", "--port", str(port)],
        env=variables, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        yield Kolibri(f"http://127.0.0.1:{port}", home)
    finally:
        server.terminate()
        try:
            server.wait(30)
        except subprocess.TimeoutExpired:
            server.kill()
