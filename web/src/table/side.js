/**
 * The part next to the board, in the same place in every game: whose turn it is, the dice, the controls, the scores.
 */
import { html, nothing } from "lit-html";
import { spoken, t } from "../text/text.js";
import { names, promptWords, robotDidWords, robotWords, rollWords, winnerNames } from "../text/words.js";
import { drawCounting } from "./counting.js";
import { trayBeside } from "./dice.js";
import { chancesButton } from "./chances_panel.js";
import { hintButton } from "./hint_list.js";
import { soundButton } from "./sounds.js";
import { drawSaid } from "./marks.js";
import { drawRobotFace, moodOf } from "../ui/faces.js";
import { drawIcon } from "../ui/icons.js";
import { drawSeatName } from "../ui/seats.js";
import { preferred } from "../ui/preferences.js";
import { startUp } from "../ui/top_bar.js";

/** @typedef {{ changeSeat?: (seat: number) => void, showLast?: (seat: number) => void, dice?: import("./dice.js").DiceUses }} SideUses */
/** @typedef {SideUses & { slip: unknown, controls: unknown, answers?: unknown }} SideParts */

/**
 * Draws the part next to the board: whose turn it is, the dice, the controls and the scores.
 * @param {Scene} scene
 * @param {Position} table
 * @param {SideParts} parts `slip`: the prompt above the dice; `controls`: the controls next to them; `changeSeat`: the effect of a tap on a name (keys
 *   do the same in the settings); `showLast`: the effect of a tap on a robot's face
 */
export function drawSide(scene, table, { slip, controls, answers = nothing, changeSeat, showLast, dice }) {
  const { looks } = scene.saved.things;
  const tray = trayBeside(scene, table, dice);
  const seats = names(table);
  return html`<div class="table-side" data-tray=${tray === nothing ? "none" : "here"}>
    ${slip}
    ${tray}
    <div class="controls">${controls}</div>
    ${answers}
    <ol class="scores" ?data-many=${seats.length + Number(table.lowest_wins) > 6} aria-label=${t("scores-heading")}>
      ${table.lowest_wins ? html`<li class="scores-note">${t("scores-lowest")}</li>` : nothing}
      ${seats.map(
        (name, number) =>
          html`<li class="score seat-${looks[number].colour}" data-part="score" aria-current=${number === scene.turn && !table.result ? "true" : nothing} @click=${() => changeSeat?.(number)}>
            ${drawFace(scene, table, number, showLast)}${drawSeatName(name, looks[number])}
            <span class="score-points" data-points=${table.scores[number]}>${scoreWords(table, number)}</span>
          </li>`,
      )}
    </ol>
  </div>`;
}

/**
 * A robot's face next to its name, which replays its last turn when tapped; `nothing` for people.
 * @param {Scene} scene
 * @param {Position} table
 * @param {number} seat
 * @param {((seat: number) => void) | undefined} showLast
 */
function drawFace(scene, table, seat, showLast) {
  const { bot } = table.seats[seat];
  if (bot === null) return nothing;
  const face = drawRobotFace(bot, moodOf(table, seat, scene.robot === seat));
  if (!showLast) return face;
  const show = (/** @type {Event} */ event) => {
    event.stopPropagation();
    showLast(seat);
  };
  return html`<button type="button" class="face-button" data-act="last-turn" aria-label=${t("last-turn", { name: names(table)[seat] })} @click=${show}>${face}</button>`;
}

/**
 * Returns the words of a seat's score: the game's own words, if it has any, or the points.
 * @param {Position} table
 * @param {number} seat
 */
function scoreWords({ scores, score_words: words }, seat) {
  const said = words[seat];
  if (!said) return t("score-sum", { points: scores[seat] });
  return html`<span class="score-words"><b>${t(said.id, said.arguments)}</b> <span>${t(`${said.id}.more`, said.arguments)}</span></span>`;
}

/**
 * The side of the current table.
 * @param {import("../match/session.js").Session} session
 * @param {Table} table
 * @param {import("./table_actions.js").TableActions} actions
 */
export function drawNow(session, table, actions) {
  const { changeSeat, lastTurn: showLast } = actions;
  return drawSide(session.state, table, {
    slip: drawTurn(session, table, actions),
    controls: drawControls(session.state, table, actions),
    answers: drawAnswers(session.state, actions.pick),
    changeSeat,
    showLast,
    dice: diceUses(session, actions),
  });
}

