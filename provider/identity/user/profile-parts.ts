import type { ContactValue, LegalValue, PersonalValue } from "#domain/contract/profile.shapes.ts";
import { aadContexts } from "../../kernel/aad-contexts.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import type { Vault } from "../../kernel/vault.ts";

/** A user's profile as it is kept: three parts, each sealed whole and each null until it is saved. */
export type ProfileParts = {
  personal: Personal | null;
  legal: Legal | null;
  contact: Contact | null;
  isEmailVerified: boolean;
};

/** Canonical values: a date is Gregorian, a nationality ISO 3166-1 alpha-2. */
export type Personal = PersonalValue;
export type Legal = LegalValue;
export type Contact = Omit<ContactValue, "email_verified">;

type Part = "personal" | "legal" | "contact";
type Row = Record<Part, string | null> & { verified: boolean };

/** @throws when there is no such user. */
export async function readParts(from: Queryable, vault: Vault, userId: number): Promise<ProfileParts> {
  const [row] = await from.query<Row>(
    "SELECT personal, legal, contact, email_verified_at IS NOT NULL AS verified FROM user_account WHERE id = $1",
    [userId],
  );
  if (row === undefined) throw new Error("The user of a session is gone");
  const opened = (part: Part) => {
    const sealed = row[part];
    return sealed === null ? null : JSON.parse(vault.open(sealed, aadContexts.profile(part, userId)));
  };
  return {
    personal: opened("personal"),
    legal: opened("legal"),
    contact: opened("contact"),
    isEmailVerified: row.verified,
  };
}

/** Keeps one part whole. */
export async function savePart<P extends Part>(
  tx: Queryable,
  vault: Vault,
  userId: number,
  part: P,
  value: NonNullable<ProfileParts[P]>,
): Promise<void> {
  // `part` is one of three literals, never input.
  await tx.query(`UPDATE user_account SET ${part} = $2 WHERE id = $1`, [
    userId,
    vault.seal(JSON.stringify(value), aadContexts.profile(part, userId)),
  ]);
}

/** Keeps the contact part; an address that changed is not verified any more. */
export async function saveContact(tx: Queryable, vault: Vault, userId: number, contact: Contact): Promise<void> {
  const before = await lockParts(tx, vault, userId);
  await savePart(tx, vault, userId, "contact", contact);
  if (before.contact?.email !== contact.email) {
    await tx.query("UPDATE user_account SET email_verified_at = NULL WHERE id = $1", [userId]);
  }
}

/** Keeps an e-mail address whose code was typed. */
export async function saveVerifiedEmail(tx: Queryable, vault: Vault, userId: number, email: string): Promise<void> {
  const { contact } = await lockParts(tx, vault, userId);
  await savePart(tx, vault, userId, "contact", { ...(contact ?? NO_CONTACT), email });
  await tx.query("UPDATE user_account SET email_verified_at = app_now() WHERE id = $1", [userId]);
}

/** The parts, their row locked until the transaction ends. */
async function lockParts(tx: Queryable, vault: Vault, userId: number): Promise<ProfileParts> {
  await tx.query("SELECT id FROM user_account WHERE id = $1 FOR NO KEY UPDATE", [userId]);
  return readParts(tx, vault, userId);
}

export const NO_CONTACT: Contact = { email: null, phone: null, city_id: null, address: null, emergency_mobile: null };
