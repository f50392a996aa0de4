import { type Random, random } from "#fixtures/world/random.ts";

export type MadeName = { fa: string; en: string };

const CONSONANTS = [..."بب|پp|تt|جj|دd|رr|زz|سs|شsh|فf|قq|کk|گg|لl|مm|نn|وv|هh|یy|صs|طt|خkh|چch|عa|غgh".split("|")].map(
  (pair) => ({ fa: pair.slice(0, 1), en: pair === "بب" ? "b" : pair.slice(1) }),
);
const VOWELS: readonly MadeName[] = [
  { fa: "ا", en: "a" },
  { fa: "و", en: "u" },
  { fa: "ی", en: "i" },
  { fa: "", en: "e" },
  { fa: "", en: "o" },
];
const KINDS: readonly MadeName[] = [
  { fa: "هتل", en: "Hotel" },
  { fa: "هتل", en: "Hotel" },
  { fa: "هتل آپارتمان", en: "Apartment Hotel" },
  { fa: "اقامتگاه", en: "Lodge" },
  { fa: "خانهٔ مسافر", en: "Guest TestCluster" },
  { fa: "ویلا", en: "Villa" },
];
const WORDS = 20_000;
/** Skew towards the first words: exponent of a uniform draw. */
const SKEW = 2.5;

/**
 * Generated names with a realistic distribution: a kind, and one to three words, few of which occur in very many names.
 */
export function madeNames(seed: number, count: number): MadeName[] {
  const draw = random(seed, "names");
  const words = Array.from({ length: WORDS }, () => madeWord(draw));
  const word = () => words[Math.floor(WORDS * draw.next() ** SKEW)]!;
  return Array.from({ length: count }, () => {
    const kind = draw.pick(KINDS);
    const own = Array.from({ length: draw.integer(1, 3) }, word);
    return {
      fa: [kind, ...own].map(({ fa }) => fa).join(" "),
      en: [...own, kind].map(({ en }) => `${en.slice(0, 1).toUpperCase()}${en.slice(1)}`).join(" "),
    };
  });
}

function madeWord(draw: Random): MadeName {
  const syllables = Array.from({ length: draw.integer(2, 4) }, () => [draw.pick(CONSONANTS), draw.pick(VOWELS)]).flat();
  return { fa: syllables.map(({ fa }) => fa).join(""), en: syllables.map(({ en }) => en).join("") };
}

const FA_LETTERS = "ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی";
const EN_LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** A text with one typing error in a word of at least four letters: a letter added, missing, replaced or swapped. */
export function misspelt(text: string, draw: Random): string {
  const places = [...text.matchAll(/[^\s]{4,}/g)].flatMap(({ index, 0: word }) =>
    Array.from(word.slice(0, -1), (_, at) => index + at),
  );
  if (places.length === 0) return text;
  const at = draw.pick(places);
  const letter = draw.pick([...(/[a-z]/i.test(text) ? EN_LETTERS : FA_LETTERS)]);
  const [before, here, next, after] = [text.slice(0, at), text[at]!, text[at + 1]!, text.slice(at + 2)];
  const ways = [before + next + after, before + letter + here + next + after, before + letter + next + after];
  return draw.pick([...ways, before + next + here + after]);
}
