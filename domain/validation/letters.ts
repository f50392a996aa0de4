/**
 * Persian letters with the two of Arabic that Persian spelling keeps (ة, ۀ). A range from آ to ی would admit Arabic
 * digits and signs and miss ء.
 */
const PERSIAN_LETTER = "\u0621-\u063A\u0641\u0642\u0644-\u0648\u067E\u0686\u0698\u06A9\u06AF\u06CC\u06C0";
/** Vowel signs, shadda, superscript alef, hamza above: محمّد, خانهٔ. */
const PERSIAN_MARK = "\u064B-\u0652\u0654\u0670";
/** Maximum number of marks on one letter: shadda, a vowel and a superscript alef. */
const PERSIAN_TEXT = new RegExp(`^(?:[${PERSIAN_LETTER}][${PERSIAN_MARK}]{0,3}|[\u200C ])+$`);
const ANY_PERSIAN_LETTER = new RegExp(`[${PERSIAN_LETTER}]`);

/** True when a folded text is Persian letters alone, with spaces and ZWNJ between them (R129). */
export const isPersian = (folded: string): boolean => PERSIAN_TEXT.test(folded) && ANY_PERSIAN_LETTER.test(folded);

/** True when a folded text is words of English letters, as tickets allow: no hyphen and no apostrophe (R130). */
export const isEnglish = (folded: string): boolean => /^[A-Za-z]+(?: [A-Za-z]+)*$/.test(folded);
