import type { Hono } from "hono";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { StartValue } from "#domain/contract/payment.shapes.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import type {
  FlightQuoteValue,
  FlightReservationValue,
  FlightSearchValue,
} from "#products/flight/contract/flight.shapes.ts";
import { runOutbox } from "#provider/kernel/outbox/worker.ts";
import type { Services } from "#provider/services.ts";
import { chargeWalletOf } from "./charge-wallet.ts";
import { type Caller, callerOf, logIn, newKey } from "./client.ts";
import { guestsFor, standAtFrozenNoon } from "./stay.ts";

const RESERVE = "flight/v2/reserve";
const couple = guestsFor(1, (one) => ({
  ...one,
  first_name_en: "Alireza",
  last_name_en: "Karimi",
  is_room_supervisor: false,
}));

/** Steps of a flight's booking for tests, at one provider. */
export function flightBookingAt(provider: { readonly services: Services; readonly app: Hono }) {
  const database = () => provider.services.database;
  const anyone = () => callerOf(provider.app);
  const deliver = async () => {
    for (let turn = 0; turn < 3; turn += 1) await runOutbox(provider.services);
  };
  const read = (user: Caller, code: string) => user.get<FlightReservationValue>(`${RESERVE}/${code}`);
  const act = <T = FlightReservationValue>(user: Caller, code: string, what: string, body: unknown = {}) =>
    user.post<T>(`${RESERVE}/${code}/${what}`, body, newKey());
  /** Pays a reservation from its owner's wallet, which is charged with the sum first. Nothing is delivered. */
  const order = async (user: Caller, code: string, total: number) => {
    await chargeWalletOf(database(), code, total);
    const start = { confirmation_code: code, gateway: "test", use_wallet: true };
    await user.post<StartValue>("payment/v2/start", start, newKey());
  };
  /** The same, and issues it. */
  const pay = async (user: Caller, code: string, total: number) => {
    await order(user, code, total);
    await deliver();
  };
  /** Tehran to Mashhad on a day, for two, ready to pay. */
  const submitted = async (day: number) => {
    await standAtFrozenNoon(database());
    const cities = await database().query<{ id: number }>(
      "SELECT id FROM city WHERE slug IN ('Tehran', 'Mashhad') ORDER BY slug = 'Mashhad'",
    );
    const found = await anyone().get<FlightSearchValue>(
      `flight/v2/search?origin_city_id=${cities[0]?.id}&destination_city_id=${cities[1]?.id}&departure_date=${addDays(FROZEN_TODAY, day)}&adult_count=2`,
    );
    const offer = found.value.items.find(
      ({ seats_left, policy }) => seats_left === null && policy === "system_classic",
    );
    if (offer === undefined) throw new Error("The small world has no such offer");
    const user = await logIn(provider.app);
    const { value: quote } = await anyone().post<FlightQuoteValue>(`${RESERVE}/quote`, {
      offer_id: offer.offer_id,
      adult_count: 2,
    });
    const made = await user.post<FlightReservationValue>(`${RESERVE}/create`, { quote_id: quote.quote_id }, newKey());
    const code = made.value.confirmation_code;
    await act(user, code, "save-passengers", couple);
    await act(user, code, "submit");
    const segment = made.value.subject.flights[0]!.segments[0]!;
    return { user, code, quote, segment, offer };
  };
  return { database, anyone, deliver, read, act, order, pay, submitted };
}
