"""Fails a test if forbidden events happen on a page: console errors, blocked content, requests to other origins."""

import re
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError

TELL_VIOLATIONS: Final = """addEventListener("securitypolicyviolation", (event) =>
  console.error(`Content security policy: ${event.violatedDirective} blocked ${event.blockedURI || "inline"}`))"""

# Switches off the tips for a first match, which e2e/test_guide.py tests.
NO_TIPS: Final = (
    "try { localStorage.getItem('rollbook-guide') ?? localStorage.setItem('rollbook-guide', 'off') } catch {}"
)

# The errors that browser and page report if files are missing, wrong or late.
COMPLAINTS: Final = (
    "Failed to load|Failed to fetch|NetworkError|net::ERR|MIME|integrity|[Ss]ervice ?[Ww]orker|engine-failed|cause-|"
    r"engine-slow|dynamically imported module|WebAssembly|bad HTTP response|unknown error|SyntaxError|failed to load|"
    r"/pyodide-\w+/|\.bin: (404|500)"  # Pyodide's messages
)
# While typing, the browser's editor briefly adds a style, which the page's policy blocks.
OWN_EDITING: Final = "Applying inline style|style-src-attr blocked"
NO_CONNECTION: Final = "ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to fetch|unknown error occurred"
# The page's message when Python has called a function that its part of Pyodide lacks (web/src/python/python_worker.js).
# This costs no move, but it costs time: regenerate web/lean_profile.txt.
LACKS: Final = "its lean module lacks a function"


class Watch:
    """Watches all pages and workers of one browser context from its beginning."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.console: list[str] = []
        self.problems: list[str] = []
        self._expected: list[re.Pattern[str]] = []
        self._origins: set[str] = set()
        self.lacks = 0
        """The number of times that Python had to restart because of a missing function."""
        self.may_lack = False
        self.closed = False
        self.in_a_frame = False  # whether Rollbook is in a frame of a page with another origin
        context.add_init_script(TELL_VIOLATIONS)
        context.add_init_script(NO_TIPS)
        context.on("close", self._close)
        context.on("console", self._hear)
        context.on("weberror", self._fault)
        context.on("request", self._follow)

    def begin_again(self) -> None:
        """Forget all messages and expectations, because another test begins."""
        self.console.clear()
        self.problems.clear()
        self._expected.clear()
        self._origins.clear()
        self.lacks = 0

    def expect(self, pattern: str) -> None:
        """Expect an error whose text matches this pattern."""
        assert not re.search(pattern, ""), "this would excuse every error"
        self._expected.append(re.compile(pattern))

    def unexpected(self) -> list[str]:
        """Return all failures, except the expected ones."""
        several = len(self._origins) > 1 + self.in_a_frame
        strangers = [f"requests went to several origins: {sorted(self._origins)}"] if several else []
        if self.lacks and not self.may_lack:
            strangers.append(
                f"a function was missing, so that Python started again; times: {self.lacks} (web/lean_profile.txt)"
            )
        return strangers + [text for text in self.problems if not any(one.search(text) for one in self._expected)]

    def _hear(self, message: ConsoleMessage) -> None:
        text = f"{message.type}: {message.text} ({message.location.get('url', '')})"
        self.console.append(text)
        if LACKS in message.text:
            self.lacks += 1
        elif message.type == "error":
            self.problems.append(text)

    def _close(self, _context: BrowserContext) -> None:
        self.closed = True

    def _fault(self, error: WebError) -> None:
        self.console.append(f"uncaught: {error.error}")
        self.problems.append(f"uncaught: {error.error}")

    def _follow(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob", "about", "chrome-extension"):
            self._origins.add(f"{address.scheme}://{address.netloc}")
