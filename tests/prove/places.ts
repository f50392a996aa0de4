import { saleEndsAt } from "#products/flight/rules/sale.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { flightRequest, prepareFlight, prepareOffer } from "#tests/support/flight.ts";
import { prepareTour } from "#tests/support/tour.ts";
import { type BookableItem, flightsOf, type Kind, stayIn, tourOf } from "./bookable-items.ts";
import type { TestCluster } from "./test-cluster.ts";

/** An item of one product with a number of places, which nothing else books. */
export type Places = {
  readonly item: BookableItem;
  /** Number of held pieces: nights, or seats and rooms together. */
  held(): Promise<number>;
  /** End of its sale, epoch seconds; null for stays, whose nights close one after the other. */
  closesAt(): Promise<number | null>;
};

/** `closesIn`: seconds from now until its sale ends. */
type Wanted = { places: number; confirmation?: "online" | "on_request"; closesIn?: number };

/** Instant in a row, epoch seconds, with an offer's precision. */
async function secondsOf(from: Database, text: string, id: number): Promise<number> {
  const [row] = await from.query<{ at: number }>(`SELECT extract(epoch FROM at)::int AS at FROM (${text}) AS found`, [
    id,
  ]);
  if (row === undefined) throw new Error("There is no such departure");
  return row.at;
}

/** Opens places of a product. */
export const placesOf: Readonly<Record<Kind, (cluster: TestCluster, wanted: Wanted) => Promise<Places>>> = {
  async stay(cluster, { places, confirmation = "online" }) {
    const room = await cluster.room({ rooms: places, confirmation });
    const held = async () => (await room.counters()).reduce((sum, night) => sum + night.held, 0);
    return { item: stayIn(room), held, closesAt: async () => null };
  },
  // Each reservation is for a couple.
  async tour({ database }, { places, confirmation = "online", closesIn }) {
    const tour = await prepareTour(database, { seats: 2 * places, rooms: places, confirmation, leavesIn: closesIn });
    const held = async () => {
      const { seats, rooms } = await tour.counters();
      return seats.held + rooms.held;
    };
    const closesAt = () =>
      secondsOf(database, "SELECT closes_at AS at FROM tour_departure WHERE id = $1", tour.departureId);
    return { item: tourOf(() => tour), held, closesAt };
  },
  async flight({ database }, { places, confirmation = "online", closesIn }) {
    const seats = 2 * places;
    const leavesIn = closesIn && closesIn - saleEndsAt(0);
    const flight = await prepareFlight(database, { seats, fares: [{ seats }], confirmation, leavesIn });
    const offer = await prepareOffer(database, flight.parts);
    const held = async () => {
      const { seats, fares } = await flight.counters();
      return seats + fares.reduce((sum, one) => sum + one, 0);
    };
    const closesAt = () =>
      secondsOf(database, "SELECT closes_at AS at FROM flight_offer WHERE flight_ids = ARRAY[$1::bigint]", flight.id);
    return { item: flightsOf(() => flightRequest(database, [offer], { adult_count: 2 })), held, closesAt };
  },
};
