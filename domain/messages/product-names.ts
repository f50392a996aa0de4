import type { Label } from "./labels.ts";

/** Names of the products, for a sentence about several of them. */
export const PRODUCT_NAMES = {
  property: ["اقامت", "stays"],
  tour: ["تور", "tours"],
  flight: ["پرواز", "flights"],
} as const satisfies Record<string, Label>;
export type SoldKind = keyof typeof PRODUCT_NAMES;
