import type { Locale } from "#domain/enums/enums.ts";
import { type PartyAudience, partyAudiences, usualPartyAudience } from "#domain/sale/audience.ts";

/** Parameter of an address that says which passports a party has; absent: the usual of the language. */
export const AUDIENCE = "audience";

/** True for a text that names the passports of a party. */
export const isPartyAudience = (text: string): text is PartyAudience => partyAudiences.some((one) => one === text);

/** Audience of the party that an address is for. Anything that is no audience counts as absent. */
export function partyAudienceIn(query: URLSearchParams, locale: Locale): PartyAudience {
  return query.getAll(AUDIENCE).find(isPartyAudience) ?? usualPartyAudience(locale);
}

/** The parameter for an address in a language: written only where it differs from the usual of the language. */
export const audienceParameter = (
  audience: PartyAudience,
  locale: Locale,
): { audience: PartyAudience | undefined } => ({
  audience: audience === usualPartyAudience(locale) ? undefined : audience,
});

/** A query without the passports that are usual in its language: such a page is the same as without them. */
export function withoutUsualAudience(query: URLSearchParams, locale: Locale): URLSearchParams {
  if (!query.has(AUDIENCE) || partyAudienceIn(query, locale) !== usualPartyAudience(locale)) return query;
  const next = new URLSearchParams(query);
  next.delete(AUDIENCE);
  return next;
}

/** The query of the same page in another language: for the same party, so that a change of language changes no price. */
export function queryInLanguage(query: URLSearchParams, from: Locale, to: Locale): URLSearchParams {
  const next = new URLSearchParams(query);
  const { audience } = audienceParameter(partyAudienceIn(query, from), to);
  if (audience === undefined) next.delete(AUDIENCE);
  else next.set(AUDIENCE, audience);
  return next;
}
