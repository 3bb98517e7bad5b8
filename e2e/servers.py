"""Real web servers, each as its package sets it up: how to start it, and why it may be missing here."""

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from socket import create_connection
from typing import Final, NamedTuple

from e2e.engines.engines import add
from e2e.ports import free_port
from web.site_files import WEB

LONGEST_START: Final = 30.0  # seconds
HOSTS: Final = WEB / "hosts"
"""The configurations that hosts copy."""
ROOT: Final = getattr(os, "geteuid", lambda: 1)() == 0


class Place(NamedTuple):
    """The port and the folders of one server."""

    port: int
    site: Path
    own: Path
    """A folder for its configuration and whatever it writes."""


class Server(NamedTuple):
    """A server: its program, its Debian package, and its commands, with the package's defaults and with our file."""

    program: str
    package: str
    stock: Callable[[Place], list[str]]
    ours: Callable[[Place], list[str]] | None = None


def _write(place: Place, name: str, text: str) -> str:
    file = place.own / name
    file.write_text(text, "utf-8")
    return str(file)


def _nginx(place: Place, servers: str) -> list[str]:
    """Write a configuration like Debian's, with these servers, and return the command that starts it."""
    user = "user www-data;" if ROOT else ""
    scratch = "".join(
        f"{kind}_temp_path {place.own / kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    text = f"""{user}
        pid {place.own / "pid"};
        error_log {place.own / "errors"};
        events {{}}
        http {{
            {scratch}
            access_log off;
            sendfile on;
            include /etc/nginx/mime.types;
            default_type application/octet-stream;
            gzip on;
            {servers}
        }}"""
    return ["nginx", "-c", _write(place, "nginx.conf", text), "-p", str(place.own), "-g", "daemon off;"]


def _nginx_stock(place: Place) -> list[str]:
    return _nginx(place, f"server {{ listen 127.0.0.1:{place.port}; root {place.site}; }}")


def _nginx_ours(place: Place) -> list[str]:
    ours = (HOSTS / "nginx.conf").read_text("utf-8")
    return _nginx(
        place, _changed(ours, ("listen 80;", f"listen 127.0.0.1:{place.port};"), ("/srv/rollbook", place.site))
    )


def _changed(text: str, *changes: tuple[str, object]) -> str:
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, str(new))
    return text


def _apache(place: Place, override: str, modules: str = "") -> list[str]:
    """Write a configuration with Debian's modules, and return the command that starts the server.

    `override`: what .htaccess may change. `modules`: further lines about modules.
    """
    text = f"""
        ServerRoot /etc/apache2
        ServerName localhost
        PidFile {place.own / "pid"}
        ErrorLog {place.own / "errors"}
        DefaultRuntimeDir {place.own}
        Listen 127.0.0.1:{place.port}
        {"User www-data" if ROOT else ""}
        {"Group www-data" if ROOT else ""}
        Define APACHE_LOG_DIR {place.own}
        Include mods-enabled/*.load
        Include mods-enabled/*.conf
        {modules}
        DocumentRoot {place.site}
        <Directory {place.site}>
            AllowOverride {override}
            Require all granted
        </Directory>"""
    return ["apache2", "-D", "FOREGROUND", "-f", _write(place, "apache.conf", text)]


def _apache_stock(place: Place) -> list[str]:
    return _apache(place, "None")


def _apache_ours(place: Place) -> list[str]:
    headers = (
        "<IfModule !headers_module>\nLoadModule headers_module /usr/lib/apache2/modules/mod_headers.so\n</IfModule>"
    )
    return _apache(place, "FileInfo", headers)


def _caddy(place: Place, text: str) -> list[str]:
    options = "{\n\tadmin off\n\tauto_https off\n}\n"
    return ["caddy", "run", "--adapter", "caddyfile", "--config", _write(place, "Caddyfile", options + text)]


def _caddy_stock(place: Place) -> list[str]:
    return _caddy(place, f"http://localhost:{place.port} {{\n\troot * {place.site}\n\tfile_server\n}}\n")


def _caddy_ours(place: Place) -> list[str]:
    ours = (HOSTS / "Caddyfile").read_text("utf-8")
    address = f"http://localhost:{place.port}"
    return _caddy(place, _changed(ours, ("dice.example.org", address), ("/srv/rollbook", place.site)))


def _lighttpd_stock(place: Place) -> list[str]:
    text = f"""
        server.modules = ("mod_indexfile", "mod_staticfile")
        server.bind = "127.0.0.1"
        server.port = {place.port}
        server.document-root = "{place.site}"
        server.errorlog = "{place.own / "errors"}"
        index-file.names = ("index.html")
        include_shell "/usr/share/lighttpd/create-mime.conf.pl"
        """
    return ["lighttpd", "-D", "-f", _write(place, "lighttpd.conf", text)]


SERVERS: Final = {
    "nginx": Server("nginx", "nginx-light", _nginx_stock, _nginx_ours),
    "apache": Server("apache2", "apache2", _apache_stock, _apache_ours),
    "caddy": Server("caddy", "caddy", _caddy_stock, _caddy_ours),
    "lighttpd": Server("lighttpd", "lighttpd", _lighttpd_stock),
}


def missing(server: Server) -> str:
    """Try to install a server that is missing; return why it cannot run here, empty if it can."""
    if os.name == "nt":
        return "the servers' packages are Debian's"
    if not _found(server.program):
        add([server.package])
    return "" if _found(server.program) else f"{server.program} is not installed (apt-get install {server.package})"


def _found(program: str) -> str | None:
    return shutil.which(program, path=f"{os.environ.get('PATH', '')}:/usr/sbin")


@contextmanager
def served(server: Server, site: Path, own: Path, *, ours: bool = False) -> Iterator[tuple[str, Callable[[], None]]]:
    """Serve a folder; yield the address of its page, and a function that stops the server."""
    place = Place(free_port(), site, own)
    program, *arguments = (server.ours or server.stock)(place) if ours else server.stock(place)
    variables = {**os.environ, "XDG_DATA_HOME": str(own), "XDG_CONFIG_HOME": str(own)}
    with (own / "said").open("wb") as said:
        process = subprocess.Popen([_found(program) or program, *arguments], env=variables, stdout=said, stderr=said)

    def stop() -> None:
        process.terminate()
        process.wait(LONGEST_START)

    try:
        _wait(place.port, process, own / "said")
        yield f"http://localhost:{place.port}/", stop
    finally:
        stop()


def _wait(port: int, process: subprocess.Popen[bytes], said: Path) -> None:
    until = time.monotonic() + LONGEST_START
    while time.monotonic() < until and process.poll() is None:
        with suppress(ConnectionError), create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.05)
    raise AssertionError(f"The server did not start: {said.read_text('utf-8', 'replace')[-2000:]}")
