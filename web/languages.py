"""Checks the requirements of a language: all its plural forms, its punctuation and spaces."""

import re
from collections.abc import Iterator
from typing import Final

NARROW: Final = "\u202f"
"""The narrow no-break space, which French has before some signs and inside quotation marks."""


def plurals(language: str, text: str) -> Iterator[str]:
    """Yield a complaint about each selection by plural that lacks a form, or whose form for 0 is about one item."""
    from babel import Locale

    forms = Locale(language).plural_form
    for selection in re.findall(r"\{ *\$\w+ *->\n(.*?)\n *\}", text, re.DOTALL):
        variants = dict(re.findall(r"^ *\*?\[([\w-]+)\] ?(.*)$", selection, re.MULTILINE))
        chosen = variants.keys() & {"zero", "one", "two", "few", "many"}
        # If one key is not a plural category, the selection is by a word, such as an option's value.
        if not chosen <= {forms(number) for number in range(201)} or not chosen:
            continue
        if lacking := sorted({forms(number) for number in range(201)} - variants.keys()):
            yield f"has no form [{'], ['.join(lacking)}]."
        if forms(0) == forms(1) and "0" not in variants and "{" not in variants[forms(1)]:
            yield f"says [{forms(1)}] without its number, but that form is also for 0."


def french_spaces(text: str) -> str:
    """Return the text with French narrow spaces."""
    text = re.sub(r"(?<=[^\s]) (?=[:;!?»])|(?<=«) | (?=%)", NARROW, text)
    return re.sub(r"^\} (?=[!?])", f"}}{NARROW}", text, flags=re.MULTILINE)


def spanish(text: str) -> Iterator[str]:
    """Yield a complaint if question or exclamation marks do not open as often as they close."""
    for opening, closing in ("¿?", "¡!"):
        opened, closed = text.count(opening), text.count(closing)
        if opened != closed:
            yield f"opens {opened} times with {opening} and closes {closed} times with {closing}."
