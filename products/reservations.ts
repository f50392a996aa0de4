import type { ProductEntry } from "#app/src/features/reservation/product-parts.ts";
import { reservation as flight } from "./flight/product.reservation.ts";
import { reservation as property } from "./stay/product.reservation.ts";
import { reservation as tour } from "./tour/product.reservation.ts";

/** Parts of a reservation's pages by its kind, for pages that learn the kind from an answer. */
export const products: Readonly<Record<string, ProductEntry>> = { property, tour, flight };

/** The words that any of their reservations may need. */
export const productAreas = Object.values(products).flatMap(({ areas }) => areas);
