import fc from "fast-check";
import type { RefundValue } from "#domain/contract/account.shapes.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { StartValue } from "#domain/contract/payment.shapes.ts";
import type { StayQuoteValue, StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import { type RefundDestination, refundDestinations } from "#domain/refund/legs.ts";
import { releaseTrust } from "#products/tour/provider/trust.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { type Caller, newKey } from "#tests/support/client.ts";
import { type BookableItem, issuedWith, type Kind, kinds } from "./bookable-items.ts";

/**
 * Money through a bank: stays, tours and flights paid by wallet and card, cancellations to each
 * refund destination, departing tours, and top-ups.
 */

/** The bank in the model: its page, its balance, and our reconciler. */
export type ModelBank = {
  /** Pays a started session, and returns. */
  pay(redirectAddress: string): Promise<void>;
  /** Verified money at the bank, rial. */
  has(): Promise<number>;
  /** Waits until no transfer to a card is pending. */
  settle(): Promise<void>;
};

/**
 * Model of a traveller's money at the bank, rial. `charges`: rest of each top-up. Of reservations: tour money held in
 * `trust`, money `owed` to suppliers, the number of tours that have `left`, and for how many of these an operator
 * `gave` a refund.
 */
export type BankAccount = {
  /** `isInTrust`: its money is held until the departure. */
  booked: { item: BookableItem; code: string; total: number; charged: number; isInTrust: boolean }[];
  charges: number[];
  atBank: number;
  trust: number;
  owed: number;
  left: number;
  gave: number;
};
export const newBankAccount = (): BankAccount => ({
  booked: [],
  charges: [],
  atBank: 0,
  trust: 0,
  owed: 0,
  left: 0,
  gave: 0,
});

export type BankCommand =
  | { kind: "book"; who: number; of: Kind; useWallet: boolean }
  | { kind: "cancel"; who: number; which: number; to: RefundDestination }
  /** An operator sets the refund, in thousandths of the paid sum. */
  | { kind: "give"; who: number; which: number; share: number }
  /** A tour leaves. */
  | { kind: "leave"; who: number; which: number }
  | { kind: "topUp" | "takeBack"; who: number; amount: number };

export const bankCommands = (who: fc.Arbitrary<number>): fc.Arbitrary<BankCommand> =>
  fc.oneof(
    // The other commands need a booking.
    {
      arbitrary: fc.record({
        kind: fc.constant("book" as const),
        who,
        of: fc.constantFrom(...kinds),
        useWallet: fc.boolean(),
      }),
      weight: 3,
    },
    { arbitrary: fc.record({ kind: fc.constant("leave" as const), who, which: fc.nat({ max: 3 }) }), weight: 2 },
    fc.record({
      kind: fc.constant("cancel" as const),
      who,
      which: fc.nat({ max: 3 }),
      to: fc.constantFrom(...refundDestinations),
    }),
    fc.record({ kind: fc.constant("give" as const), who, which: fc.nat({ max: 3 }), share: fc.nat({ max: 1_000 }) }),
    fc.record({
      kind: fc.constantFrom("topUp" as const, "takeBack" as const),
      who,
      amount: fc.integer({ min: 100_000, max: 50_000_000 }),
    }),
  );

type Doing = {
  caller: Caller;
  operator: Caller;
  bank: ModelBank;
  database: Database;
  item: Readonly<Record<Kind, BookableItem>>;
  bankAccountId: number;
  model: BankAccount & { balance: number; open: { id: number; amount: number; isApproved: boolean }[] };
};

/** Runs one command at the provider and in the model. Returns a difference between their outcomes, or null. */
export async function doBankCommand(doing: Doing, one: BankCommand): Promise<string | null> {
  switch (one.kind) {
    case "book":
      return book(doing, doing.item[one.of], one.useWallet);
    case "cancel":
    case "give": {
      const { booked } = doing.model;
      // An operator first refunds what only they can: tours that have left.
      const place = one.kind === "give" ? booked.findIndex(hasLeft) : -1;
      const mine = takeOne(booked, place < 0 ? one.which : place);
      if (mine === null) return null;
      return one.kind === "cancel" ? cancel(doing, mine, one.to) : give(doing, mine, one.share);
    }
    case "leave": {
      const waiting = doing.model.booked.filter(({ isInTrust }) => isInTrust);
      const mine = takeOne(waiting, one.which);
      return mine && leave(doing, mine);
    }
    case "topUp":
      return topUp(doing, one.amount);
    case "takeBack":
      return takeBack(doing, one.amount);
  }
}

function takeOne(booked: Booked[], which: number): Booked | null {
  const [taken] = booked.splice(which % Math.max(1, booked.length), 1);
  return taken ?? null;
}

async function book(
  { caller, operator, bank, model }: Doing,
  item: BookableItem,
  useWallet: boolean,
): Promise<string | null> {
  const { path, saving } = item;
  const quote = await caller.post<StayQuoteValue>(`${path}/quote`, await item.request());
  const held = await caller.post<StayReservationValue>(`${path}/create`, { quote_id: quote.value.quote_id }, newKey());
  const code = held.value.confirmation_code;
  const { payable: total } = held.value.totals;
  await caller.post(`${path}/${code}/${saving}`, item.travellers, newKey());
  await caller.post(`${path}/${code}/submit`, {}, newKey());
  const wanted = { confirmation_code: code, gateway: "test", use_wallet: useWallet };
  const started = await caller.post<StartValue>("payment/v2/start", wanted, newKey());
  if (started.status !== 200) return `start answered ${started.text}`;
  const walletPart = useWallet ? Math.min(total, model.balance) : 0;
  if (walletPart < total) await bank.pay(started.value.redirect_address);
  // The outbox issues it as well: the first one wins.
  await operator.post(`operator/v2/reserves/${code}/issue`, { operator: "Mina", ...issuedWith(item.kind) });
  model.balance -= walletPart;
  model.atBank += total - walletPart;
  const isInTrust = item.kind === "tour";
  model[isInTrust ? "trust" : "owed"] += total;
  model.booked.push({ item, code, total, charged: total - walletPart, isInTrust });
  return null;
}

type Booked = BankAccount["booked"][number];
const hasLeft = ({ item, isInTrust }: Booked): boolean => item.kind === "tour" && !isInTrust;

/** It departs: its price goes to its agency. */
async function leave({ database, model }: Doing, mine: Booked): Promise<null> {
  const { code, total } = mine;
  await database.query("UPDATE reservation SET starts_at = app_now() WHERE confirmation_code = $1", [code]);
  await releaseTrust({ database });
  model.trust -= total;
  model.owed += total;
  model.left += 1;
  // It can still be refunded, by its agency.
  mine.isInTrust = false;
  return null;
}

/** Refunds come from the account that holds the money; the rest of a tour's price goes to its agency. */
async function end({ database, model }: Doing, mine: Booked, refundable: number): Promise<void> {
  const { total, isInTrust } = mine;
  if (hasLeft(mine)) model.gave += 1;
  if (!isInTrust) {
    model.owed -= refundable;
    return;
  }
  await releaseTrust({ database });
  model.trust -= total;
  model.owed += total - refundable;
}

async function cancel(doing: Doing, mine: Booked, to: RefundDestination): Promise<string | null> {
  const { caller, bankAccountId, model } = doing;
  const { item, code, total, charged } = mine;
  const path = `${item.path}/${code}`;
  const asked = await caller.get<CancellationQuoteValue>(`${path}/cancellation-quote`);
  if (asked.status !== 200) return `the cost of cancelling is answered ${asked.text}`;
  const quote = asked.value;
  if (quote.refundable !== total - quote.penalty) return `quoted ${JSON.stringify(quote)}`;
  const body = { quote_id: quote.quote_id, destination: to, ...(to === "bank" && { bank_account_id: bankAccountId }) };
  const answer = await caller.post<StayReservationValue>(`${path}/cancel`, body, newKey());
  if (answer.status !== 200) return `cancel answered ${answer.text}`;
  await end(doing, mine, quote.refundable);
  const card = to === "card" ? Math.min(charged, quote.refundable) : 0;
  const open = to === "bank" ? quote.refundable : 0;
  if (open > 0) model.open.push({ id: answer.value.refund?.id ?? 0, amount: open, isApproved: false });
  return returned(model, { card, open, refundable: quote.refundable }, answer.value);
}

/** An operator's refund goes to the first destination: the card. */
async function give(doing: Doing, mine: Booked, share: number): Promise<string | null> {
  const { caller, operator, model } = doing;
  const { item, code, total, charged } = mine;
  const amount = Math.floor((total * share) / 1_000);
  const body = { operator: "Mina", amount, reason: "The model wants it" };
  const answer = await operator.post(`operator/v2/reserves/${code}/cancel`, body, newKey());
  if (answer.status !== 200) return `operator cancel answered ${answer.text}`;
  await end(doing, mine, amount);
  const { value } = await caller.get<StayReservationValue>(`${item.path}/${code}`);
  return returned(model, { card: Math.min(charged, amount), open: 0, refundable: amount }, value);
}

function returned(
  model: Doing["model"],
  { card, open, refundable }: { card: number; open: number; refundable: number },
  { refund }: StayReservationValue,
): string | null {
  const wallet = refundable - card - open;
  model.balance += wallet;
  model.atBank -= card;
  const legOf = (to: RefundDestination) => refund?.legs.find((leg) => leg.to === to)?.amount ?? 0;
  const told = { card: legOf("card"), open: legOf("bank"), wallet: legOf("wallet") };
  const isSame = told.card === card && told.open === open && told.wallet === wallet;
  return isSame ? null : `legs ${JSON.stringify({ told, card, open, wallet })}`;
}

async function topUp({ caller, bank, model }: Doing, amount: number): Promise<string | null> {
  const started = await caller.post<StartValue>("wallet/v2/charge", { amount, gateway: "test" }, newKey());
  if (started.status !== 200) return `charge answered ${started.text}`;
  await bank.pay(started.value.redirect_address);
  model.balance += amount;
  model.atBank += amount;
  model.charges.push(amount);
  return null;
}

/** Back to the card of the newest top-up with enough left, or refused. */
async function takeBack({ caller, model }: Doing, amount: number): Promise<string | null> {
  const body = { source: "wallet", amount, destination: "card" };
  const answer = await caller.post<RefundValue>("user/create-refund-request", body, newKey());
  const index = model.charges.findLastIndex((left) => left >= amount);
  const isPossible = index >= 0 && amount <= model.balance;
  if ((answer.status === 200) !== isPossible) return `take back answered ${answer.text}`;
  if (!isPossible) return null;
  model.charges[index] = (model.charges[index] ?? 0) - amount;
  model.balance -= amount;
  model.atBank -= amount;
  return null;
}
