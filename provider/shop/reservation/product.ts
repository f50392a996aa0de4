import type { z } from "zod";
import type { LocalDateTime } from "#domain/calendar/local-date-time.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { PartResult } from "#domain/contract/cancellation-quote.shapes.ts";
import type { AgeGroupChange, ChangeResult } from "#domain/contract/change.shapes.ts";
import type { CompanionStage } from "#domain/contract/companion.shapes.ts";
import type { IssueInput } from "#domain/contract/order.shapes.ts";
import type { ReservationSummary } from "#domain/contract/reservation.shapes.ts";
import type { AgeGroup } from "#domain/enums/enums.ts";
import type { FieldCode } from "#domain/messages/refusals.ts";
import type { ChangeKind } from "#domain/reservation/changes.ts";
import type { NameRule } from "#domain/reservation/name-correction.ts";
import type { CancellablePart, PenaltyLine } from "#domain/reservation/penalty.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import type { Fault, Refusal } from "../../kernel/envelope.ts";
import type { Checked } from "../../kernel/job/check-in-batches.ts";
import type { Settings } from "../../kernel/settings.ts";
import type { SiteAccount } from "../../money/ledger/journal.ts";
import type { Services } from "../../services.ts";
import { withDiscounts } from "../campaign/discounted.ts";
import type { ExtraScope } from "../extra/extras.ts";
import { withExtras } from "../extra/with-extras.ts";
import type { ChangeCalls, ReserveCalls } from "./calls.ts";
import type { UpToDate } from "./row.ts";
import type { Issued } from "./supplier.ts";
import type { KeptTraveller, Traveller, Typed } from "./travellers.ts";

/** Terms of an offer. Money in integer rial, instants in epoch seconds. */
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

/** Movement of a reservation's part of the stock. */
export type StockMove = "sell" | "release_held" | "release_sold";

/** Time of a request, epoch seconds of the database, and the settings that it is read by. */
export type Asked = { readonly now: number; readonly settings: Settings };

/** A counter that differs from the reservations. */
export type Drift = Readonly<Record<string, string | number>>;

/** Counters of one or more products, each by the id of its subject. */
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
  /** SQL over a row of `quote`: true where some part of its request is sold out, by a read without locks. */
  readonly isSoldOut: string;
  /**
   * Locks the stock that a request takes, and that of the reservation it replaces. Availability is read only after
   * this.
   */
  lock(tx: Queryable, request: Request): Promise<void>;
  /** Takes all of it, or returns false; then the transaction is to be rolled back. */
  hold(tx: Queryable, request: Request): Promise<boolean>;
  /** Constraint of the database that is broken where more would be taken than there is. */
  readonly constraint: string;
  /** Locks the stock that some reservations have a part in. Reservations of another kind are left out. */
  lockOf(tx: Queryable, reservationIds: readonly number[]): Promise<void>;
  /** Moves a reservation's part, locked first. */
  move(tx: Queryable, reservationId: number, move: StockMove): Promise<void>;
  /**
   * Holds for a change what its request takes beyond the reservation's part, both locked; or returns false. Claims of a held
   * change are of its reservation's part, also for `lock` and `lockOf`.
   */
  holdBeyond(tx: Queryable, reservationId: number, heldChangeId: number, request: Request): Promise<boolean>;
  /** Gives back what a change holds, locked first. */
  releaseBeyond(tx: Queryable, heldChangeId: number): Promise<void>;
  readonly counters: Counters;
};

/** Beginning of a journey: epoch seconds, and the time that clocks show there. */
export type Beginning = { readonly at: number; readonly local: LocalDateTime };

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
  /** The same for a request, before its stock is locked and its price is read. */
  lock(tx: Queryable, request: Request): Promise<unknown>;
  /** Applies all facts to a reservation that is behind: it ends, or stores the supplier's changes. */
  catchUp(tx: Queryable, services: CatchingUp, row: UpToDate): Promise<void>;
};
/** Services that a transaction needs to bring a reservation up to date. */
export type CatchingUp = Pick<Services, "products" | "gateways" | "log">;

/**
 * Part of a reservation's subject that changes after it was made: read from the product's own rows in the same
 * statement as the reservation, where only its status is asked for.
 */
export type Live = {
  /** An SQL expression over a row of `reservation`: JSON with all that `value` needs, or null where it is gone. */
  readonly sql: string;
  /** Value of the answer. Instants: epoch seconds. */
  value(read: unknown, at: { startsAt: number; now: number }): object;
};

/** Travellers of a reservation in their order: their age groups, their rooms, from 1, and their days of birth. */
export type People = {
  readonly groups: readonly AgeGroup[];
  readonly rooms: readonly number[];
  readonly births: readonly (IsoDate | null)[];
};

/** Part of an offer that goes. */
export type Going = People & { readonly part: CancellablePart };

