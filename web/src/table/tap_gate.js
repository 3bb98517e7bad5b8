/**
 * The table's only gate: decides whether a tap or a key counts now or waits for a robot's action, and carries it out.
 */
import { announce } from "../ui/speech.js";
import { whileBusy } from "../ui/busy.js";
import { accepts, holdForDoubleTap } from "../ui/taps.js";
import { sentence } from "../text/text.js";

/** @typedef {import("../match/session.js").Session} Session */

const PICK = "pick ";

/** @param {string} key @returns {import("../match/picking.js").Tapped} */
const tappedBy = (key) => (key.startsWith(PICK) ? { pick: key.slice(PICK.length) } : { control: key });

export class Gate {
  /**
   * @param {PageContext} page
   * @param {Session} session
   * @param {import("./table_screen.js").TableScreen} screen the part of the match on screen
   */
  constructor(page, session, screen) {
    this.page = page;
    this.session = session;
    this.screen = screen;
  }

  /**
   * Whether a tap or a key counts now.
   * @param {string} key the control that was tapped
   * @param {{ acting?: boolean, past?: boolean }} [also] whether it also counts during an action, and while looking back
   */
  counts(key, { acting = false, past = false } = {}) {
    const { session, screen } = this;
    if (!session.state.table || session.state.conflict || (session.acting && !acting) || (screen.lookBack && !past)) return false;
    if (screen.lesson && !screen.lesson.allows(key)) return false;
    return (!screen.curtain?.down || key === "take-over") && accepts(key);
  }

  /**
   * Decides whether a tap is carried out, and when. During a robot's action, a tap waits for its end if a person is to act
   * in the position on screen; otherwise the page shows whose turn it is.
   * @param {string} key the control that was tapped
   * @returns {{ after: Promise<unknown> | null } | null}
   */
  admit(key) {
    const { session } = this;
    const { acts, state } = session;
    if (!this.counts(key, { acting: acts !== null })) return null;
    if (acts === null) return { after: null };
    if (state.rolling) return null; // The tap has only ended the animation of the dice.
    if (state.seat !== null || (state.diceDue && state.robot === null)) return { after: acts.over };
    session.picking.refuseForRobot(tappedBy(key), acts.seat);
    announce(sentence(session.state.refusal?.error));
    this.screen.update();
    return null;
  }

  /**
   * @param {string} key the control that was tapped
   * @param {(session: Session) => Promise<unknown>} work
   */
  enter(key, work) {
    const admitted = this.admit(key);
    if (!admitted) return this.screen.lesson?.miss(key);
    const { after } = admitted;
    this.carryOut(after ? (session) => after.then(() => work(session)) : work, key);
  }

  /**
   * @param {(session: Session) => Promise<unknown>} work
   * @param {string} [key] the control that was tapped, to show a refusal next to it
   */
  carryOut(work, key) {
    const { page, session } = this;
    page.dismiss("refused");
    whileBusy(`table: ${key ?? "act"}`, async () => {
      try {
        await work(session);
      } catch (error) {
        if (key === undefined || !session.picking.refuse(tappedBy(key), error)) return page.report(error);
        announce(sentence(error));
        this.screen.update();
      } finally {
        this.holdForDoubleTap();
      }
      return undefined;
    });
  }

  /** Keeps the page busy while a useful tap here would be ignored as half of a double tap. */
  holdForDoubleTap() {
    const { choices, picks } = this.session.state;
    holdForDoubleTap(document, (element) => {
      const pick = element.closest("[data-pick]")?.getAttribute("data-pick");
      // In self-check mode, nothing marks the next taps.
      if (pick) return choices.marked === false || choices.next.includes(pick) || picks.includes(pick);
      return element.closest("button, a")?.matches(':not([aria-disabled="true"])') ?? false;
    });
  }
}
