/** Entries on this device that this version cannot show: they can be saved as files and deleted. */
import { html, nothing } from "lit-html";
import { moment, t } from "../text/text.js";
import { whileBusy } from "../ui/busy.js";
import { ask } from "../ui/dialog.js";
import { accepts } from "../ui/taps.js";

/** @typedef {import("../storage/broken.js").BrokenEntry} BrokenEntry */

/**
 * Which entries they are, and how they are saved.
 * @typedef {object} Ways
 * @property {import("./everything.js").What} what
 * @property {import("../storage/collection.js").Collection} kept in which they are
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
              <strong class="match-name"><bdi>${entry.name || t("broken-nameless", { what })}</bdi></strong>
              ${entry.changed === null ? nothing : html`<span class="match-when">${moment(entry.changed)}</span>`}
            </span>
            <button type="button" class="button" data-act="save-broken" @click=${() => accepts("save-broken") && save(entry)}>
              ${t("broken-save")}
            </button>
            <button type="button" class="button" data-act="delete-broken" @click=${() => remove(page, entry, changed, ways)}>
              ${t("delete")}
            </button>
          </li>`,
      )}
    </ul>
  </section>`;
}

/**
 * Deletes a broken entry, if that is meant: it cannot be put back.
 * @param {PageContext} page
 * @param {BrokenEntry} entry
 * @param {() => Promise<void>} changed
 * @param {Ways} ways
 */
async function remove(page, entry, changed, { what, kept }) {
  if (!accepts("delete-broken")) return;
  const choices = [
    { act: "leave", label: t("cancel") },
    { act: "delete", label: t("delete") },
  ];
  const answer = await ask(page.signal, { heading: t("broken-delete-heading"), text: t("broken-delete-about", { what }), choices });
  if (answer !== "delete") return;
  await whileBusy(async () => {
    await kept.remove(entry.key);
    await changed();
    page.draw();
  }).catch((error) => page.tell(error));
}
