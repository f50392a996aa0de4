/**
 * The Iranian standard keyboard (ISIRI 9147): the Persian letter of each key, by the key's US character. Letters only;
 * digits and marks of the shifted rows are unchanged.
 */
const ROWS = [
  ["qwertyuiop[]", "ضصثقفغعهخحجچ"],
  ["asdfghjkl;'", "شسیبلاتنمکگ"],
  ["zxcvbnm,", "ظطزرذدپو"],
  ["ASFGHJCM", "ؤئإأآةژء"],
] as const;

const pairs = ROWS.flatMap(([keys, letters]) => [...keys].map((key, index) => [key, letters[index]!] as const));

const PERSIAN_OF_KEY: ReadonlyMap<string, string> = new Map(pairs);
const KEY_OF_PERSIAN: ReadonlyMap<string, string> = new Map(pairs.map(([key, letter]) => [letter, key]));

/**
 * Corrects Persian typed with the keyboard in English: `hwtihk` is اصفهان. Other characters stay. With Caps Lock on (no
 * lower-case letter at all) the keys are read unshifted.
 */
export function mendKeyboardLayout(text: string): string {
  const typed = /[a-z]/.test(text) ? text : text.toLowerCase();
  return Array.from(typed, (key) => PERSIAN_OF_KEY.get(key) ?? PERSIAN_OF_KEY.get(key.toLowerCase()) ?? key).join("");
}

/** The reverse: corrects Latin typed with the keyboard in Persian: `فثاقشد` is `tehran`. */
export const mendKeyboardLayoutToLatin = (text: string): string =>
  Array.from(text, (letter) => KEY_OF_PERSIAN.get(letter)?.toLowerCase() ?? letter).join("");
