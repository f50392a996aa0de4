import { openAlarm } from "../../kernel/alarm/alarm.ts";
import type { AlarmKind } from "../../kernel/alarm/schema.ts";
import type { Queryable } from "../../kernel/database/database.ts";

/**
 * Money of a companion that their card cannot take back (decision 134): it waits for a sheba, asked for by the share's own
 * link. No wallet gets it. Until there is one, an operator is told.
 */
export const SHARE_OWED = "share_owed" satisfies AlarmKind;

export const subjectOfShare = (shareId: number): string => `share:${shareId}`;

/** Raises the alarm, unless the companion has named a sheba already. */
export async function tellOfShareOwed(tx: Queryable, shareId: number, amount: number): Promise<void> {
  if (await hasSheba(tx, shareId)) return;
  await openAlarm(tx, { kind: SHARE_OWED, subject: subjectOfShare(shareId), facts: { amount } });
}

/** True when its companion has named a sheba. */
export async function hasSheba(tx: Queryable, shareId: number): Promise<boolean> {
  const found = await tx.query("SELECT FROM payment_share WHERE id = $1 AND sheba IS NOT NULL", [shareId], "has_sheba");
  return found.length > 0;
}
