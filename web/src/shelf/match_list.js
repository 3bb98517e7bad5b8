/** The lists of this device: matches, each with a link to the table and a menu; puzzles of a class; entries that cannot be read. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { drawPicture } from "../games/games.js";
import { solveAddress, tableAddress } from "../ui/addresses.js";
import { attempt, whileBusy } from "../ui/busy.js";
import { copyMatch, tellAdded } from "../start/new_match.js";
import { LONGEST_TITLE, levelOf, namesOf, oneLine, peopleOf, standing, titleOf } from "../match/about.js";
import { drawIcon } from "../ui/icons.js";
import { accepts } from "../ui/taps.js";
import { ago, moment, t } from "../text/text.js";
import { drawRobotFace } from "../ui/faces.js";
import { drawSymbol } from "../ui/seats.js";
import { ask, askText, sure } from "../ui/dialog.js";
import { Problem } from "../text/problems.js";
import { fetched, cancellable } from "../ui/cancellation.js";

/**
 * @param {PageContext} page
 * @param {SavedMatch[]} matches
 * @param {() => Promise<void>} changed reads the matches again
 * @param {(match: SavedMatch) => unknown} [picture]
 */
export function drawMatchList(page, matches, changed, picture = ({ about }) => drawPicture(about.game)) {
  if (matches.length === 0) return nothing;
  const now = Date.now();
  return html`<ul class="match-list">
    ${repeat(
      matches,
      (match) => match.id,
      (match) => drawMatch(match, picture(match), now, page.store.isUnsaved(match.id), () => choose(page, match, changed)),
    )}
  </ul>`;
}

/**
 * @param {SavedMatch} match
 * @param {unknown} picture
 * @param {number} now
 * @param {boolean} unsaved whether the match is only in this page's memory
 * @param {() => void} more
 */
function drawMatch(match, picture, now, unsaved, more) {
  const { about } = match;
  const title = titleOf(match);
  const game = t(`${about.game}-name`);
  const what = match.name ? `${game} · ${peopleOf(about)}` : game;
  return html`<li class="match" data-match=${match.id}>
    <a class="match-link" data-act="resume" href=${tableAddress(match.id)}>
      ${picture}
      <strong class="match-name" data-part="match-name"><bdi translate="no">${title}</bdi></strong>
      <time class="match-when" datetime=${new Date(match.changed).toISOString()} title=${moment(match.changed)}>
        ${ago(match.changed, now)}
      </time>
      <span class="match-about">${what}</span>
      <span class="match-state">
        ${drawSeats(about, match.things.looks)}
        <span>${standing(about)}${unsaved ? html` · <strong data-part="unsaved">${t("match-unsaved")}</strong>` : nothing}</span>
      </span>
    </a>
    <button
      type="button"
      class="button button-quiet match-more"
      data-act="match-menu"
      aria-haspopup="dialog"
      aria-label=${t("match-menu", { name: title })}
      @click=${more}
    >
      ${drawIcon("menu")}
    </button>
  </li>`;
}

/**
 * The players' faces with their points. The winners are marked.
 * @param {MatchAbout} about @param {SeatLook[]} looks
 */
function drawSeats({ seats, actions, winners, scores }, looks) {
  const called = namesOf(seats, "robot-short");
  return html`<span class="match-seats">
    ${seats.map((text, seat) => {
      const level = levelOf(text);
      const points = actions > 0 ? scores?.[seat] : undefined;
      return html`<span class="match-seat" ?data-won=${seats.length > 1 && winners?.includes(seat)}>
        ${level ? drawRobotFace(level) : drawSymbol(looks[seat])}
        ${points === undefined ? nothing : html`<strong aria-hidden="true">${points}</strong><span class="unseen">${t("match-score", { name: called[seat], points })}</span>`}
      </span>`;
    })}
  </span>`;
}

/**
 * Opens the menu of a match, and runs the choice.
 * @param {PageContext} page
 * @param {SavedMatch} match
 * @param {() => Promise<void>} changed
 */
