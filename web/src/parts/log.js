/** Every action of the match in words, the latest first. */
import { html } from "lit-html";
import { t } from "../text.js";
import { entryWords, whose } from "../words.js";

/**
 * @param {import("../session.js").Session} session
 * @param {Table} table
 */
export function drawLog({ entries, remarks, saved }, table) {
  const lines = entries.map((entry) => {
    const look = saved.things.looks[whose(entry)];
    return { after: entry.number + 1, line: html`<li class="log-entry seat-${look.colour}">${entryWords(table, entry)}</li>` };
  });
  const notes = remarks.map(({ after, text }) => ({ after: after + 0.5, line: html`<li class="log-remark">${remarkWords(text)}</li>` }));
  // A stable sort: several notes at one place stay in their order.
  const latestFirst = [...lines, ...notes].sort((one, other) => other.after - one.after);
  return html`<section class="log" aria-labelledby="log-heading">
    <h2 id="log-heading">${t("log-heading")}</h2>
    ${latestFirst.length === 0
      ? html`<p class="hint">${t("log-empty")}</p>`
      : html`<ol class="log-list" tabindex="0" aria-labelledby="log-heading">
          ${latestFirst.map(({ line }) => line)}
        </ol>`}
  </section>`;
}

/** @param {string} text */
function remarkWords(text) {
  const takenBack = /^take-back (\d+)$/.exec(text);
  return takenBack ? t("remark-take-back", { number: Number(takenBack[1]) }) : text;
}
