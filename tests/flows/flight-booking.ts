import type { Page } from "@playwright/test";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type {
  FlightOffer,
  FlightQuoteValue,
  FlightReservationValue,
  FlightSearchValue,
  OfferValue,
  SeatMapValue,
} from "#products/flight/contract/flight.shapes.ts";
import { guestsFor } from "#tests/support/stay.ts";
import { payForIt } from "./booking.ts";
import { asked, operated, sent } from "./calls.ts";
import { expect, type Site } from "./site.ts";

/** Books flights for the user who is logged in on a page, and performs their carriers' changes. */

const RESERVE = "/flight/v2/reserve";
/** Tehran to Mashhad, for two. */
const ROUTE = { there: ["city-1", "city-4"], back: ["city-4", "city-1"] } as const;
const AFTER_DAYS = { there: 20, back: 26 } as const;
const couple = guestsFor(1, (one, index) => ({
  ...one,
  first_name_fa: ["ناهید", "امید"][index] ?? "",
  last_name_fa: "فرهمند",
  first_name_en: ["Nahid", "Omid"][index] ?? "",
  last_name_en: "Farahmand",
  gender: index === 0 ? "female" : "male",
  is_room_supervisor: false,
}));
export const nationalCodes = couple.travellers.map((one) => one.national_code ?? "");

/** Flights in which a journey has booked, so that journeys do not see each other's changes. */
const taken = new Set<number>();
/** Number of days on which a flight is looked for. */
const DAYS = 6;

/** A non-stop flight of this journey's own, with many places and a partly refundable fare; `isDear`: the dearest of several. */
async function ownOffer(page: Page, way: keyof typeof ROUTE, isDear = false): Promise<FlightOffer> {
  const [origin_city_id, destination_city_id] = ROUTE[way];
  const today = tehranDate(Math.floor(Date.now() / 1000));
  for (let day = 0; day < DAYS; day += 1) {
    const departure_date = addDays(today, AFTER_DAYS[way] + day);
    const query = new URLSearchParams({ origin_city_id, destination_city_id, departure_date, adult_count: "2" });
    const { items } = await asked<FlightSearchValue>(page, `/flight/v2/search?${query}`);
    const found = items.find(
      ({ segments: [first, ...others], seats_left, confirmation, cancellation }) =>
        first !== undefined &&
        others.length === 0 &&
        !taken.has(first.flight_id) &&
        seats_left === null &&
        confirmation === "online" &&
        cancellation.kind === "charged",
    );
    if (found === undefined) continue;
    const flight = found.segments[0]?.flight_id ?? 0;
    const fares = items.filter(
      ({ segments, confirmation }) => confirmation === "online" && segments[0]?.flight_id === flight,
    );
    if (isDear && fares.length === 1) continue;
    taken.add(flight);
    return (isDear && fares.toSorted((one, other) => other.total - one.total)[0]) || found;
  }
  throw new Error(`The journeys have taken every such flight of ${DAYS} days`);
}

/** A freshly signed offer: other journeys move the clock, which ages offers. */
const renewed = async (page: Page, { offer_id }: FlightOffer): Promise<FlightOffer> =>
  (await asked<OfferValue>(page, `/flight/v2/offers/${offer_id}?adult_count=2`)).offer;

/** Holds flights, as their review does; the travellers are not yet named. */
export async function flightHeld(
  page: Page,
  { isReturn = false, isDear = false } = {},
): Promise<FlightReservationValue> {
  const outbound = await renewed(page, await ownOffer(page, "there", isDear));
  const inbound = isReturn ? await renewed(page, await ownOffer(page, "back")) : null;
  const quote = await sent<FlightQuoteValue>(page, `${RESERVE}/quote`, {
    offer_id: outbound.offer_id,
    ...(inbound && { return_offer_id: inbound.offer_id }),
    adult_count: 2,
  });
  return sent<FlightReservationValue>(page, `${RESERVE}/create`, { quote_id: quote.quote_id });
}

/** Seat map of a reservation, from the provider. */
export const seatMapOf = (page: Page, { confirmation_code }: FlightReservationValue): Promise<SeatMapValue> =>
  asked<SeatMapValue>(page, `${RESERVE}/${confirmation_code}/seat-map`);

/** Chooses the first free economy seats on each flight of a reservation for both travellers. */
export async function seatFlight(page: Page, held: FlightReservationValue): Promise<FlightReservationValue> {
  const { segments } = await seatMapOf(page, held);
  const chosen = segments.flatMap(({ flight_id, rows }) =>
    rows
      .flatMap((row) => row.seats)
      .filter((seat) => seat.class === "economy" && seat.state === "free" && seat.for.includes("adult"))
      .slice(0, couple.travellers.length)
      .map(({ seat, price }, traveller) => ({ flight_id, traveller, seat, price })),
  );
  return sent<FlightReservationValue>(page, `${RESERVE}/${held.confirmation_code}/seats`, {
    seats: chosen.map(({ price: _, ...seat }) => seat),
    agreed_total: chosen.reduce((sum, { price }) => sum + price, 0),
  });
}

/** Holds flights and names their travellers, as the earlier pages do; they are then ready to pay. */
export async function flightToPay(
  page: Page,
  { isReturn = false, hasSeats = false, isDear = false } = {},
): Promise<FlightReservationValue> {
  const held = await flightHeld(page, { isReturn, isDear });
  const { confirmation_code: code } = held;
  await sent(page, `${RESERVE}/${code}/save-passengers`, couple);
  if (hasSeats) await seatFlight(page, held);
  return sent<FlightReservationValue>(page, `${RESERVE}/${code}/submit`);
}

/** Reservation of the user who is logged in on a page, from the provider. */
export const flightReserved = (page: Page, code: string): Promise<FlightReservationValue> =>
  asked<FlightReservationValue>(page, `${RESERVE}/${code}`);

/** Pays on the status page, at the bank. */
export const payFlight = (page: Page, code: string, locale: "fa" | "en"): Promise<void> =>
  payForIt(page, "flight", code, locale);

const operate = (page: Page, site: Site, path: string, data: object): Promise<unknown> =>
  operated(page, site, `flights/${path}`, { reason: "The aircraft comes later", ...data });

/** The carrier moves the first flight of a reservation; a job propagates it. */
export async function moveFlight(
  page: Page,
  site: Site,
  { confirmation_code, subject }: FlightReservationValue,
  minutes: number,
): Promise<void> {
  const segment = subject.flights[0]?.segments[0];
  if (segment === undefined) throw new Error("A reservation has a flight");
  const { flight_id, departs_at, arrives_at } = segment;
  const times = { departs_at: departs_at + minutes * 60, arrives_at: arrives_at + minutes * 60 };
  await operate(page, site, `${flight_id}/retime`, times);
  await expect.poll(async () => (await flightReserved(page, confirmation_code)).changes.length).toBe(1);
}

/** The carrier cancels it. */
export async function cancelFlight(
  page: Page,
  site: Site,
  { confirmation_code, subject }: FlightReservationValue,
): Promise<void> {
  await operate(page, site, `${subject.flights[0]?.segments[0]?.flight_id}/cancel`, {});
  await expect.poll(async () => (await flightReserved(page, confirmation_code)).status).toBe("cancelled");
}
