import type { GatewayName } from "#domain/contract/payment.shapes.ts";
import type { Services } from "../../services.ts";
import { keepDifference } from "../settlement/difference.ts";
import type { PaymentGateway, Unverified } from "./gateway.ts";

/** Sessions that a gateway knows and we do not: after a restore, and after a fault of ours or theirs. */

/** Keeps such a session and raises an alarm; an operator returns its money or books it to its reservation. */
export async function keepUnknown(
  { database, log }: Pick<Services, "database" | "log">,
  gateway: GatewayName,
  { authority, amount }: Pick<Unverified, "authority" | "amount">,
): Promise<void> {
  await database.withTx((tx) =>
    keepDifference(tx, log, { gateway, authority, kind: "unknown", amount, our_amount: null }),
  );
}

/** The callback's address is public: no more unknown sessions than this are looked up at once. */
const MAX_AT_ONCE = 4;
let underWay = 0;

/**
 * The callback of a session that is in no books of ours. Recorded only when the gateway says that it was paid: the
 * address alone proves nothing. A session not asked about now is found by the day's settlement.
 */
export async function askAboutUnknown(
  services: Pick<Services, "database" | "log">,
  gateway: PaymentGateway | undefined,
  authority: string,
): Promise<void> {
  if (gateway === undefined || underWay >= MAX_AT_ONCE) return;
  underWay += 1;
  try {
    const standing = await gateway.inquire(authority);
    if (standing !== "paid" && standing !== "verified") return;
    await keepUnknown(services, gateway.name, { authority, amount: null });
  } finally {
    underWay -= 1;
  }
}
