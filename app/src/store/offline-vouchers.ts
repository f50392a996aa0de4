import { browserNow } from "#app/src/page/browser-clock.ts";
import { voucherCode } from "#domain/addresses/voucher-code.ts";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranInstant } from "#domain/calendar/today.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { VoucherEnvelope } from "#domain/contract/reservation.shapes.ts";
import { isForgetting, removeMark, writeMark } from "./kept-mark.ts";
import { IV_BYTES, openBox, type SealedBox, sealBox } from "./sealed-box.ts";
import type { Session } from "./session.ts";
import { expiryOf } from "./token.ts";

/**
 * Vouchers as their calls answered them, in one box of IndexedDB sealed with AES-GCM by a non-extractable key. Key and
 * box are deleted together: either is useless alone.
 */

const DATABASE = "kept_vouchers";
const STORE = "kept";
const KEY = "key";
const BOX = "box";
/** More than anybody's trips until the next log-in. */
const MOST = 30;

/** A voucher and until when it is kept, epoch seconds. */
type Entry = { voucher: VoucherEnvelope; until: number };
type Content = { owner: unknown; entries: readonly Entry[] };
/** Format of the previous version: all vouchers expired with the token. */
type EarlierContent = { owner: unknown; until: number; vouchers: readonly VoucherEnvelope[] };
type Stored = { key: CryptoKey; box: SealedBox };

/** Owner and expiry of the vouchers: the claims of the logged-in token; null without one. */
function holderOf({ payload }: Pick<Session, "payload">): { owner: unknown; until: number } | null {
  const claims = payload.value;
  const until = claims && expiryOf(claims);
  return claims && until !== null && until > browserNow() / 1000 ? { owner: claims["sub"], until } : null;
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });

/** Runs work on the database under a lock across tabs: deleted content is never written back. */
async function withDatabase<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> {
  return navigator.locks.request(DATABASE, async () => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    const database = await answered(opening);
    try {
      return await work(database);
    } finally {
      database.close();
    }
  });
}

async function read(database: IDBDatabase): Promise<Stored | null> {
  const store = database.transaction(STORE).objectStore(STORE);
  const [key, box] = await Promise.all([answered(store.get(KEY)), answered(store.get(BOX))]);
  return key instanceof CryptoKey && box !== undefined ? { key, box: box as SealedBox } : null;
}

async function write(database: IDBDatabase, { key, box }: Stored): Promise<void> {
  const transaction = database.transaction(STORE, "readwrite", { durability: "strict" });
  transaction.objectStore(STORE).put(key, KEY);
  transaction.objectStore(STORE).put(box, BOX);
  await finished(transaction);
}

async function clear(database: IDBDatabase): Promise<void> {
  const transaction = database.transaction(STORE, "readwrite", { durability: "strict" });
  transaction.objectStore(STORE).clear();
  await finished(transaction);
}

const readContent = (opened: Content | EarlierContent): Content =>
  "entries" in opened
    ? opened
    : { owner: opened.owner, entries: opened.vouchers.map((voucher) => ({ voucher, until: opened.until })) };

/**
 * Stored vouchers of this session's user, or of the last one when there is no session: a session expires before a
 * journey does. Expired ones, and those of another user, are deleted instead.
 */
async function contentFor(database: IDBDatabase, session: Pick<Session, "payload">): Promise<Content | null> {
  const stored = await read(database);
  if (stored === null) return null;
  const opened = (await openBox(stored.key, stored.box)) as Content | EarlierContent | null;
  const holder = holderOf(session);
  const content = opened && readContent(opened);
  const isTheirs = content !== null && (holder === null || content.owner === holder.owner);
  const entries = isTheirs ? content.entries.filter(({ until }) => until > browserNow() / 1000) : [];
  if (content === null || entries.length === 0) {
    await clear(database);
    return null;
  }
  const current = { ...content, entries };
  if (entries.length < content.entries.length) await seal(database, current);
  return current;
}

/** Seals and stores the content, with a new key each time, so that no key seals twice. */
async function seal(database: IDBDatabase, content: Content): Promise<void> {
  const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
  const box = await sealBox(key, content, crypto.getRandomValues(new Uint8Array(IV_BYTES)));
  await write(database, { key, box });
}

/**
 * Finishes a deletion that a page before began.
 * @returns false while the browser refuses it: nothing is read or kept until then
 */
const isSettled = async (): Promise<boolean> => !isForgetting() || forgetVouchers();

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
    const others = withoutCode(before?.entries ?? [], voucher.confirmation_code);
    // A log-out since then waits for this lock to delete it.
    await seal(database, { owner: holder.owner, entries: [{ voucher, until }, ...others].slice(0, MOST) });
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
    const entries = content && withoutCode(content.entries, confirmationCode);
    if (content === null || entries === null || entries.length === content.entries.length) return;
    await seal(database, { ...content, entries });
  });
}

/** The kept vouchers, the last opened first; none where the browser refuses, and none of another user than is logged in. */
export async function keptVouchers(session: Pick<Session, "payload">): Promise<readonly VoucherEnvelope[]> {
  try {
    if (!(await isSettled())) return [];
    const content = await withDatabase((database) => contentFor(database, session));
    return content?.entries.map(({ voucher }) => voucher) ?? [];
  } catch {
    return [];
  }
}

/** Deletes the key and all that it opens, and the mark with them. @returns whether it is done */
export async function forgetVouchers(): Promise<boolean> {
  try {
    await withDatabase(clear);
    removeMark();
    return true;
  } catch {
    return false;
  }
}

/** Confirmation code of the voucher at the browser's address; null elsewhere. */
export const voucherHere = (): string | null => voucherCode(location.pathname);
