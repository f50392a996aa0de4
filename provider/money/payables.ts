import type { ReservationSummary } from "#domain/contract/reservation.shapes.ts";
import type { Included } from "#domain/contract/wallet.shapes.ts";
import type { FailureReason } from "#domain/payment/failure-reasons.ts";
import type { Actor } from "#domain/reservation/transitions.ts";
import type { Queryable } from "../kernel/database/database.ts";
import type { Refusal } from "../kernel/envelope.ts";
import type { Services } from "../services.ts";
import type { SiteAccount } from "./ledger/journal.ts";
import type { RefundCause } from "./refund/refund.ts";

/** Services that a payment's transaction needs. */
export type PayingServices = Pick<Services, "payables" | "products" | "gateways" | "vault" | "log">;

/** A debt that a payment may settle, locked until the transaction ends and brought up to date. */
export type Payable = {
  readonly id: number;
  readonly kind: string;
  /** Still to be paid, rial: parts that are paid count once all of them are. */
  readonly due: number;
  /** True while it can be paid: it has not ended. */
  readonly isOpen: boolean;
  /** Its deadline, and the last moment to pay, epoch seconds. */
  readonly deadlineAt: number | null;
  readonly lastPayAt: number;
  readonly now: number;
  /** True when its supplier has changed it, and its owner has not seen that. */
  readonly hasNews: boolean;
};

/**
 * Port between money and what is paid for: payments know a reservation by what is owed, paid and given back. The shop
 * implements it (`shop/reservation/payables.ts`). Every function runs in the payment's own transaction.
 */
export type Payables = {
  /**
   * Locks one by its id, whatever its state; null when there is none.
   *
   * @param changeId a held change of it, whose difference is the debt; without one, the reservation itself.
   */
  lock(tx: Queryable, services: PayingServices, id: number, changeId?: number | null): Promise<Payable | null>;
  /**
   * Locks a user's own to begin a payment for it. Refused as `not_found` when it is not theirs, as `deadline_passed` when
   * its deadline is over by the database's clock, as `ended_by_supplier` when its supplier has ended it, as `not_open` when
   * it is not to be paid otherwise.
   */
  lockOpen(tx: Queryable, services: PayingServices, code: string, userId: number): Promise<Payable | Refusal>;
  /**
   * Locks a held change of a user's own to begin a payment of its difference. Refused as `not_found` when it is not theirs,
   * as `change_hold_over` when it is not held any more.
   */
  lockOpenChange(
    tx: Queryable,
    services: PayingServices,
    which: { code: string; userId: number; changeId: string },
  ): Promise<(Payable & { readonly changeId: number }) | Refusal>;
  /** Refuses a payment because of news that its owner has not seen. */
  newsRefusal(payable: Payable): Refusal;
  /** Locks the stock that it takes, before any wallet is locked. */
  lockStock(tx: Queryable, services: PayingServices, payable: Payable): Promise<void>;
  /**
   * Applies a verified payment for the whole of it (T10, T12, T23). Otherwise (T24) returns the reason: it has ended, or is
   * paid already, or a change cannot be made; then the whole sum is to be given back.
   *
   * @param actor the payer, where no gateway took part.
   */
  paid(
    tx: Queryable,
    services: PayingServices,
    payable: Payable,
    actor?: Actor,
  ): Promise<"applied" | "late_payment" | "paid_twice" | "change_not_made">;
  /** Moves the deadline for the first part of several: money that is there already buys time for the rest. */
  moveDeadline(tx: Queryable, payable: Payable, deadline: number): Promise<unknown>;
  /**
   * Records that a payment failed (T11, T13); nothing happens to one that is not being paid. A held change ends with the last
   * payment that is at the bank. Before any wallet is locked.
   */
  failed(tx: Queryable, services: PayingServices, payable: Payable, reason: FailureReason): Promise<void>;
  /** Account that its money is owed to once it is paid. */
  creditor(tx: Queryable, services: PayingServices, payable: Payable): Promise<SiteAccount>;
  /** Passes what others are owed of its price on from the creditor, once its payment is booked. */
  booked(tx: Queryable, services: PayingServices, payable: Payable): Promise<void>;
  /** Its kind and summary, for a receipt; null when there is none. */
  describe(
    from: Queryable,
    services: Pick<Services, "products">,
    id: number,
  ): Promise<{ kind: string; summary: ReservationSummary } | null>;
  /**
   * Extras and the discount within the price that its payment paid in one sum, or within what a refund with a cause is of:
   * that sum, rial, is `of`. Empty where it is not known to be the sum of these.
   */
  includes(from: Queryable, id: number, of: number, cause: "payment" | RefundCause): Promise<Included[]>;
};
