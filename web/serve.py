"""Serves a built site on this machine, with the headers of netlify.toml.

with Site(Path("dist"), base="/school/dice/") as site:
    print(site.url)
"""

import re
import tomllib
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from os import name as system
from pathlib import Path
from socketserver import TCPServer
from threading import Thread
from typing import Final, NamedTuple, Self
from urllib.parse import quote, unquote, urlsplit

SETTINGS: Final = Path(__file__).resolve().parent.parent / "netlify.toml"
PART: Final = 65_536  # bytes of a file sent at once
# Listed here because Python's own table depends on the machine's settings. The other types are in netlify.toml.
# Only stock Pyodide, with which benchmarks compare the page, has .mjs and .wasm.
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".whl": "application/zip",
    ".zip": "application/zip",
}


class Answer(NamedTuple):
    """The answer for a path."""

    status: HTTPStatus
    headers: dict[str, str]
    content: Iterable[bytes] = ()


class Site:
    """A folder served over HTTP below the path `base`, until `stop`; it can be started again on the same port.

    `port` 0 takes a free port and keeps it. `host` "0.0.0.0" lets other machines in. OSError if `port` is in use.
    """

    def __init__(self, folder: Path, base: str = "/", port: int = 0, host: str = "127.0.0.1") -> None:
        self.folder = folder.resolve()
        self.base = f"/{base.strip('/')}/".replace("//", "/")
        self.port = port
        self.host = host
        self._server: _Server | None = None

    @property
    def url(self) -> str:
        """Return the address of the page on this machine, with a slash at its end."""
        return f"http://localhost:{self.port}{quote(self.base)}"

    def start(self) -> Self:
        """Start serving."""
        if self._server is None:
            self._server = _Server((self.host, self.port), self)
            self.port = self._server.server_address[1]
            Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def stop(self) -> None:
        """Stop serving: connections are refused from now on."""
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    def file(self, path: str) -> Path | None:
        """Return the file for the path of an address, or None."""
        if not path.startswith(self.base):
            return None
        file = (self.folder / path.removeprefix(self.base)).resolve()
        if file.is_dir() and path.endswith("/"):
            file /= "index.html"
        return file if file.is_relative_to(self.folder) and file.is_file() else None

    def answer(self, path: str) -> Answer | None:
        """Return the response to the path of an address, or None if there is no such file."""
        if path + "/" == self.base:
            return Answer(HTTPStatus.MOVED_PERMANENTLY, {"Location": quote(self.base), "Content-Length": "0"})
        file = self.file(path)
        if file is None:
            return None
        state = file.stat()
        marks = {"ETag": f'"{state.st_mtime_ns:x}-{state.st_size:x}"', "Content-Length": str(state.st_size)}
        return Answer(HTTPStatus.OK, {**self.headers(path), **marks}, _content(file))

    def headers(self, path: str) -> dict[str, str]:
        """Return the headers for a path: its type, and the rules of netlify.toml for the path below `base`."""
        below = "/" + path.removeprefix(self.base)
        headers = {"Content-Type": TYPES.get(Path(below).suffix, "application/octet-stream")}
        if below.endswith("/"):
            headers["Content-Type"] = TYPES[".html"]
        for pattern, values in _rules():
            if pattern.fullmatch(below):
                headers.update(values)
        return headers


def _content(file: Path) -> Iterable[bytes]:
    with file.open("rb") as content:
        while part := content.read(PART):
            yield part


@cache
def _rules() -> list[tuple[re.Pattern[str], dict[str, str]]]:
    rules = tomllib.loads(SETTINGS.read_text("utf-8"))["headers"]
    return [(re.compile(re.escape(rule["for"]).replace(r"\*", ".*")), rule["values"]) for rule in rules]


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    allow_reuse_address = system != "nt"  # on Windows it would let two servers share one port

    def __init__(self, address: tuple[str, int], site: Site) -> None:
        self.site = site
        super().__init__(address, _Handler)

    def server_bind(self) -> None:
        TCPServer.server_bind(self)  # skips the lookup of this machine's name, which can take seconds
        self.server_name, self.server_port = str(self.server_address[0]), self.server_address[1]


class _Handler(BaseHTTPRequestHandler):
    # One request per connection (HTTP/1.0): nothing answers once the server has been stopped.
    server: _Server

    def do_GET(self) -> None:
        self._answer(with_content=True)

    def do_HEAD(self) -> None:
        self._answer(with_content=False)

    def _answer(self, with_content: bool) -> None:
        path = unquote(urlsplit(self.path).path)
        answer = self.server.site.answer(path)
        if answer is None:
            base = self.server.site.base
            self.send_error(HTTPStatus.NOT_FOUND, explain=f"Nothing is served here; the site is at {base}.")
            return
        status, headers, content = answer
        if headers.get("ETag", "none") in self.headers.get("If-None-Match", ""):
            del headers["Content-Length"]
            self._begin(HTTPStatus.NOT_MODIFIED, headers)
            return
        self._begin(status, headers)
        if with_content:
            for part in content:
                self.wfile.write(part)

    def _begin(self, status: HTTPStatus, headers: dict[str, str]) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()

    def handle(self) -> None:
        with suppress(ConnectionError):  # the browser no longer wants the answer
            super().handle()

    def log_message(self, *_: object) -> None:
        """Log nothing."""
