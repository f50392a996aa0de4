import { prepareTour } from "#tests/support/tour.ts";
import type { House } from "./house.ts";
import { type SleptKind, stayIn, tourOf, type Wares } from "./wares.ts";

/** Something of one product with so many places, which nothing else books. */
export type Places = {
  readonly wares: Wares;
  /** How much of it is counted as held: nights, or seats and rooms together. */
  held(): Promise<number>;
};

type Wanted = { places: number; confirmation?: "online" | "on_request" };

/** Opens places of a product in a house. */
export const placesOf: Readonly<Record<SleptKind, (house: House, wanted: Wanted) => Promise<Places>>> = {
  async stay(house, { places, confirmation = "online" }) {
    const room = await house.room({ rooms: places, confirmation });
    const held = async () => (await room.counters()).reduce((sum, night) => sum + night.held, 0);
    return { wares: stayIn(room), held };
  },
  // Each reservation is a couple's.
  async tour({ database }, { places, confirmation = "online" }) {
    const tour = await prepareTour(database, { seats: 2 * places, rooms: places, confirmation });
    const held = async () => {
      const { seats, rooms } = await tour.counters();
      return seats.held + rooms.held;
    };
    return { wares: tourOf(() => tour), held };
  },
};

export const kinds = ["stay", "tour"] as const satisfies readonly SleptKind[];