/**
 * Returns the current uses of the dice: a tap rolls them, or Python says why not yet; a long press shows their chances.
 * @param {import("../match/session.js").Session} session
 * @param {import("./table_actions.js").TableActions} actions
 * @returns {import("./dice.js").DiceUses}
 */
export function diceUses({ chances, state: { table, choices, robot, rolling, keypad } }, actions) {
  if (keypad?.open) return {};
  return { roll: robot === null && !rolling && !choices.passing && !table?.result ? actions.roll : undefined, held: chances.offered && !chances.open ? actions.chances : undefined };
}

/**
 * The panel of the turn: the seat and its next step.
 * @param {import("../match/session.js").Session} session
 * @param {Table} table
 * @param {import("./table_actions.js").TableActions} actions
 */
function drawTurn(session, table, { hint, chances, screen }) {
  const { looks } = session.state.saved.things;
  const seat = table.result ? (table.result.winners[0] ?? session.state.turn) : session.state.turn;
  const who = table.result ? winnerNames(table) : names(table)[seat];
  const lesson = screen.lesson?.step ? screen.lesson : null;
  const [light, how] = lesson ? [nothing, nothing] : [hintButton(session, hint), chancesButton(session, chances)];
  return html`<section class="turn seat-${looks[seat].colour}" tabindex="-1" ?data-hint=${light !== nothing} ?data-chances=${how !== nothing} aria-label=${t("turn-heading")} data-turn=${seat}>
    ${lesson ? lesson.drawLeave() : [light, how]} ${soundButton()}
    <p class="turn-who">${drawSeatName(who, looks[seat])}</p>
    ${lesson ? lesson.drawWords() : (drawCounting(session.state.refusal) ?? screen.guide?.draw() ?? html`<p class="turn-what" data-part="prompt">${turnWords(session.state, table, seat)}</p> ${robotDid(session.state, table)}`)}
    ${screen.session?.state.table ? nothing : startUp(screen.page)}
  </section>`;
}

/**
 * Returns the words of a robot's last action and its dice. They stay until the next action or roll.
 * @param {import("../match/match_state.js").MatchState} state
 * @param {Table} table
 */
function robotDid({ robot, rolling }, table) {
  const { latest, seats, result } = table;
  if (!latest || result || robot !== null || rolling || latest.actor === "dice" || seats[latest.actor].bot === null) return nothing;
  const sum = table.work === "page" && table.last_roll.every((face) => /^\d$/.test(face)) ? table.last_roll.join(" + ") : "";
  return html`<p class="turn-robot" data-part="robot-did">${sum ? html`<bdi translate="no">${sum}</bdi>: ` : nothing}${robotDidWords(table, latest)}</p>`;
}

/**
 * The prompt of the seat whose turn it is, or the words about a robot that acts.
 * @param {import("../match/match_state.js").MatchState} state
 * @param {Table} table
 * @param {number} seat
 */
function turnWords(state, table, seat) {
  if (state.rolling) return t("rolling");
  const { answered = null } = state.choices;
  if (answered !== null) return html`<b><bdi translate="no">${table.last_roll.join(" + ")} = ${answered}</bdi>.</b> ${promptWords(table, seat, { step: state.choices.prompt })}`;
  if (state.robot !== seat) {
    const how = { real: state.keypad?.open, step: nextStep(state, seat) };
    return drawSaid(promptWords(table, seat, how), promptWords(table, seat, { ...how, say: spoken }));
  }
  const said = robotWords(table, seat, state);
  return state.stopped ? said : html`${said}<span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span>`;
}

/**
 * The prompt of the next pick in a move that is not complete yet, or null.
 * @param {import("../match/match_state.js").MatchState} state
 * @param {number} seat whose turn it is
 */
export function nextStep({ begun, choices, seat: acting }, seat) {
  return begun && acting === seat ? choices.prompt : null;
}

/**
 * The controls that can be used now.
 * @param {import("../match/match_state.js").MatchState} state
 * @param {Table} table
 * @param {import("./table_actions.js").TableActions} actions
 */
function drawControls(state, table, actions) {
  const lesson = actions.screen.lesson?.step ? actions.screen.lesson : null;
  const something = table.actions > 0 || state.begun || Boolean(state.keypad?.typed.length);
  return html`<div class="controls-main">
      ${lesson?.drawNext() ?? drawMain(state, table, actions, lesson === null)}
    </div>
    <div class="controls-back">
      ${lesson ? nothing : control("undo", something, actions.undo, "", withArrow("undo"))}
      ${table.can_redo && !lesson ? control("redo", true, actions.redo, "", withArrow("redo")) : nothing}
    </div>`;
}

