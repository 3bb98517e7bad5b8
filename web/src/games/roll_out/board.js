/**
 * Roll Out's table: two rows of wooden checkers that face each other, the centre between them, and next to them the
 * checkers that are out.
 */
import { html, nothing, svg } from "lit-html";
import { drawRollOff, rollOffOf } from "../shared/roll_off.js";
import { drawChip, drawFace, drawSymbol } from "../../ui/seats.js";

/**
 * @typedef {import("./view.js").CheckerView} Checker
 * @typedef {import("./view.js").RollOutView} RollOutView
 * @typedef {"c" | "u" | "f"} Use the letter of a pick: to the centre, turned up, flipped
 */

/** The name of each checker's change in the latest action, by the event's id. */
const FRESH = /** @type {Record<string, string>} */ ({
  "roll_out-moved": "moved",
  "roll_out-turned_up": "turned",
  "roll_out-flipped": "turned",
});

/** The events that the centre shows as well as the log. */
const NOTES = new Set(["roll_out-few_left", "roll_out-no_use", "roll_out-stopped", "roll_out-rolled_out"]);

/** @type {BoardModule} */
export default {
  sound: [[0, 0.9, 380, 0.09]], // wood
  holdsDice: true,
  draw(props) {
    const view = /** @type {RollOutView} */ (props.view);
    return html`<div class="board roll-out">
      <div class="roll-out-table" role="group" aria-label=${props.t("roll_out-board")}>
        ${drawPile(props, view, 1)} ${drawRow(props, view, 1)}
        <div class="centre">
          ${view.turn === 0 ? nothing : drawCentreRow(props, view)}
          <div class="centre-middle">${decides(props, view) ? nothing : (props.tray ?? nothing)}<div class="centre-words">${drawWords(props, view)}</div></div>
          ${view.turn === 0 ? drawCentreRow(props, view) : nothing}
        </div>
        ${drawRow(props, view, 0)} ${drawPile(props, view, 0)}
      </div>
    </div>`;
  },

  emblem: () => html`<svg class="emblem roll-out" viewBox="0 0 132 132" aria-hidden="true" focusable="false">
    <rect class="emblem-centre" x="4" y="46" width="124" height="40" rx="9"/>
    ${[drawColour({ colour: "blue", symbol: "disc" }, 7), drawWhite(5), drawColour({ colour: "blue", symbol: "disc" }, 2)].map(
      (checker, at) => svg`<g transform="translate(${24 + at * 42} 23)">${checker}</g>`,
    )}
    ${[4, 9].map((number, at) => svg`<g transform="translate(${45 + at * 42} 66)">${drawColour({ colour: "red", symbol: "star" }, number)}</g>`)}
    ${[drawColour({ colour: "red", symbol: "star" }, 1), drawColour({ colour: "red", symbol: "star" }, 6), drawWhite(8)].map(
      (checker, at) => svg`<g transform="translate(${24 + at * 42} 109)">${checker}</g>`,
    )}
  </svg>`,
};

/**
 * A seat's name, and its checkers that are out of the match.
 * @param {BoardProps} props
 * @param {RollOutView} view
 * @param {number} seat
 */
function drawPile({ seats, t, pick }, view, seat) {
  const out = view.seats[seat].checkers.filter(({ place }) => place === "out");
  const label = t("roll_out-pile", { name: seats[seat].name, count: out.length, numbers: out.map(({ number }) => number) });
  return html`<div class="pile seat-${seats[seat].colour} ${seat === view.turn ? "pile-turn" : ""}" role="img" aria-label=${label}>
    <span class="pile-name">${drawSymbol(seats[seat])}<bdi translate="no">${seats[seat].name}</bdi></span>
    ${out.length ? html`<span class="pile-word">${t("roll_out-out")}</span>` : nothing}
    <span class="pile-out">${out.map(({ number }) => {
      const text = `${seat === view.turn ? "c" : "f"}${number}`;
      return html`<span data-why=${text} @click=${() => pick(text)}>${drawPicture(drawColour(seats[seat], number))}</span>`;
    })}</span>
  </div>`;
}

/**
 * A seat's nine places; the place of a checker that is elsewhere stays empty.
 * @param {BoardProps} props
 * @param {RollOutView} view
 * @param {number} seat
 */
function drawRow(props, view, seat) {
  const { seats, t } = props;
  return html`<div class="row row-${seat}" role="group" aria-label=${t("roll_out-row", { name: seats[seat].name })}>
    ${view.seats[seat].checkers.map((checker) =>
      checker.place === "front" ? drawChecker(props, checker, seat) : html`<span class="place"></span>`,
    )}
  </div>`;
}

