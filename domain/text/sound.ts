/**
 * Letters that are confused in spelling, each group with the letter that stands for it. Persian letters of one sound,
 * and Latin letters that transliterations of Persian use for one another.
 */
const CONFUSED = [
  ["صثس", "س"],
  ["طت", "ت"],
  ["حه", "ه"],
  ["ذضظز", "ز"],
  ["غق", "ق"],
  ["iye", "e"],
  ["ou", "o"],
  ["qg", "g"],
  ["wv", "v"],
] as const;

const REPRESENTATIVE: ReadonlyMap<string, string> = new Map(
  CONFUSED.flatMap(([letters, one]) => [...letters].map((letter) => [letter, one] as const)),
);

const CONFUSABLE = new RegExp(`[${CONFUSED.map(([letters]) => letters).join("")}]`, "g");
/** Qom and Ghom, Qazvin and Ghazvin. */
const GH = /gh/g;
const DOUBLED = /(\p{L})\1+/gu;

/**
 * A word of search-folded text (`foldForSearch`) by its sound: spellings that differ only in confused or doubled
 * letters give one text (اصفحان and اصفهان, Mashad and Mashhad). The sound of a word's beginning begins the word's
 * sound, so what is typed can be compared by prefix.
 */
export const soundOf = (word: string): string =>
  word
    .replace(CONFUSABLE, (letter) => REPRESENTATIVE.get(letter) ?? letter)
    .replace(GH, "g")
    .replace(DOUBLED, "$1");
