/** Texts as pasted, typed on another keyboard or cut by a program: other spellings of the same. */

/** One of each class of invisible characters. */
const UNSEEN = [
  ..."\u200B\u200E\u200F\u00AD\u2060\u2063\u2066\u2069\u061C\uFEFF\u180E\u034F\u3164\u202E\uFFF9\u{E0020}",
];
/** Presentation forms of letters, by the letter. */
const FORMS: Readonly<Record<string, string>> = {
  م: "\uFEE3",
  ش: "\uFEB5",
  ه: "\uFEEB",
  ت: "\uFE97",
  ل: "\uFEDF",
  ک: "\uFB90",
  ی: "\uFBFE",
};
const ARABIC: Readonly<Record<string, string>> = { ی: "ي", ک: "ك" };
const ZEROS = [0x660, 0x6f0];

type Way = (text: string, seed: number) => string;

const inserted: Way = (text, seed) => {
  const signs = [...text];
  const sign = UNSEEN[seed % UNSEEN.length] ?? "";
  // Never between a letter and its mark or after a half-space, where it would split one character.
  signs.splice((seed * 7) % (signs.length + 1), 0, sign);
  return signs.join("");
};
const around: Way = (text, seed) =>
  `${UNSEEN[seed % UNSEEN.length]} \u00A0${text}\u2003${UNSEEN[(seed * 5) % UNSEEN.length]}`;
const lettersFrom =
  (table: Readonly<Record<string, string>>): Way =>
  (text) =>
    Array.from(text, (letter) => table[letter] ?? letter).join("");
const digits: Way = (text, seed) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint((ZEROS[seed % 2] ?? 0) + Number(digit)));
const halves: Way = (text) => `${text}\uD83D`;

/** The ways in turn; half of a pair is treated separately, since it may be refused. */
const WAYS: readonly Way[] = [inserted, around, lettersFrom(FORMS), lettersFrom(ARABIC), digits];

export type Disturbed = { readonly text: string; readonly isHalved: boolean };

/** Deterministic spellings of a text. */
export const disturbed = (text: string, count: number): Disturbed[] =>
  Array.from({ length: count }, (_, seed) => {
    if (seed % 20 === 19) return { text: halves(text, seed), isHalved: true };
    const one = WAYS[seed % WAYS.length] ?? inserted;
    return { text: inserted(one(text, seed), seed * 3 + 1), isHalved: false };
  });
