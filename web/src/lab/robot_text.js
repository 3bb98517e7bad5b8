/** Robots as the text of one file of Python. A comment before each says what it is called and which game it plays. */

const BEGINS = /^# rollbook robot: (\S+), (\w+)$/m;

/** @typedef {{ name: string, game: string | null, source: string }} Read `game` is null where the file does not say it */

/**
 * @param {{ name: string, game: string, source: string }[]} robots
 * @returns {string}
 */
export function textOf(robots) {
  return robots.map(({ name, game, source }) => `# rollbook robot: ${name}, ${game}\n${source.trimEnd()}\n`).join("\n");
}

/**
 * The robots in a file: several, one, or code that says nothing of itself.
 * @param {string} text
 * @param {string} name what it is called then
 * @returns {Read[]}
 */
export function robotsIn(text, name) {
  const [before, ...parts] = text.split(BEGINS);
  if (before !== "" || parts.length === 0) return [{ name, game: null, source: text }];
  const robots = [];
  for (let at = 0; at < parts.length; at += 3) {
    const [called, game, code] = parts.slice(at, at + 3);
    robots.push({ name: called, game, source: `${code.trim()}\n` });
  }
  return robots;
}
