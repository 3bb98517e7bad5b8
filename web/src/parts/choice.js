/** One of several values, of which one is chosen. */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";

/**
 * @param {string} name what is chosen
 * @param {string} value
 * @param {string} label
 * @param {boolean} chosen
 * @param {() => void} choose
 * @param {string} [lang] the language of the label, where it is not the page's
 */
export function drawChoice(name, value, label, chosen, choose, lang) {
  return html`<label class="choice" data-act="${name}-${value}" lang=${lang ?? nothing}>
    <input type="radio" name=${name} value=${value} .checked=${live(chosen)} @change=${choose} />
    <span>${label}</span>
  </label>`;
}
