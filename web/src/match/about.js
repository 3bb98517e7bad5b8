/** What lists say of the matches on this device, without asking Python. */
import { t, together } from "../text/text.js";
import { names } from "../text/words.js";

/** As many names and scores as fit into a line. */
const FEW_SEATS = 4;

/**
 * What lists show of a match.
 * @param {Table | RecordSummary} match
 * @returns {MatchAbout}
 */
export function aboutOf({ game, seats, actions, result, scores, to_act, turn }) {
  const due = to_act.length === 1 ? (to_act[0] === "dice" ? turn : to_act[0]) : null;
  return { game, seats: seats.map(({ name }) => name), actions, winners: result?.winners ?? null, scores, turn: due };
}

/**
 * The display names of seats. Lists are drawn without Python, so a robot is recognised by its text in the record.
 * @param {readonly string[]} texts who sits at each seat, as in a record
 */
export function namesOf(texts) {
  return names({ seats: texts.map((name) => ({ name, bot: /^bot (\w+)$/.exec(name)?.[1] ?? null })) });
}

/**
 * Who plays, in a sentence.
 * @param {MatchAbout} about
 */
export function peopleOf({ seats }) {
  return together(namesOf(seats));
}

/**
 * A match's title: its own name, or the names of its seats.
 * @param {SavedMatch} match
 */
export function titleOf({ name, about }) {
  return name || peopleOf(about);
}

/**
 * How far a match is: who has won or whose turn it is, and the scores where they are few.
 * @param {MatchAbout} about
 */
export function standing({ seats: texts, actions, winners, scores, turn }) {
  const seats = namesOf(texts);
  const few = seats.length <= FEW_SEATS && scores !== undefined;
  const each = few ? seats.map((name, seat) => t("match-score", { name, points: scores[seat] })) : null;
  if (winners && seats.length > 1) {
    const won = t("match-won", { winners: together(winners.map((seat) => seats[seat])), count: winners.length });
    return each ? `${won} · ${t("match-scores", { names: each })}` : won;
  }
  const parts = [];
  if (typeof turn === "number" && seats.length > 1 && actions > 0) parts.push(t("match-turn", { name: seats[turn] }));
  parts.push(each && actions > 0 ? t("match-scores", { names: each }) : t("match-running", { actions }));
  return parts.join(" · ");
}
