/** Gives out a lesson: its one code, with any names, as a picture, a link and a file. */
import { html, nothing } from "lit-html";
import { linkTo } from "../files/files.js";
import { inParts } from "../match/links.js";
import { download } from "../share/match_files.js";
import { rosterFile } from "../share/class_list.js";
import { drawSave, shareParts } from "../share/share.js";
import { joinAddress, rosterAddress } from "../ui/addresses.js";
import { cancellable } from "../ui/cancellation.js";
import { t } from "../text/text.js";

/** The number of letters that identify the parts of one list. */
const TAG = 8;

/** Whether a lesson has anything that only its link carries. @param {import("./classes.js").Roster} roster */
export const hasList = ({ names, groups, pin }) => names.length > 0 || Object.keys(groups).length > 0 || pin !== "";

/**
 * Opens the dialog that shows the code; resolves when it is visible. Rejects with a Refusal if the list cannot be put into a link.
 * @param {PageContext} page
 * @param {SavedClass} lesson
 * @param {ClassSetUp | null} setUp of its code
 * @returns {Promise<{ closed: Promise<unknown> }>} `closed` resolves when the dialog is closed
 */
export async function showCode(page, { code, name, roster }, setUp) {
  const { names, groups, pin } = roster;
  const listed = hasList(roster);
  /** @type {string | null} */
  const whole = listed ? await cancellable(page.signal, page.engine.call("write_roster", { code, names, groups, pin })) : null;
  const addresses = whole === null ? [joinAddress(code), joinAddress(code)] : [whole, ...inParts(whole, whole.slice(1, 1 + TAG).replaceAll("-", "_"))].map(rosterAddress);
  const word = html`<bdi translate="no">${code}</bdi>`;
  const closed = shareParts(page.signal, {
    links: addresses.map((address) => linkTo(address)),
    title: t("for-class-title", { code: name || code }),
    heading: t("roster-share"),
    about: (link) => aboutOf(link, listed, setUp),
    code: t(setUp?.puzzles ? "for-class-puzzles-qr" : "for-class-qr"),
    // Only one code is given out: if the link carries names, the code for typing is folded away.
    above: listed
      ? html`<details class="class-more">
          <summary data-act="typed-code">${t("roster-typed")}</summary>
          <p class="class-code-shown" data-part="class-code">${word}</p>
          <p>${t("roster-typed-about")}</p>
        </details>`
      : html`<p class="class-code-shown" data-part="class-code"><span class="unseen">${t("class-code")}</span> ${word}</p>`,
    save: html`${whole === null ? nothing : drawSave("save-roster", () => download(`class-${code}`, rosterFile(whole)))}
      <a class="button" data-act="join" href=${joinAddress(code)}>${t(setUp?.puzzles ? "for-class-puzzles-join" : "for-class-join")}</a>`,
  });
  return { closed };
}

/** @param {string | null} link @param {boolean} listed @param {ClassSetUp | null} setUp */
function aboutOf(link, listed, setUp) {
  if (listed) return t(link ? "roster-share-about" : "roster-share-no-link");
  if (setUp?.puzzles) return t(link ? "for-class-puzzles" : "for-class-puzzles-no-link");
  return t(link ? "for-class-about" : "for-class-no-link", { dice: setUp?.dice ?? "same" });
}
