import type { AgeGroup } from "#domain/enums/enums.ts";
import { adultsOfInfants } from "./passengers.ts";

/** Kinds of seat use, which decide the seats allowed to a traveller. An infant has none. */
export const seatUses = ["adult", "child", "with_infant"] as const;
export type SeatUse = (typeof seatUses)[number];

/** Returns each traveller's seat use, from the age groups of all of them in order; null for an infant. */
export function seatUsesOf(groups: readonly AgeGroup[]): (SeatUse | null)[] {
  const withInfant = new Set(adultsOfInfants(groups).values());
  return groups.map((group, place) => {
    if (group === "infant") return null;
    return withInfant.has(place) ? "with_infant" : group;
  });
}