async function choose(page, match, changed) {
  if (!accepts(`match-menu ${match.id}`)) return;
  const held = await page.lock.passMenu(page.signal).then(
    () => false,
    (error) => (page.report(error), true),
  );
  if (held) return;
  const place = menus().findIndex((menu) => menu === document.activeElement);
  const choices = [
    { act: "go-on", label: t(match.about.winners ? "match-look" : "match-go-on") },
    { act: "rename", label: t("rename") },
    { act: "duplicate", label: t("duplicate") },
    { act: "share", label: t("share") },
    { act: "delete", label: t("delete") },
    { act: "leave", label: t("cancel") },
  ];
  const text = `${t(`${match.about.game}-name`)} · ${standing(match.about)}`;
  const answer = await ask(page.signal, { heading: titleOf(match), text, choices, kind: "dialog-list" });
  for (const notice of ["refused", "added"]) page.dismiss(notice);
  try {
    if (answer === "go-on") page.go(tableAddress(match.id));
    else if (answer === "rename") await renameMatch(page, match);
    else if (answer === "share") await whileBusy("match list: share", async () => (await fetched(page.signal, import("../share/share.js"))).shareMatch(page.signal, match));
    else if (answer === "duplicate") await whileBusy("match list: duplicate", () => duplicateMatch(page, match));
    else if (answer === "delete") await whileBusy("match list: delete", () => deleteMatch(page, match, changed));
    else return;
  } catch (error) {
    page.report(error);
  }
  await cancellable(page.signal, whileBusy("match list: read", changed));
  // The keyboard's focus moves to where the deleted match was.
  if (answer === "delete") (menus()[place] ?? menus().at(-1) ?? document.querySelector("h1"))?.focus();
}

/**
 * Deletes a match, and offers to restore it.
 * @param {PageContext} page
 * @param {SavedMatch} match
 * @param {() => Promise<void>} changed reads the list of matches again
 */
async function deleteMatch(page, match, changed) {
  const was = await page.store.remove(match.id);
  if (!was) return;
  // While the notice is shown, its button restores all the matches that were deleted in a row.
  const deleted = [...(page.notices.find(({ id }) => id === "deleted")?.deleted ?? []), was];
  const putBack = () =>
    whileBusy("match list: putBack", async () => {
      page.dismiss("deleted");
      for (const one of deleted) await page.store.restore(one);
      await changed();
    });
  const text = t("match-deleted", { name: titleOf(was), count: deleted.length });
  page.notify({ id: "deleted", text, deleted, actions: [{ act: "put-back", label: t("put-back"), run: putBack }] });
}

/**
 * Asks for a name and renames a match.
 * @param {PageContext} page
 * @param {SavedMatch} match
 */
async function renameMatch(page, match) {
  const people = peopleOf(match.about);
  const words = { heading: t("rename-heading"), label: t("rename-label"), hint: t("rename-about"), save: t("rename-do"), most: LONGEST_TITLE };
  const name = await askText(page.signal, { ...words, value: match.name, placeholder: people });
  if (name === null) return;
  const chosen = oneLine(name) === people ? "" : oneLine(name);
  if (!(await page.store.rename(match.id, chosen))) throw new Problem("problem-match-gone");
}

/**
 * Makes a match that continues from this one's current position, with its own dice.
 * @param {PageContext} page
 * @param {SavedMatch} match
 */
async function duplicateMatch(page, match) {
  const latest = await page.store.checkOut(match.id);
  if (!latest) throw new Problem("problem-match-gone");
  tellAdded(page, t("match-copied", { name: titleOf(latest) }), await copyMatch(page, latest));
}

/** @returns {HTMLElement[]} */
function menus() {
  return [...document.querySelectorAll(".match-more")].filter((menu) => menu instanceof HTMLElement);
}

/** @typedef {import("../storage/database.js").BrokenEntry} BrokenEntry */

/**
 * The kind of the entries, their collection, and the function that saves one as a file.
 * @typedef {object} Ways
 * @property {import("../share/everything.js").What} what
 * @property {import("../storage/collection.js").Collection} collection the collection that stores them
 * @property {(entry: BrokenEntry) => void} save
 */

