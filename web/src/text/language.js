/** The language of the page at its start. */
import { recall } from "../files/notes.js";

/** The key of the chosen language. */
export const KEPT_LANGUAGE = "rollbook-language";
export const FALLBACK = "en";

/** The countries of a region with its own words, as in CLDR. @type {Record<string, string>} */
const AREAS = { "es-419": "ar bo br bz cl co cr cu do ec gt hn mx ni pa pe pr py sv us uy ve" };

/**
 * The language of a tag such as `en-US`; it provides all but a few of the region's words.
 * @param {string} tag
 */
export const languageOf = (tag) => tag.split("-")[0];

/** All choices: the languages, and the regions with a few different words. */
export const spoken = () => [...Object.keys(SITE.texts), ...Object.keys(SITE.regions)].sort();

/**
 * The chosen language, or the first of the browser's languages that Rollbook has, with its region if that has its own words.
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
