/**
 * Letters confused in spelling, each group with its representative. Persian letters of one sound, and Latin letters
 * that transliterations of Persian use interchangeably.
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
 * Phonetic key of a word of search-folded text (`foldForSearch`): spellings that differ only in confused or doubled
 * letters are equal (اصفحان and اصفهان, Mashad and Mashhad). The key of a prefix is a prefix of the key, so typed text
 * can be matched by prefix.
 */
export const soundOf = (word: string): string =>
  word
    .replace(CONFUSABLE, (letter) => REPRESENTATIVE.get(letter) ?? letter)
    .replace(GH, "g")
    .replace(DOUBLED, "$1");
