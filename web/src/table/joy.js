/**
 * Cheers for an event that has a message `joy-ID`, or commiserates over one that has `alas-ID`. The words appear over
 * the board for a while. Chips and sounds are only for people: for a robot there are only words.
 */
import { html } from "lit-html";
import { render } from "../ui/drawn.js";
import { prefersLessMotion } from "../ui/preferences.js";
import { has, t } from "../text/text.js";
import { entryNames } from "../text/words.js";
import { drawSymbol } from "../ui/seats.js";
import { soundAlas, soundJoy } from "./sounds.js";

/** How long the words stay visible, in milliseconds. */
const SEEN = 1700;
const CHIPS = 14;

/**
 * Cheers for the events of the latest action.
 * @param {Table} table
 * @param {SeatLook[]} looks
 */
export function cheer(table, looks) {
  const { latest } = table;
  const place = document.querySelector(".joys");
  if (!latest || !place || typeof latest.actor !== "number") return;
  const glad = latest.events.findLast(({ id }) => has(`joy-${id}`));
  const sad = latest.events.findLast(({ id }) => has(`alas-${id}`));
  const event = glad ?? sad;
  if (!event) return;
  const person = table.seats[latest.actor].bot === null;
  if (person && glad) soundJoy();
  else if (person) soundAlas();
  const said = document.createElement("p");
  said.className = `joy seat-${looks[latest.actor].colour} ${glad ? "" : "joy-alas"}`;
  // The seat's symbol shows whose event it is: it can be a robot's capture.
  const words = t(`${glad ? "joy" : "alas"}-${event.id}`, { ...entryNames(table, event), ...event.arguments });
  render(html`${drawSymbol(looks[latest.actor])} ${words}`, said);
  const chips = person && glad && !prefersLessMotion() ? Array.from({ length: CHIPS }, chip) : [];
  place.replaceChildren(said, ...chips.map(({ element }) => element));
  if (!prefersLessMotion()) {
    said.animate([{ transform: "scale(0.6)", opacity: 0 }, { transform: "scale(1.08)", opacity: 1, offset: 0.15 }, { transform: "none" }], SEEN / 2);
    for (const { element, angle } of chips) fly(element, angle);
  }
  setTimeout(() => {
    if (said.isConnected) place.replaceChildren();
  }, SEEN);
}

/** @param {unknown} _ @param {number} at */
function chip(_, at) {
  const element = document.createElement("i");
  element.className = "joy-chip";
  return { element, angle: (at / CHIPS) * 2 * Math.PI };
}

/** @param {Element} element @param {number} angle */
function fly(element, angle) {
  const far = 90 + Math.random() * 90;
  const end = `translate(${Math.cos(angle) * far}px, ${Math.sin(angle) * far}px) rotate(${Math.random() * 360}deg)`;
  element.animate([{ transform: "none", opacity: 1 }, { transform: end, opacity: 1, offset: 0.6 }, { transform: `${end} translateY(60px)`, opacity: 0 }], {
    duration: SEEN * 0.8,
    easing: "cubic-bezier(0.1, 0.7, 0.4, 1)",
    fill: "forwards",
  });
}
