import { type Locale, locales } from "#domain/enums/enums.ts";
import { type Catalogue, placeholdersIn } from "#domain/messages/catalogue-faults.ts";

/** Catalogues of both languages by area, uncompiled. */
export type Catalogues = Record<Locale, Record<string, Catalogue>>;

/** Replacement of a message's text; `from` is the text that the reviewer saw. */
export type Suggestion = { id: string; locale: Locale; from: string; to: string };

export type Change = Suggestion & { area: string };

const isText = (value: unknown): value is string => typeof value === "string";
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/**
 * Reads the suggestions of a file that the workbench exported: `{ "messages": [{ id, locale, from, to }] }`.
 * @throws {TypeError} when it is another file
 */
export function suggestionsIn(file: unknown): Suggestion[] {
  const list = isRecord(file) ? file["messages"] : undefined;
  if (!Array.isArray(list)) throw new TypeError('There is no list "messages" in the file');
  return list.map((one: unknown, index) => {
    const { id, locale, from, to } = isRecord(one) ? one : {};
    const known = locales.find((each) => each === locale);
    if (!isText(id) || !isText(from) || !isText(to) || known === undefined)
      throw new TypeError(`Suggestion ${index + 1} has no id, locale, from or to`);
    return { id, locale: known, from, to };
  });
}

/** Reason why a suggestion cannot be applied; null when it can. */
function refusalOf({ locale, from, to }: Suggestion, text: string | undefined): string | null {
  if (text === undefined) return "there is no such message";
  if (text !== from) return `it reads «${text}» by now`;
  if (to.trim() === "") return "it would be empty";
  const placeholders = placeholdersIn(to);
  if (placeholders === null) return "its braces cannot be read";
  if (placeholders !== placeholdersIn(from)) return `it needs the placeholders ${placeholdersIn(from) || "none"}`;
  return ARABIC[locale].test(to) ? "it has the Arabic ي or ك" : null;
}

const ARABIC: Record<Locale, RegExp> = { fa: /[يك]/, en: /[\u0600-\u06FF]/ };

/** Returns the changes to the catalogues, and the reasons for refused suggestions. */
export function changesOf(catalogues: Catalogues, suggestions: readonly Suggestion[]) {
  const changes: Change[] = [];
  const refusals: string[] = [];
  for (const suggestion of suggestions) {
    const { locale, id } = suggestion;
    const [area, catalogue] = Object.entries(catalogues[locale]).find(([, one]) => Object.hasOwn(one, id)) ?? [];
    const refusal = refusalOf(suggestion, catalogue?.[id]);
    if (refusal !== null) refusals.push(`${locale} ${id}: ${refusal}`);
    else if (area !== undefined) changes.push({ ...suggestion, area });
  }
  return { changes, refusals };
}
