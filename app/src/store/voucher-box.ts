import { browserNow } from "#app/src/page/browser-clock.ts";
import type { CompanionValue } from "#domain/contract/companion.shapes.ts";
import type { VoucherEnvelope } from "#domain/contract/reservation.shapes.ts";
import { isForgetting, removeMark } from "./kept-mark.ts";
import { IV_BYTES, openBox, type SealedBox, sealBox } from "./sealed-box.ts";

/**
 * Vouchers as their calls answered them, in one box of IndexedDB sealed with AES-GCM by a non-extractable key. Key and
 * box are deleted together: either is useless alone.
 */

const DATABASE = "kept_vouchers";
const STORE = "kept";
const KEY = "key";
const BOX = "box";
/** More than anybody's trips until the next log-in; of each sort. */
export const MOST = 30;

/** A voucher and until when it is kept, epoch seconds. */
export type Entry = { voucher: VoucherEnvelope; until: number };
/** A companion's voucher, with the token of the link that it was read by; it says itself until when the link holds. */
export type KeptCompanion = { token: string; voucher: NonNullable<CompanionValue["voucher"]> };
/** `owner` of the entries; null without any. Companions' vouchers have no owner: their reader has no account here. */
type Content = {
  owner: unknown;
  entries: readonly Entry[];
  /** Absent where the previous version has written it. */
  companions?: readonly KeptCompanion[];
};
/** Format of a version before: all vouchers expired with the token. */
type EarlierContent = { owner: unknown; until: number; vouchers: readonly VoucherEnvelope[] };
type Stored = { key: CryptoKey; box: SealedBox };

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
export async function withDatabase<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> {
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

const NOTHING: Required<Content> = { owner: null, entries: [], companions: [] };
const sizeOf = ({ entries, companions = [] }: Content): number => entries.length + companions.length;

/** Everything that is stored; what has expired, or opens no more, is deleted. */
export async function storedContent(database: IDBDatabase): Promise<Required<Content>> {
  const stored = await read(database);
  if (stored === null) return NOTHING;
  const opened = (await openBox(stored.key, stored.box)) as Content | EarlierContent | null;
  if (opened === null) {
    await clear(database);
    return NOTHING;
  }
  const content = readContent(opened);
  const now = browserNow() / 1000;
  const current = {
    ...content,
    entries: content.entries.filter(({ until }) => until > now),
    companions: (content.companions ?? []).filter(({ voucher }) => voucher.until > now),
  };
  if (sizeOf(current) < sizeOf(content)) await seal(database, current);
  return current;
}

/**
 * Seals and stores the content, with a new key each time, so that no key seals twice; content of nothing leaves nothing, nor
 * a key.
 */
export async function seal(database: IDBDatabase, content: Content): Promise<void> {
  if (sizeOf(content) === 0) return clear(database);
  const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
  const box = await sealBox(key, content, crypto.getRandomValues(new Uint8Array(IV_BYTES)));
  await write(database, { key, box });
}

/**
 * Finishes a deletion that a page before began.
 * @returns false while the browser refuses it: nothing is read or kept until then
 */
export const isSettled = async (): Promise<boolean> => !isForgetting() || forgetVouchers();

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
