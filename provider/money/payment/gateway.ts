import type { IsoDate } from "#domain/calendar/types.ts";
import type { CardsTaken, GatewayName } from "#domain/contract/payment.shapes.ts";
import type { SettlementLine } from "#domain/contract/settlement.shapes.ts";

/** Request of a payment to a gateway. Rial. */
export type Order = { amount: number; description: string; callbackUrl: string; orderId: string };

/**
 * A gateway's answer about a session. `unpaid`: not, or not yet. `unknown`: no reliable answer; only asking again
 * resolves it.
 */
export type Verdict =
  | { readonly kind: "paid"; readonly refId: string; readonly cardMasked: string | null }
  | { readonly kind: "unpaid"; readonly code: number }
  | WrongAmount
  | { readonly kind: "unknown" };

/**
 * The session holds another sum than we asked for. `held`: which, rial; null where that cannot be told. `said`: how the
 * gateway wrote it. `taken`: it is verified all the same, and so ours to send back.
 */
export type WrongAmount = {
  readonly kind: "wrong_amount";
  readonly held: number | null;
  readonly said: string | null;
  readonly taken: { readonly refId: string; readonly cardMasked: string | null } | null;
};

/** State of a session in a gateway's books. It informs and confirms nothing: money is booked on a `Verdict` only. */
export type Standing = "open" | "paid" | "verified" | "failed" | "reversed" | "unknown";

/**
 * Result of sending money back to the card. `refused`: it does not go back this way, now or later; `unknown`: it may
 * have gone, and only its standing tells.
 */
export type Reversal = "reversed" | "refused" | "unknown";

/** `amount`: sum paid by its word, rial; null where that cannot be read. `said`: as it wrote it. */
export type Unverified = { readonly authority: string; readonly amount: number | null; readonly said: string | null };

/** A payment gateway. Every call is idempotent. */
export type PaymentGateway = {
  readonly name: GatewayName;
  readonly cards: CardsTaken;
  /** Opens a session at the gateway; null when it gave none. */
  request(order: Order): Promise<{ authority: string; redirectAddress: string } | null>;
  /** Asks whether a session was paid, with our own amount. Safe to ask again: the first and every later yes are one. */
  verify(authority: string, amount: number): Promise<Verdict>;
  /** Asks how a session stands. */
  inquire(authority: string): Promise<Standing>;
  /** Sends a verified session's money back to the card that paid, all of it; possible for half an hour. */
  reverse(authority: string): Promise<Reversal>;
  /**
   * Sends a part of a verified session's money (rial) back to the card that paid, once for each reference: asked again,
   * it answers the same. Absent where a gateway only reverses whole sessions.
   */
  refund?(authority: string, amount: number, reference: string): Promise<Reversal>;
  /**
   * Sessions that were paid and are not verified, with the sum paid by the gateway's word; empty when it does not say.
   */
  unverified(): Promise<readonly Unverified[]>;
  /**
   * Lines that it settled of a day in Tehran; null when it did not answer. Absent for a gateway without such a list.
   */
  settlement?(day: IsoDate): Promise<readonly SettlementLine[] | null>;
};
