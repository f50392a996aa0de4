import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { type Refusal, refuse } from "../../kernel/envelope.ts";
import { countryOfMobile, HOME } from "../../kernel/mobile.ts";
import type { Services } from "../../services.ts";

export type Served = { country: string };

/**
 * The country of a number that a code may go to. Refused: a country that the SMS gateway does not serve, and one to which
 * strangers had as many codes sent within the hour as `codesAbroad` allows, since numbers abroad are where SMS pumping
 * fraud earns. The answer is the same whether or not the number has an account.
 *
 * @param field of the request, which holds the number.
 * @param isKnown whether the asker has proved before that the number is theirs: they are not counted.
 */
export async function servedCountry(
  tx: Queryable,
  { settings, log }: Pick<Services, "settings" | "log">,
  mobile: string,
  field: string,
  isKnown: boolean,
): Promise<Served | Refusal> {
  const country = countryOfMobile(mobile);
  if (country === null || !settings.smsCountries.includes(country)) {
    return refuse("invalid_input", [{ name: field, code: "country_not_served" }]);
  }
  if (country === HOME || isKnown) return { country };
  await tx.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 1))", [country], "lock_country");
  const [sent] = await tx.query<{ codes: number; freeIn: number | null }>(
    `SELECT count(*)::int AS codes, ceil(extract(epoch FROM min(sent_at) - app_now()) + ${HOUR_SECONDS})::int AS "freeIn"
     FROM one_time_code WHERE country = $1 AND NOT is_known AND sent_at > app_now() - interval '1 hour'`,
    [country],
    "codes_of_country",
  );
  if (sent === undefined || sent.codes < settings.codesAbroad) return { country };
  log.error("codes abroad limited", { country, rows: sent.codes });
  return refuse("too_many_requests", [], { retry_after: Math.max(1, sent.freeIn ?? HOUR_SECONDS) });
}
