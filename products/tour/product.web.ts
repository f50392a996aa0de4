import type { WebProduct } from "#app/src/features/reservation/web-product.ts";

export const tour = {
  kind: "tour",
  reservation: { areas: ["tourJourney", "tourReserve"], load: async () => (await import("./web/parts.tsx")).tourParts },
  search: {
    label: "search.kind.tour",
    icon: "suitcase",
    areas: ["stay", "tour"],
    load: async () => (await import("./web/TypedTourSearchForm.tsx")).TypedTourSearchForm,
  },
} as const satisfies WebProduct;
