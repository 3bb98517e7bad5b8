/** The teacher's PIN: its hash, and the dialog that asks for it. After wrong PINs, the next attempt must wait. */
import { html, nothing } from "lit-html";
import { recallData, remember, forget } from "../files/notes.js";
import { toBytes, toLetters } from "../match/links.js";
import { openDialog } from "../ui/dialog.js";
import { plain } from "../ui/addresses.js";
import { whileBusy } from "../ui/busy.js";
import { accepts } from "../ui/taps.js";
import { t } from "../text/text.js";

const ROUNDS = 60_000;
const SALT_BYTES = 8;
const HASH_BYTES = 16;
const TRIES = "rollbook-pin-tries";
/** Wrong PINs allowed before delays begin: a finger may slip. */
const FREE = 2;
/** The longest wait, in seconds. */
const LONGEST = 60;
const SECOND = 1000;

/** @param {string} typed */
export const isPin = (typed) => /^\d{4,12}$/.test(plain(typed));

/**
 * The salt and hash of a new PIN, as a class link carries them.
 * @param {import("../match/match_client.js").Caller} engine
 * @param {string} typed
 */
export async function sealPin(engine, typed) {
  const salt = toLetters(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  return `${salt}.${await hashOf(engine, plain(typed), salt)}`;
}

/**
 * WebCrypto hashes it, or Python if the address is not https.
 * @param {import("../match/match_client.js").Caller} engine
 * @param {string} pin
 * @param {string} salt
 */
async function hashOf(engine, pin, salt) {
  if (!crypto.subtle) return engine.call("pin_hash", { pin, salt });
  const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(pin), "PBKDF2", false, ["deriveBits"]);
  return toLetters(new Uint8Array(await crypto.subtle.deriveBits({ name: "PBKDF2", hash: "SHA-256", salt: toBytes(salt), iterations: ROUNDS }, key, 8 * HASH_BYTES)));
}

/** How many seconds are left until the next PIN may be tried. */
function secondsLeft() {
  const { until = 0 } = recallData(TRIES) ?? {};
  // Setting the clock back does not lock a tablet for longer.
  return Math.min(LONGEST, Math.max(0, Math.ceil((Number(until) - Date.now()) / SECOND)));
}

function noteWrong() {
  const count = (Number(recallData(TRIES)?.count) || 0) + 1;
  const wait = count <= FREE ? 0 : Math.min(LONGEST, 2 ** (count - FREE));
  remember(TRIES, JSON.stringify({ count, until: Date.now() + wait * SECOND }));
}

/**
 * Asks for a PIN until it is right or the dialog is closed; returns whether it was right. Rejects with Cancelled if the screen is left.
 * @param {AbortSignal} signal
 * @param {import("../match/match_client.js").Caller} engine
 * @param {string} sealed the result of `sealPin`
 */
export async function askPin(signal, engine, sealed) {
  const [salt, hash] = sealed.split(".");
  let error = "";
  let timer = 0;
  const question = openDialog(signal, "dialog-text dialog-pin", (dialog) => {
    clearTimeout(timer);
    const wait = secondsLeft();
    if (wait > 0) timer = window.setTimeout(() => dialog.redraw(), SECOND);
    const submit = (/** @type {SubmitEvent & { target: HTMLFormElement }} */ event) => {
      event.preventDefault();
      if (!accepts("enter-pin") || secondsLeft() > 0) return;
      const field = event.target.elements.namedItem("pin");
      if (!(field instanceof HTMLInputElement)) return;
      const typed = plain(field.value);
      field.value = "";
      whileBusy("pin: submit", async () => {
        if ((await hashOf(engine, typed, salt)) === hash) {
          forget(TRIES);
          return dialog.close("right");
        }
        noteWrong();
        error = t("pin-wrong");
        dialog.redraw();
        field.focus();
      });
    };
    return html`<form @submit=${submit}>
      <h2 id=${dialog.headingId}>${t("pin-heading")}</h2>
      <label class="field" for="pin">${t("pin-label")}</label>
      <input type="password" id="pin" name="pin" class="text-field" inputmode="numeric" maxlength="12" autocomplete="off" enterkeyhint="go" autofocus aria-describedby="pin-status pin-about" />
      <p class="problem-sentence" id="pin-status" role="alert">${error ? html`${error} ${wait > 0 ? t("pin-wait") : nothing}` : wait > 0 ? t("pin-wait") : nothing}</p>
      ${wait > 0 ? html`<p class="hint" aria-hidden="true">${t("pin-seconds", { seconds: wait })}</p>` : nothing}
      <p class="hint" id="pin-about">${t("pin-about")}</p>
      <div class="dialog-choices">
        <button type="submit" class="button button-primary" data-act="enter-pin" aria-disabled=${wait > 0}>${t("pin-open")}</button>
        <button type="button" class="button" data-act="leave-pin" @click=${() => dialog.close(null)}>${t("cancel")}</button>
      </div>
    </form>`;
  });
  const right = (await question.answer) === "right";
  clearTimeout(timer);
  return right;
}
