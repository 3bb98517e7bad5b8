/** Every action of the match in words, the latest first. A tap on one shows the table as it stood then. */
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { language, t } from "../text.js";
import { entryWords, names, whose } from "../words.js";

/**
 * @param {import("../session.js").Session} session
 * @param {Table} table
 * @param {number | null} shown after how many actions the table is shown, if not as it is now
 * @param {(after: number) => void} lookBackAt
 */
export function drawLog({ entries, remarks, saved }, table, shown, lookBackAt) {
  const reached = shown ?? entries.length;
  const draw = () => {
    const lines = entries.map((entry) => {
      const after = entry.number + 1;
      const { colour } = saved.things.looks[whose(entry)];
      const line = html`<li class="log-entry seat-${colour}">
        <button
          type="button"
          data-act="look-back"
          data-after=${after}
          tabindex=${after === reached ? 0 : -1}
          aria-current=${after === shown ? "step" : nothing}
          @click=${() => lookBackAt(after)}
        >
          ${entryWords(table, entry)}
        </button>
      </li>`;
      return { after, line };
    });
    const notes = remarks.map(({ after, text }) => ({ after: after + 0.5, line: html`<li class="log-remark">${remarkWords(text)}</li>` }));
    // A stable sort: of several notes at one place, too, the latest comes first.
    const latestFirst = [...lines, ...notes.toReversed()].sort((one, other) => other.after - one.after);
    return html`<ol class="log-list" tabindex=${entries.length > 0 && reached > 0 ? nothing : 0} aria-labelledby="log-heading">
      ${latestFirst.map(({ line }) => line)}
    </ol>`;
  };
  return html`<section class="log" aria-labelledby="log-heading">
    <h2 id="log-heading">${t("log-heading")}</h2>
    ${entries.length + remarks.length === 0
      ? html`<p class="hint">${t("log-empty")}</p>`
      : guard([entries, remarks, shown, language, names(table).join("|")], draw)}
  </section>`;
}

/** Lets the action that the table shows be seen in the log, if the log can be seen. */
export function followLog() {
  document.querySelector('.log-entry [aria-current="step"]')?.scrollIntoView({ block: "nearest" });
}

/**
 * Up and down go from action to action within the log. Answers whether this was such a key.
 * @param {KeyboardEvent} event
 */
export function moveInLog(event) {
  const { key, target } = event;
  const from = target instanceof Element ? target.closest(".log-entry") : null;
  if (!from || (key !== "ArrowUp" && key !== "ArrowDown")) return false;
  const all = [...document.querySelectorAll(".log-entry")];
  const next = all[all.indexOf(from) + (key === "ArrowDown" ? 1 : -1)]?.querySelector("button");
  next?.focus();
  event.preventDefault();
  return true;
}

/** @param {string} text */
function remarkWords(text) {
  if (text === "copied") return t("remark-copied");
  const [, kind, number] = /^(take-back|hint) (\d+)$/.exec(text) ?? [];
  return kind ? t(`remark-${kind}`, { number: Number(number) }) : text;
}
