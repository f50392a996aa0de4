/**
 * The Iranian standard keyboard (ISIRI 9147): the Persian letter of each key, by what the key types on a US keyboard.
 * Letters only; digits and marks of the shifted rows stay as they are typed.
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
 * Persian that was typed with the keyboard left in English: `hwtihk` is اصفهان. Other characters stay as they are.
 * With Caps Lock on (no lower-case letter at all) the keys are read unshifted.
 */
export function mendKeyboardLayout(text: string): string {
  const typed = /[a-z]/.test(text) ? text : text.toLowerCase();
  return Array.from(typed, (key) => PERSIAN_OF_KEY.get(key) ?? PERSIAN_OF_KEY.get(key.toLowerCase()) ?? key).join("");
}

/** The reverse: Latin that was typed with the keyboard left in Persian: `فثاقشد` is `tehran`. */
export const mendKeyboardLayoutToLatin = (text: string): string =>
  Array.from(text, (letter) => KEY_OF_PERSIAN.get(letter)?.toLowerCase() ?? letter).join("");
