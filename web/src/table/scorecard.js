/** A seat's score, line by line, as one writes it on paper. */
import { html } from "lit-html";
import { t } from "../text/text.js";
import { names } from "../text/words.js";
import { drawSeatName } from "../ui/seats.js";

/**
 * @param {Table} table
 * @param {MatchResult} result
 * @param {number} seat
 * @param {SeatLook} look
 */
export function drawScorecard(table, result, seat, look) {
  const won = result.winners.includes(seat);
  return html`<section class="scorecard seat-${look.colour} ${won ? "scorecard-won" : ""}" data-part="scorecard" data-seat=${seat}>
    <h3>${drawSeatName(names(table)[seat], look)} ${won && table.seats.length > 1 ? html`<span class="won">${t("result-won")}</span>` : ""}</h3>
    <table>
      <tbody>
        ${result.lines[seat].map(
          (line) =>
            html`<tr data-line=${line.id}>
              <th scope="row">${t(line.id, line.arguments)}</th>
              <td class="figures">${t(`${line.id}.figures`, line.arguments)}</td>
              <td class="points">${line.points === null ? "" : t("score-points", { points: line.points })}</td>
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr class="total">
          <th scope="row">${t("score-total")}</th>
          <td></td>
          <td class="points">${t("score-sum", { points: result.scores[seat] })}</td>
        </tr>
      </tfoot>
    </table>
  </section>`;
}
