/**
 * What the rules of each game are made of. Its sections.json names the sections and the pictures in them; the words are
 * the messages `rules-GAME-SECTION` and `rules-GAME-picture-NAME`. Its rules.txt holds the records: a remark `picture NAME
 * PICKS` stands where a picture is taken, and `expect` remarks claim what its words say, which tests/test_rules_pages.py
 * checks.
 */
import { FOUND_GAMES } from "found-games";

/** @typedef {{ name: string, record: string, after: number, picks: string[] }} Picture */
/** @typedef {{ id: string, pictures: Picture[] }} Section */

/**
 * @param {string} game
 * @returns {Section[]}
 */
export function sectionsOf(game) {
  const { records, sections } = FOUND_GAMES[game];
  const pictures = new Map(picturesIn(records).map((picture) => [picture.name, picture]));
  return Object.entries(sections).map(([id, names]) => ({
    id,
    pictures: names.map((name) => /** @type {Picture} */ (pictures.get(name))),
  }));
}

/**
 * @param {string} text one record after the other
 * @returns {Picture[]}
 */
function picturesIn(text) {
  return text.split(/\n*^(?=rollbook 1$)/m).flatMap((record) => {
    const [, ...actions] = record.split("\n\n");
    let after = 0;
    const found = [];
    for (const line of actions.join("\n").split("\n")) {
      const [, name, picks] = /^# picture (\S+) ?(.*)$/.exec(line) ?? [];
      if (name) found.push({ name, record, after, picks: picks ? picks.split(" ") : [] });
      else if (line !== "" && !line.startsWith("#")) after += 1;
    }
    return found;
  });
}
