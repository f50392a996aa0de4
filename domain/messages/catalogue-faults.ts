import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { type Locale, locales } from "../enums/enums.ts";
import { type StyleCode, strangeNames, styleFaults } from "./style-faults.ts";
import { WORDS_ALLOWED, type WordAllowed } from "./words-not-used.ts";

export type Catalogue = Readonly<Record<string, string>>;

export type CatalogueFault = {
  readonly id: string;
  readonly locale: Locale;
  readonly code:
    | "missing"
    | "unreadable"
    | "placeholders"
    | "arabic_letter"
    | "foreign_digit"
    | "stray_space"
    | "persian_in_english"
    | "strange_name"
    | "needless_exception"
    | StyleCode;
  /** The text found. */
  readonly found: string;
  /** Replacement for a word that is not used. */
  readonly use?: string;
};

export type CatalogueRules = {
  /** Ids of texts that are deliberately in another language, such as the name of that language. */
  readonly mixed?: readonly string[];
  /** Names on badges, labels and sections; quoted names must be among them. Null: not checked. */
  readonly names?: Readonly<Record<Locale, ReadonlySet<string>>> | null;
  /** Exceptions: places in which a listed word is right. */
  readonly allowed?: readonly WordAllowed[];
};

/** Typing habits visible to a Persian reader, each with its fault code. */
const PERSIAN_TYPOGRAPHY: readonly (readonly [CatalogueFault["code"], RegExp])[] = [
  ["arabic_letter", /[يك\u0660-\u0669]/],
  ["foreign_digit", /[0-9]/],
];
/** Two spaces, a space before a mark, ZWNJ beside a space or another ZWNJ. */
const STRAY_SPACE = / {2}| [،؛:؟.,](?:\s|$)|\u200C[\s\u200C]|\s\u200C/;
const PERSIAN = /[\u0600-\u06FF]/;

/**
 * Returns an editor's objections to the Persian and English texts of one catalogue: messages or placeholders missing
 * from one language, Arabic letters and foreign digits in Persian, stray spaces, Persian in English, words that the
 * product does not use, and the style of `style-faults.ts`.
 */
export function catalogueFaults(
  fa: Catalogue,
  en: Catalogue,
  { mixed = [], names = null, allowed = WORDS_ALLOWED }: CatalogueRules = {},
): CatalogueFault[] {
  const ids = [...new Set([...Object.keys(fa), ...Object.keys(en)])];
  return ids.flatMap((id): CatalogueFault[] => {
    const persian = fa[id];
    const english = en[id];
    if (persian === undefined) return [{ id, locale: "fa", code: "missing", found: "" }];
    if (english === undefined) return [{ id, locale: "en", code: "missing", found: "" }];
    const read = { fa: elementsOf(persian), en: elementsOf(english) };
    if (read.fa === null) return [{ id, locale: "fa", code: "unreadable", found: persian }];
    if (read.en === null) return [{ id, locale: "en", code: "unreadable", found: english }];
    const asked = { fa: placeholdersOf(read.fa), en: placeholdersOf(read.en) };
    const faults: CatalogueFault[] = [];
    if (asked.fa !== asked.en) {
      faults.push({ id, locale: "en", code: "placeholders", found: `${asked.en || "none"}, fa ${asked.fa || "none"}` });
    }
    faults.push(...spaceFaults(id, "fa", persian), ...spaceFaults(id, "en", english));
    if (mixed.includes(id)) return faults;
    const words = { fa: literalsOf(read.fa), en: literalsOf(read.en) };
    for (const [code, pattern] of PERSIAN_TYPOGRAPHY) {
      const found = pattern.exec(words.fa)?.[0];
      if (found !== undefined) faults.push({ id, locale: "fa", code, found });
    }
    const found = PERSIAN.exec(words.en)?.[0];
    if (found !== undefined) faults.push({ id, locale: "en", code: "persian_in_english", found });
    for (const locale of locales) {
      const style = styleFaults(words[locale], locale).map((fault) => ({ id, locale, ...fault }));
      faults.push(...style.filter((fault) => !allowed.some((one) => isSame(one, fault))));
      const strange = names === null ? [] : strangeNames(words[locale], locale, names[locale]);
      faults.push(...strange.map((name) => ({ id, locale, code: "strange_name" as const, found: name })));
    }
    return faults;
  });
}

/** True when a fault is the one that an exception allows. */
export const isSame = (one: WordAllowed, fault: CatalogueFault): boolean =>
  isIdOf(one.id, fault.id) && one.locale === fault.locale && one.found.toLowerCase() === fault.found.toLowerCase();

const isIdOf = (allowed: string, id: string): boolean =>
  allowed.endsWith("*") ? id.startsWith(allowed.slice(0, -1)) : allowed === id;

function spaceFaults(id: string, locale: Locale, text: string): CatalogueFault[] {
  const found = text === text.trim() ? STRAY_SPACE.exec(text)?.[0] : " ";
  return found === undefined ? [] : [{ id, locale, code: "stray_space", found }];
}

function elementsOf(text: string): readonly MessageFormatElement[] | null {
  try {
    return parse(text);
  } catch {
    return null;
  }
}

/** The branches of a plural or a choice; none for any other element. */
const branchesOf = (element: MessageFormatElement): readonly (readonly MessageFormatElement[])[] =>
  element.type === TYPE.plural || element.type === TYPE.select
    ? Object.values(element.options).map(({ value }) => value)
    : [];

/** Names of a message's placeholders, including those of its branches, sorted so that both languages compare. */
function placeholdersOf(elements: readonly MessageFormatElement[]): string {
  const names = (list: readonly MessageFormatElement[]): string[] =>
    list.flatMap((element) => [
      ...(element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag
        ? []
        : [element.value]),
      ...branchesOf(element).flatMap(names),
    ]);
  return [...new Set(names(elements))].sort().join(", ");
}

/** Names of the placeholders in the source of a message; null when it cannot be parsed. */
export function placeholdersIn(text: string): string | null {
  const elements = elementsOf(text);
  return elements === null ? null : placeholdersOf(elements);
}

/** Visible text of a message: its words without placeholders and syntax. */
const literalsOf = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => (element.type === TYPE.literal ? element.value : branchesOf(element).map(literalsOf).join(" ")))
    .join("");