/** Parts of a reservation that can be cancelled alone. The rest keeps its price and policy. */
export type OfferParts<Offer> = {
  /**
   * Reason why the traveller who goes cannot be cancelled alone now (epoch seconds); null where they can. Absent: none
   * can.
   */
  travellerFault?(offer: Offer, going: Going, now: number): FieldCode | null;
  /** Results of the part beside its sums, now. Absent: none. */
  results?(from: Queryable, change: { offer: Offer; rest: Offer; going: Going; now: number }): Promise<PartResult[]>;
  /** The agreed offer without a part. There are several. */
  without(offer: Offer, going: Going): Offer;
  /** Name of a part, which is no person's. */
  titleOf(offer: Offer, going: Going): { readonly fa: string; readonly en: string };
  /** The travellers of the rest, each at its place in it. */
  travellersLeft(travellers: readonly KeptTraveller[], part: CancellablePart): readonly Traveller[];
  /**
   * Gives the stock of a part back and takes the part out of the subject, with the reservation's stock locked.
   *
   * @param offer with that part, and `rest` without it.
   */
  release(tx: Queryable, reservationId: number, offer: Offer, rest: Offer, going: Going): Promise<void>;
  /** Moves the money that its supplier keeps of a part, rial. `number`: of the reservation's parts. Absent: it stays. */
  settle?(tx: Queryable, reservationId: number, of: { number: number; kept: number }): Promise<void>;
};

/** Options of reading a price for a caller that has stock already. */
export type PriceOptions<Offer> = {
  /** The caller holds all of it: availability is not checked. */
  readonly isHeld?: boolean;
  /** Sold to the caller, who gives it back for what is priced. */
  readonly own?: Offer | undefined;
};

/** Place afterwards, from 1, of each traveller before, in their order; null: they go. */
export type PlacesAfter = readonly (number | null)[];

/** Travellers of a booking after a change: those who stay, each in their room afterwards, and those who come. */
export type TravellersAfter = {
  readonly stay: readonly KeptTraveller[];
  readonly come: readonly Typed[];
  readonly places: PlacesAfter;
};

/** A change that an owner makes to a booking. What stays keeps its price and policy; what comes has today's. */
export type OfferChanges<Wish, Request, Offer> = {
  readonly calls: ChangeCalls;
  kindOf(offer: Offer, changed: Offer): ChangeKind;
  /** True where nothing of an offer can be changed any more, now (epoch seconds). Absent: once it has begun. */
  isOver?(offer: Offer, now: number): boolean;
  /** Reads the wish of a change of an offer, or refuses it with its faults. */
  read(wish: Wish, offer: Offer, asked: Asked): Request | Refusal;
  /** The request for the ages of the travellers on its days, before anything is locked; or its refusal. Absent: as it is. */
  ofItsDay?(
    from: Queryable,
    request: Request,
    offer: Offer,
    travellers: readonly KeptTraveller[],
  ): Promise<Request | Refusal>;
  /** Travellers who are of another age group then. Absent: none ever is. */
  ageGroups?(before: readonly KeptTraveller[], changed: Offer): AgeGroupChange[];
  /** Locks the stock of a request and of the reservation with this code, in one order. */
  lock(tx: Queryable, request: Request, confirmationCode: string): Promise<void>;
  /** The agreed offer afterwards. `places` of its travellers; null: the wish leaves them where they are. */
  changed(offer: Offer, priced: Offer, places: PlacesAfter | null): Offer;
  /** Part of the agreed offer that stays; where nothing does, its total is 0. */
  stays(offer: Offer, changed: Offer): Offer;
  /** The travellers afterwards; null where the wish leaves all of them as they are. Absent: it always does. */
  travellers?(wish: Wish, before: readonly KeptTraveller[]): TravellersAfter | null;
  /** Results of the change beside its sums, now (epoch seconds). Absent: none. */
  results?(offer: Offer, changed: Offer, now: number): ChangeResult[];
  /** Common table expressions, separated by commas, that delete the subject of reservation `$1`. */
  readonly deleteSubject: string;
  /** Brings what is kept beside the subject along, once new stock is sold: seats, documents, money of the penalty. */
  settle?(tx: Queryable, reservationId: number, exchanged: Exchanged<Offer>): Promise<void>;
};

/** A change that was applied. `number`: of the reservation's changes; `penalty`: what the supplier keeps of what went, rial. */
export type Exchanged<Offer> = {
  readonly before: Offer;
  readonly after: Offer;
  readonly number: number;
  readonly penalty: number;
};

/** Part of an offer that belongs to single travellers: seats. It follows the person, not the index in the list. */
export type OfTravellers<Offer> = {
  /** Returns the agreed offer after these travellers replaced those before: each has what was chosen for them. */
  moved(offer: Offer, before: readonly Traveller[], after: readonly Traveller[]): Offer;
  /** Returns the faults of choices that a traveller may not have. */
  faults(offer: Offer, travellers: readonly Traveller[]): Fault[];
  /** Stores the moved choices, with the reservation locked. */
  keep(tx: Queryable, reservationId: number, offer: Offer): Promise<void>;
};

