import { browserNow } from "#app/src/page/browser-clock.ts";
import { voucherCode } from "#domain/addresses/voucher-code.ts";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranInstant } from "#domain/calendar/today.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { VoucherEnvelope } from "#domain/contract/reservation.shapes.ts";
import { writeMark } from "./kept-mark.ts";
import type { Session } from "./session.ts";
import { expiryOf } from "./token.ts";
import { type Entry, isSettled, MOST, seal, storedContent, withDatabase } from "./voucher-box.ts";

export { forgetVouchers } from "./voucher-box.ts";

/** Vouchers of the user who is logged in, or of the last one whose session expired. */

/** Owner and expiry of the vouchers: the claims of the logged-in token; null without one. */
function holderOf({ payload }: Pick<Session, "payload">): { owner: unknown; until: number } | null {
  const claims = payload.value;
  const until = claims && expiryOf(claims);
  return claims && until !== null && until > browserNow() / 1000 ? { owner: claims["sub"], until } : null;
}

/**
 * Stored vouchers of this session's user, or of the last one when there is no session: a session expires before a
 * journey does. Expired ones, and those of another user, are deleted; those of companions stay.
 */
async function contentFor(database: IDBDatabase, session: Pick<Session, "payload">) {
  const stored = await storedContent(database);
  const holder = holderOf(session);
  if (holder === null || stored.owner === holder.owner || stored.entries.length === 0) return stored;
  const ofCompanions = { ...stored, owner: null, entries: [] };
  await seal(database, ofCompanions);
  return ofCompanions;
}

/**
 * Keeps a voucher for a day after its journey's last day, and while the session lasts.
 *
 * @param endsOn the journey's last day.
 * @returns until when it is kept, epoch seconds; null without a session, and while a deletion is refused.
 * @throws where the browser refuses
 */
export async function keepVoucher(
  voucher: VoucherEnvelope,
  endsOn: IsoDate,
  session: Pick<Session, "payload">,
): Promise<number | null> {
  if (!(await isSettled())) return null;
  writeMark("kept");
  return withDatabase(async (database) => {
    const before = await contentFor(database, session);
    const holder = holderOf(session);
    if (holder === null) return null;
    const until = Math.max(holder.until, tehranInstant(addDays(endsOn, 2)));
    const others = withoutCode(before.entries, voucher.confirmation_code);
    // A log-out since then waits for this lock to delete it.
    await seal(database, { ...before, owner: holder.owner, entries: [{ voucher, until }, ...others].slice(0, MOST) });
    return until;
  });
}

const withoutCode = (entries: readonly Entry[], code: string): readonly Entry[] =>
  entries.filter(({ voucher }) => voucher.confirmation_code !== code);

/** Deletes the voucher of one reservation, which has ended, and leaves the others. @throws where the browser refuses */
export async function dropVoucher(confirmationCode: string, session: Pick<Session, "payload">): Promise<void> {
  if (!(await isSettled())) return;
  await withDatabase(async (database) => {
    const content = await contentFor(database, session);
    const entries = withoutCode(content.entries, confirmationCode);
    if (entries.length < content.entries.length) await seal(database, { ...content, entries });
  });
}

/** The kept vouchers, the last opened first; none where the browser refuses, and none of another user than is logged in. */
export async function keptVouchers(session: Pick<Session, "payload">): Promise<readonly VoucherEnvelope[]> {
  try {
    if (!(await isSettled())) return [];
    const content = await withDatabase((database) => contentFor(database, session));
    return content.entries.map(({ voucher }) => voucher);
  } catch {
    return [];
  }
}

/** Confirmation code of the voucher at the browser's address; null elsewhere. */
export const voucherHere = (): string | null => voucherCode(location.pathname);
