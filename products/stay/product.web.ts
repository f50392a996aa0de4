import type { WebProduct } from "#app/src/features/reservation/web-product.ts";

export const stay = {
  kind: "property",
  reservation: { areas: ["stay"], load: async () => (await import("./web/parts.tsx")).stayParts },
  search: {
    label: "search.kind.property",
    icon: "building",
    areas: ["stay"],
    load: async () => (await import("./web/TypedSearchForm.tsx")).TypedSearchForm,
  },
} as const satisfies WebProduct;
