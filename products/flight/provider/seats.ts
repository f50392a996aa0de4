import type { AgeGroup } from "#domain/enums/enums.ts";
import { flightOwnCalls } from "#products/flight/contract/flight.calls.ts";
import type { FlightReservationValue, ReservedSeat, SeatsInput } from "#products/flight/contract/flight.shapes.ts";
import type { CabinId } from "#products/flight/rules/cabins.ts";
import { groupsInOrder } from "#products/flight/rules/passengers.ts";
import { seatPrice } from "#products/flight/rules/seat-prices.ts";
import { seatFaults, seatsIn } from "#products/flight/rules/seats.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import { type Fault, isRefusal, type Refusal, refuse } from "#provider/kernel/envelope.ts";
import { effect } from "#provider/kernel/http/endpoint.ts";
import { signedIn } from "#provider/kernel/http/principal.ts";
import type { Services } from "#provider/services.ts";
import { rediscounted } from "#provider/shop/campaign/use.ts";
import { notOpen } from "#provider/shop/reservation/change.ts";
import { groupsOf } from "#provider/shop/reservation/guests.ts";
import { productOf } from "#provider/shop/reservation/product.ts";
import { reservationValue } from "#provider/shop/reservation/read.ts";
import type { Reservation } from "#provider/shop/reservation/row.ts";
import { lockWhole } from "#provider/shop/reservation/up-to-date.ts";
import { writeOffer } from "#provider/shop/reservation/write-offer.ts";
import { type FlightOfferKept, keptFlightOffer } from "./offer.ts";

/** Call 70b: chooses and gives back seats of a reservation that is not paid, all of them or none. */
export const seats = effect({
  call: flightOwnCalls.seats,
  async effect({ params, body, principal }, tx, services) {
    const { userId } = signedIn(principal);
    const row = await lockWhole(tx, services, { code: params.confirmation_code, userId, kind: "flight" });
    if (row === null) return refuse("not_found");
    if (row.status !== "in_progress" || row.paid > 0) return notOpen(row);
    const chosen = await chooseSeats(tx, services, row, body);
    if (isRefusal(chosen)) return chosen;
    return (await reservationValue(tx, services, chosen, false)) as FlightReservationValue;
  },
});

type Flight = { readonly id: number; readonly cabin: CabinId; readonly class: ReturnType<typeof classOf> };
const classOf = (offer: FlightOfferKept) => offer.subject.flights[0]?.class ?? "economy";

/** The flights of a reservation with their cabins, in order. */
export const flightsOf = (offer: FlightOfferKept): Flight[] =>
  offer.subject.flights.flatMap(({ segments, class: cabin }) =>
    segments.map(({ flight_id, aircraft }) => ({ id: flight_id, cabin: aircraft as CabinId, class: cabin })),
  );

async function chooseSeats(
  tx: Queryable,
  services: Pick<Services, "products">,
  row: Reservation,
  body: SeatsInput,
): Promise<Reservation | Refusal> {
  const offer = keptFlightOffer(row.offer);
  const flights = flightsOf(offer);
  const wanted = afterChoice(offer.seats, body.seats);
  const faults = faultsOf(body.seats, wanted, flights, await groupsInSeats(tx, row, offer));
  if (faults.length > 0) return refuse("invalid_input", faults);
  const priced = wanted.map((one) => ({ ...one, price: priceOn(flights, one) }));
  const total = priced.reduce((sum, { price }) => sum + price, 0);
  if (total !== body.agreed_total) return { ...refuse("price_changed"), value: { total } };
  const taken = await replaceSeats(tx, row.id, priced);
  if (taken.length > 0) return { ...refuse("seat_taken", [], { seats: taken.join(", ") }), value: { seats: taken } };
  return keepSeats(tx, services, row, { ...offer, seats: priced });
}

type Choice = SeatsInput["seats"][number];
type Wanted = Omit<ReservedSeat, "price">;

/** All seats of a reservation once a choice is made, those of other travellers and flights as before. */
function afterChoice(before: readonly ReservedSeat[], choices: readonly Choice[]): Wanted[] {
  const isChosen = (one: Wanted) =>
    choices.some(({ flight_id, traveller }) => flight_id === one.flight_id && traveller === one.traveller);
  return [
    ...before.filter((one) => !isChosen(one)).map(({ price: _, ...seat }) => seat),
    ...choices.flatMap(({ flight_id, traveller, seat }) => (seat === null ? [] : [{ flight_id, traveller, seat }])),
  ];
}

/** The groups of its travellers in order: as they were saved, or as they were counted. */
async function groupsInSeats(from: Queryable, { id }: Reservation, { subject }: FlightOfferKept): Promise<AgeGroup[]> {
  const saved = await groupsOf(from, id);
  return saved.length > 0 ? saved : groupsInOrder(subject);
}

