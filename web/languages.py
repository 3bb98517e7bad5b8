"""Checks the requirements of a language: all its plural forms, its punctuation and spaces."""

import re
from collections.abc import Iterator
from typing import Final

NARROW: Final = "\u202f"
"""French has a narrow space before these signs and inside quotation marks, which no line break may split."""


def plurals(language: str, text: str) -> Iterator[str]:
    """Every selection by plural has all forms of the language, and no form that includes zero is about one item."""
    from babel import Locale

    forms = Locale(language).plural_form
    for selection in re.findall(r"\{ *\$\w+ *->\n(.*?)\n *\}", text, re.DOTALL):
        variants = dict(re.findall(r"^ *\*?\[([\w-]+)\] ?(.*)$", selection, re.MULTILINE))
        chosen = variants.keys() & {"zero", "one", "two", "few", "many"}
        # With a form that is not a plural form, it selects by a word, such as the value of an option.
        if not chosen <= {forms(number) for number in range(201)} or not chosen:
            continue
        if lacking := sorted({forms(number) for number in range(201)} - variants.keys()):
            yield f"has no form [{'], ['.join(lacking)}]."
        if forms(0) == forms(1) and "0" not in variants and "{" not in variants[forms(1)]:
            yield f"says [{forms(1)}] without its number, but that form is also for 0."


def french_spaces(text: str) -> str:
    """The same text with French narrow spaces."""
    text = re.sub(r"(?<=[^\s]) (?=[:;!?»])|(?<=«) | (?=%)", NARROW, text)
    return re.sub(r"^\} (?=[!?])", f"}}{NARROW}", text, flags=re.MULTILINE)


def spanish(text: str) -> Iterator[str]:
    """Questions and exclamations have an opening and a closing mark."""
    for opening, closing in ("¿?", "¡!"):
        opened, closed = text.count(opening), text.count(closing)
        if opened != closed:
            yield f"opens {opened} times with {opening} and closes {closed} times with {closing}."
