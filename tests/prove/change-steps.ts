import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { ChangeQuoteValue } from "#domain/contract/change.shapes.ts";
import type { PaymentValue, StartValue } from "#domain/contract/payment.shapes.ts";
import { type Answered, type Caller, newKey } from "#tests/support/client.ts";
import { type Booking, type Changeable, queryOf, type Wish } from "./changeable.ts";
import type { LoadScenario } from "./load-scenario.ts";
import { answered, comesBack, untilDone } from "./until-done.ts";

/** Changes of one booking, as its owner makes them, and what the answers say of it. */

/** Answers to the owner of a booking, added up. `spent`: rial that they paid less what came back. */
export type Told = { index: number; code: string; changes: number; spent: number };

/** Changes that were made, by their kind, and refusals by theirs; payments of held changes by their end. */
export type Counted = {
  readonly changed: Record<string, number>;
  readonly refused: Record<string, number>;
  readonly held: Record<string, number>;
};

export type Trip = {
  readonly scenario: LoadScenario;
  readonly user: Caller;
  readonly path: string;
  readonly of: Changeable;
  readonly told: Told;
  readonly counted: Counted;
};

const count = (counts: Record<string, number>, name: string): void => {
  counts[name] = (counts[name] ?? 0) + 1;
};

/** Ways of a payer whose change waits for their card. `late`: pays after they said that they left. */
export const cardWays = ["returns", "late", "dropped", "left", "from_wallet"] as const;
export type CardWay = (typeof cardWays)[number];

const steps = ["change", "card", "name", "change", "part", "card", "there_and_back"] as const;

/** One step of a booking's history, by its number. */
export async function changedOnce(trip: Trip, step: number): Promise<void> {
  const { of, told } = trip;
  // Owners of one product are three apart.
  const place = Math.floor(told.index / 3) + step;
  const what = steps[place % steps.length]!;
  const wish = 1 + ((place + step) % (of.wishes.length - 1));
  if (what === "name") return named(trip, place);
  if (what === "card") return heldFor(trip, wish, cardWays[place % cardWays.length]!);
  if (what === "part" && of.parts.length > 0) return cancelled(trip, of.parts[place % of.parts.length]);
  await moved(trip, wish);
  if (what === "there_and_back") await moved(trip, 0);
}

const SHOWN_AGAIN = new Set(["change_changed", "cancellation_changed"]);
type Confirmed<Q> = { readonly quote: Q; readonly booking: Booking };

/** Confirms at the cost that was shown, and at another one where that is shown first; null where it is refused. */
async function agreed<Q extends { quote_id: string }>(
  { scenario, user, path, counted }: Trip,
  what: string,
  quote: () => Promise<Answered<Q>>,
  confirm: (shown: Q) => { to: string; body: object },
): Promise<Confirmed<Q> | null> {
  for (let turn = 0; turn < 3; turn++) {
    const asked = await answered(scenario, quote);
    let done: Answered<unknown> = asked;
    if (asked.status === 200) {
      const { to, body } = confirm(asked.value);
      const key = newKey();
      const sent = { ...body, quote_id: asked.value.quote_id };
      done = await answered(scenario, () => user.post(`${path}/${to}`, sent, key));
      if (done.status === 200) return { quote: asked.value, booking: done.value as Booking };
    }
    if (SHOWN_AGAIN.has(done.reason ?? "")) continue;
    count(counted.refused, `${what}: ${done.reason}`);
    return null;
  }
  return null;
}

/** The change of a booking as it stands now. */
async function wishOf({ scenario, user, path, of }: Trip, place: number): Promise<Wish> {
  const { value } = await answered(scenario, () => user.get<Booking>(path));
  return of.wishes[place]!(value);
}

function agreedChange(trip: Trip, { query, travellers }: Wish, payBy: (quote: ChangeQuoteValue) => "wallet" | "card") {
  const quote = () => trip.user.get<ChangeQuoteValue>(`${trip.path}/change-quote?${queryOf(query)}`);
  return agreed(trip, "change", quote, (shown) => ({
    to: "change",
    body: { ...query, ...(travellers && { travellers }), pay_by: payBy(shown) },
  }));
}

/** A change that was made, by the kind that its booking names. */
function countMade({ told, counted }: Trip, { due, refundable }: ChangeQuoteValue, { own_changes }: Booking): void {
  told.changes += 1;
  told.spent += due - refundable;
  count(counted.changed, own_changes?.at(-1)?.what ?? "unknown");
}

/** Changed at once: the wallet pays what is dearer. */
async function moved(trip: Trip, place: number): Promise<void> {
  const done = await agreedChange(trip, await wishOf(trip, place), () => "wallet");
  if (done !== null) countMade(trip, done.quote, done.booking);
}

