import type { Page } from "@playwright/test";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { StayQuoteValue, StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import type { CityValue, RoomsValue } from "#products/stay/contract/stay.shapes.ts";
import { guestsFor } from "#tests/support/stay.ts";
import { asked, sent } from "./calls.ts";
import { BOOKING_CITY } from "./world.ts";

/** Books a room for the user who is logged in on a page, through the calls of the booking pages. */

const RESERVE = "/reserve/v2";
const NIGHTS = 2;
/** Days until the stays that journeys book. */
export const IN_DAYS = 25;

type Property = { id: number; address: string };

/** Properties of this site in which a journey has booked. */
const taken = new Set<string>();
/** Pages of the city's list, which has about thirty properties. */
const LIST_PAGES = [1, 2, 3] as const;

/** A property in which no other journey books: every room of its city is free (make-world.ts). */
export async function ownProperty(page: Page): Promise<Property> {
  for (const number of LIST_PAGES) {
    const { items } = await asked<CityValue>(page, `/property/v2/city/${BOOKING_CITY}?page=${number}`);
    const found = items
      .map(({ id, slug }) => ({ id, address: `/${BOOKING_CITY}Hotels/${slug}Hotel.html` }))
      .find(({ address }) => !taken.has(address));
    if (found === undefined) continue;
    taken.add(found.address);
    return found;
  }
  throw new Error(`The journeys have taken every property of ${BOOKING_CITY}`);
}

export type StayWanted = {
  /** Rooms, each for two; all are of one kind. */
  rooms?: number;
  /** Party that a room of this kind has a place for, though two book it: `2,5`. */
  fits?: string;
  /** The cheapest rate of the property, of several: another one is dearer. */
  isCheapest?: boolean;
};

/** Rates of a property for a party that are confirmed at once and can be cancelled, by the order of its page. */
export async function openRates(page: Page, propertyId: number, checkIn: IsoDate, rooms: string) {
  const query = `check_in=${checkIn}&length_of_stay=${NIGHTS}&rooms=${encodeURIComponent(rooms)}`;
  const { parties } = await asked<RoomsValue>(page, `/property/v2/${propertyId}/rooms?${query}`);
  return (parties[0]?.room_types ?? []).flatMap(({ id: room_type_id, plans }) =>
    plans
      .filter((plan) => plan.confirmation === "online" && plan.cancellable && plan.blocking.length === 0)
      .map(({ rate_plan_id, total }) => ({ room_type_id, rate_plan_id, total })),
  );
}

/** Holds rooms of a kind, each for two, that are confirmed at once and can be cancelled. */
async function stayHeld(
  page: Page,
  { rooms = 1, fits = "2", isCheapest = false }: StayWanted,
): Promise<StayReservationValue> {
  const check_in = addDays(tehranDate(Math.floor(Date.now() / 1000)), IN_DAYS);
  for (;;) {
    const { id } = await ownProperty(page);
    const all = await openRates(page, id, check_in, fits);
    const rates = isCheapest ? all.toSorted((one, other) => one.total - other.total) : all;
    const [first, dearest] = [rates[0], rates.at(-1)];
    // A few properties are listed without being on sale, and some sell single rooms only.
    if (first === undefined || (isCheapest && first.total === dearest?.total)) continue;
    const { room_type_id, rate_plan_id } = first;
    const { quote_id } = await sent<StayQuoteValue>(page, `${RESERVE}/quote`, {
      property_id: id,
      check_in,
      length_of_stay: NIGHTS,
      rooms: Array.from({ length: rooms }, () => ({ room_type_id, rate_plan_id, adult_count: 2, children: [] })),
    });
    return sent<StayReservationValue>(page, `${RESERVE}/create`, { quote_id });
  }
}

/** Holds rooms and names their guests, as the earlier pages do. */
export async function stayWithGuests(page: Page, wanted: StayWanted = {}): Promise<StayReservationValue> {
  const { confirmation_code: code } = await stayHeld(page, wanted);
  return sent<StayReservationValue>(page, `${RESERVE}/${code}/save-guests`, guestsFor(wanted.rooms ?? 1));
}

/** They are then ready to pay. */
export const toPay = (page: Page, code: string): Promise<StayReservationValue> =>
  sent<StayReservationValue>(page, `${RESERVE}/${code}/submit`);

/** Holds rooms, names their guests, and submits them. */
export async function stayToPay(page: Page, wanted: StayWanted = {}): Promise<StayReservationValue> {
  const { confirmation_code: code } = await stayWithGuests(page, wanted);
  return toPay(page, code);
}
