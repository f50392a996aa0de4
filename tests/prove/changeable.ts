import { addDays } from "#domain/calendar/arithmetic.ts";
import { DAY_SECONDS, HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import {
  flightRequest,
  prepareFlight,
  prepareOffer,
  signedRequest,
  type TestFlight,
  type TestOffer,
} from "#tests/support/flight.ts";
import { guestsFor, prepareRoom, type RoomWanted } from "#tests/support/stay.ts";
import { prepareTour, type TestTour } from "#tests/support/tour.ts";
import { type BookableItem, flightsOf, type Kind, stayIn, tourOf } from "./bookable-items.ts";

/** An item of one product that can be changed, and all that a booking of it can be changed to. */
export type Changeable = {
  readonly item: BookableItem;
  /** Inputs of a change at an instant of the database's clock, epoch seconds. The first is of what was booked. */
  readonly wishes: readonly ((now: number) => Record<string, string | number>)[];
  /** Parts of a whole booking that can be cancelled alone. */
  readonly parts: readonly string[];
  /** Operators' calls by which suppliers act on what the last wishes are of, at an instant of the same clock. */
  readonly acts: readonly { readonly path: string; readonly body: object }[];
};

/**
 * `places`: bookings that every wish has room for. `policy`: of a stay. `now`: epoch seconds by the database's clock, where
 * that database is not open while it is booked.
 */
export type ChangeableWanted = { places: number; today: IsoDate; now?: () => number } & Pick<RoomWanted, "policy">;

/** Different for each night and each departure, so that no two changes cost the same. Rial. */
const dearer = (price: number, step: number): number => price + ((step * 7) % 5) * 1_230_010;

const NIGHT = 25_000_000;
/** Days from today to the arrival, and nights that have prices of their own. */
const ARRIVES_IN = 12;
const NIGHTS = 8;

async function stay(database: Database, { places, today, policy = "standard" }: ChangeableWanted): Promise<Changeable> {
  const checkIn = addDays(today, ARRIVES_IN);
  // Two rooms each.
  const room = await prepareRoom(database, { rooms: 2 * places, checkIn, policy });
  for (let night = -NIGHTS; night < NIGHTS; night++)
    await database.query("UPDATE night_price SET sale_rate = $3 WHERE rate_plan_id = $1 AND night = $2", [
      room.ratePlanId,
      addDays(checkIn, night),
      dearer(NIGHT, night + NIGHTS),
    ]);
  const to = (days: number, length_of_stay: number) => () => ({ check_in: addDays(checkIn, days), length_of_stay });
  return {
    item: { ...stayIn(room), request: () => room.request({ rooms: 2 }), travellers: guestsFor(2) },
    // Overlapping on each side, longer, shorter and apart.
    wishes: [to(0, 2), to(1, 2), to(-1, 2), to(0, 3), to(0, 1), to(1, 1), to(3, 2), to(-4, 1)],
    parts: ["room-1", "room-2"],
    acts: [],
  };
}

const LEAVES_IN = ARRIVES_IN * DAY_SECONDS;
const STAYS = 7 * DAY_SECONDS;

const COUPLE = { adult_count: 2 };

type OnSale = TestOffer & { readonly flown: TestFlight };
const ACT = { operator: "Mina", reason: "The proof wants it" };
/** Long enough that a carrier's change is a major one. */
const RETIMED = 5 * HOUR_SECONDS;

function laterBy(seconds: number, { flown: { parts } }: OnSale) {
  const { departsAt = 0, arrivesAt = 0 } = parts[0] ?? {};
  return { departs_at: departsAt + seconds, arrives_at: arrivesAt + seconds };
}

async function flight(database: Database, { places, now }: ChangeableWanted): Promise<Changeable> {
  const seats = 2 * places;
  const onSale = async (from: string, to: string, step: number, leavesIn: number): Promise<OnSale> => {
    const fares = [{ seats, adult: dearer(20_000_000, step) }];
    const flown = await prepareFlight(database, { seats, from, to, leavesIn, fares });
    return { ...(await prepareOffer(database, flown.parts)), flown };
  };
  const [out, home] = [[], []] as [OnSale[], OnSale[]];
  for (let day = 0; day < 3; day++) {
    out.push(await onSale("THR", "MHD", day, LEAVES_IN + (day - 1) * DAY_SECONDS));
    home.push(await onSale("MHD", "THR", day + 3, LEAVES_IN + STAYS + day * DAY_SECONDS));
  }
  const first = [out[1]!, home[0]!] as const;
  const idOf = (offer: TestOffer, now: number) => signedRequest(now, [offer]).offer_id;
  const there = (offer: TestOffer) => (now: number) => ({ offer_id: idOf(offer, now) });
  const back = (offer: TestOffer) => (now: number) => ({ return_offer_id: idOf(offer, now) });
  const both = (one: TestOffer, other: TestOffer) => (now: number) => ({ ...there(one)(now), ...back(other)(now) });
  return {
    item: flightsOf(() =>
      now === undefined ? flightRequest(database, first, COUPLE) : signedRequest(now(), first, COUPLE),
    ),
    wishes: [both(...first), there(out[0]!), there(out[2]!), back(home[1]!), back(home[2]!), both(out[2]!, home[1]!)],
    parts: ["direction-1", "direction-2", "traveller-1", "traveller-2"],
    acts: [
      { path: `operator/v2/flights/${out[2]!.flown.id}/retime`, body: { ...ACT, ...laterBy(RETIMED, out[2]!) } },
      { path: `operator/v2/flights/${home[2]!.flown.id}/cancel`, body: ACT },
    ],
  };
}

async function tour(database: Database, { places }: ChangeableWanted): Promise<Changeable> {
  const departures: TestTour[] = [];
  for (let step = 0; step < 4; step++) {
    const leavesIn = LEAVES_IN + step * DAY_SECONDS;
    const one = await prepareTour(database, { seats: 2 * places, rooms: places, leavesIn, decidedIn: leavesIn / 2 });
    await database.query(
      `UPDATE tour_package SET prices = jsonb_set(prices, '{double}', to_jsonb((prices ->> 'double')::bigint + $2))
       WHERE id = $1`,
      [one.packageId, dearer(0, step)],
    );
    departures.push(one);
  }
  return {
    item: tourOf(() => departures[0]!),
    wishes: departures.map(({ departureId, packageId }) => () => ({
      departure_id: departureId,
      package_id: packageId,
    })),
    parts: [],
    acts: [{ path: `operator/v2/departures/${departures.at(-1)!.departureId}/cancel`, body: ACT }],
  };
}

/** Opens items of a product that can be changed, which nothing else books. */
export const changeableOf: Readonly<
  Record<Kind, (database: Database, wanted: ChangeableWanted) => Promise<Changeable>>
> = { stay, flight, tour };

/** Query of the quote of a change. */
export const queryOf = (wish: Record<string, string | number>): string =>
  new URLSearchParams(Object.entries(wish).map(([name, value]) => [name, String(value)])).toString();