/** A change that waits for its card; one that costs nothing more is made at once. */
async function heldFor(trip: Trip, place: number, way: CardWay): Promise<void> {
  const held = await hold(trip, place);
  if (held === null) return;
  const payment = await startOf(trip, held.id, way === "from_wallet");
  if (payment === null) return count(trip.counted.held, "let_go");
  const { scenario, user, path, counted } = trip;
  if (way === "late" || way === "left")
    await answered(scenario, () => user.post(`payment/v2/${payment.payment_id}/check`, { is_left: true }));
  if (way !== "left" && way !== "from_wallet") await payAtBank(scenario, payment, way);
  const state = await endOf(trip, payment, way !== "left");
  count(counted.held, `${way}: ${state}`);
  if (state !== "verified") return;
  const { value } = await answered(scenario, () => user.get<Booking>(path));
  countMade(trip, held.quote, value);
}

export type Held = { readonly id: string; readonly quote: ChangeQuoteValue };

/** Holds a change for a card; null where it was refused, or made at once. */
export async function hold(trip: Trip, place: number): Promise<Held | null> {
  const done = await agreedChange(trip, await wishOf(trip, place), ({ due }) => (due > 0 ? "card" : "wallet"));
  if (done === null) return null;
  const { quote, booking } = done;
  const id = booking.held_change?.change_id;
  if (quote.due > 0 && id !== undefined) return { id, quote };
  countMade(trip, quote, booking);
  return null;
}

/** Begins to pay a held change. A session whose answer died with the provider is given up, which ends the hold: null. */
export function startOf(
  { scenario, user, path, told: { code } }: Trip,
  change_id: string,
  use_wallet = false,
): Promise<StartValue | null> {
  const key = newKey();
  const body = { confirmation_code: code, gateway: "test", use_wallet, change_id };
  return untilDone(scenario, async () => {
    const started = await user.post<StartValue>("payment/v2/start", body, key);
    if (started.status === 200) return started.value;
    if (started.status < 500 && started.reason !== "payment_under_way") return null;
    const { value } = await user.get<Booking>(path);
    const open = value?.held_change?.payment;
    if (open) await user.post(`payment/v2/${open.payment_id}/check`, { is_left: true });
    throw new Error(`Not started: ${started.text}`);
  });
}

/** Pays, and comes back from the bank unless the way back is lost. */
export async function payAtBank(
  scenario: LoadScenario,
  { redirect_address }: Pick<StartValue, "redirect_address">,
  way: "returns" | "late" | "dropped",
): Promise<void> {
  const authority = redirect_address.split("/").at(-1) ?? "";
  await scenario.atBank(authority, way === "dropped" ? "dropped" : "pay");
  if (way !== "dropped") await comesBack(scenario, authority, "OK");
}

const ENDS = ["verified", "failed", "reversed", "refunded"] as const;

/** The end of a payment. One that was paid has bought the change, or is back. */
export const endOf = (
  { scenario, user }: Trip,
  { payment_id }: Pick<StartValue, "payment_id">,
  isPaid: boolean,
): Promise<(typeof ENDS)[number]> =>
  untilDone(scenario, async () => {
    const { value, text } = await user.get<PaymentValue>(`payment/v2/${payment_id}`);
    const end = ENDS.find((one) => one === value?.state);
    if (end === undefined || (isPaid && end === "failed")) throw new Error(`The payment has not ended: ${text}`);
    return end;
  });

/** Cancels all of the booking, or a part. */
export async function cancelled(trip: Trip, part?: string): Promise<void> {
  const query = part === undefined ? "" : `?part=${part}`;
  const quote = () => trip.user.get<CancellationQuoteValue>(`${trip.path}/cancellation-quote${query}`);
  const what = part === undefined ? "all" : "part";
  const done = await agreed(trip, what, quote, () => ({ to: "cancel", body: part ? { part } : {} }));
  if (done === null) return;
  const { told, counted } = trip;
  // The end of a booking is no change of it.
  told.changes += part === undefined ? 0 : 1;
  told.spent -= done.quote.refundable;
  count(counted.changed, what);
}

/** A letter of the first traveller's name that is another each time. */
async function named({ scenario, user, path, told, counted }: Trip, choice: number): Promise<void> {
  const key = newKey();
  const last_name_fa = `کریم${"ابپتثجچح"[choice % 8]}`;
  const body = { traveller: 1, last_name_fa };
  const { status, reason } = await answered(scenario, () => user.post(`${path}/correct-name`, body, key));
  if (status !== 200) return count(counted.refused, `name: ${reason}`);
  told.changes += 1;
  count(counted.changed, "name");
}
