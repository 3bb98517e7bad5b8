/** What a class code says, in words: the game, its options, and what the teacher has decided. */
import { html } from "lit-html";
import { t, together } from "../text/text.js";
import { names } from "../text/words.js";

/** What is said of a lock; that other dice and other robots would make another match goes without saying. */
const TOLD = ["hints", "settings", "new"];

/** @param {ClassSetUp} setUp */
export function drawClassFacts({ game, seats, options, work, locks }) {
  const people = seats.filter(({ bot }) => bot === null).length;
  const robots = names({ seats: seats.filter(({ bot }) => bot !== null) });
  return html`<ul class="shared-facts">
    <li><strong>${t(`${game}-name`)}</strong></li>
    <li>${t("class-people", { people })}</li>
    ${robots.length > 0 ? html`<li>${t("class-robots", { names: together(robots) })}</li>` : ""}
    ${Object.entries(options).map(
      ([name, value]) =>
        html`<li>${t("shared-option", { option: t(`${game}-option-${name}`), value: t(`${game}-option-${name}-value`, { value }) })}</li>`,
    )}
    <li>${t("class-work", { value: work })}</li>
    ${TOLD.filter((lock) => locks.includes(lock)).map((lock) => html`<li>${t("class-lock", { lock })}</li>`)}
  </ul>`;
}
