import type { ContactValue, ProfileValue } from "#domain/contract/profile.shapes.ts";
import { NO_CONTACT, type ProfileParts, readParts } from "../../identity/user/profile-parts.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import type { Vault } from "../../kernel/vault.ts";

/** Profile as its owner sees it (call 12). */
export async function profileOf(from: Queryable, vault: Vault, userId: number): Promise<ProfileValue> {
  const parts = await readParts(from, vault, userId);
  return {
    personal: parts.personal,
    legal: parts.legal,
    contact: parts.contact === null ? null : contactOf(parts),
    completeness: completenessOf(parts),
  };
}

/** The contact part; empty where it was never saved. */
export const contactOf = ({ contact, isEmailVerified }: ProfileParts): ContactValue => ({
  ...(contact ?? NO_CONTACT),
  email_verified: isEmailVerified && contact?.email != null,
});

const COUNTED = {
  personal: 8,
  contact: 4,
} as const;

/** Whole percents of the fields that a booking or its support may need. */
function completenessOf({ personal, contact }: ProfileParts): number {
  const filled = (part: object | null) => Object.values(part ?? {}).filter((value) => value !== null).length;
  // A foreigner has no national code and no Persian name: that is no gap.
  const { nationality = "IR", first_name_fa, last_name_fa, national_code } = personal ?? {};
  const notNeeded =
    nationality === "IR" ? 0 : [first_name_fa, last_name_fa, national_code].filter((value) => value === null).length;
  const { email, phone, address, emergency_mobile } = contact ?? {};
  const reached = [email, phone, address, emergency_mobile].filter((value) => value != null).length;
  return Math.round(((filled(personal) + notNeeded + reached) / (COUNTED.personal + COUNTED.contact)) * 100);
}
