/** How many moves were right at once, where people work it out themselves. */
import { html, nothing } from "lit-html";
import { t } from "../text/text.js";
import { names } from "../text/words.js";

/** @param {Table} table */
export function drawRightAtOnce(table) {
  const { right_at_once: counted, seats } = table;
  if (!counted) return nothing;
  const everybody = names(table);
  const people = counted.flatMap(([right, moves], seat) =>
    seats[seat].bot === null && moves > 0 ? [{ name: everybody[seat], right, moves }] : [],
  );
  if (people.length === 0) return nothing;
  return html`<ul class="right-at-once">
    ${people.map((one) => html`<li>${t("work-right", one)}</li>`)}
  </ul>`;
}