/** One traveller of an issued booking. `index` from 0; `live`: what `Product.live` reads. */
export type OneTraveller = {
  readonly traveller: Traveller;
  readonly index: number;
  readonly supplierCode: string | null;
  readonly live: unknown;
};

/**
 * Interface of a product to the reservation machinery: accommodation, and what will be sold beside it. `Input` is the
 * input of call 47, `Request` its parsed form, `Offer` all that a reservation must remember of what was offered; both
 * are kept as JSON and hold nothing personal. The machinery knows products by this type alone, and `products.ts` is the
 * only file that names them.
 */
export type Product<Input = unknown, Request = unknown, Offer = unknown> = {
  readonly kind: string;
  /** The calls of its reservations: a quote, and all that follows. */
  readonly calls: ReserveCalls;
  /** Shape of call 47's input. */
  readonly quoteInput: z.ZodObject;
  /** Reads a request, or refuses it with its faults. */
  read(input: Input, asked: Asked): Request | Refusal;
  /** Returns the current price and conditions, read again at the hold. */
  price(from: Queryable, request: Request, options?: PriceOptions<Offer>): Promise<Offer | Refusal>;
  /** Alternatives that a refused quote carries. Null or absent: none. */
  instead?(
    input: Input,
    refusal: Refusal,
    services: Pick<Services, "database" | "clock" | "settings">,
  ): Promise<object | null>;
  /** Code of the reservation that a request replaces; null for an additional one. Absent: always an additional one. */
  replaces?(request: Request): string | null;
  /** Completes the request with values of the reservation that it replaces. Absent: it takes none. */
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
  /** Travellers and directions that extras of an offer can be for. Absent: it is sold without extras. */
  extraScope?(offer: Offer): ExtraScope;
  /** Absent: it is cancelled whole or not at all. */
  readonly parts?: OfferParts<Offer>;
  /** Absent: its owner cannot change it. */
  readonly changes?: OfferChanges<never, Request, Offer>;
  /** Returns the faults of the travellers, each by its index in the list. */
  travellerFaults(typed: readonly Typed[], offer: Offer): Fault[];
  /**
   * Rates that are sold to these travellers, carried by a refusal when the chosen ones are not. Null or absent: none.
   */
  openRates?(offer: Offer, typed: readonly Typed[], services: Services): Promise<object | null>;
  /** Limit of a correction of names after the issue; absent: `one_name`. */
  readonly nameRule?: NameRule;
  /** Choices for single travellers, which follow them; absent: none. */
  readonly ofTravellers?: OfTravellers<Offer>;
  /** A traveller as kept; only for input without faults by `travellerFaults`. */
  keptTraveller(typed: Typed, offer: Offer): Traveller;
  /**
   * True when its supplier cannot cancel it once it has begun: a flight or tour that has left cannot be taken back
   * whole.
   */
  readonly isGoneOnceBegun?: true;
  /**
   * The account where the money of a paid reservation lies now: its creditor. Read at the booking, under the
   * reservation's lock, because it may lie elsewhere later.
   */
  payableAccount(tx: Queryable, reservationId: number): SiteAccount | Promise<SiteAccount>;
  /** Fields of a quote, a reservation, its voucher and its row in a list beside their envelopes. */
  quoteValue(offer: Offer): object;
  value(offer: Offer, supplierConfirmationCode: string | null): object;
  /** Fields of a reservation, its status and its voucher that change after it was made; absent: none. */
  readonly live?: Live;
  /** Order to its supplier, as operators read it: names in English, codes and counts; nothing personal. */
  order(offer: Offer): Readonly<Record<string, string | number>>;
  /** Reads what an operator entered as issued; absent: a code and nothing else. */
  readIssued?(input: IssueInput, offer: Offer): Issued | Refusal;
  /** True when it was issued with that, beside the supplier's code; absent: there is nothing beside it. */
  wasIssuedWith?(from: Queryable, reservationId: number, issued: Issued): Promise<boolean>;
  /**
   * Stores what is issued beside the supplier's code, in the transaction that issues the reservation; absent: nothing.
   */
  onIssue?(tx: Queryable, reservationId: number, issued: Issued): Promise<Refusal | undefined>;
  /** True when a change of an issued reservation left a part without documents; absent: it never does. */
  lacksDocuments?(from: Queryable, reservationId: number): Promise<boolean>;
  /** Beginning that its owner is reminded of a day before. */
  begins(offer: Offer): Beginning;
  summary(offer: Offer): ReservationSummary;
  /** Journey of one traveller, for their own link: nothing of the others, no document and no price. */
  stagesOf(offer: Offer, one: OneTraveller): CompanionStage[];
};

/** The products that a provider sells, by their kind. */
export type Products = ReadonlyMap<string, Product>;

/** A product as it is sold: also at a discount, and with extras. The same product gives the same one. */
export const asSold = (product: Product): Product => withExtras(withDiscounts(product));

/** As they are sold. */
export const productsOf = (products: readonly Product[]): Products =>
  new Map(products.map((product) => [product.kind, asSold(product)]));

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
