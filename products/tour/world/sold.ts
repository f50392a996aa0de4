import { fraction, hash } from "#fixtures/world/random.ts";
import { LAST_SEATS } from "./prices.ts";
import type { Tour, TourDeparture, TourStock, TransportMode } from "./types.ts";

/** Range of seats that an agency has, by mode of transport. */
const seatsOf: Readonly<Record<TransportMode, readonly [from: number, to: number]>> = {
  flight: [24, 40],
  train: [24, 36],
  bus: [25, 42],
};

/** Shares of departures by state, applied in this order; in the others the group is complete and seats are left. */
const chances = { cancelled: 0.03, full: 0.06, lastSeats: 0.1, gathering: 0.25 } as const;

/** Travellers that a gathering group lacks; three is the commonest. */
const lacking = [3, 3, 1, 2, 4, 5, 3] as const;

type Sold = { state: TourDeparture["state"]; seats: TourStock };

/** Seats of a departure, the number sold elsewhere, and its state: guaranteed as soon as the group is complete. */
export function soldOf(seed: number, tour: Tour, originCityId: number, day: number): Sold {
  const drawn = hash(seed, "sold", tour.id, originCityId, day);
  const chance = fraction(seed, "state", tour.id, originCityId, day);
  const [fewest, most] = seatsOf[tour.mode];
  const total = fewest + (hash(seed, "seats", tour.id, originCityId) % (most - fewest + 1));
  const at = (soldElsewhere: number, state?: TourDeparture["state"]): Sold => ({
    state: state ?? (soldElsewhere >= tour.minGroup || tour.minGroup === 1 ? "guaranteed" : "scheduled"),
    seats: { total, soldElsewhere },
  });
  const { cancelled, full, lastSeats, gathering } = chances;
  const short = Math.max(0, tour.minGroup - lacking[drawn % lacking.length]!);
  if (chance < cancelled) return at(short, "cancelled");
  if (chance < cancelled + full) return at(total);
  if (chance < cancelled + full + lastSeats) return at(total - 1 - (drawn % LAST_SEATS));
  if (tour.minGroup > 1 && chance < cancelled + full + lastSeats + gathering) return at(short);
  const upTo = Math.floor(total * 0.8);
  return at(tour.minGroup + (drawn % (upTo - tour.minGroup + 1)));
}

/** Probability that a package has no room left. */
const FULL_PACKAGE = 0.1;

/** Rooms of each package, for the travellers with seats, as a rule two to a room. */
export function roomsOf(seed: number, departureId: number, seats: TourStock, count: number): TourStock[] {
  const drawn = (what: string, index: number) => fraction(seed, what, departureId, index);
  const weights = Array.from({ length: count }, (_, index) => 0.4 + drawn("rooms", index));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight, index) => {
    const soldElsewhere = Math.floor(((seats.soldElsewhere / 2) * weight) / whole);
    const isFull = soldElsewhere > 0 && drawn("full", index) < FULL_PACKAGE;
    return { total: soldElsewhere + (isFull ? 0 : 2 + Math.floor(6 * drawn("left", index))), soldElsewhere };
  });
}
