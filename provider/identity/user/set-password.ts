import { type Refusal, refuse } from "../../kernel/envelope.ts";
import { enqueueSms } from "../../kernel/outbox/sms.ts";
import type { Services } from "../../services.ts";
import type { Account } from "./account.ts";
import { hashPassword, passwordFault } from "./password.ts";
import { endOtherSessions } from "./session.ts";

/** Refuses a password that a user may not have; `field` is where it was typed. */
export function refusedPassword(password: string, { mobile }: Account, field: string): Refusal | null {
  const fault = passwordFault(password, [mobile, mobile.slice(1)]);
  return fault === null ? null : refuse("invalid_input", [{ name: field, ...fault }]);
}

/**
 * Keeps a new password, ends every other session and tells the telephone (ASVS 6.2.3, 7.4.3). Not for use inside a
 * transaction: hashing takes a quarter of a second.
 */
export async function keepPassword(
  services: Services,
  account: Account,
  sessionId: string,
  password: string,
): Promise<void> {
  const hash = await hashPassword(password);
  await services.database.withTx(async (tx) => {
    await tx.query("UPDATE user_account SET password_hash = $2 WHERE id = $1", [account.id, hash]);
    await endOtherSessions(tx, account.id, sessionId);
    await enqueueSms(tx, services, account, "password_changed", {});
  });
}
