/** What is asked when another window has played on with the match on the table, and what was done here is stored nowhere. */
import { whileBusy } from "../ui/busy.js";
import { keepMatch } from "../library/make.js";
import { ask } from "../ui/dialog.js";
import { t } from "../text/text.js";

/**
 * Asks until there is an answer, as long as the match is on the table: until then nothing could be done there.
 * @param {PageContext} page
 * @param {import("../match/session.js").Session} session
 */
export async function settleConflict(page, session) {
  let answer = null;
  while (answer === null && session.newer) {
    answer = await ask(page.signal, {
      heading: t("conflict-heading"),
      text: t("conflict-about"),
      choices: [
        { act: "take-newer", label: t("conflict-take") },
        { act: "keep-copy", label: t("conflict-copy") },
      ],
    });
  }
  const { table, saved } = session;
  if (answer === null || !table) return;
  const settle = async () => {
    if (answer === "keep-copy") await keepMatch(page, table, saved.things);
    else await session.takeNewer();
  };
  await whileBusy(settle).catch((error) => page.tell(error));
}
