/** A radio group: several values, and one of them is chosen. Also the button that chooses files. */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";

/**
 * Draws the group. Each value's control has `data-act="NAME-VALUE"`.
 * @template {string | number} Value
 * @param {object} group
 * @param {string} group.name unique on the page
 * @param {unknown} group.legend words, or a seat's name
 * @param {boolean} [group.unseen] whether the legend is only for screen readers
 * @param {readonly Value[]} group.values
 * @param {(value: Value) => string} group.label
 * @param {Value} group.chosen
 * @param {(value: Value) => void} group.choose
 * @param {(value: Value) => string | null} [group.example] small text below a label
 * @param {string} [group.hint] the meaning of the chosen value
 * @param {string} [group.kind] the group's classes
 * @param {(value: Value) => string} [group.lang] the language of a label, if it is not the page's
 */
export function drawChoices({ name, legend, unseen = false, values, label, chosen, choose, example, hint, kind, lang }) {
  return html`<fieldset class=${kind ?? nothing} data-choices=${name}>
    <legend class=${unseen ? "unseen" : nothing}>${legend}</legend>
    <div class="choices">
      ${values.map(
        (value) =>
          html`<label class="choice" data-act="${name}-${value}" lang=${lang?.(value) ?? nothing}>
            <input type="radio" name=${name} value=${value} .checked=${live(value === chosen)} @change=${() => choose(value)} />
            <span>${label(value)}${example?.(value) ? html`<small>${example(value)}</small>` : nothing}</span>
          </label>`,
      )}
    </div>
    ${hint ? html`<p class="hint">${hint}</p>` : nothing}
  </fieldset>`;
}

/**
 * The button that chooses files.
 * @param {string} act @param {unknown} words
 * @param {(files: File[]) => unknown} take
 * @param {{ accept?: string, several?: boolean }} [kinds] the kinds of files, and whether several can be chosen
 */
export function drawFileButton(act, words, take, { accept = ".txt,text/plain", several = false } = {}) {
  const changed = (/** @type {{ target: HTMLInputElement }} */ { target }) => {
    const files = [...(target.files ?? [])];
    target.value = ""; // the same file can be chosen again
    return take(files);
  };
  return html`<label class="button file-button">${words} <input type="file" accept=${accept} ?multiple=${several} data-act=${act} @change=${changed} /></label>`;
}
