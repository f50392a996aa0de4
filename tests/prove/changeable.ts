import { addDays } from "#domain/calendar/arithmetic.ts";
import { DAY_SECONDS, HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import type { TravellerInput } from "#domain/contract/traveller.shapes.ts";
import { type ChangedRoom, formatChangedRooms } from "#products/stay/rules/changed-rooms.ts";
import type { TourReservationValue } from "#products/tour/contract/tour.shapes.ts";
import { NO_BEDS } from "#products/tour/rules/party.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import {
  flightRequest,
  prepareFlight,
  prepareOffer,
  signedRequest,
  type TestFlight,
  type TestOffer,
} from "#tests/support/flight.ts";
import { travellersOf } from "#tests/support/party-travellers.ts";
import { guestsFor, prepareRoom, type RoomWanted, type TestRoom } from "#tests/support/stay.ts";
import { preparePackage, prepareTour, type TestTour } from "#tests/support/tour.ts";
import { type BookableItem, flightsOf, type Kind, stayIn, tourOf } from "./bookable-items.ts";

/** A booking as its owner reads it. */
export type Booking = ReservationEnvelope & Partial<Pick<StayReservationValue, "rooms">>;

/** A change: the query of its quote, and those who come, whom the confirmation alone names. */
export type Wish = {
  readonly query: Readonly<Record<string, string | number>>;
  readonly travellers?: readonly TravellerInput[];
};

