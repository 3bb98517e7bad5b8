/** After a match: who had the better dice and who chose better; nothing if Python cannot tell. */
import { html, nothing } from "lit-html";
import { t } from "../text/text.js";
import { names } from "../text/words.js";

/** @param {Table} table @param {LuckAnswer | null} found */
export function drawLuck(table, found) {
  if (!found?.seats) return nothing;
  const { better_dice: dice, better_choices: choices } = found;
  const everybody = names(table);
  const seats = table.seats.length;
  const said = [
    ...(dice === null ? [] : [t("luck-better-dice", { name: everybody[dice], seats })]),
    ...(choices === null ? [] : [t("luck-better-choices", { name: everybody[choices], seats })]),
  ];
  return said.length === 0 ? nothing : html`<p class="luck-said" data-part="luck">${said.join(" ")}</p>`;
}

/**
 * The words about the luck of a roll when looking back; empty if Python cannot tell.
 * @param {import("../match/chances.js").Luck} luck
 * @param {Position} table
 */
export function throwWords(luck, table) {
  if (table.latest?.actor !== "dice") return "";
  const everybody = names(table);
  const said = luck.ofThrow(table.latest.number).map(({ seat, value }) => t("luck-throw", { name: everybody[seat], kind: value > 0 ? "good" : "other" }));
  return said.join(" ");
}
