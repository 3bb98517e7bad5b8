"""Serves a site whose responses are changed on the way to the browser."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from e2e.sites import WatchedSite
from web.serve import Answer

Change = Callable[[str, Answer], Answer | None]


class OddSite(WatchedSite):
    """A site whose responses are changed on the way to the browser, or lost."""

    def __init__(self, folder: Path, change: Change) -> None:
        super().__init__(folder)
        self.change = change

    def answer(self, path: str) -> Answer | None:
        answer = super().answer(path)
        return answer and self.change(path, answer)


Odd = Callable[..., AbstractContextManager[OddSite]]


@pytest.fixture
def odd(dist: Path) -> Odd:
    """Return a function that serves a site whose responses are changed: `with odd(change) as site`."""

    @contextmanager
    def start(change: Change, folder: Path = dist) -> Iterator[OddSite]:
        with OddSite(folder, change) as site:
            yield site

    return start


def with_content(answer: Answer, content: bytes, **headers: str) -> Answer:
    """Return a response with different content."""
    kept = {name: value for name, value in answer.headers.items() if name != "ETag"}
    return Answer(answer.status, {**kept, **headers, "Content-Length": str(len(content))}, [content])


def prefixed(script: str, code: str) -> Change:
    """Return a change that inserts some code at the beginning of a script."""

    def change(path: str, answer: Answer) -> Answer:
        name = path.rpartition("/")[2]
        if not (name.startswith(script) and name.endswith(".js")):
            return answer
        return with_content(answer, code.encode() + b"".join(answer.content))

    return change


def bannered(path: str, answer: Answer) -> Answer:
    """Change each page as if a filter had added a script, a style and a banner."""
    if not path.endswith(("/", ".html")):
        return answer
    page = b"".join(answer.content)
    head = b'<script src="data:text/javascript,1"></script><script>window.filtered = 1</script><style>p{}</style>'
    page = page.replace(b"</head>", head + b"</head>").replace(b"<body>", b"<body><div>Filtered by your school</div>")
    return with_content(answer, page)
