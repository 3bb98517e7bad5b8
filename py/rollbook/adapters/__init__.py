"""Rollbook's games in other frameworks' terms. Each module needs its own extra; the rest of Rollbook needs none."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Wraps imports: raises a ModuleNotFoundError that names the extra to install if one fails."""
    try:
        yield
    except ModuleNotFoundError as error:
        sentence = f"{error}. This adapter needs an extra. In a clone of Rollbook: pip install '.[{extra}]'"
        raise ModuleNotFoundError(sentence, name=error.name) from None