/** Faults of a choice, each by its index in what was sent. */
function faultsOf(
  sent: readonly Choice[],
  wanted: readonly Wanted[],
  flights: readonly Flight[],
  groups: readonly AgeGroup[],
): Fault[] {
  const unknown = sent.flatMap(({ flight_id }, index): Fault[] =>
    flights.some(({ id }) => id === flight_id) ? [] : [{ name: `seats.${index}.flight_id`, code: "unknown_value" }],
  );
  const ofFlight = flights.flatMap(({ id, cabin, class: ofFare }): Fault[] => {
    const own = sent.filter(({ flight_id }) => flight_id === id);
    const kept = wanted.filter(
      (one) => one.flight_id === id && !own.some(({ traveller }) => traveller === one.traveller),
    );
    return seatFaults([...own, ...kept], { cabin, class: ofFare, groups })
      .filter(({ choice, code }) => choice < own.length || code === "seat_twice")
      .map(({ choice, code, params }) => ({
        name: `seats.${sent.indexOf(own[Math.min(choice, own.length - 1)] as Choice)}.seat`,
        code,
        params: { ...params },
      }));
  });
  // Faults of a kept seat do not count against this choice: that seat is given back or changed by another. One fault a
  // seat: the seat's own comes first.
  return [...unknown, ...ofFlight].filter(
    (fault, index, all) => all.findIndex(({ name }) => name === fault.name) === index,
  );
}

function priceOn(flights: readonly Flight[], { flight_id, seat }: Wanted): number {
  const cabin = flights.find(({ id }) => id === flight_id)?.cabin;
  const found = cabin && seatsIn(cabin).find((one) => one.seat === seat);
  if (!found) throw new Error(`There is no seat ${seat}`);
  return seatPrice(found);
}

const LOCK = `
  SELECT flight_id AS "flightId", seat, reservation_id AS "reservationId" FROM flight_seat
  WHERE reservation_id = $1 OR (flight_id, seat) IN (
    SELECT "flight_id", seat FROM jsonb_to_recordset($2::jsonb) AS wanted (flight_id bigint, seat text))
  ORDER BY flight_id, seat FOR UPDATE`;

const BLOCKED = `
  SELECT seat FROM jsonb_to_recordset($1::jsonb) AS wanted (flight_id bigint, seat text)
  JOIN flight ON flight.id = wanted.flight_id WHERE seat = ANY(flight.blocked_seats)`;

const TAKE = `
  INSERT INTO flight_seat (flight_id, seat, reservation_id, traveller, price)
  SELECT flight_id, seat, $1, traveller, price
  FROM jsonb_to_recordset($2::jsonb) AS wanted (flight_id bigint, seat text, traveller smallint, price bigint)
  ORDER BY flight_id, seat ON CONFLICT (flight_id, seat) DO NOTHING RETURNING flight_id AS "flightId", seat`;

/**
 * Makes some seats those of a reservation in place of the ones it had. Rows are locked and inserted in one order, so that
 * two travellers who swap seats wait for each other and never for ever.
 *
 * @returns the seats that another has: then the transaction is to be rolled back, and the old seats stay.
 */
async function replaceSeats(tx: Queryable, id: number, wanted: readonly ReservedSeat[]): Promise<string[]> {
  const asked = JSON.stringify(wanted);
  const [locked, blocked] = await Promise.all([
    tx.query<{ flightId: number; seat: string; reservationId: number }>(LOCK, [id, asked], "lock_seats"),
    tx.query<{ seat: string }>(BLOCKED, [asked], "blocked_seats"),
  ]);
  const others = locked.filter(({ reservationId }) => reservationId !== id);
  const refused = [...others, ...blocked].map(({ seat }) => seat);
  if (refused.length > 0) return refused;
  const taken = await writeSeats(tx, id, asked);
  return wanted
    .filter((one) => !taken.some(({ flightId, seat }) => flightId === one.flight_id && seat === one.seat))
    .map(({ seat }) => seat);
}

/** Writes the seats of a reservation in place of those before, in the order in which they were locked. */
export async function writeSeats(
  tx: Queryable,
  id: number,
  seats: string,
): Promise<{ flightId: number; seat: string }[]> {
  await tx.query("DELETE FROM flight_seat WHERE reservation_id = $1", [id], "give_back_seats");
  return tx.query<{ flightId: number; seat: string }>(TAKE, [id, seats], "take_seats");
}

/** Assigns the same seats of a reservation to their current travellers. Their sum stays. */
export async function moveSeats(tx: Queryable, id: number, offer: FlightOfferKept): Promise<void> {
  const seats = JSON.stringify(offer.seats);
  await tx.query(LOCK, [id, seats], "lock_seats");
  await writeSeats(tx, id, seats);
  await tx.query(
    "UPDATE reservation SET offer = $2, version = version + 1 WHERE id = $1",
    [id, JSON.stringify(offer)],
    "keep_moved_seats",
  );
}

/** Stores the seats in the agreed offer, and their sum with the reservation. */
async function keepSeats(
  tx: Queryable,
  { products }: Pick<Services, "products">,
  row: Reservation,
  offer: FlightOfferKept,
): Promise<Reservation> {
  const product = productOf(products, row.kind);
  const priced = await rediscounted(tx, product, row.id, row.offer, offer);
  return { ...row, ...(await writeOffer(tx, row, product, priced)), offer: priced };
}
