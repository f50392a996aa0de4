import type { ProductEntry } from "#app/src/features/reservation/product-parts.ts";
import { flight } from "./flight/product.web.ts";
import { stay } from "./stay/product.web.ts";
import { tour } from "./tour/product.web.ts";

/** Products of this website in the order of the search tabs; no other module of the browser names them all. */
const all = [stay, tour, flight] as const;

export type SearchKind = (typeof all)[number]["kind"];
type Tabs = { readonly [Kind in SearchKind]: Extract<(typeof all)[number], { kind: Kind }>["search"] };

/** Search tabs by kind. */
export const searches = Object.fromEntries(all.map(({ kind, search }) => [kind, search])) as Tabs;

/** Parts of a reservation's pages by its kind, for pages that learn the kind from an answer. */
export const products: Readonly<Record<string, ProductEntry>> = Object.fromEntries(
  all.map(({ kind, reservation }) => [kind, reservation]),
);

/** The words that any of their reservations may need. */
export const productAreas = Object.values(products).flatMap(({ areas }) => areas);
