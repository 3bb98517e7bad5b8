"""With forced colours, selected, legal, focused and disabled elements still look different."""

from typing import Final

from playwright.sync_api import Page

LOOK: Final = """
  // What stays of a style where colours are forced: shadows and pictures of the background go.
  const KEPT = ["backgroundColor", "color", "content", "display", "fill", "fontWeight", "opacity", "stroke",
    "strokeDasharray", "strokeWidth", "textDecorationLine", "transform", "visibility"];
  const { backgroundColor: ground } = getComputedStyle(document.body);
  // A line in the color of the ground is not seen.
  const line = (all, kind) => {
    const [color, style, width] = ["Color", "Style", "Width"].map((part) => all[kind + part]);
    return style === "none" || width === "0px" || color === ground ? "" : [color, style, width].join(" ");
  };
  const style = (element, part) => {
    const all = getComputedStyle(element, part);
    return [...KEPT.map((name) => all[name]), line(all, "outline"), line(all, "borderTop")].join();
  };
  const ofOne = (element) => [null, "::before", "::after"].map((part) => style(element, part)).join("|");
  const looks = (element) => [element, ...element.querySelectorAll("*")].map(ofOne).join(";");
"""
"""JavaScript functions: `looks(element)` returns the look of an element and its parts as one string."""

LOOKS: Final = """() => {
  LOOK
  const named = (element) => element.dataset.act ?? element.dataset.pick ?? element.outerHTML.slice(0, 120);
  const visible = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("[inert]");
  const seen = (css) => [...document.querySelectorAll(css)].filter(visible);
  // What changes the state of an element, and puts it back.
  const alike = (element, change, back, around = element) => {
    const before = looks(around);
    change(element);
    const after = looks(around);
    back(element);
    return before === after;
  };
  const wrong = [];
  const note = (state, element) => wrong.push(`${state}: ${named(element)}`);
  // The lab's editor rings itself a moment after it has the focus.
  for (const one of seen(":is(a[href], button, input, select, textarea, summary, [tabindex='0']):not(.cm-editor *)")) {
    const around = one.matches("input") ? one.closest("label") ?? one : one;
    const focus = () => one.focus({ focusVisible: true, preventScroll: true });
    document.activeElement?.blur?.();
    if (alike(one, focus, () => one.blur(), around)) note("focused", one);
  }
  for (const state of ["aria-pressed", "aria-selected", "aria-current", "aria-disabled"])
    for (const one of seen(`[${state}]:not(svg *)`)) { // boards have classes for that: the other test
      const now = one.getAttribute(state);
      const other = now === "false" ? "true" : "false";
      if (alike(one, () => one.setAttribute(state, other), () => one.setAttribute(state, now))) note(state, one);
    }
  for (const one of seen("[data-pointed]:not(svg *)")) {
    const [point, leave] = [() => one.setAttribute("data-pointed", ""), () => one.removeAttribute("data-pointed")];
    if (alike(one, leave, point)) note("data-pointed", one);
  }
  // The browser draws the mark of a box that it shows itself.
  for (const one of document.querySelectorAll("input:is([type=radio], [type=checkbox])")) {
    const label = one.closest("label");
    const { opacity, appearance, inlineSize } = getComputedStyle(one);
    if (!label?.checkVisibility() || (appearance !== "none" && opacity !== "0" && parseFloat(inlineSize) > 4)) continue;
    const now = one.checked;
    const group = [...document.querySelectorAll("input")].filter((other) => other.checked && other.name === one.name);
    const back = () => { one.checked = now; for (const other of group) other.checked = true; };
    if (alike(one, () => (one.checked = !now), back, label)) note("checked", one);
  }
  return [...new Set(wrong)];
}""".replace("LOOK", LOOK)
"""Returns the elements of a screen whose state is not shown by any colour, line or sign."""


def states_alike(page: Page) -> list[str]:
    """Return the elements of this screen whose states look the same once colours are forced."""
    page.emulate_media(forced_colors="active")
    found = list(page.evaluate(LOOKS))
    page.emulate_media(forced_colors="none")
    return found
