import type { z } from "zod";
import type { IssueInput } from "#domain/contract/order.shapes.ts";
import type { ReservationSummary } from "#domain/contract/reservation.shapes.ts";
import type { PenaltyLine } from "#domain/reservation/penalty.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import type { Fault, Refusal } from "../../kernel/envelope.ts";
import type { Checked } from "../../kernel/job/check-in-batches.ts";
import type { Settings } from "../../kernel/settings.ts";
import type { SiteAccount } from "../../money/ledger/journal.ts";
import type { Services } from "../../services.ts";
import type { ReserveCalls } from "./calls.ts";
import type { UpToDate } from "./row.ts";
import type { Issued } from "./supplier.ts";
import type { Traveller, Typed } from "./travellers.ts";

/** What an offer comes to. Money in integer rial, instants in epoch seconds. */
export type Terms = {
  readonly total: number;
  /** Before any discount. */
  readonly rackTotal: number;
  /** The supplier must confirm some part of it first. */
  readonly isOnRequest: boolean;
  readonly startsAt: number;
  /** No payment deadline goes past it. */
  readonly lastPayAt: number;
  /** From then on it is over: nothing is given back for it. */
  readonly endsAt: number;
};

/** How a reservation's part of the stock moves. */
export type StockMove = "sell" | "release_held" | "release_sold";

/** When something is asked for, epoch seconds of the database, and by which settings it is read. */
export type Asked = { readonly now: number; readonly settings: Settings };

/** A counter that differs from the reservations. */
export type Drift = Readonly<Record<string, string | number>>;

/** The counters of one or more products, each by the id of what is sold. */
export type Counters = {
  readonly name: string;
  /** Every counter that differs from the reservations, read at one moment. There must be none. */
  drift(from: Queryable): Promise<Drift[]>;
  /** The same of some things beyond an id that can still be sold. */
  look(from: Queryable, beyond: number): Promise<Checked>;
};

/**
 * The stock of a product. Its locks come after those of payments and reservations and before those of wallets, always
 * in one order, and its rules stand in the database.
 */
export type Stock<Request> = {
  /** SQL over a row of `quote`: true where something of what it asks for is sold out, by a read without locks. */
  readonly isSoldOut: string;
  /** Locks all that a request takes of it, with what the reservation holds that it replaces. What is free is to be read only after this. */
  lock(tx: Queryable, request: Request): Promise<void>;
  /** Takes all of it, or answers false; then the transaction is to be rolled back. */
  hold(tx: Queryable, request: Request): Promise<boolean>;
  /** The database's constraint that is broken where more would be taken than there is. */
  readonly constraint: string;
  /** Locks what some reservations have a part in. Those of another kind are left out. */
  lockOf(tx: Queryable, reservationIds: readonly number[]): Promise<void>;
  /** Moves a reservation's part, locked first. */
  move(tx: Queryable, reservationId: number, move: StockMove): Promise<void>;
  readonly counters: Counters;
};

/**
 * Facts that a product's supplier commits by itself, of which a reservation learns afterwards: a departure that does not
 * leave, a flight that is cancelled or moved. Each decision about a reservation brings it up to date first
 * (`up-to-date.ts`), and the product's job does the same for all others. An operator's call that commits a fact locks its
 * row for an update, and no reservation.
 */
export type SupplierFacts<Request> = {
  /** SQL over a row of `reservation` that has not ended: true where a committed fact has not reached it. */
  readonly isBehind: string;
  /**
   * SQL that locks, `FOR SHARE` and in one order, the rows that the facts of some reservations are written on.
   * `$reservations` stands for a SELECT of their ids.
   */
  readonly lockOf: string;
  /** The same of what a request asks for, before its stock is locked and its price is read. */
  lock(tx: Queryable, request: Request): Promise<unknown>;
  /** Makes all facts reach a reservation that is behind: it ends, or keeps what its supplier changed. */
  catchUp(tx: Queryable, services: CatchingUp, row: UpToDate): Promise<void>;
};
/** What a transaction needs to bring a reservation up to date. */
export type CatchingUp = Pick<Services, "products" | "gateways" | "log">;

/**
 * What of a reservation's subject changes after it was made: read from the product's own rows in the same statement as
 * the reservation, where only its status is asked for.
 */
export type Live = {
  /** An SQL expression over a row of `reservation`: JSON with all that `value` needs, or null where it is gone. */
  readonly sql: string;
  /** What is answered. Instants: epoch seconds. */
  value(read: unknown, at: { startsAt: number; now: number }): object;
};

/** What of an offer belongs to single travellers: seats. A place in the list is no traveller: who comes back keeps theirs. */
export type OfTravellers<Offer> = {
  /** What was agreed once these travellers are saved in place of those before: each has what was chosen for them. */
  moved(offer: Offer, before: readonly Traveller[], after: readonly Traveller[]): Offer;
  /** What of it a traveller may not have. */
  faults(offer: Offer, travellers: readonly Traveller[]): Fault[];
  /** Keeps what was moved, with the reservation locked. */
  keep(tx: Queryable, reservationId: number, offer: Offer): Promise<void>;
};

/**
 * What the reservation machinery asks of a product: accommodation, and what will be sold beside it. `Input` is what
 * call 47 is asked with, `Request` what was read of it, `Offer` all that a reservation must remember of what was
 * offered; both are kept as JSON and hold nothing personal. The machinery knows products by this type alone, and
 * `products.ts` is the only file that names them.
 */