/** An item of one product that can be changed, and all that a booking of it can be changed to. */
export type Changeable = {
  readonly item: BookableItem;
  /** Changes of a booking as it stands. The first is back to what was booked. */
  readonly wishes: readonly ((booking: Booking) => Wish)[];
  /** Parts of a whole booking that can be cancelled alone. */
  readonly parts: readonly string[];
  /** Operators' calls by which suppliers act on what some wishes are of, at an instant of the same clock. */
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

/** The rooms of a stay as a change names them. */
const roomsOf = ({ rooms = [] }: Booking): ChangedRoom[] =>
  rooms.map(({ room_type_id, rate_plan_id, adults, children, extra_beds, baby_cots }, from) => ({
    ...{ from, roomTypeId: room_type_id, ratePlanId: rate_plan_id, adults, children },
    ...{ extraBeds: extra_beds, babyCots: baby_cots },
  }));

/** Adults of the tests who are in no room of the booking, who come to one of them. */
function newcomers({ travellers }: Booking, room: number, count: number, isFirst: boolean): TravellerInput[] {
  const known = new Set(travellers.map(({ national_code }) => national_code));
  return guestsFor(3)
    .travellers.filter(({ national_code = "" }) => !known.has(national_code))
    .slice(0, count)
    .map(({ room: _, ...one }, index) => ({ ...one, room_number: room, is_room_supervisor: isFirst && index === 0 }));
}

/** A guest comes to the first room; the last of three goes. */
function otherParty(booking: Booking): Wish {
  const [first, ...others] = roomsOf(booking);
  if (first === undefined) throw new Error("A stay has a room");
  const isLarge = first.adults > 2;
  const rooms = formatChangedRooms([{ ...first, adults: first.adults + (isLarge ? -1 : 1) }, ...others]);
  if (!isLarge) return { query: { rooms }, travellers: newcomers(booking, 1, 1, false) };
  const going = booking.travellers.findLastIndex(({ room_number }) => room_number === 1);
  const stays = booking.travellers.map(({ room_number = 1 }, index) => (index === going ? 0 : room_number));
  return { query: { rooms, guest_rooms: stays.join() } };
}

/** The last of several rooms goes; beside a single one comes another. */
function otherRooms(booking: Booking): Wish {
  const rooms = roomsOf(booking);
  const [first] = rooms;
  if (first === undefined) throw new Error("A stay has a room");
  if (rooms.length > 1) return { query: { rooms: formatChangedRooms(rooms.slice(0, -1)) } };
  const more = { ...first, from: null, adults: 2 };
  return { query: { rooms: formatChangedRooms([first, more]) }, travellers: newcomers(booking, 2, 2, true) };
}

/** The first room moves to the other room type and its rate, and back. */
const otherRate =
  (one: TestRoom, other: TestRoom) =>
  (booking: Booking): Wish => {
    const [first, ...others] = roomsOf(booking);
    if (first === undefined) throw new Error("A stay has a room");
    const { roomTypeId, ratePlanId } = first.ratePlanId === one.ratePlanId ? other : one;
    return { query: { rooms: formatChangedRooms([{ ...first, roomTypeId, ratePlanId }, ...others]) } };
  };

async function stay(database: Database, { places, today, policy = "standard" }: ChangeableWanted): Promise<Changeable> {
  const checkIn = addDays(today, ARRIVES_IN);
  // Two rooms each, and one that is held beside them.
  const room = await prepareRoom(database, { rooms: 3 * places, checkIn, policy });
  const other = await prepareRoom(database, { rooms: 2 * places, checkIn, policy: "flexible" });
  await database.query("UPDATE room_type SET property_id = $3, capacity = 2, extra_capacity = 2 WHERE id IN ($1, $2)", [
    room.roomTypeId,
    other.roomTypeId,
    room.propertyId,
  ]);
  for (let night = -NIGHTS; night < NIGHTS; night++)
    for (const [{ ratePlanId }, more] of [[room, 0] as const, [other, 5_000_000] as const])
      await database.query("UPDATE night_price SET sale_rate = $3 WHERE rate_plan_id = $1 AND night = $2", [
        ratePlanId,
        addDays(checkIn, night),
        dearer(NIGHT + more, night + NIGHTS),
      ]);
  const to = (days: number, length_of_stay: number) => () => ({
    query: { check_in: addDays(checkIn, days), length_of_stay },
  });
  const dates = [to(0, 2), to(1, 2), to(-1, 2), to(0, 3), to(0, 1), to(1, 1), to(3, 2), to(-4, 1)];
  return {
    item: { ...stayIn(room), request: () => room.request({ rooms: 2 }), travellers: guestsFor(2) },
    // Dates that overlap on each side, longer, shorter and apart.
    wishes: [...dates, otherParty, otherRooms, otherRate(room, other)],
    parts: ["room-1", "room-2"],
    acts: [],
  };
}

const LEAVES_IN = ARRIVES_IN * DAY_SECONDS;
const STAYS = 7 * DAY_SECONDS;

const COUPLE = { adult_count: 2 };

/** The cheaper fare of a flight, and the dearer one. */
type OnSale = TestOffer & { readonly dear: TestOffer; readonly flown: TestFlight };
const ACT = { operator: "Mina", reason: "The proof wants it" };
/** Long enough that a carrier's change is a major one. */
const RETIMED = 5 * HOUR_SECONDS;

function laterBy(seconds: number, { flown: { parts } }: OnSale) {
  const { departsAt = 0, arrivesAt = 0 } = parts[0] ?? {};
  return { departs_at: departsAt + seconds, arrives_at: arrivesAt + seconds };
}

async function flight(database: Database, { places, now }: ChangeableWanted): Promise<Changeable> {
  const seats = 3 * places;
  const onSale = async (from: string, to: string, step: number, leavesIn: number): Promise<OnSale> => {
    const fares = [0, 1].map((fare) => ({ seats, adult: dearer(20_000_000 + fare * 3_000_000, step) }));
    const flown = await prepareFlight(database, { seats, from, to, leavesIn, fares });
    const [offer, dear] = await Promise.all(flown.parts.map((part) => prepareOffer(database, [part])));
    if (offer === undefined || dear === undefined) throw new Error("A flight has two fares");
    return { ...offer, dear, flown };
  };
  const [out, home] = [[], []] as [OnSale[], OnSale[]];
  for (let day = 0; day < 3; day++) {
    out.push(await onSale("THR", "MHD", day, LEAVES_IN + (day - 1) * DAY_SECONDS));
    home.push(await onSale("MHD", "THR", day + 3, LEAVES_IN + STAYS + day * DAY_SECONDS));
  }
  const first = [out[1]!, home[0]!] as const;
  const idOf = (offer: TestOffer, { now }: Booking) => signedRequest(now, [offer]).offer_id;
  const there = (offer: TestOffer) => (booking: Booking) => ({ query: { offer_id: idOf(offer, booking) } });
  const back = (offer: TestOffer) => (booking: Booking) => ({ query: { return_offer_id: idOf(offer, booking) } });
  const both = (one: TestOffer, other: TestOffer) => (booking: Booking) => ({
    query: { ...there(one)(booking).query, ...back(other)(booking).query },
  });
  return {
    item: flightsOf(() =>
      now === undefined ? flightRequest(database, first, COUPLE) : signedRequest(now(), first, COUPLE),
    ),
    wishes: [
      both(...first),
      ...[there(out[0]!), there(out[2]!), back(home[1]!), back(home[2]!), both(out[2]!, home[1]!)],
      // Dearer fares of what was booked.
      ...[there(out[1]!.dear), back(home[0]!.dear)],
    ],
    parts: ["direction-1", "direction-2", "traveller-1", "traveller-2"],
    acts: [
      { path: `operator/v2/flights/${out[2]!.flown.id}/retime`, body: { ...ACT, ...laterBy(RETIMED, out[2]!) } },
      { path: `operator/v2/flights/${home[2]!.flown.id}/cancel`, body: ACT },
    ],
  };
}

/** Completed years of the child of a tour's party, who has a bed where one is wanted. */
const CHILD = 4;

/** The child gets a bed, or gives it back. */
const otherBeds = (booking: Booking): Wish => {
  const { lines } = (booking as TourReservationValue).subject;
  return { query: { beds: lines.some(({ type }) => type === "child_with_bed") ? NO_BEDS : "0-0" } };
};

async function tour(database: Database, { places, today }: ChangeableWanted): Promise<Changeable> {
  const departures: TestTour[] = [];
  for (let step = 0; step < 4; step++) {
    const leavesIn = LEAVES_IN + step * DAY_SECONDS;
    departures.push(
      await prepareTour(database, { seats: 4 * places, rooms: 2 * places, leavesIn, decidedIn: leavesIn / 2 }),
    );
  }
  const first = departures[0]!;
  const better = await preparePackage(database, first, { rooms: 2 * places });
  for (const [step, { packageId }] of [...departures, better].entries())
    await database.query(
      `UPDATE tour_package SET prices = prices || jsonb_build_object('double', (prices ->> 'double')::bigint + $2::bigint,
         'child_with_bed', 9000000 + $2::bigint, 'child_no_bed', 4000000 + $2::bigint) WHERE id = $1`,
      [packageId, dearer(0, step)],
    );
  const party = { adults: 2, children: [CHILD] };
  const rooms = [{ adult_count: 2, children: [{ age: CHILD, with_bed: false }] }];
  const travellers = travellersOf([party], "iranian", addDays(today, ARRIVES_IN));
  return {
    item: { ...tourOf(() => first), request: () => ({ ...first.request(), rooms }), travellers },
    wishes: [
      ...departures.map(({ departureId, packageId }) => () => ({
        query: { departure_id: departureId, package_id: packageId },
      })),
      () => ({ query: { departure_id: first.departureId, package_id: better.packageId } }),
      otherBeds,
    ],
    parts: ["traveller-1", "traveller-2"],
    acts: [{ path: `operator/v2/departures/${departures.at(-1)!.departureId}/cancel`, body: ACT }],
  };
}

/** Opens items of a product that can be changed, which nothing else books. */
export const changeableOf: Readonly<
  Record<Kind, (database: Database, wanted: ChangeableWanted) => Promise<Changeable>>
> = { stay, flight, tour };

/** Query of the quote of a change. */
export const queryOf = (wish: Wish["query"]): string =>
  new URLSearchParams(Object.entries(wish).map(([name, value]) => [name, String(value)])).toString();
