import type { ProductEntry } from "#app/src/features/reservation/product-parts.ts";

/**
 * Products of this website, by the kind of a reservation. Pages that only learn the kind from an answer fetch its parts
 * from here; no other module names the products.
 */
export const products: Readonly<Record<string, ProductEntry>> = {
  property: { areas: ["stay"], load: async () => (await import("./stay/parts.tsx")).stayParts },
  tour: { areas: ["tourJourney", "tourReserve"], load: async () => (await import("./tour/parts.tsx")).tourParts },
  flight: {
    areas: ["flightJourney", "flightReserve"],
    load: async () => (await import("./flight/parts.tsx")).flightParts,
  },
};

/** The words that any of their reservations may need. */
export const productAreas = Object.values(products).flatMap(({ areas }) => areas);
