import type { z } from "zod";
import { PERSIAN_NAME } from "#domain/bounds.ts";
import type { BankAccountValue, bankAccountInput } from "#domain/contract/account.shapes.ts";
import { masked } from "#domain/text/mask.ts";
import { canonicalCard } from "#domain/validation/bank-card.ts";
import { canonicalSheba, shebaRules } from "#domain/validation/sheba.ts";
import { aadContexts } from "../../kernel/aad-contexts.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { type Refusal, refuse } from "../../kernel/envelope.ts";
import { openForm } from "../../kernel/http/form.ts";
import type { Vault } from "../../kernel/vault.ts";
import { bankOf } from "./bank-name.ts";

/** Destination of a refund, canonical. A payout needs the sheba. */
export type BankDetails = { sheba: string | null; card_number: string | null; owner_name: string };

export type BankAccount = BankDetails & { id: number };

const MAX_ACCOUNTS = 10;

/** A bank account as it is kept. */
export type SealedAccount = { id: number; details: string; number_index: string };
export const openedAccount = (
  vault: Vault,
  userId: number,
  { id, details, number_index }: SealedAccount,
): BankAccount => ({
  id,
  ...JSON.parse(vault.open(details, aadContexts.bankAccount(userId, number_index))),
});

/** Reads a bank account: a sheba, a card or both, and the owner's name. */
export function readBankAccount(input: z.output<typeof bankAccountInput>): BankDetails | Refusal {
  const form = openForm({ card_number: input.card_number });
  const details = {
    sheba: form.readOptional(
      "sheba",
      input.sheba,
      [["required_without", { dependency: "card_number" }], ...shebaRules(input.sheba ?? "")],
      canonicalSheba,
    ),
    card_number: form.readOptional("card_number", input.card_number, ["bank_card"], canonicalCard),
    owner_name: form.read("owner_name", input.owner_name, [
      "required",
      ["min", { min: PERSIAN_NAME.min }],
      ["max", { max: 2 * PERSIAN_NAME.max }],
    ]),
  };
  return form.faults.length > 0 ? refuse("invalid_input", form.faults) : details;
}

/** A user's bank accounts, newest first. */
export async function bankAccountsOf(from: Queryable, vault: Vault, userId: number): Promise<BankAccount[]> {
  const rows = await from.query<SealedAccount>(
    "SELECT id, details, number_index FROM bank_account WHERE user_id = $1 AND deleted_at IS NULL ORDER BY id DESC",
    [userId],
  );
  return rows.map((row) => openedAccount(vault, userId, row));
}

/** One bank account, where it is this user's and not deleted: a possible destination of a refund. */
export async function bankAccountOf(
  from: Queryable,
  vault: Vault,
  userId: number,
  id: number,
): Promise<BankAccount | null> {
  const [row] = await from.query<SealedAccount>(
    "SELECT id, details, number_index FROM bank_account WHERE user_id = $1 AND id = $2 AND deleted_at IS NULL",
    [userId, id],
  );
  return row ? openedAccount(vault, userId, row) : null;
}

/** Saves a bank account, or replaces the one with the same sheba or card. */
export async function saveBankAccount(
  tx: Queryable,
  vault: Vault,
  userId: number,
  details: BankDetails,
): Promise<BankAccount | Refusal> {
  await tx.query("SELECT id FROM user_account WHERE id = $1 FOR NO KEY UPDATE", [userId]);
  const index = vault.blindIndex(details.sheba ?? details.card_number ?? "", "bank.number");
  const [counted] = await tx.query<{ others: number }>(
    "SELECT count(*)::int AS others FROM bank_account WHERE user_id = $1 AND deleted_at IS NULL AND number_index <> $2",
    [userId, index],
  );
  if ((counted?.others ?? 0) >= MAX_ACCOUNTS) {
    return refuse("invalid_input", [{ name: "sheba", code: "max_value", params: { max: MAX_ACCOUNTS } }]);
  }
  const [saved] = await tx.query<{ id: number }>(
    `INSERT INTO bank_account (user_id, details, number_index, verified_at, created_at)
     VALUES ($1, $2, $3, app_now(), app_now())
     ON CONFLICT (user_id, number_index) WHERE deleted_at IS NULL
       DO UPDATE SET details = excluded.details, verified_at = excluded.verified_at
     RETURNING id`,
    [userId, vault.seal(JSON.stringify(details), aadContexts.bankAccount(userId, index)), index],
  );
  if (saved === undefined) throw new Error("The bank account was not kept");
  return { id: saved.id, ...details };
}

/** Deletes a bank account of this user, which receives no more refunds; false when there was none. */
export async function deleteBankAccount(tx: Queryable, userId: number, id: number): Promise<boolean> {
  const gone = await tx.query(
    "UPDATE bank_account SET deleted_at = app_now() WHERE user_id = $1 AND id = $2 AND deleted_at IS NULL RETURNING id",
    [userId, id],
  );
  return gone.length === 1;
}

/** Displayed part of a bank account, its owner's name included: enough to tell accounts apart. */
export function shownBankAccount({ id, sheba, card_number, owner_name }: BankAccount): BankAccountValue {
  const [bank_name_fa, bank_name_en] = (sheba === null ? null : bankOf(sheba)) ?? [null, null];
  return {
    id,
    sheba: sheba === null ? null : masked(sheba, "sheba"),
    card_number: card_number === null ? null : masked(card_number, "card_number"),
    owner_name,
    bank_name_fa,
    bank_name_en,
  };
}
