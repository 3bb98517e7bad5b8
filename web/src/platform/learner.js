/** The name of a learner as platforms write it, as a name at the table. */

/** As many characters as a name may have. */
const LONGEST_NAME = 40;
// What a record cannot hold in a name, and what a platform's page may have made of one.
const FORBIDDEN = /[|\p{C}\p{Zl}\p{Zp}]/gu;

/**
 * SCORM 1.2 writes "Lovelace, Ada". Answers nothing for what is no name.
 * @param {string} told
 */
export function nameOf(told) {
  const [last, first, ...more] = told.split(",");
  const name = first && more.length === 0 ? `${first} ${last}` : told;
  const plain = name.replace(FORBIDDEN, " ").replace(/\s+/g, " ").trim();
  return [...plain].slice(0, LONGEST_NAME).join("").trim();
}
