import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { type PartyAudience, usualPartyAudience } from "#domain/sale/audience.ts";

/** The passports of a party in a line; null where they are the usual ones of the language. */
export function usePartyAudienceText(audience: PartyAudience): string | null {
  const t = useText();
  const { locale } = useEnvironment();
  return audience === usualPartyAudience(locale) ? null : t(`occupancy.audience.brief.${audience}`);
}
