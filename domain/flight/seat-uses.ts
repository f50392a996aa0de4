import type { AgeGroup } from "../enums/enums.ts";
import { adultsOfInfants } from "./passengers.ts";

/** What decides which seats a traveller may have. An infant has none. */
export const seatUses = ["adult", "child", "with_infant"] as const;
export type SeatUse = (typeof seatUses)[number];

/** What a traveller needs a seat as, by the groups of all of them in order; null of an infant. */
export function seatUsesOf(groups: readonly AgeGroup[]): (SeatUse | null)[] {
  const withInfant = new Set(adultsOfInfants(groups).values());
  return groups.map((group, place) => {
    if (group === "infant") return null;
    return withInfant.has(place) ? "with_infant" : group;
  });
}
