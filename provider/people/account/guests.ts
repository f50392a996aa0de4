import { normaliseIso } from "#domain/calendar/parse.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { GuestValue } from "#domain/contract/account.shapes.ts";
import { fold } from "#domain/text/fold.ts";
import { checkPassenger } from "#domain/validation/passenger.ts";
import { askedOnly } from "#domain/validation/passenger-form.ts";
import { aadContexts } from "../../kernel/aad-contexts.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { type Fault, type Refusal, refuse } from "../../kernel/envelope.ts";
import type { Vault } from "../../kernel/vault.ts";
import { personKept, withEveryField } from "../../shop/reservation/travellers.ts";

/** A saved traveller, every value canonical, dates Gregorian; empty fields are null. */
export type GuestDetails = Omit<GuestValue, "id">;

/** A guest's form as it was typed: a passenger's, without the fields that belong to one journey. */
type GuestInput = Readonly<Partial<Record<keyof GuestDetails, string | undefined>>>;

const MAX_GUESTS = 100;

/**
 * Reads a guest who is kept for later: fields that are not asked of them are neither judged nor kept
 * (`passengerFields`).
 */
export function readGuest(input: GuestInput, today: IsoDate): GuestDetails | Refusal {
  const nationality = fold(input.nationality ?? "").toUpperCase() || "IR";
  const trip = { kind: "profile", scope: "domestic", travelDate: today } as const;
  const form = askedOnly({ ...input, nationality }, trip);
  const { faults } = checkPassenger(form, trip);
  const birth = normaliseIso(form.birth_date ?? "");
  if (faults.length > 0 || birth === null) {
    const named = faults.map(({ field, code, params }): Fault => ({ name: field, code, params: { ...params } }));
    return refuse("invalid_input", named);
  }
  return { ...personKept(form, nationality), birth_date: birth };
}

/** A user's guests, newest first. */
export async function guestsOf(from: Queryable, vault: Vault, userId: number): Promise<GuestValue[]> {
  const rows = await from.query<{ id: number; details: string; document_index: string }>(
    "SELECT id, details, document_index FROM guest WHERE user_id = $1 ORDER BY id DESC",
    [userId],
  );
  return rows.map(({ id, details, document_index }) => ({
    id,
    ...withEveryField(JSON.parse(vault.open(details, aadContexts.guest(userId, document_index))) as GuestDetails),
  }));
}

/** Saves a guest, or changes the one of this id; one document is one guest of a user. */
export async function saveGuest(
  tx: Queryable,
  vault: Vault,
  userId: number,
  id: number | null,
  details: GuestDetails,
): Promise<GuestValue | Refusal> {
  // Serialised per user: two saves at once must not both find a document free, or the last place.
  await tx.query("SELECT id FROM user_account WHERE id = $1 FOR NO KEY UPDATE", [userId]);
  const { national_code, passport_number } = details;
  const [field, document] =
    national_code === null ? ["passport_number", passport_number] : ["national_code", national_code];
  // A digest of user and document: so equal documents of two users cannot be linked.
  const index = vault.blindIndex(`${userId} ${field} ${document}`, "guest.document");
  const others = await tx.query<{ id: number; same: boolean }>(
    "SELECT id, document_index = $2 AS same FROM guest WHERE user_id = $1 AND id IS DISTINCT FROM $3::bigint",
    [userId, index, id],
  );
  if (others.some(({ same }) => same)) {
    const code = field === "national_code" ? "duplicate_national_code" : "duplicate_passport_number";
    return refuse("invalid_input", [{ name: field, code }]);
  }
  if (id === null && others.length >= MAX_GUESTS) {
    return refuse("invalid_input", [{ name: "id", code: "max_value", params: { max: MAX_GUESTS } }]);
  }
  const sealed = vault.seal(JSON.stringify(details), aadContexts.guest(userId, index));
  const [saved] =
    id === null
      ? await tx.query<{ id: number }>(
          `INSERT INTO guest (user_id, details, document_index, created_at, updated_at)
           VALUES ($1, $2, $3, app_now(), app_now()) RETURNING id`,
          [userId, sealed, index],
        )
      : await tx.query<{ id: number }>(
          `UPDATE guest SET details = $2, document_index = $3, updated_at = app_now()
           WHERE user_id = $1 AND id = $4 RETURNING id`,
          [userId, sealed, index, id],
        );
  return saved === undefined ? refuse("not_found") : { id: saved.id, ...details };
}

/** Deletes a guest of this user; false when there was none. */
export async function deleteGuest(tx: Queryable, userId: number, id: number): Promise<boolean> {
  const gone = await tx.query("DELETE FROM guest WHERE user_id = $1 AND id = $2 RETURNING id", [userId, id]);
  return gone.length === 1;
}