/**
 * The turn's nine places in the centre, each straight ahead of its place in the row.
 * @param {BoardProps} props
 * @param {RollOutView} view
 */
function drawCentreRow(props, view) {
  const { checkers } = view.seats[view.turn];
  const empty = checkers.every(({ place }) => place !== "centre");
  return html`<div class="row centre-row from-${view.turn}" role="group" aria-hidden=${empty} aria-label=${props.t("roll_out-centre")}>
    ${checkers.map((checker) => (checker.place === "centre" ? drawChecker(props, checker, view.turn) : html`<span class="place"></span>`))}
  </div>`;
}

/**
 * One checker after the picks, and the effect of a tap on it.
 * @param {BoardProps} props
 * @param {Checker} checker
 * @param {number} seat whose it is
 */
function drawChecker({ next, picks, seats, latest, marked, t, pick }, checker, seat) {
  const open = checker.picks.find((text) => next.has(text));
  const chosen = checker.picks.findLast((text) => picks.includes(text));
  // In self-check mode, another tap means the next possible use of a checker, legal or not.
  const further = marked ? undefined : checker.picks.find((text) => !picks.includes(text));
  const text = open ?? further ?? chosen ?? checker.picks[0];
  const use = /** @type {Use | undefined} */ ((open ?? chosen)?.[0]);
  const white = picks.includes(`f${checker.number}`) && chosen ? true : chosen ? false : checker.white;
  const lying = checker.place === "centre" ? "centre" : checker.white ? "white" : "up";
  const state = open ? `open-${use}` : chosen ? `chosen-${use}` : lying;
  const fresh = latest.find(({ id, arguments: { number, seat: whose } }) => FRESH[id] && number === checker.number && whose === seat);
  return html`<span class="place checker ${open ? "checker-open" : ""} ${chosen ? `checker-chosen chosen-${chosen[0]}` : ""}
      ${fresh ? `checker-fresh ${FRESH[fresh.id]}` : ""}" role="button" aria-pressed=${chosen !== undefined} data-pick=${text} data-number=${checker.number}
      aria-label=${t(`roll_out-checker-${state}`, { number: checker.number, name: seats[seat].name })}
      @click=${() => pick(text)}>
    ${drawPicture(white ? drawWhite(checker.number) : drawColour(seats[seat], checker.number))}
    ${use ? drawSign(open ? use : "chosen", seat) : nothing}
  </span>`;
}

/**
 * A single checker, or one ringed in a row.
 * @param {import("lit-html").TemplateResult<2>} checker
 */
function drawPicture(checker) {
  return html`<svg class="picture" viewBox="-20 -20 40 40" aria-hidden="true" focusable="false">
    ${checker}<circle class="ring-around" r="18.4"/><circle class="ring" r="18.4"/>
  </svg>`;
}

/**
 * The coloured side, from -20 to 20: paint on wood, with the seat's symbol below the number.
 * @param {SeatLook} look
 * @param {number} number
 */
function drawColour(look, number) {
  return svg`<g class="side-colour seat-${look.colour}"><circle class="wood" r="19"/>${drawChip(look)}${drawNumber(number, -2)}</g>`;
}

/**
 * The white side, from -20 to 20: pale wood with a dashed rim, and no symbol.
 * @param {number} number
 */
function drawWhite(number) {
  return svg`<g class="side-white"><circle class="wood" r="19"/><circle class="pale" r="17.6"/>
    <path class="grain" d="M-14-7Q0-11 13-9M-17 1Q-2-3 17 0M-15 8Q2 4 15 8M-9 14Q2 11 10 13"/>
    <circle class="rim" r="15"/>${drawNumber(number, 0)}</g>`;
}

/**
 * Six and nine are underlined, because people sit on both sides of the table.
 * @param {number} number
 * @param {number} y
 */
function drawNumber(number, y) {
  const line = number === 6 || number === 9 ? svg`<path class="number-line" d="M-5 ${y + 8.6}H5"/>` : null;
  return svg`<text class="number" y=${y} dy="0.36em">${number}</text>${line}`;
}

/**
 * The sign of a tap's effect: the checker goes to the centre, or its other side comes up.
 * @param {Use | "chosen"} use
 * @param {number} seat whose checker it is
 */
function drawSign(use, seat) {
  return html`<svg class="sign sign-${use}" viewBox="-15 -7 30 14" aria-hidden="true" focusable="false">
    <rect class="sign-space" x="-14.5" y="-6.5" width="29" height="13" rx="6.5"/>${signs[use](seat)}
  </svg>`;
}

