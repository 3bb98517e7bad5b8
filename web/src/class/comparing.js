/** Two results side by side, turn by turn: the same dice, different choices. */
import { html, nothing } from "lit-html";
import { drawSlider } from "../ui/slider.js";
import { drawPosition } from "../shelf/rules.js";
import { drawRoll } from "../ui/seats.js";
import { announce, focusOn } from "../ui/speech.js";
import { accepts } from "../ui/taps.js";
import { t } from "../text/text.js";
import { entrySpoken, names } from "../text/words.js";
import { cancellable, Latest } from "../ui/cancellation.js";
import { titleOf } from "./result_list.js";

export class Comparing {
  /** @type {Comparison | null} */
  #both = null;
  #at = 0;
  /** The boards of a turn. @type {{ at: number, positions: (PicturePosition | null)[] } | null} */
  #shown = null;
  #latest;

  /**
   * @param {PageContext} page
   * @param {ClassResult} one
   * @param {ClassResult} other
   * @param {ClassSetUp["dice"]} dice whether both had the same dice, each their own, or real ones
   * @param {() => void} leave back to the list
   */
  constructor(page, one, other, dice, leave) {
    this.page = page;
    this.#latest = new Latest(page.signal);
    this.results = [one, other];
    this.dice = dice;
    this.leave = leave;
  }

  async enter() {
    const [one, other] = this.results.map(({ text }) => text);
    this.#both = await this.page.engine.call("compare_class_results", { one, other });
    await this.#goTo(this.#both?.parting ?? 0);
    focusOn("#compare-heading");
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { key, target } = event;
    const typing = target instanceof Element && target.matches("input, select, textarea");
    if (key === "Escape") this.leave();
    else if (typing) return;
    else if (key === "ArrowLeft") this.#step(this.#at - 1);
    else if (key === "ArrowRight") this.#step(this.#at + 1);
    else return;
    event.preventDefault();
  }

  /** Goes to a turn and announces it. (The slider announces its own value.) @param {number} at */
  #step(at) {
    if (!this.#there(at)) return;
    this.#goTo(at);
    announce(this.#where());
  }

  /** @param {number} at the number of a turn. Returns whether there is such a turn */
  #there(at) {
    return at >= 0 && at < (this.#both?.turns.length ?? 0);
  }

  /** The number of the turn, and whether both people did the same in it. */
  #where() {
    const { turns } = /** @type {Comparison} */ (this.#both);
    return t("compare-where", { number: this.#at + 1, last: turns.length, same: turns[this.#at].same ? "yes" : "no" });
  }

  /** @param {number} at */
  #goTo = async (at) => {
    const both = this.#both;
    if (!both || !this.#there(at)) return;
    const signal = this.#latest.begin();
    this.#at = at;
    this.page.draw();
    const positions = [];
    for (const [number, side] of both.turns[at].sides.entries()) {
      // If a match is already over, its end stays visible.
      const after = side?.after ?? both.matches[number].actions;
      positions.push(await cancellable(signal, this.page.engine.call("preview", { record: this.results[number].text, after })));
    }
    this.#shown = { at, positions };
    this.page.draw();
  };

  draw() {
    const both = this.#both;
    const back = () => accepts("to-the-list") && this.leave();
    return html`<section class="compare" aria-labelledby="compare-heading">
      <div class="compare-head">
        <h2 id="compare-heading" tabindex="-1">${t("compare-heading", { dice: this.dice })}</h2>
        <button type="button" class="button" data-act="to-the-list" @click=${back}>${t("compare-back")}</button>
      </div>
      ${both ? this.#drawBoth(both) : nothing}
    </section>`;
  }

  /** @param {Comparison} both */
  #drawBoth({ turns, parting, matches }) {
    const last = turns.length - 1;
    const button = (/** @type {string} */ act, /** @type {number} */ to, /** @type {string} */ words) =>
      html`<button type="button" class="button" data-act=${act} aria-disabled=${to < 0 || to > last || to === this.#at ? "true" : nothing} aria-describedby=${to === parting ? "compare-status" : nothing} @click=${() => accepts(act) && to !== this.#at && this.#step(to)}>
        ${words}
      </button>`;
    const status = parting === null ? t("compare-same") : t("compare-parting", { number: parting + 1, here: parting === this.#at ? "yes" : "no" });
    return html`<p class="compare-status" id="compare-status">${status}</p>
      <div class="compare-steps">
        ${button("turn-back", this.#at - 1, t("compare-turn-back"))}
        ${drawSlider("turn", { at: this.#at, last, label: t("compare-turn"), where: this.#where() }, this.#goTo)}
        ${button("turn-on", this.#at + 1, t("compare-turn-on"))} ${parting === null ? nothing : button("turn-parting", parting, t("compare-to-parting"))}
      </div>
      <p class="hint">${this.#where()}</p>
      ${drawBetter(turns[this.#at], matches)}
      <div class="compare-sides" data-turn=${this.#at}>${[0, 1].map((side) => this.#drawSide(side, turns[this.#at], matches[side]))}</div>`;
  }

  /**
   * @param {number} number
   * @param {Comparison["turns"][number]} turn
   * @param {RecordSummary} match
   */
  #drawSide(number, turn, match) {
    const side = turn.sides[number];
    const position = this.#shown?.at === this.#at ? this.#shown.positions[number] : null;
    const scores = position ? names(match, "robot").map((name, seat) => t("match-score", { name, points: position.scores[seat] })) : [];
    return html`<section class="compare-side" data-side=${number} data-same=${turn.same}>
      <h3><bdi translate="no">${names(match, "robot").join(" · ")}</bdi></h3>
      <p class="compare-dice">${side && side.dice.length > 0 ? drawRoll(side.dice) : nothing}</p>
      <ul class="compare-moves">
        ${side
          ? side.entries.map((entry) => html`<li>${entrySpoken(/** @type {any} */ (match), entry)}</li>`)
          : html`<li>${t(match.result === null ? "compare-unfinished" : "compare-over")}</li>`}
      </ul>
      ${side ? html`<p class="compare-gained" data-gained=${side.gained}>${t("compare-gained", { points: side.gained })}</p>` : nothing}
      <div class="rules-board">${position ? html`<div class="picture-board" data-part="picture" inert>${drawPosition(match.game, position, [])}</div>` : nothing}</div>
      <p class="compare-scores">${t("match-scores", { scores })}</p>
    </section>`;
  }
}

/**
 * The sentence that says who got more out of the same dice, if they chose differently.
 * @param {Comparison["turns"][number]} turn
 * @param {Comparison["matches"]} matches
 */
function drawBetter({ sides: [one, other], same, better, by }, matches) {
  if (same || !one || !other || String(one.dice) !== String(other.dice)) return nothing;
  const words = better === null ? t("compare-even") : t("compare-better", { name: names(matches[better], "robot").join(" · "), by });
  return html`<p class="compare-better" data-better=${better ?? "none"}>${words}</p>`;
}

/**
 * The button to compare two results, or the reason why it is missing.
 * @param {ClassResult[]} chosen
 * @param {() => void} compare
 */
export function drawCompare(chosen, compare) {
  const count = chosen.length;
  return html`<div class="class-comparing" data-chosen=${count}>
    <p class="hint" id="class-compare-how" role="status">${t("class-compare-how", { count, names: chosen.map(titleOf) })}</p>
    <button
      type="button"
      class="button button-primary"
      data-act="compare"
      aria-describedby="class-compare-how"
      aria-disabled=${count === 2 ? nothing : "true"}
      @click=${() => count === 2 && compare()}
    >
      ${t("class-compare")}
    </button>
  </div>`;
}
