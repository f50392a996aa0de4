import type { Locale } from "../enums/enums.ts";
import { WORDS_NOT_USED } from "./words-not-used.ts";

/** The product's own texts, or generated prose: what a house writes about itself. */
export type TextKind = "product" | "prose";

export type StyleCode =
  | "wrong_word"
  | "straight_apostrophe"
  | "straight_quote"
  | "exclamation_mark"
  | "ezafe"
  | "half_space";

export type StyleFault = {
  readonly code: StyleCode;
  readonly found: string;
  /** Replacement for a wrong word. */
  readonly use?: string;
};

/** A letter or a mark of Persian, or the half-space within a word. */
const IN_WORD = "\\p{L}\\p{M}\u200C";
/** A whole word, including its Persian endings («ها»، «ٔ»). */
const asWord: Readonly<Record<Locale, (source: string) => RegExp>> = {
  fa: (source) => new RegExp(`(?<![${IN_WORD}])(?:${source})(?:\u0654|(?:\u200C\\p{L}+)+)?(?![${IN_WORD}])`, "u"),
  en: (source) => new RegExp(`(?<![\\p{L}-])(?:${source})(?![\\p{L}-])`, "iu"),
};

const wrongWordsOf = (locale: Locale) =>
  WORDS_NOT_USED[locale].map(({ not, use, inProse }) => ({ pattern: asWord[locale](not.join("|")), use, inProse }));
const WRONG_WORDS = { fa: wrongWordsOf("fa"), en: wrongWordsOf("en") };

/** Letters that join the next one, so that an ending written without a half-space merges with the word. */
const JOINING = "[بپتثجچحخسشصضطظعغفقکگلمنهی]";

const PATTERNS: Readonly<Record<Locale, readonly (readonly [StyleCode, RegExp])[]>> = {
  fa: [
    // «ۀ», «خانه‌ی», and the phrases in which an ezafe is most often left out.
    [
      "ezafe",
      /ۀ|ه\u200Cی(?![\p{L}\u200C])|(?<!\p{L})(?:(?:ثانیه|دقیقه|لحظه|هفته) دیگر|درجه (?:الف|ب|ج|یک|دو|سه)|شماره (?:موبایل|کارت|شبا|گذرنامه|مرجع|حساب)|جریمه لغو|وعده غذا\p{L}*|درباره \p{L}+|همه \p{L}+\u200Cها)(?!\p{L})/u,
    ],
    [
      "half_space",
      new RegExp(
        [
          // Wrongly separated: «می شود», «اتاق ها», «بزرگ تر».
          "(?<![\\p{L}\u200C])ن?می \\p{L}+",
          " (?:ها|های|هایی|تر|ترین)(?![\\p{L}\\p{M}\u200C])",
          // Wrongly joined: «میشود», «اتاقها», «بزرگتر».
          "(?<![\\p{L}\u200C])ن?می(?:شود|شوند|کند|کنید|کنیم|کنند|توان|توانید|باشد|دهد|دهید|دهیم|گیرد|رود|خواهید|بینید)(?!\\p{L})",
          `(?<!\\p{L})(?!(?:تن|ب|انت|منت|من)ها)\\p{L}*${JOINING}(?:ها|های|هایی)(?!\\p{L})`,
          "(?<!\\p{L})(?:بزرگ|کوچک|نزدیک|کم|بیش|آسان|سخت|ارزان|گران|سریع)تر(?:ین)?(?!\\p{L})",
        ].join("|"),
        "u",
      ),
    ],
    ["straight_quote", /["'“”]/],
    ["exclamation_mark", /!/],
  ],
  en: [
    ["straight_apostrophe", /'/],
    ["straight_quote", /"/],
    ["exclamation_mark", /!/],
  ],
};

/** Compounds that are written as one word. */
const TOGETHER = /^(?:کمتر|بیشتر|کمترین|بیشترین|آنها|اینها)$/;

/** Returns an editor's corrections to a text, the first fault of each kind. */
export function styleFaults(text: string, locale: Locale, kind: TextKind = "product"): StyleFault[] {
  const faults: StyleFault[] = [];
  for (const { pattern, use, inProse } of WRONG_WORDS[locale]) {
    const found = (kind === "product" || inProse) && pattern.exec(text)?.[0];
    if (found) faults.push({ code: "wrong_word", found, use });
  }
  for (const [code, pattern] of PATTERNS[locale]) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined && !TOGETHER.test(found)) faults.push({ code, found });
  }
  return faults;
}

/** Text between quotation marks: in Persian within «», in English within “”. */
const QUOTED: Readonly<Record<Locale, RegExp>> = { fa: /«([^»]*)»/gu, en: /“([^”]*)”/gu };

/** Quoted names in a text that no badge, label or section of the site has: a name is quoted exactly as shown. */
export const strangeNames = (text: string, locale: Locale, names: ReadonlySet<string>): string[] =>
  [...text.matchAll(QUOTED[locale])].flatMap(([, name = ""]) => (name === "" || names.has(name) ? [] : [name]));
