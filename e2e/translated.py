"""Simulates a browser that translates the page: scripts replace every text node.

`"chrome"` replaces each text with two nested `font` elements, as Chrome does. `"firefox"` fills each element that has
words with new text nodes between its child elements, so comments disappear too.
"""

import re
from typing import Final, Literal

from playwright.sync_api import Page

Kind = Literal["chrome", "firefox"]

# `translateAll(kind)` translates the current texts, `goOn(kind)` translates all later ones, and `undo()` replaces the
# remaining `font` elements with the original nodes.
SCRIPT: Final = """() => {
  if (window.translateAll) return;
  const kept = "[translate=no], svg, script, style, textarea, font, .cm-editor";
  let pairs = [];
  const texts = (root) => {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT), all = [];
    while (walk.nextNode()) {
      const text = walk.currentNode;
      if (text.data.trim() && text.parentElement && !text.parentElement.closest(kept)) all.push(text);
    }
    return all;
  };
  const chrome = (root, again = false) => {
    for (const text of texts(root)) {
      const outer = document.createElement("font"), inner = document.createElement("font");
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
      pairs.push([outer, text]);
    }
    if (again)
      for (const inner of document.querySelectorAll("font font")) {
        const more = document.createElement("font");
        more.textContent = inner.textContent;
        inner.replaceChildren(more);
      }
  };
  const firefox = (root) => {
    for (const parent of new Set(texts(root).map((text) => text.parentElement))) {
      const nodes = [...parent.childNodes];
      for (const node of nodes) if (node.nodeType !== Node.ELEMENT_NODE) node.remove();
      for (const [at, node] of nodes.entries())
        if (node.nodeType === Node.TEXT_NODE && node.data.trim()) {
          const next = nodes.slice(at).find((one) => one.nodeType === Node.ELEMENT_NODE);
          parent.insertBefore(document.createTextNode(node.data), next ?? null);
        }
    }
  };
  const kinds = { chrome, firefox };
  window.translateAll = (kind, again) => kinds[kind](document.body, again);
  window.goOn = (kind) => {
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          if (node.nodeType === Node.ELEMENT_NODE && node.isConnected && node.tagName !== "FONT") kinds[kind](node);
          else if (node.nodeType === Node.TEXT_NODE && node.parentElement && node.parentElement.tagName !== "FONT")
            kinds[kind](node.parentElement);
        }
      observer.takeRecords();
    });
    window.goNoMore = () => observer.disconnect();
    observer.observe(document.body, { childList: true, subtree: true });
  };
  window.undo = () => {
    for (const [font, text] of pairs) font.replaceWith(text); // which does nothing where the font has gone
    pairs = [];
  };
}"""
SAID: Final = """() => [...document.querySelectorAll("#page, dialog, #announcer")]
  .map((part) => part.textContent.replace(/\\s+/g, "")).join("|")"""


def translate(page: Page, kind: Kind = "chrome", *, again: bool = False, lasting: bool = False) -> None:
    """Translate all texts of the page; with `again`, nest one more translation; with `lasting`, all later texts too."""
    page.evaluate(SCRIPT)
    page.evaluate("([kind, again]) => translateAll(kind, again)", [kind, again])
    if lasting:
        page.evaluate("(kind) => goOn(kind)", kind)


def undo(page: Page) -> None:
    """Stop translating, and show the original again."""
    page.evaluate("() => (window.goNoMore?.(), undo())")


def said(page: Page) -> str:
    """Return all words of the page, its dialogs and its announcer, without white space and times of day."""
    return re.sub(r"\d{1,2}:\d{2}(?:[AP]M)?", "", page.evaluate(SAID))
