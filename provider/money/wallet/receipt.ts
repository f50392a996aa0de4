import type { Included, ReceiptValue } from "#domain/contract/wallet.shapes.ts";
import { accountOf } from "../../identity/user/account.ts";
import { readParts } from "../../identity/user/profile-parts.ts";
import type { Vault } from "../../kernel/vault.ts";
import type { Services } from "../../services.ts";
import type { RefundCause } from "../refund/refund.ts";
import { type MovementRow, movementNumbered, movementValue } from "./movements.ts";

/** Prices are final: no tax is added to them here, and a receipt says so. */
const NO_VAT = { percent: 0, amount: 0 } as const;

/** Digits that a receipt is named by on paper. */
const REFERENCE_DIGITS = 15;
/** In hexadecimal figures, from which the digits are taken. */
const REFERENCE_FIGURES = 32;

/** The number that stands on a receipt: the same each time, and nothing can be asked for with it. */
function referenceOf(vault: Vault, number: string): string {
  const hash = vault.blindIndex(number, "receipt.reference").slice(0, REFERENCE_FIGURES);
  return String(BigInt(`0x${hash}`) % 10n ** BigInt(REFERENCE_DIGITS)).padStart(REFERENCE_DIGITS, "0");
}

/** The receipt of a movement of this user's; null when there is none of that number. */
export async function receiptOf(
  services: Pick<Services, "database" | "vault" | "products" | "payables">,
  userId: number,
  number: string,
): Promise<ReceiptValue | null> {
  const { database, vault } = services;
  const row = await movementNumbered(database, vault, userId, number);
  if (row === null) return null;
  const lines = linesOf(row);
  const [account, { personal, legal }, reservation, includes] = await Promise.all([
    accountOf(database, vault, userId),
    readParts(database, vault, userId),
    row.reservation_id === null ? null : services.payables.describe(database, services, row.reservation_id),
    includedIn(services, row, lines[0]?.amount ?? 0),
  ]);
  const name = (first: string | null | undefined, last: string | null | undefined) =>
    [first, last].filter(Boolean).join(" ") || null;
  return {
    ...movementValue(vault, userId, row),
    number,
    reference: referenceOf(vault, number),
    customer: {
      name_fa: name(personal?.first_name_fa, personal?.last_name_fa),
      name_en: name(personal?.first_name_en, personal?.last_name_en),
      mobile: account.mobile,
      company: legal && {
        company_name: legal.company_name,
        legal_id: legal.legal_id,
        economic_code: legal.economic_code,
      },
    },
    reservation,
    lines,
    ...(includes.length > 0 && { includes }),
    vat: NO_VAT,
  };
}

/** A payment of the whole that was booked, and a refund by its cause; no other movement is known to include anything. */
const CAUSE = `
  SELECT 'payment' AS cause FROM payment WHERE 'payment:' || id = $1 AND state = 'verified' AND part IS NULL AND change_id IS NULL
  UNION ALL SELECT cause FROM refund WHERE 'refund:' || id = $1 AND cause IS NOT NULL`;

/** Extras and the discount within the first line of a movement. */
async function includedIn(
  { database, payables }: Pick<Services, "database" | "payables">,
  { reservation_id, ref }: MovementRow,
  of: number,
): Promise<Included[]> {
  if (reservation_id === null) return [];
  const [found] = await database.query<{ cause: "payment" | RefundCause }>(CAUSE, [ref], "cause_of_movement");
  return found === undefined ? [] : payables.includes(database, reservation_id, of, found.cause);
}

/** Lines of a movement: the penalty of a cancellation, and what a change put in place, stand beside the price paid. */
function linesOf({ kind, amount, penalty, comes }: MovementRow): ReceiptValue["lines"] {
  const sum = Math.abs(amount);
  if (kind === "payment") return [{ what: "reservation", amount: sum }];
  if (kind === "refund" && penalty + comes > 0) {
    return [
      { what: "paid", amount: sum + penalty + comes },
      ...(penalty > 0 ? [{ what: "penalty", amount: -penalty } as const] : []),
      ...(comes > 0 ? [{ what: "replacement", amount: -comes } as const] : []),
    ];
  }
  return [{ what: kind === "hold" ? "reservation" : kind, amount: sum }];
}