/**
 * @param {PageContext} page
 * @param {BrokenEntry[]} broken
 * @param {() => Promise<void>} changed reads them again
 * @param {Ways} ways
 */
export function drawBroken(page, broken, changed, ways) {
  const { what, save } = ways;
  if (broken.length === 0) return nothing;
  return html`<section class="broken" aria-labelledby="broken-heading">
    <h2 id="broken-heading">${t("broken-heading")}</h2>
    <p class="hint">${t("broken-about", { what })}</p>
    <ul class="match-list">
      ${broken.map(
        (entry) =>
          html`<li class="match broken-entry">
            <span class="match-link">
              <strong class="match-name"><bdi translate="no">${entry.name || t("broken-nameless", { what })}</bdi></strong>
              ${entry.changed === null ? nothing : html`<span class="match-when">${moment(entry.changed)}</span>`}
            </span>
            <button type="button" class="button" data-act="save-broken" @click=${() => accepts("save-broken") && save(entry)}>
              ${t("broken-save")}
            </button>
            <button type="button" class="button" data-act="delete-broken" @click=${() => removeBroken(page, entry, changed, ways)}>
              ${t("delete")}
            </button>
          </li>`,
      )}
    </ul>
  </section>`;
}

/**
 * Deletes a broken entry after confirmation, because it cannot be restored.
 * @param {PageContext} page
 * @param {BrokenEntry} entry
 * @param {() => Promise<void>} changed
 * @param {Ways} ways
 */
async function removeBroken(page, entry, changed, { what, collection }) {
  if (!accepts("delete-broken")) return;
  const choices = [
    { act: "leave", label: t("cancel") },
    { act: "delete", label: t("delete") },
  ];
  const answer = await ask(page.signal, { heading: t("broken-delete-heading"), text: t("broken-delete-about", { what }), choices });
  if (answer !== "delete") return;
  await attempt(page, "match list: removeBroken", async () => {
    await collection.remove(entry.key);
    await changed();
    page.draw();
  });
}

/** @typedef {import("../match/runs.js").SavedRun} SavedRun */

/**
 * The puzzles of a class on this tablet: each row is a link to them, and may have a button that deletes them.
 * @param {SavedRun[]} runs
 * @param {{ page: PageContext, changed: () => Promise<void> } | null} [deleting] given if they can be deleted
 */
export function drawRuns(runs, deleting = null) {
  const now = Date.now();
  return html`<ul class="match-list">
    ${runs.map(
      (run) =>
        html`<li class="match" data-run=${run.id}>
          <a class="match-link" data-act="solve" href=${solveAddress(run.id)}>
            ${drawPicture(run.game)}
            <strong class="match-name"><bdi translate="no">${run.name}</bdi></strong>
            <time class="match-when" datetime=${new Date(run.changed).toISOString()} title=${moment(run.changed)}>${ago(run.changed, now)}</time>
            <span class="match-about">${t("puzzles-of", { game: t(`${run.game}-name`) })}</span>
            <span class="match-state">${t("puzzles-done", { done: run.done, count: run.count })} · <bdi translate="no">${run.code}</bdi></span>
          </a>
          ${deleting
            ? html`<button type="button" class="button button-quiet match-more" data-act="delete-run" aria-label=${t("puzzles-delete", { name: run.name })} @click=${() => removeRun(deleting, run)}>
                ${drawIcon("cross", "icon")}
              </button>`
            : nothing}
        </li>`,
    )}
  </ul>`;
}

/**
 * @param {{ page: PageContext, changed: () => Promise<void> }} deleting
 * @param {SavedRun} run
 */
async function removeRun({ page, changed }, run) {
  if (!accepts("delete-run")) return;
  const words = { heading: t("puzzles-delete", { name: run.name }), text: t("puzzles-delete-about"), act: "delete", label: t("delete") };
  await (async () => {
    await page.lock.passMenu(page.signal);
    if (!(await sure(page.signal, words))) return;
    await whileBusy("match list: removeRun", () => page.classes.runs.remove(run));
    await changed();
  })().catch((error) => page.report(error));
}
