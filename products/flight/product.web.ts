import type { WebProduct } from "#app/src/features/reservation/web-product.ts";

export const flight = {
  kind: "flight",
  reservation: {
    areas: ["flightJourney", "flightReserve"],
    load: async () => (await import("./web/parts.tsx")).flightParts,
  },
  search: {
    label: "search.kind.flight",
    icon: "flight",
    areas: ["stay", "flight", "flightLabels", "labels"],
    load: async () => (await import("./web/TypedFlightSearchForm.tsx")).TypedFlightSearchForm,
  },
} as const satisfies WebProduct;
