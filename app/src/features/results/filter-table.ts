import type { MessageId, Translate } from "#app/src/messages/catalogue.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { wholeNumberIn } from "#domain/text/whole-number.ts";
import type { Bounds, ListGrammar, RangeEnds } from "./list-grammar.ts";

/** A value that can be ticked, and how many results it would leave. */
export type FilterChoice = { value: string; count: number };

/** Name of a value, on its chip and beside its box. */
export type FilterWords<Facets> = (value: string, t: Translate, locale: Locale, facets: Facets) => string;

/** A filter whose values are ticked. Consecutive filters with the same legend form one group. */
export type TickedFilter<Facets> = {
  draws: "checkbox" | "radio";
  legend: MessageId;
  words: FilterWords<Facets>;
  /** Its name beside its box, where the legend says a part of it. */
  wordsBelowLegend?: FilterWords<Facets>;
  choices: (facets: Facets) => readonly FilterChoice[];
};

/** The least and the greatest value among the results, the range's own filters left out. */
export type FoundRange = { min: number; max: number };

/** A range: bands that are links, and a slider where scripts run. Its row stands at each of its ends in the table. */
export type RangeFilter<Name extends string, Facets> = {
  draws: "range";
  legend: MessageId;
  ends: RangeEnds<Name>;
  found: (facets: Facets) => FoundRange | null;
  /** Choices that need no slider; a range without any is not shown. */
  bands: (found: FoundRange | null) => readonly Bounds[];
  /** Rounded bounds of the found range, and the slider's step. */
  scale: (found: FoundRange) => FoundRange & { step: number };
  /** A value of the slider, exactly. */
  format: (value: number, locale: Locale) => string;
  /** The name of a band; without it, its ends as the slider says them. */
  bandText?: (band: Bounds, t: Translate, locale: Locale) => string | null;
  /** The thumbs of the slider. */
  labels: { min: MessageId; max: MessageId };
};

/** Presentation of each filter of a list, in the order of the panel. A filter without a row does not compile. */
export type FilterTable<Name extends string, Facets> = Readonly<
  Record<Name, TickedFilter<Facets> | RangeFilter<Name, Facets>>
>;

/** Everything that one product's results are drawn from, except the card of each. */
export type ResultsTable<Name extends string, Facets> = {
  grammar: ListGrammar<Name>;
  filters: FilterTable<Name, Facets>;
  /** The orders of the list, `default` first. */
  sorts: readonly { value: string; words: MessageId }[];
  /** The default order in words, said below the orders while it holds; how exactly, behind it. */
  sortNote?: (t: Translate, locale: Locale) => { summary: string; formula: string };
  words: ResultWords;
};

/** Messages about the results of a table. */
export type ResultWords = {
  /** Number of results; takes `count`, `flights` when several of them are of one flight, and `packages` of tours. */
  count: MessageId;
  /** The same when some of them are unavailable; takes `open`, `total` and `without`. */
  parts?: MessageId;
  /** The button that shows them; takes `count`. */
  show: MessageId;
  empty: MessageId;
  emptyText: MessageId;
  /** Shown when there are no results even without filters; defaults to `empty`. */
  none?: { title: MessageId; text: MessageId };
};

/** Name of a filter's value. */
export function filterText<Name extends string, Facets>(
  filters: FilterTable<Name, Facets>,
  { name, value }: { name: Name; value: string },
  ...[t, locale, facets]: [t: Translate, locale: Locale, facets: Facets]
): string {
  const filter = filters[name];
  if (filter.draws !== "range") return filter.words(value, t, locale, facets);
  const amount = filter.format(wholeNumberIn(value) ?? 0, locale);
  return t(name === filter.ends.max ? "listing.filter.price_max" : "listing.filter.price_min", { amount });
}
