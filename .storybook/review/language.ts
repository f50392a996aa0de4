import type { ConvertibleCalendar } from "#domain/calendar/types.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { MONTH_NAMES } from "#domain/text/date-names.ts";
import type { Fault, PageSnapshot, TextBlock } from "./snapshot.ts";

const NUMBER = "[0-9۰-۹]{1,4}";

/** A month's name beside a number; a name alone may be a word (مه, مهر, March). */
const withMonthOf = (calendar: ConvertibleCalendar, ...locales: Locale[]): RegExp => {
  const names = locales.flatMap((locale) => MONTH_NAMES[calendar][locale]).join("|");
  return new RegExp(`(?<![\\p{L}])(?:${NUMBER} (?:${names})|(?:${names}) ${NUMBER})(?![\\p{L}])`, "u");
};

/** Dates in digits, by the century of their year; an address may hold one. */
const inDigits = (years: string): RegExp =>
  new RegExp(`(?<![0-9۰-۹=/])(?:${years})[-/.][0-9۰-۹]{1,2}[-/.][0-9۰-۹]{1,2}`);

/** Date patterns by the language of the screen: its own calendar's, and the other's. */
const dates: Record<Locale, { own: RegExp; other: string; others: readonly RegExp[] }> = {
  fa: {
    own: withMonthOf("jalali", "fa"),
    other: "Gregorian",
    others: [withMonthOf("gregorian", "fa", "en"), inDigits("19[0-9]{2}|20[0-9]{2}|۱۹[۰-۹]{2}|۲۰[۰-۹]{2}")],
  },
  en: {
    own: withMonthOf("gregorian", "en"),
    other: "Jalali",
    // A Persian text on an English screen keeps its own.
    others: [withMonthOf("jalali", "en"), inDigits("1[34][0-9]{2}")],
  },
};

const textOf = ({ pieces }: TextBlock): string =>
  pieces
    .map(({ text }) => text)
    .join("")
    .replace(/\s+/g, " ");

/** The texts beside each block, in the same element, and its own. */
function neighbourhoods({ texts, elements }: PageSnapshot): Map<TextBlock, string> {
  const byParent = Map.groupBy(texts, ({ element }) => elements[element]?.parent ?? -1);
  return new Map(
    texts.map((text) => {
      const parent = elements[text.element]?.parent ?? -1;
      const around = texts.filter(({ element }) => element === parent);
      return [text, [...around, ...(byParent.get(parent) ?? [])].map(textOf).join(" · ")];
    }),
  );
}

/** Dates of the calendar that the screen's language does not use, where no date of its own stands beside them. */
export function foreignDateFaults(page: PageSnapshot): Fault[] {
  const { own, other, others } = dates[page.locale];
  const near = neighbourhoods(page);
  return page.texts.flatMap((text) => {
    if (own.test(near.get(text) ?? "")) return [];
    const found = others.flatMap((form) => form.exec(textOf(text))?.[0] ?? []);
    const place = page.elements[text.element]?.place ?? "";
    return found.map((date) => ({ place, what: `«${date}» is a ${other} date` }));
  });
}

const LETTER = /\p{L}/u;
/** From here on, in pixels, a heading of the first two orders is a headline. */
const HEADLINE = 26;
/** Below, in pixels, no text is a headline. */
const TEXT = 20;

const TEXT_FACE = /^Vazirmatn (Variable|Latin)$/;
const HEADLINE_FACE = /^Markazi Text (Variable|Latin)$/;

/** Headlines that are not in Markazi, and texts that are not in Vazirmatn. */
export function fontFaults({ texts, elements }: PageSnapshot): Fault[] {
  return texts.flatMap(({ element, pieces }) => {
    const { tag = "", place = "" } = elements[element] ?? {};
    const faults = pieces.flatMap(({ text, font, fontSize }) => {
      if (!LETTER.test(text)) return [];
      const isHeadline = /^h[12]$/.test(tag) && fontSize >= HEADLINE;
      if (isHeadline && !HEADLINE_FACE.test(font)) return [`the headline is in ${font}, not in Markazi`];
      if (fontSize < TEXT && !TEXT_FACE.test(font)) return [`the text is in ${font}, not in Vazirmatn`];
      return TEXT_FACE.test(font) || HEADLINE_FACE.test(font) ? [] : [`the text is in ${font}`];
    });
    return [...new Set(faults)].map((what) => ({ place, what }));
  });
}

/** Number of words in a row that make a sentence rather than a name. */
const SENTENCE_WORDS = 4;

const inRow = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}])${word}(?:[\\s،,.:;؛]+${word}){${SENTENCE_WORDS - 1},}`, "u");
const ENGLISH = inRow("[A-Za-z][A-Za-z’'-]*");
const PERSIAN = inRow("[\\u0621-\\u064a\\u067e\\u0686\\u0698\\u06a9\\u06af\\u06c0\\u06cc\\u0654\\u200c]+");

/** Names have capitals; of a sentence more words have none. */
function isEnglishSentence(text: string): boolean {
  const words = text.match(/[A-Za-z][A-Za-z’'-]*/g) ?? [];
  return words.filter((word) => /^[a-z]/.test(word)).length * 2 > words.length;
}

/** Small words, which names have too: "Museum of the Holy Shrine". */
const SMALL =
  /^(a|al|am|an|and|at|by|da|de|del|der|des|di|du|el|en|et|for|from|in|la|le|of|on|or|the|to|van|von|with|y)$/;

/** A few words of English: another than the first has no capital, and is none of the small ones. */
function englishPhraseIn(text: string): string | null {
  const rows = text.match(/(?<![\p{L}@./-])[A-Za-z][A-Za-z’'-]*(?: [A-Za-z][A-Za-z’'-]*)+(?![\p{L}@/])/gu) ?? [];
  return (
    rows.find((row) => row.split(" ").some((word, at) => at > 0 && /^[a-z]{3}/.test(word) && !SMALL.test(word))) ?? null
  );
}

/** The sentence of another language that a text holds, by the language that it says it is in. */
function foreignSentenceIn(text: string, lang: string): string | null {
  const isPersian = lang.startsWith("fa");
  const found = (isPersian ? ENGLISH : PERSIAN).exec(text)?.[0] ?? null;
  if (found !== null && (!isPersian || isEnglishSentence(found))) return found;
  return isPersian ? englishPhraseIn(text) : null;
}

/** Text that nothing isolates: isolated pieces are names or commands of another language. */
const ownTextOf = ({ pieces }: TextBlock): string =>
  pieces.map(({ text, isIsolated }) => (isIsolated ? " · " : text)).join("");

const languageOf = (lang: string): string => (lang.startsWith("fa") ? "a Persian" : "an English");

/** Sentences and phrases that are in another language than the `lang` around them says. */
export function foreignSentences({ texts, elements }: PageSnapshot): Fault[] {
  return texts.flatMap((text) => {
    const found = foreignSentenceIn(ownTextOf(text), text.lang);
    const place = elements[text.element]?.place ?? "";
    return found === null
      ? []
      : [{ place, what: `«${found.slice(0, 60)}» is a foreign sentence in ${languageOf(text.lang)} text` }];
  });
}

/** Names and texts for screen readers in another language than the `lang` around them says. */
export function foreignNames({ spoken }: PageSnapshot): Fault[] {
  return spoken.flatMap(({ place, lang, text }) => {
    const found = foreignSentenceIn(text, lang);
    return found === null
      ? []
      : [{ place, what: `«${found.slice(0, 60)}» is read out in ${languageOf(lang)} part of the page` }];
  });
}
