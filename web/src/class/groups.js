/** The groups of a class: how each differs, and the form that makes one. */
import { html, nothing } from "lit-html";
import { SHELF_GAMES } from "../games/games.js";
import { drawChoices } from "../ui/choices.js";
import { accepts } from "../ui/taps.js";
import { t } from "../text/text.js";
import { FIRST, undefinedGroups } from "./standing.js";

const LETTERS = "BCDEF";
const SAME = "";

export class Groups {
  /** The ways in which the new group differs: options, and work, hints and dice. @type {Record<string, string>} */
  #chosen = {};

  /** @param {import("./roster.js").RosterPart} part */
  constructor(part) {
    this.part = part;
  }

  #add = () => {
    const { screen } = this.part;
    const { current } = screen;
    if (!current || !accepts("add-group")) return;
    const { work, hints, dice, puzzles, ...options } = Object.fromEntries(Object.entries(this.#chosen).filter(([, value]) => value !== SAME));
    const changes = { code: current.code, options, ...(work ? { work } : {}), ...(hints ? { hints: hints === "on" } : {}), ...(dice ? { dice } : {}), ...(puzzles ? { puzzles } : {}) };
    let added = "";
    this.part.work(async () => {
      /** @type {string} */
      const code = await screen.page.engine.call("group_code", changes);
      this.#chosen = {};
      return ({ names, groups }) => {
        // A group that already has names comes first.
        const [[wanted] = []] = undefinedGroups({ names, groups });
        const letter = wanted ?? [...LETTERS].find((one) => !(one in groups));
        if (!letter) return {};
        added = letter;
        return { groups: { ...groups, [letter]: code } };
      };
    }, () => (added ? t("group-added", { letter: added }) : ""));
  };

  /** @param {string} letter */
  #remove(letter) {
    if (!accepts(`remove-group ${letter}`)) return;
    this.part.change(({ names, groups }) => ({
      groups: Object.fromEntries(Object.entries(groups).filter(([one]) => one !== letter)),
      names: names.map((one) => (one.group === letter ? { ...one, group: FIRST } : one)),
    }));
  }

  /** @param {SavedClass} current */
  draw(current) {
    const { standing, setUp, page } = this.part.screen;
    const game = SHELF_GAMES.find(({ id }) => id === setUp?.game);
    const groups = Object.entries(standing?.groups ?? {}).filter(([letter]) => letter !== FIRST);
    const full = Object.keys(current.roster.groups).length >= LETTERS.length;
    const choice = (/** @type {string} */ name, /** @type {string} */ legend, /** @type {string[]} */ values, /** @type {(value: string) => string} */ label) =>
      drawChoices({
        name: `group-${name}`,
        legend,
        values: [SAME, ...values],
        label: (value) => (value === SAME ? t("group-same") : label(value)),
        chosen: this.#chosen[name] ?? SAME,
        choose: (value) => {
          this.#chosen = { ...this.#chosen, [name]: value };
          page.draw();
        },
      });
    return html`<p>${t("roster-groups-about")}</p>
      ${undefinedGroups(current.roster).map(([letter, { length }]) => html`<p class="advice" data-part="group-wanted">${t("group-wanted", { letter, count: length })}</p>`)}
      <ul class="group-list">
        ${groups.map(([letter, group]) => this.#drawGroup(letter, group))}
      </ul>
      ${full || !game
        ? nothing
        : html`<h3>${t("group-new")}</h3>
            ${setUp?.puzzles ? choice("puzzles", t("puzzle-kind"), this.part.screen.kinds, (value) => t(`task-${game.id}-${value}.heading`)) : nothing}
            ${setUp?.puzzles ? nothing : Object.entries(game.options).map(([name, { values }]) => choice(name, t(`${game.id}-option-${name}`), values.map(String), optionLabel(game, name)))}
            ${choice("hints", t("for-class-hints"), ["on", "off"], (value) => t("for-class-value", { value }))}
            ${setUp?.puzzles ? nothing : [choice("work", t("group-work"), ["page", "self"], (value) => t("class-work", { value })), choice("dice", t("for-class-dice"), ["real"], () => t("class-real-dice"))]}
            <p><button type="button" class="button" data-act="add-group" aria-disabled=${Object.values(this.#chosen).every((value) => value === SAME)} @click=${this.#add}>${t("group-add")}</button></p>`}`;
  }

  /** @param {string} letter @param {ClassGroups[string]} group */
  #drawGroup(letter, { set_up: setUp, differs, same_dice: dice, points }) {
    const { game, options, work, locks } = setUp;
    const words = differs.flatMap((name) => {
      if (name in options) return t("shared-option", { option: t(`${game}-option-${name}`), value: t(`${game}-option-${name}-value`, { value: options[name] }) });
      if (name === "work") return t("class-work", { value: work });
      if (name === "puzzles") return t(`task-${game}-${setUp.puzzles}.heading`);
      if (name === "hints") return `${t("for-class-hints")}: ${t("for-class-value", { value: locks.includes("hints") ? "off" : "on" })}`;
      return name === "dice" ? t(`class-${setUp.dice}-dice`) : [];
    });
    return html`<li data-group=${letter}>
      <strong>${t("roster-group", { letter })}</strong> <bdi class="class-code-small" translate="no">${setUp.code}</bdi>
      <span>${words.join(" · ")}</span>
      <small>${t(setUp.puzzles ? "group-compare-puzzles" : "group-compare", { points: points ? "yes" : "no", dice: dice ? "yes" : "no" })}</small>
      <button type="button" class="button button-quiet" data-act="remove-group" @click=${() => this.#remove(letter)}>${t("group-remove", { letter })}</button>
    </li>`;
  }
}

/**
 * The label of an option's value, which is given as a string. Fluent distinguishes the number 4 from the string "4".
 * @param {GameAnswer} game
 * @param {string} name of the option
 */
function optionLabel(game, name) {
  const { values } = game.options[name];
  return (/** @type {string} */ text) => t(`${game.id}-option-${name}-value`, { value: values.find((value) => String(value) === text) });
}
