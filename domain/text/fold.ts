const PERSIAN_OR_ARABIC_DIGIT = /[\u06F0-\u06F9\u0660-\u0669]/g;
/** Presentation forms of letters, and ligatures: output of old programs and PDF files. */
const PRESENTATION_FORMS = /[\uFB50-\uFDFF\uFE70-\uFEFE]+/g;
/**
 * Invisible characters, by class: format characters, default-ignorable ones, lone surrogates, and tatweel. ZWNJ is
 * treated by its position; a joiner or a variation selector within an emoji is kept.
 */
const INVISIBLE =
  /(?<!\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D|\u200D(?!\p{Extended_Pictographic})|(?<!\p{Extended_Pictographic})\uFE0F|(?!\u200C|\u200D|\uFE0F)[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cs}\u0640]/gu;
const ZWNJ_RUN = /\u200C+/g;
/** ZWNJ that does not separate two letters of the Arabic script. */
const STRAY_ZWNJ = /(?<!\p{Script=Arabic}\p{M}*)\u200C|\u200C(?!\p{Script=Arabic})/gu;
const ARABIC_YEH = /[\u064A\u0649]/g;
const ARABIC_KAF = /\u0643/g;
/** Persian yeh with a hamza above: NFC does not compose the pair, Persian writes U+0626. */
const YEH_HAMZA = /\u06CC\u0654/g;
/** Variants typed at the end of a word: ة, ۀ, ە for ه. */
const HEH_LIKE = /[\u0629\u06C0\u06D5]/g;
/** Spaces of every width, and the braille sign without dots. */
const SPACES = /[\s\u2800]+/g;
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/gu;
const MARKS = /\p{M}/gu;

/** Printable ASCII with single spaces: folding would change nothing. Fast path for most machine-made text. */
const FOLDED_ALREADY = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** Converts Persian (۰-۹) and Arabic (٠-٩) digits to ASCII. */
export const foldDigits = (text: string): string =>
  // Both blocks begin at a multiple of sixteen, so the low four bits are the digit.
  text.replace(PERSIAN_OR_ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf));

/**
 * Normalises text for validation, comparison and storage: nothing invisible, ASCII digits, Persian yeh and kaf, plain
 * letters for presentation forms, NFC, single spaces. ZWNJ stays between letters, because it is part of the spelling
 * (می‌شود). Idempotent.
 */
export function fold(text: string): string {
  if (FOLDED_ALREADY.test(text)) return text;
  return foldDigits(text.replace(PRESENTATION_FORMS, (forms) => forms.normalize("NFKC")))
    .replace(INVISIBLE, "")
    .replace(ZWNJ_RUN, "\u200C")
    .replace(STRAY_ZWNJ, "")
    .replace(ARABIC_YEH, "\u06CC")
    .replace(ARABIC_KAF, "\u06A9")
    .normalize("NFC")
    .replace(YEH_HAMZA, "\u0626")
    .replace(SPACES, " ")
    .trim();
}

/** Counts the visible characters of a text, without spaces and combining marks. Text with none counts as empty. */
export const seenSigns = (text: string): number =>
  [
    ...fold(text)
      .replace(MARKS, "")
      .replace(/[\s\u200C]/g, ""),
  ].length;

/**
 * Normalises text for search: folded, compatibility forms unified, without ZWNJ, diacritics and emoji, آ and
 * hamza-bearing letters plain, lower case.
 */
export function foldForSearch(text: string): string {
  return fold(fold(text).normalize("NFKC"))
    .normalize("NFD")
    .replace(MARKS, "")
    .replace(EMOJI, "")
    .replace(/\u200C|\u200D/g, "")
    .replace(ARABIC_YEH, "\u06CC")
    .replace(HEH_LIKE, "\u0647")
    .toLowerCase()
    .replace(SPACES, " ")
    .trim();
}
