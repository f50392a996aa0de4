import { bankAccountOf } from "../../identity/account/bank-accounts.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { type Refusal, refuse } from "../../kernel/envelope.ts";
import type { Vault } from "../../kernel/vault.ts";

/** The bank account that a refund may go to: the user's own, kept, and with a sheba. */
export async function ownAccount(
  from: Queryable,
  vault: Vault,
  userId: number,
  id: number | null | undefined,
): Promise<{ bankAccountId: number } | Refusal> {
  const account = id == null ? null : await bankAccountOf(from, vault, userId, id);
  if (account === null) return refuse("invalid_input", [{ name: "bank_account_id", code: "required" }]);
  if (account.sheba === null) return refuse("invalid_input", [{ name: "bank_account_id", code: "sheba" }]);
  return { bankAccountId: account.id };
}
