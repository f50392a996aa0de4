import type { ProductEntry } from "#app/src/features/reservation/product-parts.ts";

/** Parts of the pages of a reservation. */
export const reservation: ProductEntry = {
  areas: ["lounge"],
  load: async () => (await import("./web/parts.tsx")).loungeParts,
};
