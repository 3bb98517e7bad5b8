/** The language of the page at its start. */
import { recall } from "../files/notes.js";

/** The name under which the language that somebody chose is kept. */
export const KEPT_LANGUAGE = "rollbook-language";
export const FALLBACK = "en";

/** The countries of an area that has words of its own, as CLDR has them. @type {Record<string, string>} */
const AREAS = { "es-419": "ar bo br bz cl co cr cu do ec gt hn mx ni pa pe pr py sv us uy ve" };

/**
 * The language of a tag such as `en-US`, whose words are all but a few of those of its region.
 * @param {string} tag
 */
export const languageOf = (tag) => tag.split("-")[0];

/** All that may be chosen: the languages, and the regions with a few words of their own. */
export const spoken = () => [...Object.keys(SITE.texts), ...Object.keys(SITE.regions)].sort();

/**
 * The language that somebody chose, or the first of the browser's that there is, for its region where that has words of its own.
 * @returns {string}
 */
export function preferredLanguage() {
  const wished = [recall(KEPT_LANGUAGE), ...navigator.languages].filter((tag) => tag !== null && tag !== undefined);
  return wished.map(found).find((tag) => tag !== null) ?? FALLBACK;
}

/**
 * @param {string} tag a language tag: `es-MX`, `es-Latn-MX`
 * @returns {string | null}
 */
function found(tag) {
  const [own, ...rest] = tag.toLowerCase().split("-");
  if (!Object.hasOwn(SITE.texts, own)) return null;
  const region = Object.keys(SITE.regions).find((known) => {
    const [of, where] = known.toLowerCase().split("-");
    return of === own && rest.some((part) => part === where || AREAS[known]?.split(" ").includes(part));
  });
  return region ?? own;
}
