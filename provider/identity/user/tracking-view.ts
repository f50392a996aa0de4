import type { Queryable } from "../../kernel/database/database.ts";
import type { Settings } from "../../kernel/settings.ts";
import { trackingTokens } from "./token.ts";

/** Fifteen minutes. */
const VIEW_SECONDS = 900;

/** `expires_at` in epoch seconds. */
export type TrackingView = { token: string; expires_at: number };

/**
 * A token for viewing one reservation, its identity numbers masked, for fifteen minutes by the database's clock. For a
 * visitor who has shown the tracking code and the mobile number; the token is not stored.
 */
export async function openTrackingView(
  tx: Queryable,
  settings: Settings,
  confirmationCode: string,
): Promise<TrackingView> {
  const [row] = await tx.query<{ now: number }>("SELECT floor(extract(epoch FROM app_now()))::float8 AS now");
  if (row === undefined) throw new Error("The database has no clock");
  const exp = row.now + VIEW_SECONDS;
  const token = trackingTokens(settings).sign({
    confirmation_code: confirmationCode,
    iss: settings.publicBaseUrl,
    aud: "tracking",
    iat: row.now,
    exp,
  });
  return { token, expires_at: exp };
}
