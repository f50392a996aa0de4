/**
 * Admission control: how many pages may be made at once, who waits for a place and who is turned away (rule 23). More at
 * once would make each slower and none sooner: rendering is bound by this process's one thread and by the provider.
 */

/**
 * How many pages are made at once. With more, calls to a provider that is busy as well would run into their own timeout,
 * and pages be thrown away half made.
 */
export const PLACES = 24;

/** How long a page may wait for a place, in milliseconds: an excess request is answered within 100 ms (G12). */
const WAIT_MS = 80;

/** How many may wait, of each urgency. */
const MOST_WAITING = 64;

/**
 * Who comes first. Whoever is less urgent has fewer of the places, so that the more urgent always find one; whoever can
 * come back by itself (a prefetch, a crawler) does not wait at all.
 */
const urgencies = {
  /** A reservation, a payment, a voucher, logging in, the panel. */
  own: { places: PLACES, waitMs: WAIT_MS },
  /** A page that somebody opened. */
  page: { places: PLACES - 4, waitMs: WAIT_MS },
  /** A list narrowed, ordered or turned over: rarely in memory, dear to make, and there is a page before it. */
  list: { places: PLACES - 8, waitMs: WAIT_MS },
  /** A prefetch or a crawler. */
  ahead: { places: PLACES / 2, waitMs: 0 },
} as const;
export type Urgency = keyof typeof urgencies;
const inOrder = Object.keys(urgencies) as Urgency[];

/** There was no place in time: answered by a page that costs nothing. */
export class Overloaded extends Error {
  override readonly name = "Overloaded";
}

type Ticket = { enter: () => void; timer: ReturnType<typeof setTimeout> };

export function createAdmission() {
  const waiting: Record<Urgency, Set<Ticket>> = { own: new Set(), page: new Set(), list: new Set(), ahead: new Set() };
  let taken = 0;

  const hasPlace = (urgency: Urgency): boolean => taken < urgencies[urgency].places;

  function leave(): void {
    taken -= 1;
    for (const urgency of inOrder) {
      const [first] = waiting[urgency];
      if (first === undefined || !hasPlace(urgency)) continue;
      waiting[urgency].delete(first);
      clearTimeout(first.timer);
      return first.enter();
    }
  }

  /** Resolves with what gives the place back. @throws Overloaded when there is none in time */
  function admit(urgency: Urgency): Promise<() => void> {
    const { waitMs } = urgencies[urgency];
    return new Promise((resolve, reject) => {
      const enter = () => {
        taken += 1;
        resolve(leave);
      };
      if (hasPlace(urgency)) return enter();
      const queue = waiting[urgency];
      if (waitMs === 0 || queue.size >= MOST_WAITING) return reject(new Overloaded());
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
