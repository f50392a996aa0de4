import { TRACKING_DIGITS } from "#domain/bounds.ts";
import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { TrackingValue } from "#domain/contract/reservation.shapes.ts";
import { digitsOfCode } from "#domain/text/typed-code.ts";
import { addressKey } from "#runtime/network.ts";
import { openTrackingView } from "../../identity/user/tracking-view.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { type Refusal, refuse } from "../../kernel/envelope.ts";
import { mobileByPlan } from "../../kernel/mobile.ts";
import type { Services } from "../../services.ts";
import { bookerIndex } from "./sealed.ts";

/** Tries of one tracking code in an hour, and of one address, behind which many people may be. */
const MAX_OF_CODE = 10;
const MAX_OF_ADDRESS = 100;

/**
 * Opens a view of one reservation, numbers masked, for fifteen minutes, to a visitor who knows its tracking code and
 * the booker's mobile number (call 56). Every try of a code of ten digits counts, right or wrong, and stays counted:
 * this opens no transaction.
 */
export async function track(
  { database, vault, settings }: Services,
  given: { tracking_code: string; mobile: string },
  clientAddress: string,
): Promise<TrackingValue | Refusal> {
  const code = digitsOfCode(given.tracking_code, TRACKING_DIGITS);
  const mobile = mobileByPlan(given.mobile);
  if (mobile === null) return refuse("invalid_input", [{ name: "mobile", code: "mobile" }]);
  if (code.length !== TRACKING_DIGITS) {
    return refuse("invalid_input", [{ name: "tracking_code", code: "digits", params: { digits: TRACKING_DIGITS } }]);
  }
  const counts = [
    await countTry(database, vault.blindIndex(code, "tracking.code"), MAX_OF_CODE),
    await countTry(
      database,
      vault.blindIndex(addressKey(clientAddress), "tracking.address"),
      MAX_OF_ADDRESS * Math.max(1, settings.limitFactor),
    ),
  ];
  if (counts.includes(false)) return refuse("too_many_requests", [], { retry_after: HOUR_SECONDS });
  const [found] = await database.query<{ code: string }>(
    "SELECT confirmation_code AS code FROM reservation WHERE tracking_code = $1 AND booker_index = $2",
    [code, bookerIndex(vault, mobile)],
  );
  if (found === undefined) {
    return refuse("invalid_input", [{ name: "tracking_code", code: "unknown_reservation" }]);
  }
  const view = await openTrackingView(database, settings, found.code);
  return { confirmation_code: found.code, ...view };
}

/** True when one more attempt is allowed: counted in the database, across restarts and processes. */
async function countTry(database: Queryable, key: string, most: number): Promise<boolean> {
  const [row] = await database.query<{ tries: number }>(
    `INSERT INTO tracking_try AS seen (key, tries, since) VALUES ($1, 1, app_now())
     ON CONFLICT (key) DO UPDATE SET
       tries = CASE WHEN seen.since < app_now() - interval '1 hour' THEN 1 ELSE seen.tries + 1 END,
       since = CASE WHEN seen.since < app_now() - interval '1 hour' THEN app_now() ELSE seen.since END
     RETURNING tries`,
    [key],
  );
  return (row?.tries ?? most + 1) <= most;
}
