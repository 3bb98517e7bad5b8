/** Every action of the match in words, the latest first. */
import { html } from "lit-html";
import { t } from "../text.js";
import { entryWords } from "../words.js";

/**
 * @param {import("../session.js").Session} session
 * @param {Table} table
 */
export function drawLog({ entries, remarks, saved }, table) {
  const lines = entries.map((entry) => {
    const look = saved.things.looks[entry.turn];
    return { after: entry.number + 1, line: html`<li class="log-entry seat-${look.colour}">${entryWords(table, entry)}</li>` };
  });
  for (const { after, text } of [...remarks].reverse()) {
    lines.splice(after, 0, { after, line: html`<li class="log-remark">${remarkWords(text)}</li>` });
  }
  return html`<section class="log" aria-labelledby="log-heading">
    <h2 id="log-heading">${t("log-heading")}</h2>
    ${lines.length === 0
      ? html`<p class="hint">${t("log-empty")}</p>`
      : html`<ol class="log-list" tabindex="0" aria-labelledby="log-heading">
          ${lines.reverse().map(({ line }) => line)}
        </ol>`}
  </section>`;
}

/** @param {string} text */
function remarkWords(text) {
  const takenBack = /^take-back (\d+)$/.exec(text);
  return takenBack ? t("remark-take-back", { number: Number(takenBack[1]) }) : text;
}
