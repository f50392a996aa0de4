import type { MessageId, Translate } from "#app/src/messages/catalogue.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { wholeNumberIn } from "#domain/text/whole-number.ts";
import type { Bounds, ListGrammar, RangeEnds } from "./list-grammar.ts";

/** A value that can be ticked, and how many results it would leave. */
export type FilterChoice = { value: string; count: number };

/** What a value is called, on its chip and beside its box. */
export type FilterWords<Facets> = (value: string, t: Translate, locale: Locale, facets: Facets) => string;

/** A filter whose values are ticked. Those that follow each other under one legend stand in one group. */
export type TickedFilter<Facets> = {
  draws: "checkbox" | "radio";
  legend: MessageId;
  words: FilterWords<Facets>;
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
  /** Round bounds around what was found, and the step in which a slider goes through them. */
  scale: (found: FoundRange) => FoundRange & { step: number };
  /** A value of the slider, exactly. */
  format: (value: number, locale: Locale) => string;
  /** The name of a band; without it, its ends as the slider says them. */
  bandText?: (band: Bounds, t: Translate, locale: Locale) => string | null;
  /** The thumbs of the slider. */
  labels: { min: MessageId; max: MessageId };
};

/** How each filter of a list is drawn, in the order of the panel. A filter without a row does not compile. */
export type FilterTable<Name extends string, Facets> = Readonly<
  Record<Name, TickedFilter<Facets> | RangeFilter<Name, Facets>>
>;

/** All that the results of one product's searches are drawn by, but for the card of each. */
export type ResultsTable<Name extends string, Facets> = {
  grammar: ListGrammar<Name>;
  filters: FilterTable<Name, Facets>;
  /** The orders of the list, `default` first. */
  sorts: readonly { value: string; words: MessageId }[];
  /** The default order in words, said below the orders while it holds; how exactly, behind it. */
  sortNote?: (t: Translate, locale: Locale) => { summary: string; formula: string };
  words: ResultWords;
};

/** What is said of the results of a table. */
export type ResultWords = {
  /** How many there are; takes `count`, and `flights` where several of them are of one flight. */
  count: MessageId;
  /** The same where some of them cannot be had; takes `open` and `without`. */
  parts?: MessageId;
  /** The button that shows them; takes `count`. */
  show: MessageId;
  empty: MessageId;
  emptyText: MessageId;
  /** Where nothing was asked for, and there is nothing all the same; `empty` without it. */
  none?: { title: MessageId; text: MessageId };
};

/** What a filter's value is called. */
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
