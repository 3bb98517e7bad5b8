/** What is asked when another window has played on with the match on the table, and what was done here is stored nowhere. */
import { whileBusy } from "../ui/busy.js";
import { addMatch, tableSettings } from "../library/make.js";
import { ask } from "../ui/dialog.js";
import { t } from "../text/text.js";
import { tableAddress } from "../ui/addresses.js";

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
    // Nobody may lose it by going elsewhere at once.
    if (answer === "keep-copy") page.goInstead(tableAddress((await addMatch(page.whole, table, tableSettings(table, saved.things))).id));
    else await session.takeNewer();
  };
  await whileBusy(settle).catch((error) => page.tell(error));
}
