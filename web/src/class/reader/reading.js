/** Loads the code reader when it is first opened. rollbook.html has none. */
import { addStyle } from "../../files/files.js";
import { fetched } from "../../ui/cancellation.js";
import { loadLaterTexts } from "../../text/text.js";

const fetchReader = SITE.one_file ? null : () => import("./reader.js");

/** Whether there is a reader. */
export const canRead = fetchReader !== null;

/**
 * Opens the reader, with its words and style. Resolves when it is visible. Rejects with a Problem if it cannot be
 * loaded, and with Cancelled if its screen is left.
 * @param {PageContext} page
 * @param {RegExp} link finds the data of a link: its first group
 * @param {(text: string) => Promise<import("./collector.js").Told>} take takes the text of a code
 * @param {() => { heading: string, about: string, count: (count: number) => string }} words returns the words, once they have loaded
 */
export async function openReader(page, link, take, words) {
  if (!fetchReader) return;
  const { classes, signal } = page;
  const [{ showReader }] = await fetched(signal, Promise.all([fetchReader(), loadLaterTexts(), addStyle(SITE.teachers_style)]));
  const parts = { keepPart: classes.keepPart.bind(classes), forgetPart: classes.forgetParts.bind(classes) };
  showReader(signal, { ...words(), ...parts, link, take });
}
