/** A game on the shelf: what it is like, and one tap to its table. */
import { html, nothing } from "lit-html";
import { learnAddress, rulesAddress, setUpAddress } from "../ui/addresses.js";
import { whileBusy } from "../ui/busy.js";
import { BOARDS } from "../games/index.js";
import { hasLesson } from "../games/records.js";
import { accepts, quiet } from "../ui/taps.js";
import { has, t } from "../text/text.js";
import { lastSetUp } from "./last_choice.js";
import { makeMatch } from "./make.js";

/** What a card says of its game, below its name; a game may leave any of it out. */
const FACTS = ["time", "hard", "learns"];

/**
 * @param {PageContext} page
 * @param {GameAnswer} game
 */
export function drawCard(page, game) {
  const { id, seats } = game;
  const name = t(`${id}-name`);
  const [fewest, most] = [seats[0], seats[seats.length - 1]];
  return html`<li class="game" data-game=${id}>
    <div class="game-card">
      <div class="game-picture">${BOARDS[id].emblem()}</div>
      <h3 class="game-name">${name}</h3>
      <p class="game-about">${t(`${id}-about`)}</p>
      <ul class="game-facts">
        <li>${fewest === most ? t("game-seats-exact", { seats: most }) : t("game-seats", { fewest, most })}</li>
        ${FACTS.map((fact) => (has(`${id}-card-${fact}`) ? html`<li class="game-fact-${fact}">${t(`${id}-card-${fact}`)}</li>` : nothing))}
      </ul>
      <div class="game-play">
        ${seats.includes(2)
          ? html`${drawPlay(page, game, "people", name)} ${drawPlay(page, game, "robot", name)}`
          : html`<a class="button button-primary button-large" data-act="play-people" href=${setUpAddress(id)}>${t("card-play")}</a>`}
      </div>
      <div class="game-ways">
        ${hasLesson(id) ? html`<a class="button button-quiet" data-act="learn" href=${learnAddress(id)}>${t("learn")}<span class="unseen">${name}</span></a>` : nothing}
        <a class="button button-quiet" data-act="set-up" href=${setUpAddress(id)}>${t("card-change")}<span class="unseen">${name}</span></a>
        <a class="button button-quiet game-rules" data-act="rules" href=${rulesAddress(id)} aria-label=${t("rules-heading", { game: name })}>${t("rules")}</a>
      </div>
    </div>
  </li>`;
}

/**
 * @param {PageContext} page
 * @param {GameAnswer} game
 * @param {import("./last_choice.js").Company} company
 * @param {string} name
 */
function drawPlay(page, game, company, name) {
  const play = () => {
    if (!accepts(`play-${company} ${game.id}`)) return;
    quiet();
    whileBusy(() => makeMatch(page, lastSetUp(game, company), true)).catch((error) => page.tell(error));
  };
  return html`<button type="button" class="button ${company === "people" ? "button-primary" : ""} button-large"
    data-act="play-${company}" @click=${play}>
    ${t(`card-${company}`)} <small>${t(`card-${company}-with`)}</small><span class="unseen">${name}</span>
  </button>`;
}
