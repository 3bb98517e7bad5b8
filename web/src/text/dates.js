/** Days and moments in the page's language. */
import { locale } from "./text.js";

/**
 * How long ago something was; after a week its date says more.
 * @param {number} time milliseconds since 1970
 * @param {number} [now]
 */
export function ago(time, now = Date.now()) {
  const said = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  const minutes = Math.max(0, Math.floor((now - time) / 60_000));
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const days = Math.ceil((midnight - time) / 86_400_000);
  if (minutes < 60) return said.format(minutes === 0 ? 0 : -minutes, minutes === 0 ? "second" : "minute");
  if (days <= 0) return said.format(-Math.floor(minutes / 60), "hour");
  if (days < 7) return said.format(-days, "day");
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(time);
}

/**
 * A moment to the minute.
 * @param {number} time milliseconds since 1970
 */
export function moment(time) {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(time);
}

/**
 * The day of a moment, written out.
 * @param {number} time milliseconds since 1970
 */
export function day(time) {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "long" }).format(time);
}

/**
 * A moment to the second, as a robot's versions are a few seconds apart.
 * @param {number} time milliseconds since 1970
 */
export function second(time) {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "short", timeStyle: "medium" }).format(time);
}