const LARGE = "button-primary button-large";

/**
 * The control that continues the match.
 * @param {import("../match/match_state.js").MatchState} state
 * @param {Table} table
 * @param {import("./table_actions.js").TableActions} actions
 * @param {boolean} cancels whether an incomplete move can be put back
 */
function drawMain(state, table, actions, cancels) {
  const passing = state.rolling ? null : state.choices.passing;
  if (table.result) return control("result", true, () => actions.showResult(true), LARGE);
  if (passing) return drawPass(state, passing, actions);
  if (state.begun) {
    return html`${control("confirm", isComplete(state), actions.confirm, LARGE)}
    ${cancels ? control("cancel", true, actions.cancel) : nothing}`;
  }
  if (state.robot === null) return drawRoll(state, table, actions);
  if (state.stopped) return control("go-on", true, actions.goOn, LARGE);
  return table.seats.every(({ bot }) => bot !== null) ? control("stop", true, actions.stop, "button-large") : nothing;
}

/**
 * Whether the move is complete, or people may declare it complete: in self-check mode the page does not show whether it
 * is.
 * @param {import("../match/match_state.js").MatchState} state
 */
function isComplete({ choices }) {
  const { marked = true } = choices;
  return choices.move !== null || (!marked && choices.declarable !== false);
}

/**
 * @param {import("../match/match_state.js").MatchState} state
 * @param {string} passing the pick that passes
 * @param {import("./table_actions.js").TableActions} actions
 */
function drawPass({ turn, choices: { marked = true } }, passing, actions) {
  return html`<span class="pass" data-seat=${turn}>
    <button type="button" class="button ${marked ? LARGE : "button-quiet"}" data-pick=${passing} @click=${() => actions.pick(passing)}>
      ${t("pass")}
    </button>
  </span>`;
}

/**
 * Returns the button that rolls, disabled until all faces are typed; `nothing` if no dice are due.
 * @param {import("../match/match_state.js").MatchState} state
 * @param {Table} table
 * @param {import("./table_actions.js").TableActions} actions
 */
function drawRoll({ diceDue, keypad }, table, actions) {
  if (!diceDue) return nothing;
  return control("roll", !keypad?.open || keypad.full, actions.roll, LARGE, keypad?.open ? t("keypad-done") : rollWords(table));
}

/**
 * Returns "only" if an answer is required, "or-not" if passing is possible, else `nothing`.
 * @param {import("../match/match_state.js").MatchState} state
 */
export function answering({ choices, rolling, robot }) {
  if (!choices.answers?.length || rolling || robot !== null) return nothing;
  return choices.passing ? "or-not" : "only";
}

/**
 * Draws the answers to the sum that people work out before they move. Once one is right, `turnWords` shows it instead.
 * @param {import("../match/match_state.js").MatchState} state
 * @param {BoardProps["pick"]} pick
 */
function drawAnswers(state, pick) {
  if (answering(state) === nothing) return nothing;
  const { choices, table, shownSeat } = state;
  const { answers = [] } = choices;
  const sum = html`${table?.last_roll.join(" + ")} = ${t("work-open")}`;
  return html`<div class="answers" role="group" aria-label=${t("work-answers")} data-seat=${shownSeat}>
    <p class="answers-sum">${sum}</p>
    ${answers.map((answer) => html`<button type="button" class="button" data-pick=${`=${answer}`} @click=${() => pick(`=${answer}`)}>${answer}</button>`)}
  </div>`;
}

/** The arrow of Undo or Redo. @param {"undo" | "redo"} act */
const withArrow = (act) => drawIcon("undo", `icon back-arrow ${act === "redo" ? "arrow-mirrored" : ""}`);

/** The shortcut letters of controls, if shortcuts are on. @type {Record<string, string>} */
const LETTERS = { roll: "R", redo: "R", undo: "U" };
const shortcut = (/** @type {string} */ act) => (preferred("keys") === "on" && LETTERS[act]) || nothing;

/**
 * @param {string} act
 * @param {boolean} enabled
 * @param {() => void} run called also when not enabled: then Python gives the reason
 * @param {string} [kind]
 * @param {unknown} [label]
 */
function control(act, enabled, run, kind = "", label = t(act)) {
  return html`<button
    type="button"
    class="button ${kind}"
    data-act=${act}
    aria-label=${typeof label === "string" ? nothing : t(act)}
    aria-disabled=${enabled ? nothing : "true"}
    aria-keyshortcuts=${shortcut(act)}
    @click=${run}
  >
    ${label}
  </button>`;
}
