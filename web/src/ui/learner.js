/** Who plays here, where a learning platform says it; nobody then has to type a name. */
let name = "";

/** The name, or nothing. */
export const learnerName = () => name;

/** @param {string} told */
export function setLearnerName(told) {
  name = told;
}
