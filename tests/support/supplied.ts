import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { applyFlightChanges } from "#products/flight/provider/apply-changes.ts";
import { cancelFlight } from "#products/flight/provider/carrier-acts.ts";
import { decideByOperator, decideDepartures } from "#products/tour/provider/decide.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import { runOutbox } from "#provider/kernel/outbox/worker.ts";
import type { Services } from "#provider/services.ts";
import { type BookableItem, flightsOf, tourOf } from "#tests/prove/bookable-items.ts";
import { chargeWalletOf } from "./charge-wallet.ts";
import { type Caller, newKey } from "./client.ts";
import { flightRequest, prepareFlight, prepareOffer } from "./flight.ts";
import { prepareTour } from "./tour.ts";

/** Item that its supplier may cancel: a departure or a flight, and the job that propagates it to its reservations. */
export type Supplied = {
  readonly id: number;
  readonly item: BookableItem;
  /** Operator's call that cancels it. */
  readonly path: string;
  readonly reason: "departure_cancelled" | "flight_cancelled";
  /** Cancels it in a transaction that is still open. */
  end(tx: Queryable): Promise<unknown>;
  /** Returns the number of reservations reached. */
  runJob(services: Services): Promise<number>;
};

export const suppliedKinds = ["tour", "flight"] as const;

/** @param leavesIn seconds from now, by the database's clock */
export const supplied: Readonly<
  Record<(typeof suppliedKinds)[number], (services: Services, leavesIn?: number) => Promise<Supplied>>
> = {
  async tour({ database }, leavesIn) {
    const tour = await prepareTour(database, { leavesIn, decidedIn: leavesIn && Math.floor(leavesIn / 2) });
    return {
      id: tour.departureId,
      item: tourOf(() => tour),
      path: `operator/v2/departures/${tour.departureId}/cancel`,
      reason: "departure_cancelled",
      end: (tx) => decideByOperator(tx, tour.departureId, "cancelled"),
      runJob: decideDepartures,
    };
  },
  async flight({ database }, leavesIn) {
    const flight = await prepareFlight(database, { leavesIn });
    const offer = await prepareOffer(database, flight.parts);
    return {
      id: flight.id,
      item: flightsOf(() => flightRequest(database, [offer], { adult_count: 2 })),
      path: `operator/v2/flights/${flight.id}/cancel`,
      reason: "flight_cancelled",
      end: (tx) => cancelFlight(tx, flight.id, "The aircraft is out of service"),
      runJob: applyFlightChanges,
    };
  },
};

/** A quote. @throws when it is refused */
export async function quoted(
  user: Caller,
  { path, request }: BookableItem,
): Promise<{ quote_id: string; total: number }> {
  const answer = await user.post<{ quote_id: string; total: number }>(`${path}/quote`, await request());
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.value;
}

/** Held, with named travellers. */
export async function named(user: Caller, item: BookableItem): Promise<ReservationEnvelope> {
  const { path, saving, travellers } = item;
  const { quote_id } = await quoted(user, item);
  const held = await user.post<ReservationEnvelope>(`${path}/create`, { quote_id }, newKey());
  const saved = await user.post<ReservationEnvelope>(
    `${path}/${held.value?.confirmation_code}/${saving}`,
    travellers,
    newKey(),
  );
  if (saved.status !== 200) throw new Error(`${held.text} ${saved.text}`);
  return saved.value;
}

/** Also submitted: ready to pay. */
export async function readyToPay(user: Caller, item: BookableItem): Promise<ReservationEnvelope> {
  const held = await named(user, item);
  const { confirmation_code: code } = held;
  const choice = item.choice?.(held);
  if (choice !== undefined) {
    const chosen = await user.post(`${item.path}/${code}/${choice.path}`, choice.body, newKey());
    if (chosen.status !== 200) throw new Error(chosen.text);
  }
  return (await user.post<ReservationEnvelope>(`${item.path}/${code}/submit`, {}, newKey())).value;
}

/** Also paid from a wallet that was charged with the sum; the outbox issues it. */
export async function paid(services: Services, user: Caller, item: BookableItem): Promise<ReservationEnvelope> {
  const ready = await readyToPay(user, item);
  const { confirmation_code, totals } = ready;
  await chargeWalletOf(services.database, confirmation_code, totals.payable);
  const start = { confirmation_code, gateway: "test", use_wallet: true };
  const answer = await user.post("payment/v2/start", start, newKey());
  if (answer.status !== 200) throw new Error(answer.text);
  return ready;
}

/** Also issued. */
export async function issued(services: Services, user: Caller, item: BookableItem): Promise<ReservationEnvelope> {
  const reservation = await paid(services, user, item);
  await runOutbox(services);
  return reservation;
}
