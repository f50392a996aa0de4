import type { Locale } from "../enums/enums.ts";

/** Audience of a rate: a condition of its sale, set by its supplier. */
export const audiences = ["iranian", "foreign", "any"] as const;
export type Audience = (typeof audiences)[number];

/**
 * True when someone may travel at a rate. An Iranian counts as one, whatever other passports they hold.
 *
 * @param nationality ISO 3166-1 alpha-2 in upper case.
 */
export const isOpenTo = (audience: Audience, nationality: string): boolean =>
  audience === "any" || (audience === "iranian") === (nationality === "IR");

/** Passports of a party: all Iranian, all others, or both. */
export const partyAudiences = ["iranian", "foreign", "mixed"] as const;
export type PartyAudience = (typeof partyAudiences)[number];

/** True when a whole party may travel at a rate: a mixed one only at rates that are open to all. */
export const isOpenToParty = (rate: Audience, party: PartyAudience): boolean => rate === "any" || rate === party;

const usual: Readonly<Record<Locale, PartyAudience>> = { fa: "iranian", en: "foreign" };

/** Audience of a party that has not said its own, by the language it reads. */
export const usualPartyAudience = (locale: Locale): PartyAudience => usual[locale];

/**
 * Audience of a party by its travellers; Iranian without any.
 *
 * @param nationalities ISO 3166-1 alpha-2 in upper case.
 */
export function partyAudienceOf(nationalities: readonly string[]): PartyAudience {
  if (nationalities.every((one) => one === "IR")) return "iranian";
  return nationalities.includes("IR") ? "mixed" : "foreign";
}

/** Audience of stored data: data from before audiences existed is open to anybody. */
export const audienceOf = ({ guest_nationality }: { readonly guest_nationality?: Audience | undefined }): Audience =>
  guest_nationality ?? "any";
