/** A position in the lab: what a robot sees when it chooses. */
import { html, nothing } from "lit-html";
import { drawPosition } from "../shelf/rules.js";
import { drawRoll } from "../ui/seats.js";

/**
 * The board, on which nothing can be tapped, and above it the dice, unless the board shows them itself.
 * @param {string} game
 * @param {PicturePosition} position
 */
export function drawWithDice(game, position) {
  const { dice_on_board: onBoard, last_roll: faces } = position;
  return html`${onBoard || faces.length === 0 ? nothing : html`<p class="lab-dice">${drawRoll(faces)}</p>`}
    <div class="lab-board rules-board"><div class="picture-board" inert>${drawPosition(game, position, [])}</div></div>`;
}
