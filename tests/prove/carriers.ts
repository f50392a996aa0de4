import { setTimeout as delay } from "node:timers/promises";
import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import { isTerminal } from "#domain/reservation/statuses.ts";
import type { FlightReservationValue, SeatsInput } from "#products/flight/contract/flight.shapes.ts";
import { seatPrice } from "#products/flight/rules/seat-prices.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { readSettings } from "#provider/kernel/settings.ts";
import { callerOf } from "#tests/support/client.ts";
import { prepareFlight, prepareOffer, signedRequest, type TestFlight, type TestOffer } from "#tests/support/flight.ts";
import { flightsOf } from "./bookable-items.ts";
import { type Schedule, type ScheduleAfter, TWICE } from "./schedule.ts";

type Flown = { flight: TestFlight; offer: TestOffer };

/** Carrier's act on a flight: delays it by so many seconds, or cancels it. Other flights leave as sold. */
type Act = "cancelled" | { later: number };
const acts: readonly (Act | null)[] = ["cancelled", { later: 3 * HOUR_SECONDS }, { later: HOUR_SECONDS }, null];

/** People book a flight and the next ones, so that each is booked until the moment when its carrier acts. */
const BOOKED_AT_ONCE = acts.length;
/** Offers are signed once, in advance, for longer than the proof moves the clock. */
const SIGNED_AHEAD = 12 * HOUR_SECONDS;
const ROWS = { first: 15, count: 12 };
const MIDDLE = ["B", "E"] as const;

const segmentsOf = ({ subject }: FlightReservationValue) => subject.flights.flatMap(({ segments }) => segments);
const flightIdsOf = (value: FlightReservationValue): number[] => segmentsOf(value).map(({ flight_id }) => flight_id);

/** A seat in the middle of a row, for the first traveller. */
function anySeat(flightId: number): SeatsInput {
  const row = ROWS.first + Math.floor(Math.random() * ROWS.count);
  const seat = `${row}${MIDDLE[Math.floor(Math.random() * MIDDLE.length)]}`;
  return {
    seats: [{ flight_id: flightId, traveller: 0, seat }],
    agreed_total: seatPrice({ class: "economy", traits: [] }),
  };
}

/** Flights that are moved or cancelled one after another while people book them and choose their seats. */
export async function prepareCarriers(
  database: Database,
  { count, everySeconds }: { count: number; everySeconds: number },
): Promise<Schedule> {
  const flown: Flown[] = [];
  while (flown.length < count + BOOKED_AT_ONCE) {
    const flight = await prepareFlight(database, { seats: 10_000, fares: [{ seats: 10_000 }] });
    flown.push({ flight, offer: await prepareOffer(database, flight.parts) });
  }
  const started = performance.now();
  const passed = () => (performance.now() - started) / 1_000;
  const cancelled = new Set<number>();
  /** New departure times of moved flights. */
  const moved = new Map<number, number>();
  async function act(client: Parameters<Schedule["decide"]>[0], { flight }: Flown, what: Act): Promise<void> {
    const operator = callerOf(client, { Authorization: `Bearer ${readSettings({ APP_ENV: "demo" }).operatorToken}` });
    const [{ departsAt, arrivesAt }] = flight.parts as [TestFlight["parts"][number]];
    const name = what === "cancelled" ? "cancel" : "retime";
    const times =
      what === "cancelled" ? {} : { departs_at: departsAt + what.later, arrives_at: arrivesAt + what.later };
    const body = { operator: "Mina", reason: "The proof wants it", ...times };
    for (;;) {
      const status = await operator.post(`operator/v2/flights/${flight.id}/${name}`, body).then(
        (answer) => answer.status,
        () => 0,
      );
      // Cancelled by a call whose answer was lost.
      if (status === 200 || (status === 404 && what === "cancelled")) break;
      await delay(100);
    }
    if (what === "cancelled") cancelled.add(flight.id);
    else moved.set(flight.id, departsAt + what.later);
  }

  return {
    item: {
      ...flightsOf(() => {
        const place = Math.floor(passed() / everySeconds) + Math.floor(Math.random() * BOOKED_AT_ONCE);
        const { offer } = flown[Math.min(place, flown.length - 1)]!;
        return signedRequest(Math.floor(Date.now() / 1_000) + SIGNED_AHEAD, [offer], { adult_count: 2 });
      }),
      choice: (held) => ({ path: "seats", body: anySeat(flightIdsOf(held as FlightReservationValue)[0] ?? 0) }),
    },
    async decide(client) {
      for (const [place, one] of flown.slice(0, count).entries()) {
        await delay(Math.max(0, (place + 1) * everySeconds - passed()) * 1_000);
        const what = acts[place % acts.length];
        if (what) await act(client, one, what);
      }
    },
    untilMade: async () => {},
    untilOver: () => Math.max(0, ((count + 1) * everySeconds - passed()) * 1_000),
    hasReached(value) {
      const { changes, status } = value as FlightReservationValue;
      if (isTerminal(status)) return true;
      return segmentsOf(value as FlightReservationValue).every(({ flight_id: id, departs_at }) => {
        const later = moved.get(id);
        // A reservation quoted just before the change and held just after it gets no notice: it has the new times.
        const isTold = later === undefined || departs_at === later || changes.some((one) => one.flight_id === id);
        return isTold && !cancelled.has(id);
      });
    },
    after: flightsAfter,
  };
}

