/** What the teacher's desk needs besides its script. */
import { addStyle } from "../files/files.js";
import { Problem } from "../text/problems.js";
import { loadLaterTexts } from "../text/text.js";

/** @type {Promise<void> | null} */
let style = null;

/** Fetches both, once. */
export async function loadWordsAndStyle() {
  await Promise.all([loadLaterTexts(), loadStyle()]);
}

function loadStyle() {
  style ??= addStyle(SITE.teachers_style).catch((error) => {
    style = null;
    throw new Problem("problem-part-missing", {}, error);
  });
  return style;
}