/** @type {Record<Use | "chosen", (seat: number) => unknown>} */
const signs = {
  c: (seat) => svg`<path class="sign-full" d="M-6 4H6L0-5Z" transform=${seat === 0 ? "" : "rotate(180)"}/>`,
  u: () => svg`<circle class="sign-line" cx="-8.5" r="3.4"/><path class="sign-line" d="M-2.6 0H2.4M0-2.6 2.6 0 0 2.6"/><circle class="sign-full" cx="8.5" r="4.2"/>`,
  f: () => svg`<circle class="sign-full" cx="-8.5" r="4.2"/><path class="sign-line" d="M-2.6 0H2.4M0-2.6 2.6 0 0 2.6"/><circle class="sign-line" cx="8.5" r="3.4"/>`,
  chosen: () => svg`<path class="sign-line" d="M-4.4.2-1.4 3.2 4.6-3.4"/>`,
};

/**
 * Whether the seat stops or rolls again now. The picture of the second choice replaces the dice.
 * @param {BoardProps} props
 * @param {RollOutView} view
 */
const decides = ({ next, marked, rolling }, { deciding }) => !rolling && (next.has("stop") || next.has("roll") || (!marked && deciding));

/**
 * The words in the centre: the roll-off, the decision to stop or to roll, the latest events, or the meaning of the signs.
 * @param {BoardProps} props
 * @param {RollOutView} view
 */
function drawWords(props, view) {
  const rollOff = rollOffOf(props, "roll_out");
  if (rollOff) return drawRollOff(props, rollOff);
  const { next, seats, latest, by, rolling, t } = props;
  if (rolling) return nothing;
  if (decides(props, view)) return drawDecision(props, view);
  const name = seats[typeof by === "number" ? by : view.turn].name;
  const notes = latest.filter(({ id }) => NOTES.has(id));
  const uses = /** @type {Use[]} */ (["c", "u", "f"]).filter((use) => [...next].some((text) => /^.\d$/.test(text) && text[0] === use));
  return html`${notes.map(({ id, arguments: values }) => html`<p class="note">${t(`${id}.short`, { ...values, name })}</p>`)}
    ${uses.length
      ? html`<ul class="legend">${uses.map((use) => html`<li>${drawSign(use, view.turn)} ${t(`roll_out-sign-${use}`)}</li>`)}</ul>`
      : nothing}`;
}

/**
 * Two pictures: stop, and the checkers that then go out; or roll on, and what is at stake, with its risk.
 * @param {BoardProps} props
 * @param {RollOutView} view
 */
function drawDecision({ next, marked, advised, seats, t, pick }, view) {
  const numbers = view.seats[view.turn].checkers.filter(({ place }) => place === "centre").map(({ number }) => number);
  /** @type {Record<string, unknown>} */
  const pictures = {
    stop: [drawHalt(), ...numbers.map((number) => drawPicture(drawColour(seats[view.turn], number)))],
    roll: ["5", "3"].map((face) => html`<svg class="picture" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">${drawFace(face, t)}</svg>`),
  };
  return html`<div class="decision">
    ${["stop", "roll"].map((text) =>
      next.has(text) || !marked
        ? html`<button type="button" class="button decide decide-${text}" data-pick=${text} @click=${() => pick(text)}>
            <span class="decide-picture" aria-hidden="true">${pictures[text]}</span>
            <strong>${t(`roll_out-${text}`)}</strong>
            <span>${t(`roll_out-${text}-about`, { numbers, count: numbers.length })}</span>
            ${text === "roll" && advised && view.risk && numbers.length ? drawRisk(view.risk, t) : nothing}
          </button>`
        : nothing,
    )}
  </div>`;
}

/** The sign for Stop: a raised hand in an octagon. */
const drawHalt = () => html`<svg class="picture halt" viewBox="-20 -20 40 40" aria-hidden="true" focusable="false">
  <path class="halt-sign" d="M-7.5-18H7.5L18-7.5V7.5L7.5 18H-7.5L-18 7.5V-7.5Z"/>
  <path class="halt-hand" d="M-5.2 2V-7M-1.7 0V-10M1.8 0V-9M5.3 2V-6M-5.4 4-9 .5"/><path class="halt-palm" d="M-7 1H7V5Q7 12 0 12T-7 5Z"/>
</svg>`;

/**
 * A strip whose dark part is the share of the rolls that cannot be used.
 * @param {NonNullable<RollOutView["risk"]>} risk
 * @param {Translate} t
 */
function drawRisk({ ways, of }, t) {
  return html`<svg class="risk" viewBox="0 0 ${of} 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect class="risk-none" width=${of} height="1"/><rect class="risk-part" width=${ways} height="1"/>
    </svg>
    <span>${t("roll_out-risk", { ways, of })}</span>`;
}
