import type { PartyAudience } from "#domain/sale/audience.ts";

/** Passport holders whom the rules of a journey are shown to. */
export type Passports = { readonly iranian: boolean; readonly others: boolean };

/**
 * Decides which rules are shown, those for Iranian passports or the note for other ones: by the nationalities that
 * travellers have entered; while there is none both, but for a party that has no Iranian passport.
 *
 * @param travellers with their nationalities, ISO 3166-1 alpha-2.
 */
export const passportsOf = (
  travellers: readonly { readonly nationality: string }[],
  audience: PartyAudience,
): Passports => ({
  iranian:
    travellers.length === 0 ? audience !== "foreign" : travellers.some(({ nationality }) => nationality === "IR"),
  others: travellers.length === 0 || travellers.some(({ nationality }) => nationality !== "IR"),
});
