"""Adapters of Rollbook's games to other frameworks. Each needs its own extra; the rest of Rollbook needs none."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Wrap imports: if an import fails, raises a ModuleNotFoundError that names the extra to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        sentence = f"{error}. This adapter needs an extra. In a clone of Rollbook: pip install '.[{extra}]'"
        raise ModuleNotFoundError(sentence, name=error.name) from None
