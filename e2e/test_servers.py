"""nginx, Apache, Caddy and lighttpd, as their packages set them up and with the files that hosts copy (web/hosts)."""

import re
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.request import Request, urlopen
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page

from e2e.servers import HOSTS, SERVERS, missing, served
from e2e.visits import NO_CONNECTION, visit
from e2e.watch import Watch
from web.serve import Site

OURS: Final = [name for name, server in SERVERS.items() if server.ours]
# The extensions of files that are worth compressing. Each server compresses these files and no others.
PACKED: Final = {".html", ".js", ".css", ".txt", ".json", ".wasm", ".svg"}
KNOWN_TO_IIS: Final = {".html", ".js", ".css", ".txt", ".png"}


@pytest.fixture
def folder(dist: Path) -> Iterator[Path]:
    """Yield a folder with the site that servers running as another user can read."""
    with tempfile.TemporaryDirectory(prefix="rollbook-") as made:
        Path(made).chmod(0o755)
        shutil.copytree(dist, Path(made, "site"))
        Path(made, "own").mkdir()
        yield Path(made)


def needed(name: str) -> None:
    reason = missing(SERVERS[name])
    assert not reason, reason


def starts_plays_and_works_offline(page: Page, folder: Path, name: str, *, ours: bool) -> None:
    with served(SERVERS[name], folder / "site", folder / "own", ours=ours) as (url, stop):
        table = visit(page, url)
        stop()
        page.reload()
        table.pick("1.9").tap()
        assert table.actions() == ["dice 2 6", "0 1.9"]


@pytest.mark.slow
@pytest.mark.parametrize("name", SERVERS)
def test_server_with_its_own_defaults_starts_the_site_and_it_works_offline(
    first_watch: Watch, first_page: Page, folder: Path, name: str
) -> None:
    needed(name)
    first_watch.expect(NO_CONNECTION)
    starts_plays_and_works_offline(first_page, folder, name, ours=False)


@pytest.mark.slow
@pytest.mark.parametrize("name", OURS)
def test_server_with_our_file_starts_the_site_and_it_works_offline(
    first_watch: Watch, first_page: Page, folder: Path, name: str
) -> None:
    needed(name)
    first_watch.expect(NO_CONNECTION)
    starts_plays_and_works_offline(first_page, folder, name, ours=True)


@pytest.mark.slow
@pytest.mark.parametrize("name", OURS)
def test_server_with_our_file_sends_netlifys_headers_and_compresses(folder: Path, name: str) -> None:
    needed(name)
    site = Site(folder / "site")
    with served(SERVERS[name], folder / "site", folder / "own", ours=True) as (url, _):
        for file in site.folder.rglob("*"):
            if not file.is_file() or file.name in (".htaccess", "web.config"):
                continue
            path = file.relative_to(site.folder).as_posix()
            wanted = {"Cache-Control": "no-cache", **site.headers(f"/{path}")}
            with urlopen(Request(url + path, headers={"Accept-Encoding": "gzip"})) as answer:
                sent = answer.headers
            for header in wanted.keys() - {"Content-Type", "Content-Security-Policy"}:
                assert sent[header] == wanted[header], (path, header)
            if file.suffix in PACKED - {".json"}:
                assert same_type(sent["Content-Type"], wanted["Content-Type"]), path
            worth_it = file.suffix in PACKED and file.stat().st_size > 2_000
            assert (sent["Content-Encoding"] == "gzip") >= worth_it, path


def same_type(one: str, other: str) -> bool:
    kinds = {re.sub("application/javascript", "text/javascript", kind.partition(";")[0]) for kind in (one, other)}
    return len(kinds) == 1


def test_web_config_names_every_ending_that_iis_may_not_know(dist: Path) -> None:
    content = ElementTree.parse(HOSTS / "web.config").find("system.webServer/staticContent")
    assert content is not None
    mapped = [one.get("fileExtension") for one in content.iter("mimeMap")]
    removed = [one.get("fileExtension") for one in content.iter("remove")]
    assert mapped == removed, "a type that the server knows already is an error unless it is removed first"
    there = {file.suffix for file in dist.rglob("*") if file.is_file() and not file.name.startswith(".")}
    assert there - KNOWN_TO_IIS - {".config"} == set(mapped)


def test_web_config_sends_netlifys_headers(dist: Path) -> None:
    server = ElementTree.parse(HOSTS / "web.config").find("system.webServer")
    assert server is not None
    sent = {one.get("name"): one.get("value") for one in server.iter("add")}
    removed = [one.get("name") for one in server.iter("remove") if one.get("name")]
    assert removed == list(sent), "a header that is there already is sent twice unless it is removed first"
    if [one.get("cacheControlMode") for one in server.iter("clientCache")] == ["DisableCache"]:
        sent["Cache-Control"] = "no-cache"
    wanted = Site(dist).headers("/")
    assert sent == {name: wanted[name] for name in wanted.keys() - {"Content-Type", "Content-Security-Policy"}}


def test_site_contains_the_configuration_files_of_hosts(dist: Path) -> None:
    for name, source in ((".htaccess", "htaccess"), ("web.config", "web.config"), (".gitattributes", "gitattributes")):
        assert (dist / name).read_bytes() == (HOSTS / source).read_bytes()
        assert name not in (dist / "sw.js").read_text("utf-8"), "it is no part of the page"
