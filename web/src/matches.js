/** What lists say of the matches on this device, without asking Python. */
import { t, together } from "./text.js";
import { seatNames } from "./words.js";

/** More names and scores do not fit into a line. */
const FEW_SEATS = 4;

/**
 * What lists show of a match.
 * @param {Table | RecordSummary} match
 * @returns {MatchAbout}
 */
export function aboutOf({ game, seats, actions, result, scores, to_act, turn }) {
  const names = seats.map((seat) => seat.name);
  const due = to_act.length === 1 ? (to_act[0] === "dice" ? turn : to_act[0]) : null;
  return { game, seats: names, actions, winners: result?.winners ?? null, scores, turn: due };
}

/**
 * Who plays, in a sentence.
 * @param {MatchAbout} about
 */
export function peopleOf({ seats }) {
  return together(seatNames(seats));
}

/**
 * What a match is called: by its own name, or by those of its people.
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
  const seats = seatNames(texts);
  const few = seats.length <= FEW_SEATS && scores !== undefined;
  const names = few ? seats.map((name, seat) => t("match-score", { name, points: scores[seat] })) : null;
  if (winners && seats.length > 1) {
    const won = t("match-won", { winners: together(winners.map((seat) => seats[seat])), count: winners.length });
    return names ? `${won} · ${t("match-scores", { names })}` : won;
  }
  const parts = [];
  if (typeof turn === "number" && seats.length > 1 && actions > 0) parts.push(t("match-turn", { name: seats[turn] }));
  parts.push(names && actions > 0 ? t("match-scores", { names }) : t("match-running", { actions }));
  return parts.join(" · ");
}
