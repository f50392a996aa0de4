import type { SearchTab } from "#app/src/features/search/search-tab.ts";
import type { ProductEntry } from "./product-parts.ts";

/** Manifest of a product for the browser: all that pages of several products need to know of it before its code loads. */
export type WebProduct = {
  /** The kind of its reservations, as the contract spells it. */
  readonly kind: string;
  /** Parts of the pages of a reservation. */
  readonly reservation: ProductEntry;
  readonly search: SearchTab;
};
