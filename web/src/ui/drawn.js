/**
 * Draws with lit-html, and keeps the drawing correct if other scripts change the page. A browser that translates a
 * page replaces each text with its own nodes, and some remove lit-html's markers with them. lit-html then writes into
 * detached nodes. So before setting any value, we check that its place is still as lit-html left it:
 *
 * - Each changed text becomes a new node, whatever has replaced the old one. A late translation of the old words finds
 *   their node gone.
 * - A value whose place is gone is redrawn by the nearest enclosing value whose place still exists.
 *
 * lit-html has no interface for this. `e2e/test_translated.py` fails if another version works differently
 * (docs/decisions.md).
 */
// oxlint-disable no-underscore-dangle -- lit-html names its fields so
import { noChange, nothing, render as renderWithLit } from "lit-html";
import { _$LH } from "lit-html/private-ssr-support.js";
import { ignoreCancelled } from "./cancellation.js";

/**
 * A value's place within an element: `_$AA` is the marker before it, `_$AB` the node after it or null, `_$AH` its current value. `_$AI` sets a value,
 * and `_$AR` clears the place.
 * @typedef {{ _$AA: Node, _$AB: Node | null, _$AH: unknown, _$AI(value: unknown, parent?: unknown): void, _$AR(): void }} Place
 */

/** Thrown by a value whose place is gone. */
const LOST = new Error("The place of a value has gone.");

const places = /** @type {Place} */ (/** @type {unknown} */ (_$LH.ChildPart.prototype));
const setValue = places._$AI;

/** @this {Place} @type {Place["_$AI"]} */
places._$AI = function (value, parent = this) {
  if (!isThere(this)) throw LOST;
  endWithMark(this);
  if (showsText(this) && isText(value) && value !== this._$AH) empty(this);
  try {
    setValue.call(this, value, parent);
  } catch (error) {
    if (error !== LOST) throw error;
    empty(this);
    setValue.call(this, value, parent);
  }
};

/** Whether a place is as lit-html left it. @param {Place} place */
function isThere({ _$AA: start, _$AB: end }) {
  const { parentNode } = start;
  return parentNode !== null && (end === null || end.parentNode === parentNode);
}

/** Lets a marker end the place. Otherwise a text of the template would end it, until that text is translated. @param {Place} place */
function endWithMark(place) {
  const { _$AB: end } = place;
  if (!(end instanceof Text) || end.data.trim() === "") return;
  place._$AB = document.createComment("");
  end.before(place._$AB);
}

/** @param {unknown} value */
const isText = (value) => value !== noChange && value !== nothing && value !== null && typeof value !== "object" && typeof value !== "function";

/** @param {Place} place */
const showsText = ({ _$AH: value }) => isText(value);

/** @param {Place} place */
function empty(place) {
  place._$AR();
  place._$AH = nothing;
}

/**
 * Draws a template into an element, as `render` of lit-html does.
 * @param {unknown} template
 * @param {HTMLElement} element filled by nothing else
 */
export function render(template, element) {
  const root = /** @type {{ _$litPart$?: Place }} */ (element);
  if (root._$litPart$ && root._$litPart$._$AA.parentNode !== element) {
    element.replaceChildren();
    delete root._$litPart$;
  }
  renderWithLit(template, element);
}

const events = /** @type {{ handleEvent(event: Event): void, _$AH: any, element: Element }} */ (/** @type {unknown} */ (_$LH.EventPart.prototype));

/**
 * Calls the listener. Nothing waits for the work that a tap starts. If its screen has been left, the work ends here
 * silently; other errors are reported like any unhandled one.
 * @this {typeof events}
 * @param {Event} event
 */
events.handleEvent = function (event) {
  const begun = typeof this._$AH === "function" ? this._$AH.call(this.element, event) : this._$AH.handleEvent(event);
  if (begun instanceof Promise) ignoreCancelled(begun);
};