export type Product<Input = unknown, Request = unknown, Offer = unknown> = {
  readonly kind: string;
  /** The calls of its reservations: a quote, and all that follows. */
  readonly calls: ReserveCalls;
  /** The shape of what call 47 is asked with. */
  readonly quoteInput: z.ZodObject;
  /** What is asked for, or what is wrong with it. */
  read(input: Input, asked: Asked): Request | Refusal;
  /**
   * What it costs now and on which conditions, read again at the hold.
   *
   * @param isHeld the caller holds it already: availability is not checked.
   */
  price(from: Queryable, request: Request, options?: { isHeld?: boolean }): Promise<Offer | Refusal>;
  /** What a refused quote carries: what can be asked for instead. Null or absent: nothing. */
  instead?(
    input: Input,
    refusal: Refusal,
    services: Pick<Services, "database" | "clock" | "settings">,
  ): Promise<object | null>;
  /** The code of the reservation in whose place a request asks; null where it asks for one more. Absent: always one more. */
  replaces?(request: Request): string | null;
  /** The request with what it leaves to the reservation that it replaces. Absent: it leaves nothing. */
  likeReplaced?(request: Request, offer: Offer): Request;
  /** The request that leads to an offer, to price it once more. */
  requestOf(offer: Offer): Request;
  terms(offer: Offer): Terms;
  /**
   * All that a traveller agrees to: prices, policies, confirmation. Another digest means that the offer has changed.
   */
  agreed(offer: Offer): unknown;
  readonly stock: Stock<Request>;
  /** Absent: its supplier commits none. */
  readonly facts?: SupplierFacts<Request>;
  /**
   * Common table expressions, separated by commas, that insert the reservation's subject. They stand beside the one
   * named `new_reservation`, which has the new `id`; `$offer` stands for the offer.
   */
  readonly insertSubject: string;
  penaltyLines(offer: Offer): readonly PenaltyLine[];
  /** What is wrong with the travellers, each fault by its place in the list. */
  travellerFaults(typed: readonly Typed[], offer: Offer): Fault[];
  /**
   * What a refusal of the travellers carries where the rates that were chosen are not sold to them: the rates that are.
   * Null or absent: nothing.
   */
  openRates?(offer: Offer, typed: readonly Typed[], services: Services): Promise<object | null>;
  /** What was chosen for single travellers and follows them; absent: nothing. */
  readonly ofTravellers?: OfTravellers<Offer>;
  /** A traveller as kept; only for what `travellerFaults` found nothing wrong with. */
  keptTraveller(typed: Typed, offer: Offer): Traveller;
  /** Once it has begun its supplier cannot cancel it any more: what is flown or left cannot be taken back whole. */
  readonly isGoneOnceBegun?: true;
  /**
   * The account where the money of a paid reservation lies now: whom it is owed to. Asked when it is booked, under the
   * reservation's lock, because it may lie elsewhere later.
   */
  payableAccount(tx: Queryable, reservationId: number): SiteAccount | Promise<SiteAccount>;
  /** What a quote, a reservation, its voucher and its row in a list answer beside their envelopes. */
  quoteValue(offer: Offer): object;
  value(offer: Offer, supplierConfirmationCode: string | null): object;
  /** What a reservation, its status and its voucher answer that changes after it was made; absent: nothing. */
  readonly live?: Live;
  /** What its supplier is asked for, as operators read it: names in English, codes and counts; nothing personal. */
  order(offer: Offer): Readonly<Record<string, string | number>>;
  /** What an operator entered as issued; absent: a code and nothing else. */
  readIssued?(input: IssueInput, offer: Offer): Issued | Refusal;
  /** Whether that is what it was issued with, beside the supplier's code; absent: there is nothing beside it. */
  wasIssuedWith?(from: Queryable, reservationId: number, issued: Issued): Promise<boolean>;
  /** Keeps what is issued beside the supplier's code, in the transaction that issues the reservation; absent: nothing. */
  onIssue?(tx: Queryable, reservationId: number, issued: Issued): Promise<Refusal | undefined>;
  /**
   * What its owner is reminded of a day before: epoch seconds, and the local time there, `2026-12-01T08:30`; absent: nothing.
   */
  leaves?(offer: Offer): { at: number; local: string };
  summary(offer: Offer): ReservationSummary;
};

/** The products that a provider sells, by their kind. */
export type Products = ReadonlyMap<string, Product>;

export const productsOf = (products: readonly Product[]): Products =>
  new Map(products.map((product) => [product.kind, product]));

/** @throws when this provider does not sell it: a row that a later version wrote. */
export function productOf(products: Products, kind: string): Product {
  const product = products.get(kind);
  if (product === undefined) throw new Error(`No product of the kind ${kind}`);
  return product;
}

/** Locks the stock of some reservations of any kind: one product after the other, always in their order. */
export async function lockStockOf(
  tx: Queryable,
  products: Products,
  reservations: readonly { id: number; kind: string }[],
): Promise<void> {
  const all = [...products.values()];
  const locks = new Set(all.map(({ stock }) => stock.lockOf));
  const locking = [...locks].map(async (lockOf) => {
    const ids = reservations
      .filter(({ kind }) => productOf(products, kind).stock.lockOf === lockOf)
      .map(({ id }) => id);
    if (ids.length > 0) await lockOf(tx, ids);
  });
  await Promise.all(locking);
}
