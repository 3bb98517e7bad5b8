/** Lowdown: the dice in the middle, the active seat's board in front, the others' boards across the table. */
import { html, nothing, svg } from "lit-html";
import { t as words } from "../../text/text.js";
import { drawFarSheet, drawLine, drawSheet, drawEmblemGrid } from "./sheet.js";
import { drawDie, faceWords, drawSymbol } from "../../ui/seats.js";

/**
 * @typedef {import("./view.js").LowdownView} LowdownView
 * @typedef {import("./view.js").DieView} Die
 * @typedef {Pick<LowdownView, "open" | "secret" | "tray" | "cup">} DiceView
 */

/** @type {BoardModule} */
export default {
  sound: [[0, 0.5, 1100, 0.2]], // a felt marker
  holdsDice: true,
  draw(props) {
    const view = /** @type {LowdownView} */ (props.view);
    const before = props.shownSeat;
    const sheet = view.boards[before];
    const far = view.boards.filter(({ seat }) => seat !== before);
    const crossing = before === props.seat && sheet.may_cross.length > 0;
    return html`<div class="board lowdown" data-far=${far.length} @click=${(/** @type {Event} */ event) => pickAt(event, props.pick, crossing ? sheet.may_cross : [])}>
      ${crossing ? drawCrossing(props, sheet) : drawMiddle(props, view)}
      ${drawSheet(props, sheet, before === props.seat)}
      <div class="far-sheets">${far.map((one) => drawFarSheet(props, one, () => props.showSeat(one.seat)))}</div>
    </div>`;
  },

  emblem: () => html`<svg class="emblem lowdown" viewBox="-66 -66 132 132" aria-hidden="true" focusable="false">${drawEmblemGrid(words)}</svg>`,
};

/**
 * A box that belongs to only one line that may be crossed out represents that line.
 * @param {Event} event
 * @param {BoardProps["pick"]} pick
 * @param {import("./sheet.js").Line[]} lines those that may be crossed out now
 */
function pickAt({ target }, pick, lines) {
  const place = target instanceof Element ? target.closest("[data-pick], [data-why]") : null;
  const text = place?.getAttribute("data-pick") ?? place?.getAttribute("data-why");
  const [line, other] = lines.filter(({ boxes }) => text && boxes.includes(text));
  if (line && !other) pick(line.pick);
  else if (place && text) pick(text, place.getAttribute("data-instead"));
}

/**
 * The lines that may be crossed out, in place of the dice, which this seat no longer needs.
 * @param {BoardProps} props
 * @param {import("./sheet.js").Sheet} sheet
 */
function drawCrossing({ next, marked, t }, sheet) {
  const numbers = new Map(sheet.grids.flatMap(({ boxes }) => boxes.map((box) => [box.pick, box.number ?? 0])));
  return html`<div class="middle crossing" role="group" aria-label=${t("lowdown-crossing")}>
    ${sheet.may_cross.map(({ pick, boxes, points }) => {
      const what = points === null ? boxes.map((box) => numbers.get(box)).join(" ") : t("lowdown-gain", { points });
      return html`<span class="line ${points === null ? "" : "line-gain"}" role="button" data-pick=${pick}>
        ${drawLine(sheet, { pick, boxes, points })}<span class="unseen">${t("lowdown-line", { line: pick })}</span> <b>${what}</b>
      </span>`;
    })}
    ${next.has("done") || !marked
      ? html`<span class="line line-done" role="button" data-pick="done">${t("lowdown-done-short")}</span>`
      : nothing}
  </div>`;
}

/**
 * The dice in the middle of the table: the open ones, the pair under the cup, and those that are set aside. Dice that are
 * due, or still rolling, are in the tray.
 * @param {BoardProps} props
 * @param {DiceView} view
 */
function drawMiddle(props, view) {
  const { tray, t } = props;
  const { secret } = view;
  const open = view.open && !(tray && view.tray === "open") ? [...view.open.numbers, ...view.open.colours] : [];
  const pair = secret && !tray ? [secret.number, secret.colour].map((face) => ({ face, aside: secret.aside, offered: secret.offered })) : [];
  const draw = drawer(props, [...open, ...pair]);
  const aside = [...open, ...pair].filter((die) => die.aside);
  return html`<div class="middle" role="group" aria-label=${t("lowdown-dice")}>
    <span class="pile pile-open">
      ${open.length ? open.filter((die) => !die.aside).map(draw) : (tray ?? Array.from({ length: 4 }, () => html`<span class="die-place"></span>`))}
    </span>
    ${pair.some((die) => die.aside) ? nothing : drawCupPile(props, view, pair.map(draw))}
    ${aside.length ? html`<span class="pile pile-aside"><span class="pair">${aside.map(draw)}</span><span class="pile-word" aria-hidden="true">${t("lowdown-aside")}</span></span>` : nothing}
  </div>`;
}

