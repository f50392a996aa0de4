/**
 * Admission control: limits the pages made at once, and queues or rejects the rest. More at once would slow
 * down each: rendering is bound by this process's one thread and by the provider.
 */

/**
 * Number of pages made at once. With more, calls to a provider that is also busy would time out, and half-made pages be
 * thrown away.
 */
export const PLACES = 24;

/**
 * Priorities. A less urgent request has fewer of the places, so that a more urgent one always finds one, and it waits
 * less long, in milliseconds; a client that retries by itself (a prefetch, a crawler) does not wait at all.
 */
const urgencies = {
  /** A reservation, a payment, a voucher, logging in, the panel. */
  own: { places: PLACES, waitMs: 1_000 },
  /** A page that a visitor opened. */
  page: { places: PLACES - 4, waitMs: 1_000 },
  /** A list filtered, sorted or paged: rarely cached, expensive, and the visitor has a page already. */
  list: { places: PLACES - 8, waitMs: 500 },
  /** A prefetch or a crawler. */
  ahead: { places: PLACES / 2, waitMs: 0 },
} as const;
export type Urgency = keyof typeof urgencies;
const inOrder = Object.keys(urgencies) as Urgency[];

/** Initial interval between places becoming free, milliseconds, and the weight of each new observation. */
const FIRST_INTERVAL_MS = 10;
const WEIGHT = 0.1;

/** No place in time: answered with a pre-rendered page. */
export class Overloaded extends Error {
  override readonly name = "Overloaded";
}

type Ticket = { enter: () => void; timer: ReturnType<typeof setTimeout> };

/** `now` is milliseconds of a clock that never steps. */
export function createAdmission({ now = () => performance.now() } = {}) {
  const waiting: Record<Urgency, Set<Ticket>> = { own: new Set(), page: new Set(), list: new Set(), ahead: new Set() };
  let taken = 0;
  let intervalMs = FIRST_INTERVAL_MS;
  /** Time at which a place last became free while some urgency had none left; null when all urgencies had places. */
  let lastFree: number | null = null;

  const hasPlace = (urgency: Urgency): boolean => taken < urgencies[urgency].places;

  /** Expected wait behind requests of the same or a higher priority, at the rate at which places become free. */
  function expectedWait(urgency: Urgency): number {
    const before = inOrder.slice(0, inOrder.indexOf(urgency) + 1);
    return (before.reduce((sum, one) => sum + waiting[one].size, 0) + 1) * intervalMs;
  }

  function leave(): void {
    // Also while the queue is closed: the measured rate must not be lost when rendering becomes slow.
    const isFull = !hasPlace("list");
    taken -= 1;
    const time = now();
    if (lastFree !== null) intervalMs += WEIGHT * (time - lastFree - intervalMs);
    lastFree = isFull ? time : null;
    for (const urgency of inOrder) {
      const [first] = waiting[urgency];
      if (first === undefined || !hasPlace(urgency)) continue;
      waiting[urgency].delete(first);
      clearTimeout(first.timer);
      first.enter();
      return;
    }
  }

  /**
   * Resolves with the function that releases the place. A request that could not get a place in time is rejected at
   * once instead of waiting for nothing. @throws Overloaded
   */
  function admit(urgency: Urgency): Promise<() => void> {
    const { waitMs } = urgencies[urgency];
    return new Promise((resolve, reject) => {
      const enter = () => {
        taken += 1;
        resolve(leave);
      };
      if (hasPlace(urgency)) return enter();
      if (expectedWait(urgency) > waitMs) return reject(new Overloaded());
      const queue = waiting[urgency];
      const ticket: Ticket = {
        enter,
        timer: setTimeout(() => {
          queue.delete(ticket);
          reject(new Overloaded());
        }, waitMs),
      };
      queue.add(ticket);
    });
  }

  return { admit };
}
