/** What is asked when another window has played on with the match on the table. */
import { whileBusy } from "../busy.js";
import { keepMatch } from "../make.js";
import { ask } from "../parts/dialog.js";
import { t } from "../text.js";

/**
 * @param {import("../page.js").Page} page
 * @param {import("../session.js").Session} session
 */
export async function settleConflict(page, session) {
  const answer = await ask({
    heading: t("conflict-heading"),
    text: t("conflict-about"),
    choices: [
      { act: "take-newer", label: t("conflict-take") },
      { act: "keep-copy", label: t("conflict-copy") },
    ],
  });
  const { table, saved } = session;
  if (answer === null || !table || page.screen?.session !== session) return;
  const settle = () => (answer === "keep-copy" ? keepMatch(page, table, saved.things) : session.takeNewer());
  await whileBusy(settle).catch((error) => page.tell(error));
}
