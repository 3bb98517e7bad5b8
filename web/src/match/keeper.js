/** Saves a match after each action: that match and no other. */
import { Conflict, Problem } from "../text/problems.js";
import { aboutOf } from "./about.js";
import { sameSetUp } from "./stored.js";

export class Keeper {
  /**
   * @param {import("./match_state.js").MatchState} state
   * @param {import("./store.js").Store} store
   * @param {import("./desk.js").MatchDesk} desk
   */
  constructor(state, store, desk) {
    this.state = state;
    this.store = store;
    this.desk = desk;
  }

  /** Saves the match as it stands. If another tab has saved a later revision, that one stays, and `state.newer` holds it. */
  async save() {
    const { saved, table } = this.state;
    if (!table) return;
    // Python has named the match in its answer, and what a match was made with never changes.
    if (table.match !== saved.id || !sameSetUp(table.record, saved.record)) throw new Problem("problem-other-match");
    try {
      const next = await this.desk.live(this.store.save({ ...saved, record: table.record, about: aboutOf(table) }));
      this.state.keep(next);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      this.state.newer = error.newer;
    }
  }

  /**
   * Asks the store what another tab has saved; answers what can be taken over, as everything done here is stored.
   * @returns {Promise<SavedMatch | null>}
   */
  async newer() {
    const { state, store } = this;
    const { id } = state.saved;
    const stored = await this.desk.live(store.peek(id));
    const { saved } = state;
    if (!stored || state.newer || store.isUnsaved(id)) return null;
    if (stored.mark === saved.mark && stored.revision === saved.revision) {
      state.keep({ ...saved, name: stored.name });
      return null;
    }
    if (stored.revision > saved.revision) return stored;
    state.newer = stored; // It has gone on from an earlier position: people choose.
    return null;
  }
}
