/**
 * The log, next to the table or over it: every action of the match in words, the latest first. A tap on an action shows that position. Also the bar above
 * the table, with the log's button and a button that reads the table aloud.
 */
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { playOnButton } from "./chances_panel.js";
import { drawRightAtOnce } from "./result.js";
import { language, t } from "../text/text.js";
import { drawSymbol } from "../ui/seats.js";
import { entrySpoken, entryWords, names, whose } from "../text/words.js";
import { rulesButton } from "../shelf/rules.js";
import { soundButton } from "./sounds.js";
import { preferred } from "../ui/preferences.js";
import { aloud } from "../ui/speech.js";

/** The remark of a wrong try. */
const WRONG = /^wrong \d+$/;

/** The maximum number of rows drawn at once: the latest ones, or those around the position that the table shows. */
const ROWS = 400;

/**
 * @param {import("../match/match_state.js").MatchState} state
 * @param {Table} table
 * @param {number | null} shown the number of actions of the position on the table, if it is a past one
 * @param {(after: number) => void} lookBackAt
 */
function drawLog({ entries, remarks, saved }, table, shown, lookBackAt) {
  // For a resumed match, only the latest actions are known.
  const begun = entries[0]?.number ?? 0;
  const reached = (shown ?? begun + entries.length) - begun;
  const called = names(table).join("|");
  /**
   * Each row keeps its elements, and is redrawn only if it changes: a long match has hundreds.
   * @param {LogEntry} entry
   */
  const drawEntry = (entry) => {
    const after = entry.number + 1;
    const look = saved.things.looks[whose(entry)];
    const last = after === begun + reached;
    return guard([entry, last, after === shown, look, language, called], () => {
      const words = entryWords(table, entry);
      const spokenWords = entrySpoken(table, entry);
      return html`<li class="log-entry seat-${look.colour}">
        <button
          type="button"
          data-act="look-back"
          data-after=${after}
          tabindex=${last ? 0 : -1}
          aria-current=${after === shown ? "step" : nothing}
          aria-label=${spokenWords === words ? nothing : `${words} (${spokenWords})`}
          @click=${() => lookBackAt(after)}
        >
          ${drawSymbol(look)}<span>${words}</span>
        </button>
      </li>`;
    });
  };
  const draw = () => {
    const last = Math.min(entries.length, Math.max(ROWS, reached + ROWS / 2));
    const first = Math.max(0, last - ROWS);
    const drawn = entries.slice(first, last);
    const lines = drawn.map((entry) => ({ key: `entry ${entry.number}`, after: entry.number + 1, line: drawEntry(entry) }));
    const words = remarks.map(({ text }) => remarkWords(text));
    const notes = remarks.flatMap(({ after, text }, number) => {
      if (after < begun + first || after > begun + last || text.startsWith("mark ") || WRONG.test(text)) return []; // marks are not for people, and no one is blamed
      if (remarks[number - 1]?.after === after && words[number - 1] === words[number]) return []; // steps of one hint are listed once
      const line = html`<li class="log-remark" data-part="remark">${words[number]}</li>`;
      return [{ key: `remark ${number}`, after: after + 0.5, line }];
    });
    // A stable sort: of several remarks at one place, the latest also comes first.
    const latestFirst = [...lines, ...notes.slice(-ROWS).toReversed()].sort((one, other) => other.after - one.after);
    return html`<ol class="log-list" tabindex=${entries.length > 0 && reached > 0 ? nothing : 0} aria-labelledby="log-heading">
      ${last < entries.length ? html`<li class="log-remark log-later">${t("log-later", { count: entries.length - last })}</li>` : nothing}
      ${repeat(latestFirst, ({ key }) => key, ({ line }) => line)}
      ${begun + first > 0 ? html`<li class="log-remark log-earlier">${t("log-earlier", { count: begun + first })}</li>` : nothing}
    </ol>`;
  };
  return html`<section class="log" aria-labelledby="log-heading">
    <h2 id="log-heading">${t("log-heading")}</h2>
    ${drawRightAtOnce(table)}
    ${entries.length + remarks.length === 0
      ? html`<p class="hint">${t("log-empty")}</p>`
      : guard([entries, remarks, shown, saved.things.looks, language, called], draw)}
  </section>`;
}

/** Scrolls the log to the action that the table shows. */
export function followLog() {
  document.querySelector('.log-entry [aria-current="step"]')?.scrollIntoView({ block: "nearest" });
}

/**
 * Up and down go from action to action within the log. Returns whether this was such a key.
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
  if (text === "work self") return t("remark-work");
  const [, code] = /^class (.+)$/.exec(text) ?? [];
  if (code) return t("remark-class", { code });
  const [, number] = /^again (\d+)$/.exec(text) ?? [];
  if (number) return t("remark-again", { number });
  const [, kind] = /^(take-back|hint) \d+$/.exec(text) ?? [];
  return kind ? t(`remark-${kind}`) : text;
}

/**
 * @param {import("../match/session.js").Session} session
 * @param {Table} table
 * @param {Position | null} past the past position, if one is shown
 * @param {import("./table_actions.js").TableActions} actions
 */
export function drawDrawer(session, table, past, actions) {
  const position = past ?? table;
  return html`<aside class="drawer" id="drawer" aria-label=${t("log-heading")}>
    ${drawLog(session.state, table, past?.actions ?? null, actions.lookBackAt)}
    <div class="drawer-controls">
      <button type="button" class="button" data-act="replay" aria-disabled=${table.actions ? nothing : "true"} @click=${actions.replay}>
        ${t("replay")}
      </button>
      ${playOnButton(session.state, position, actions.thousand)}
      ${table.class_code === null ? nothing : html`<button type="button" class="button" data-act="my-result" @click=${actions.myResult}>${t("my-result-show")}</button>`}
      ${actions.page.lock.keeps(session.state.saved)
        ? nothing // sharing leads to other apps
        : html`<button type="button" class="button" data-act="share" @click=${actions.share}>${t("share")}</button>`}
      <button type="button" class="button drawer-close" data-act="close-log" @click=${actions.toggleDrawer}>${t("close")}</button>
    </div>
  </aside>`;
}

/**
 * The table's part of the bar: the rules, sound, the log unless it is next to the table, and a new match.
 * @param {boolean} drawer whether the log covers the table
 * @param {boolean} another whether a new match may be started
 * @param {import("./table_actions.js").TableActions} actions
 * @param {AbortSignal} signal of the screen
 */
export function drawTableBar(drawer, another, { rules, toggleDrawer, fresh }, signal) {
  return html`${rulesButton(rules)}${soundButton()}${drawTableAloud(signal)}<button
      type="button"
      class="button button-quiet drawer-toggle"
      data-act="log"
      aria-expanded=${drawer}
      aria-controls="drawer"
      @click=${toggleDrawer}
    >
      ${t("log-button")}
    </button>
    ${another ? html`<button type="button" class="button button-quiet" data-act="new" @click=${fresh}>${t("new-short")}</button>` : nothing}`;
}

/** The table's most important words, the more urgent ones first. */
const SAID = Object.freeze([".table .refusal", '.table [data-part="prompt"]', ".table .turn-what"]);

/** @param {AbortSignal} signal */
const drawTableAloud = (signal) => aloud.draw(signal, ...SAID);

/**
 * Reads the table's changed words aloud, if that setting is on.
 * @param {AbortSignal} signal of the screen
 */
export function readAloud(signal) {
  if (preferred("aloud") === "on") aloud.sayChanged(signal, ...SAID);
}