const COUNTS = `
  SELECT (SELECT count(*) FROM flight_change WHERE kind = 'cancelled')::int AS cancelled_flights,
    (SELECT count(*) FROM mine WHERE is_of_cancelled AND paid > 0)::int AS paid_and_ended_by_carrier,
    (SELECT count(*) FROM reached WHERE kind = 'retimed')::int AS moved_reservations,
    (SELECT count(*) FROM flight_seat)::int AS seats_chosen,
    (SELECT count(*) FROM mine JOIN reservation_flight AS own ON own.reservation_id = mine.id
     JOIN flight ON flight.id = own.flight_id WHERE flight.state = 'cancelled' AND ended_at IS NULL)::int AS left_open,
    (SELECT count(*) FROM mine JOIN reservation_flight AS own ON own.reservation_id = mine.id
     JOIN flight_change ON flight_change.flight_id = own.flight_id AND flight_change.kind = 'retimed'
     WHERE ended_at IS NULL AND created_at < flight_change.at
       AND NOT EXISTS (SELECT FROM reached WHERE reached.reservation_id = mine.id))::int AS not_reached,
    (SELECT count(*) FROM flight_seat JOIN mine ON mine.id = reservation_id WHERE ended_at IS NOT NULL)::int AS seats_of_ended,
    ${TWICE},
    (SELECT count(*) FROM mine WHERE is_of_cancelled AND paid > 0
       AND paid <> coalesce((SELECT sum(amount) FROM refund WHERE refund.reservation_id = mine.id), 0))::int AS refunded_in_part`;

type Counted = Record<
  | "cancelled_flights"
  | "paid_and_ended_by_carrier"
  | "moved_reservations"
  | "seats_chosen"
  | "left_open"
  | "not_reached"
  | "seats_of_ended"
  | "ended_twice"
  | "refunded_twice"
  | "refunded_in_part",
  number
>;

async function flightsAfter(database: Database): Promise<ScheduleAfter> {
  const [row] = await database.query<Counted>(
    `WITH mine AS (
       SELECT *, status_reason = 'flight_cancelled' IS TRUE AS is_of_cancelled FROM reservation WHERE kind = 'flight'),
     reached AS (
       SELECT reservation_id, kind FROM reservation_change JOIN flight_change ON flight_change.id = change_id) ${COUNTS}`,
  );
  if (row === undefined) throw new Error("Nothing was counted");
  const { cancelled_flights, paid_and_ended_by_carrier, moved_reservations, seats_chosen, ...wrong } = row;
  return { happened: { cancelled_flights, paid_and_ended_by_carrier, moved_reservations, seats_chosen }, wrong };
}
