import { normaliseIso } from "#domain/calendar/parse.ts";
import type { Locale } from "#domain/enums/enums.ts";
import type { Fault } from "#domain/validation/fault.ts";
import { typedDateFault } from "#domain/validation/typed-date.ts";

/** Faults of a search in words, by the parameters of its address. */
export type SearchErrors = Readonly<Partial<Record<string, string>>>;

/**
 * Faults of the dates typed into a product's form: unreadable ones, and a return before its departure.
 *
 * @param dates the parameters that are dates: `SearchTab.dates`
 */
export function dateFaults(
  query: URLSearchParams,
  dates: readonly string[],
): readonly (readonly [name: string, Fault])[] {
  const typed = (name: string): string => (query.get(name) ?? "").trim();
  const unreadable = dates.flatMap((name) => {
    const fault = typed(name) === "" ? null : typedDateFault(typed(name));
    return fault === null ? [] : [[name, fault] as const];
  });
  if (unreadable.length > 0) return unreadable;
  const [departure, back] = ["departure_date", "return_date"].map((name) => normaliseIso(typed(name)));
  return departure && back && back < departure ? [["return_date", { code: "date_order", params: {} }]] : [];
}

/** Date faults in the words of a kind, which are loaded only when there are faults. */
export async function dateErrors(
  query: URLSearchParams,
  { kind, dates }: { kind: string; dates: readonly string[] },
  locale: Locale,
): Promise<SearchErrors> {
  const faults = dateFaults(query, dates);
  if (faults.length === 0) return {};
  const { fieldRefusal } = await import("#domain/messages/refusals.ts");
  return Object.fromEntries(
    faults.map(([name, { code, params }]) => [name, fieldRefusal(name, code, params, locale, kind)]),
  );
}
