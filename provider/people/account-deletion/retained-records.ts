import { fromIso, toIso } from "#domain/calendar/conversion.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { KeptRecordValue } from "#domain/contract/leaving.shapes.ts";
import type { Personal } from "../../identity/user/profile-parts.ts";
import { aadContexts } from "../../kernel/aad-contexts.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { insertRows } from "../../kernel/database/insert-rows.ts";
import { TODAY, tehranDateSql } from "../../kernel/today.ts";
import type { Vault } from "../../kernel/vault.ts";
import type { Services } from "../../services.ts";
import { opened } from "../../shop/reservation/sealed.ts";
import { type Traveller, withEveryField } from "../../shop/reservation/travellers.ts";

/** Identity of buyers, kept aside by law when an account is deleted, and nothing else of a person. */

/** Retention of a merchant's books after the end of their own year (Commercial Code of Iran, article 13). */
const KEPT_YEARS = 10;

/** Returns the first day on which a purchase need not be kept any more: Nowruz after the years of the term. */
export const keptUntil = (day: IsoDate): IsoDate =>
  toIso({ calendar: "jalali", year: fromIso(day, "jalali").year + KEPT_YEARS + 1, month: 1, day: 1 });

type Details = Omit<KeptRecordValue, "kept_until">;
type Buyer = Pick<Details, "name_fa" | "name_en" | "national_code" | "passport_number">;

type Purchase = {
  id: number;
  code: string;
  tracking: string;
  day: IsoDate;
  total: number;
  paid: number;
  refunded: number;
};

/** Purchases that were paid for, with the day of payment in Tehran. */
const PURCHASES = `
  SELECT id, confirmation_code AS code, tracking_code AS tracking, total, paid,
    ${tehranDateSql("coalesce(paid_at, created_at)")} AS day,
    coalesce((SELECT sum(amount) FROM refund WHERE reservation_id = reservation.id AND state = 'paid'), 0)::bigint AS refunded
  FROM reservation WHERE user_id = $1 AND paid > 0 ORDER BY id`;

/** Stores the buyer of each paid purchase, before all else of the account is erased. */
export async function keepRecords(
  tx: Queryable,
  vault: Vault,
  userId: number,
  { mobile, personal }: { mobile: string; personal: Personal | null },
): Promise<void> {
  const purchases = await tx.query<Purchase>(PURCHASES, [userId]);
  const rows = [];
  for (const { id, code, tracking, day, total, paid, refunded } of purchases) {
    const buyer = buyerOf(await travellerWith(tx, vault, id, code, mobile), personal);
    const sums = { total, paid, refunded };
    const details: Details = { ...buyer, mobile, confirmation_code: code, tracking_code: tracking, ...sums };
    rows.push({
      reservation_id: id,
      details: vault.seal(JSON.stringify(details), aadContexts.keptRecord(code)),
      kept_until: keptUntil(day),
    });
  }
  await insertRows(tx, "kept_record", rows);
}

/** The buyer by the profile, or by their own traveller record; with neither, by the number alone. */
function buyerOf(traveller: Traveller | null, personal: Personal | null): Buyer {
  const who = personal ?? traveller;
  return {
    name_fa: fullName(who?.first_name_fa, who?.last_name_fa),
    name_en: fullName(who?.first_name_en, who?.last_name_en),
    national_code: who?.national_code ?? null,
    passport_number: traveller?.passport_number ?? null,
  };
}

const fullName = (...parts: readonly (string | null | undefined)[]): string | null =>
  parts.filter((part) => part).join(" ") || null;

/** The traveller of a reservation who gave the buyer's own number. */
async function travellerWith(
  tx: Queryable,
  vault: Vault,
  reservationId: number,
  code: string,
  mobile: string,
): Promise<Traveller | null> {
  const passengers = await tx.query<{ position: number; sealed: string }>(
    "SELECT position, sealed FROM reservation_passenger WHERE reservation_id = $1 ORDER BY position",
    [reservationId],
  );
  const travellers = passengers.map(({ position, sealed }) =>
    withEveryField(opened<Traveller>(vault, code, { passenger: position }, sealed)),
  );
  return travellers.find((one) => one.mobile === mobile) ?? null;
}

/** Returns the kept record of one reservation, by either of its codes; null where there is none. */
export async function keptRecordOf(tx: Queryable, vault: Vault, code: string): Promise<KeptRecordValue | null> {
  const [row] = await tx.query<{ details: string; kept_until: IsoDate; code: string }>(
    `SELECT details, to_char(kept_until, 'YYYY-MM-DD') AS kept_until, confirmation_code AS code
     FROM kept_record JOIN reservation ON reservation.id = reservation_id
     WHERE confirmation_code = $1 OR tracking_code = $1`,
    [code],
  );
  if (row === undefined) return null;
  const details: Details = JSON.parse(vault.open(row.details, aadContexts.keptRecord(row.code)));
  return { ...details, kept_until: row.kept_until };
}

/** Deletes records at the end of their term. */
export const forgetKeptRecords = async ({ database }: Pick<Services, "database">): Promise<void> => {
  await database.query(`DELETE FROM kept_record WHERE kept_until <= ${TODAY}`);
};
