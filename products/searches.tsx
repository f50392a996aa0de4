import { Search, type SearchProps } from "#app/src/features/search/Search.tsx";
import { type AskedForm, askedForm, loadForm } from "#app/src/features/search/search-tab.ts";
import type { MessageId } from "#app/src/messages/catalogue.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { search as flight } from "./flight/product.search.ts";
import { search as property } from "./stay/product.search.ts";
import { search as tour } from "./tour/product.search.ts";

/** Searches of this website by kind, in the order of the tabs. */
const searches = { property, tour, flight };

export type SearchKind = keyof typeof searches;

/** The hint on a search that lacks something. */
export const missingHint = (kind: SearchKind): MessageId => searches[kind].missing;

/** The parameters of a search that are dates; none of an unknown kind. */
export const datesOf = (kind: string): readonly string[] =>
  Object.hasOwn(searches, kind) ? searches[kind as SearchKind].dates : [];

/** The search of a page that brings the form of one product, with a tab for each other. */
export const ProductSearch = (props: Omit<SearchProps, "tabs"> & { kind: SearchKind }) => (
  <Search tabs={searches} {...props} />
);

/** The form of one product, with the values of its fields. */
export const searchOf = async (
  kind: SearchKind,
  typed: URLSearchParams,
  locale: Locale,
): Promise<AskedForm<SearchKind>> => ({ kind, Form: await loadForm(searches[kind], locale), typed });

/** The form that Home's address asks for, if it is not the one that Home brings itself. */
export const homeSearch = (query: URLSearchParams, locale: Locale): Promise<AskedForm<SearchKind> | null> =>
  askedForm<SearchKind>(searches, "property", query, locale);