/**
 * The cup with the name of its seat. It covers its pair until that is rolled.
 * @param {BoardProps} props
 * @param {DiceView} view
 * @param {unknown[]} pair the rolled dice
 */
function drawCupPile(props, view, pair) {
  const { seats, rolling } = props;
  const name = seats[view.cup.seat];
  const tray = view.tray === "cup" ? props.tray : undefined;
  return html`<span class="pile pile-cup">
    <span class="pair ${tray && !rolling ? "pair-covered" : ""}">${tray ?? pair} ${drawCup(props, view, pair.length > 0 || (tray !== undefined && rolling))}</span>
    <span class="pile-word" aria-hidden="true">${drawSymbol(name)} <bdi translate="no">${name.name}</bdi></span>
  </span>`;
}

/** @param {string} face */
const isNumber = (face) => /^\d+$/.test(face);

/**
 * How to draw a die. Of several equal dice, only one is picked.
 * @param {BoardProps} props
 * @param {Die[]} dice all dice there
 * @returns {(die: Die) => unknown}
 */
function drawer({ next, picks, so_far: { suiting }, t }, dice) {
  // A die that needs a wild does not invite a tap while other dice need none.
  const inviting = (/** @type {string} */ face) => next.has(face) && (!suiting?.length || suiting.includes(face));
  return (die) => {
    const { aside, offered } = die;
    const face = String(die.face);
    const word = faceWords(face, t);
    const picture = drawDie(face, t);
    // If an equal die is available, a tap on this one takes that one.
    const why = dice.some((one) => one.offered && String(one.face) === face) ? nothing : face;
    if (!offered) return html`<span class="lying ${aside ? "lying-aside" : ""}" role="img" data-why=${why} aria-label=${t(aside ? "lowdown-die-aside" : "lowdown-die", { face: word })}>${picture}</span>`;
    const picked = picks.includes(face) && dice.find((one) => one.offered && String(one.face) === face) === die;
    const other = picks.find((text) => text !== face && dice.some((one) => String(one.face) === text) && isNumber(text) === isNumber(face));
    return html`<span class="lying ${inviting(face) ? "lying-open" : ""}" role="button" data-pick=${face} data-instead=${other ?? nothing}
      aria-pressed=${picked} aria-label=${t("lowdown-die-take", { face: word })}>${picture}</span>`;
  };
}

/**
 * The cup in front of a seat, with dice under it after the open dice are rolled; it is drawn to the side when these are shown.
 * @param {BoardProps} props
 * @param {DiceView} view
 * @param {boolean} lifted
 */
function drawCup({ next, seats, tray, t }, { open, cup: { seat } }, lifted) {
  const name = seats[seat].name;
  const picture = html`<svg class="cup-picture" viewBox="0 0 100 56" preserveAspectRatio="xMidYMax meet" aria-hidden="true" focusable="false">
    ${svg`<ellipse class="cup-shadow" cx="50" cy="51" rx="44" ry="5"/>
    <path class="cup-side" d="M22 6Q50-1 78 6L88 48Q50 57 12 48Z"/><path class="cup-band" d="M14.6 37Q50 45.5 85.4 37L87 43.5Q50 52.5 13 43.5Z"/>
    <path class="cup-light" d="M30 10 24 34"/><ellipse class="cup-top" cx="50" cy="6.4" rx="28" ry="4"/>`}
  </svg>`;
  if (lifted) return html`<span class="cup cup-lifted" aria-hidden="true">${picture}</span>`;
  if (open && tray) return html`<span class="cup cup-due" aria-hidden="true">${picture}</span>`;
  if (!open) return html`<span class="cup" role="img" data-why="peek" aria-label=${t("lowdown-cup", { name })}>${picture}</span>`;
  return html`<span class="cup ${next.has("peek") ? "cup-open" : ""}" role="button" data-pick="peek" aria-label=${t("lowdown-peek", { name })}>${picture}${next.has("peek") ? html`<span class="cup-word" aria-hidden="true">${t("lowdown-peek-short")}</span>` : nothing}</span>`;
}
