/** What the bridge says with ids and arguments, in words that name people. */
import { t, together } from "./text.js";

/** @param {Table} table */
export function names(table) {
  return table.seats.map((seat) => seat.name);
}

/**
 * What one action did.
 * @param {Table} table
 * @param {LogEntry} entry
 */
export function entryWords(table, entry) {
  const everybody = names(table);
  const common = { name: everybody[entry.turn], action: entry.text };
  const said = entry.events.map((event) => {
    const { seat, seats } = event.arguments;
    const other = typeof seat === "number" ? everybody[seat] : null;
    const others = Array.isArray(seats) ? together(seats.map((one) => everybody[Number(one)])) : null;
    return t(event.id, { ...common, ...event.arguments, other, others, winners: winnerNames(table) });
  });
  return said.join(" ");
}

/**
 * Whose turn it is, and what to do now.
 * @param {Table} table
 * @returns {string}
 */
export function promptWords(table) {
  if (table.result) return endingWords(table);
  const [actor] = table.to_act;
  if (actor === "dice") return t("prompt-roll");
  const prompt = table.prompts[String(actor)];
  return t(prompt.id, prompt.arguments);
}

/**
 * Who has won, and why the match is over.
 * @param {Table} table
 */
export function endingWords(table) {
  if (!table.result) return "";
  const { ending } = table.result;
  return `${t("result-winners", { winners: winnerNames(table), count: table.result.winners.length })} ${t(ending.id, ending.arguments)}`;
}

/** @param {Table} table */
export function winnerNames(table) {
  return together((table.result?.winners ?? []).map((seat) => table.seats[seat].name));
}
