/** Direction marks, isolates, the byte order mark and tatweel: they change how text looks and never what it says. */
const INVISIBLE = /[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\u0640]/g;
const PERSIAN_OR_ARABIC_DIGIT = /[\u06F0-\u06F9\u0660-\u0669]/g;
const ARABIC_YEH = /[\u064A\u0649]/g;
const ARABIC_KAF = /\u0643/g;
/** Persian yeh with a hamza above: NFC has no letter for the pair, Persian writes U+0626. */
const YEH_HAMZA = /\u06CC\u0654/g;
/** Letters that are typed one for the other at the end of a word: ة, ۀ, ە for ه. */
const HEH_LIKE = /[\u0629\u06C0\u06D5]/g;

/** Printable ASCII with single spaces between: folding would change nothing, and most of what machines send is this. */
const FOLDED_ALREADY = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** Persian (۰-۹) and Arabic (٠-٩) digits as ASCII; everything else as it is. */
export const foldDigits = (text: string): string =>
  // Both blocks begin at a multiple of sixteen, so the low four bits are the digit.
  text.replace(PERSIAN_OR_ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf));

/**
 * Text as it is validated, compared and stored: no invisible marks, ASCII digits, Persian yeh and kaf, NFC, single
 * spaces. ZWNJ stays, because it spells (می‌شود). Folding what is folded changes nothing.
 */
export function fold(text: string): string {
  if (FOLDED_ALREADY.test(text)) return text;
  return foldDigits(text.replace(INVISIBLE, ""))
    .replace(ARABIC_YEH, "\u06CC")
    .replace(ARABIC_KAF, "\u06A9")
    .normalize("NFC")
    .replace(YEH_HAMZA, "\u0626")
    .trim()
    .replace(/\s+/g, " ");
}

/** Text as it is searched: folded, without ZWNJ and diacritics, آ and hamza-bearing letters plain, lower case. */
export function foldForSearch(text: string): string {
  return fold(text)
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/\u200C|\u200D/g, "")
    .replace(ARABIC_YEH, "\u06CC")
    .replace(HEH_LIKE, "\u0647")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}
