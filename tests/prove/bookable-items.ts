import { randomInt } from "node:crypto";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";
import type { QuoteEnvelope, ReservationEnvelope, SaveGuestsInput } from "#domain/contract/reservation.shapes.ts";
import { flightReserveCalls } from "#products/flight/contract/flight.calls.ts";
import type { FlightQuoteInput } from "#products/flight/contract/flight.shapes.ts";
import { ticketNumber } from "#products/flight/rules/ticket-number.ts";
import { tourReserveCalls } from "#products/tour/contract/tour.calls.ts";
import { type Caller, callerOf, newKey } from "#tests/support/client.ts";
import { guestsFor, type TestRoom } from "#tests/support/stay.ts";
import { type TestTour, touristsFor } from "#tests/support/tour.ts";
import type { TestCluster } from "./test-cluster.ts";

export const kinds = ["stay", "tour", "flight"] as const;
export type Kind = (typeof kinds)[number];

/** An item to book, of one product: the path of its reservations, the request, and its travellers. */
export type BookableItem = {
  readonly kind: Kind;
  readonly path: "reserve/v2" | "tour/v2/reserve" | "flight/v2/reserve";
  readonly saving: "save-guests" | "save-passengers";
  /** The name of the call that makes a reservation. */
  readonly creates: string;
  request(): unknown | Promise<unknown>;
  readonly travellers: SaveGuestsInput;
  /** Choice made on its reservation before submission: the rest of the call's path, and its body. */
  choice?(held: ReservationEnvelope): { path: string; body: unknown };
};

export const stayIn = (room: TestRoom): BookableItem => ({
  kind: "stay",
  path: "reserve/v2",
  saving: "save-guests",
  creates: reservationCalls.create.name,
  request: () => room.request(),
  travellers: guestsFor(),
});

/** Journeys of flights, for two. @param request body of call 68b at the time: offers age. */
export const flightsOf = (request: () => FlightQuoteInput | Promise<FlightQuoteInput>): BookableItem => ({
  kind: "flight",
  path: "flight/v2/reserve",
  saving: "save-passengers",
  creates: flightReserveCalls.create.name,
  request,
  travellers: guestsFor(1, (one, index) => ({
    ...one,
    first_name_en: "Alireza",
    last_name_en: index === 0 ? "Karimi" : "Rezaei",
    is_room_supervisor: false,
  })),
});

/** @param tourNow the departure to book at the time, for two. */
export const tourOf = (tourNow: () => TestTour): BookableItem => ({
  kind: "tour",
  path: "tour/v2/reserve",
  saving: "save-passengers",
  creates: tourReserveCalls.create.name,
  request: () => tourNow().request(),
  travellers: touristsFor(),
});

/** A tenth of all documents of a carrier: large enough for random numbers not to repeat within a proof. */
const DOCUMENTS = 10 ** 9;

/** A supplier's answer, as an operator enters it: a code, or for one-way flights for two a locator and two tickets. */
export const issuedWith = (kind: Kind) =>
  kind === "flight"
    ? {
        issued: [
          {
            direction: "outbound",
            locator: "K7MO10",
            tickets: [1, 2].map(() => ticketNumber("096", randomInt(DOCUMENTS))),
          },
        ],
      }
    : { supplier_confirmation_code: "HB-2291" };

export async function quoteOf({ clients }: TestCluster, { path, request }: BookableItem): Promise<string> {
  const answer = await callerOf(clients[0]!).post<QuoteEnvelope>(`${path}/quote`, await request());
  if (answer.status !== 200) throw new Error(`No price: ${answer.text}`);
  return answer.value.quote_id;
}

export async function hold(user: Caller, { path }: BookableItem, quote_id: string): Promise<ReservationEnvelope> {
  const answer = await user.post<ReservationEnvelope>(`${path}/create`, { quote_id }, newKey());
  if (answer.status !== 200) throw new Error(`No hold: ${answer.text}`);
  return answer.value;
}
