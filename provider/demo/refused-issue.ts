import type { Queryable } from "../kernel/database/database.ts";

/** A reservation that its supplier will refuse to issue. */
export type RefusedIssue = { confirmation_code: string };

const REFUSE = `
  INSERT INTO demo_refused_issue (reservation_id)
  SELECT id FROM reservation
  WHERE confirmation_code = $1 AND kind = 'flight' AND NOT is_on_request AND issued_at IS NULL AND ended_at IS NULL
  ON CONFLICT (reservation_id) DO UPDATE SET reservation_id = excluded.reservation_id
  RETURNING reservation_id`;

/**
 * The carrier will refuse to issue the tickets of a reservation, once that is paid. Null where there is no such
 * reservation, where it is over or issued already, or where a person issues it.
 */
export async function refuseIssue(from: Queryable, confirmation_code: string): Promise<RefusedIssue | null> {
  const rows = await from.query(REFUSE, [confirmation_code]);
  return rows.length === 0 ? null : { confirmation_code };
}

/** True when a reservation's issue is to be refused. */
export async function isRefused(from: Queryable, reservationId: number): Promise<boolean> {
  const refused = await from.query(
    "SELECT reservation_id FROM demo_refused_issue WHERE reservation_id = $1",
    [reservationId],
    "refused_issue",
  );
  return refused.length > 0;
}
