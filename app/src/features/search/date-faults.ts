import { normaliseIso } from "#domain/calendar/parse.ts";
import type { Locale } from "#domain/enums/enums.ts";
import type { Fault } from "#domain/validation/fault.ts";
import { typedDateFault } from "#domain/validation/typed-date.ts";

/** The parameters of each product's search that are dates, in the order of its form. */
const DATES: Readonly<Record<string, readonly string[]>> = {
  property: ["check_in"],
  tour: ["check_in"],
  flight: ["departure_date", "return_date"],
};

/** Faults of a search in words, by the parameters of its address. */
export type SearchErrors = Readonly<Partial<Record<string, string>>>;

/** Faults of the dates typed into a product's form: unreadable ones, and a return before its departure. */
export function dateFaults(query: URLSearchParams, kind: string): readonly (readonly [name: string, Fault])[] {
  const typed = (name: string): string => (query.get(name) ?? "").trim();
  const unreadable = (DATES[kind] ?? []).flatMap((name) => {
    const fault = typed(name) === "" ? null : typedDateFault(typed(name));
    return fault === null ? [] : [[name, fault] as const];
  });
  if (unreadable.length > 0) return unreadable;
  const [departure, back] = ["departure_date", "return_date"].map((name) => normaliseIso(typed(name)));
  return departure && back && back < departure ? [["return_date", { code: "date_order", params: {} }]] : [];
}

/** Date faults in words, which are loaded only when there are faults. */
export async function dateErrors(query: URLSearchParams, kind: string, locale: Locale): Promise<SearchErrors> {
  const faults = dateFaults(query, kind);
  if (faults.length === 0) return {};
  const { fieldRefusal } = await import("#domain/messages/refusals.ts");
  return Object.fromEntries(
    faults.map(([name, { code, params }]) => [name, fieldRefusal(name, code, params, locale, kind)]),
  );
}
