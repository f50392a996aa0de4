import type { PaymentGateway, Reversal } from "./gateway.ts";

/**
 * The one way back to the card that paid (decision 014): of late money, and of the card's leg of a refund. The gateway is
 * asked outside of any transaction.
 */

/** Longer than any gateway reverses: it is not asked to any more. */
export const GIVEN_UP_SECONDS = 2_400;
/**
 * Time after a verification in which a reversal is offered: a gateway's half hour, less the time until it is asked to.
 */
const OFFERED_SECONDS = 1_500;

/** Sum to return of a session, rial: `amount` is null where the gateway does not name it. */
export type Owed = {
  authority: string;
  amount: number | null;
  /** It is all that the session took. */
  isWhole: boolean;
  /** Seconds since it is owed. */
  age: number;
  /** One refund has one reference: the gateway sends it once. */
  reference: string;
};

const outcomes = { reversed: "card", refused: "wallet", unknown: "later" } as const satisfies Record<Reversal, string>;

/**
 * Asks a gateway to send money back. First it is asked how the session stands, because an answer may have been lost. A
 * whole session is reversed while that is possible; otherwise, and for a part, it is refunded where the gateway can.
 *
 * @returns `card`: sent. `wallet`: it does not go back this way. `later`: not known, and nothing is paid on a guess.
 */
export async function sendToCard(
  gateway: PaymentGateway | undefined,
  { authority, amount, isWhole, age, reference }: Owed,
): Promise<"card" | "wallet" | "later"> {
  const standing = await gateway?.inquire(authority);
  if (standing === "reversed") return "card";
  if (gateway === undefined || standing !== "verified") return "later";
  if (isWhole && age <= GIVEN_UP_SECONDS) {
    const reversal = await gateway.reverse(authority);
    if (reversal !== "refused") return outcomes[reversal];
  }
  if (gateway.refund === undefined || amount === null) return "wallet";
  return outcomes[await gateway.refund(authority, amount, reference)];
}

/** Charge to a card, rial, and the seconds since it was verified. */
export type Charged = { charged: number; verifiedAgo: number };

/** True when a gateway can send this much of a charge back to its card now. */
export const canSendToCard = (
  gateway: PaymentGateway | undefined,
  { charged, verifiedAgo }: Charged,
  amount: number,
): boolean =>
  gateway !== undefined &&
  amount > 0 &&
  (gateway.refund !== undefined || (amount === charged && verifiedAgo < OFFERED_SECONDS));
