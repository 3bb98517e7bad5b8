/** Entries on this device that hold no match which this version can show: they can be saved as files and deleted. */
import { html, nothing } from "lit-html";
import { saveBroken } from "./files.js";
import { moment, t } from "../text/text.js";
import { whileBusy } from "../ui/busy.js";
import { ask } from "../ui/dialog.js";
import { accepts } from "../ui/taps.js";

/** @typedef {import("../match/stored.js").BrokenEntry} BrokenEntry */

/**
 * @param {PageContext} page
 * @param {BrokenEntry[]} broken
 * @param {() => Promise<void>} changed reads the matches anew
 */
export function drawBroken(page, broken, changed) {
  if (broken.length === 0) return nothing;
  return html`<section class="broken" aria-labelledby="broken-heading">
    <h2 id="broken-heading">${t("broken-heading")}</h2>
    <p class="hint">${t("broken-about")}</p>
    <ul class="match-list">
      ${broken.map(
        (entry) =>
          html`<li class="match broken-entry">
            <span class="match-link">
              <strong class="match-name"><bdi>${entry.name || t("broken-nameless")}</bdi></strong>
              ${entry.changed === null ? nothing : html`<span class="match-when">${moment(entry.changed)}</span>`}
            </span>
            <button type="button" class="button" data-act="save-broken" @click=${() => accepts("save-broken") && saveBroken(entry)}>
              ${t("broken-save")}
            </button>
            <button type="button" class="button" data-act="delete-broken" @click=${() => remove(page, entry, changed)}>
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
 */
async function remove(page, entry, changed) {
  if (!accepts("delete-broken")) return;
  const choices = [
    { act: "leave", label: t("cancel") },
    { act: "delete", label: t("delete") },
  ];
  const answer = await ask(page.signal, { heading: t("broken-delete-heading"), text: t("broken-delete-about"), choices });
  if (answer !== "delete") return;
  await whileBusy(async () => {
    await page.store.removeBroken(entry.key);
    await changed();
  });
}
