import { setTimeout as delay } from "node:timers/promises";

/** Concurrency limit of one kind of work in a process: more would only wait for the database's pool. */
export const MAX_CONCURRENT = 16;
/** Interval of polling for newly due work while other work is under way. */
const LOOK_AGAIN_MS = 1_000;

/**
 * Takes work and does it, sixteen pieces at once, until there is none left and none under way. A piece that hangs keeps
 * one place of the sixteen and delays nothing else. `work` must not throw.
 *
 * @param take claims as many pieces as there are places, or fewer, and never the same piece twice.
 * @param stopping from then on nothing more is taken, and what is under way is waited for.
 * @returns how many pieces were done.
 */
export async function runConcurrently<T>(
  take: (most: number) => Promise<readonly T[]> | readonly T[],
  work: (piece: T) => Promise<void>,
  stopping?: AbortSignal,
): Promise<number> {
  const underWay = new Set<Promise<void>>();
  let done = 0;
  for (;;) {
    const places = MAX_CONCURRENT - underWay.size;
    const taken = places > 0 && !stopping?.aborted ? await take(places) : [];
    for (const piece of taken) {
      const doing = work(piece).finally(() => underWay.delete(doing));
      underWay.add(doing);
      done += 1;
    }
    if (underWay.size === 0) return done;
    const isFull = underWay.size === MAX_CONCURRENT;
    await (isFull ? Promise.race(underWay) : untilOneEnds(underWay));
  }
}

/** Until one of them ends, or a second at most. */
async function untilOneEnds(underWay: ReadonlySet<Promise<void>>): Promise<void> {
  const looking = new AbortController();
  const pause = delay(LOOK_AGAIN_MS, undefined, { signal: looking.signal, ref: false }).catch(() => {});
  await Promise.race([...underWay, pause]);
  looking.abort();
}
