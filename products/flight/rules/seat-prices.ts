import type { Seat } from "./seats.ts";

/** Price of a seat on one flight, integer rial: by its best trait, and free in a class that includes it. */
const PRICES = { legroom: 8_500_000, beside: 2_500_000, middle: 1_500_000 } as const;

export function seatPrice({ class: cabin, traits }: Pick<Seat, "class" | "traits">): number {
  if (cabin !== "economy") return 0;
  if (traits.includes("legroom")) return PRICES.legroom;
  return traits.includes("window") || traits.includes("aisle") ? PRICES.beside : PRICES.middle;
}
