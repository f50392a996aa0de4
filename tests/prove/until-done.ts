import { setTimeout as delay } from "node:timers/promises";
import type { Answered } from "#tests/support/client.ts";
import type { BookingSite } from "./load-scenario.ts";

/**
 * Patience with a provider that lives, and with its reconciler, ms. Each death starts it again: what is repeated in every
 * life ends once the deaths do.
 */
const PATIENCE_MS = 150_000;

/** Repeats what has one effect until it succeeds in one life of the provider. @throws with the last failure */
export async function untilDone<T>({ lives }: Pick<BookingSite, "lives">, attempt: () => Promise<T>): Promise<T> {
  for (let [life, since] = [lives(), performance.now()]; ; await delay(100)) {
    try {
      return await attempt();
    } catch (error) {
      if (lives() !== life) [life, since] = [lives(), performance.now()];
      if (performance.now() - since > PATIENCE_MS) throw error;
    }
  }
}

/** Repeats a call, whose key makes it one, until it is answered by a provider that lives. */
export const answered = <T>(site: Pick<BookingSite, "lives">, call: () => Promise<Answered<T>>): Promise<Answered<T>> =>
  untilDone(site, async () => {
    const answer = await call();
    if (answer.status >= 500) throw new Error(`Not answered: ${answer.text}`);
    return answer;
  });

/** Kills of the provider: so many at most, a life so long each. */
export type Killing = { readonly kills: number; readonly everyMs: number };
type Mortal = { provider(): { kill(): Promise<void> }; restart(): Promise<unknown> };

/**
 * Kills the provider again and again while work is under way, but so many times at most: on a machine that is busy no life
 * would be long enough for its reconciler. Returns the number of kills.
 */
async function killMeanwhile(
  { provider, restart }: Mortal,
  { kills: most, everyMs }: Killing,
  isDone: () => boolean,
): Promise<number> {
  let kills = 0;
  while (!isDone() && kills < most) {
    await delay(everyMs);
    if (isDone()) break;
    await provider().kill();
    kills += 1;
    await restart();
  }
  return kills;
}

/** Does the work while the provider is killed. */
export async function amidKills<T>(
  scenario: Mortal,
  killing: Killing,
  work: Promise<T>,
): Promise<{ kills: number; done: T }> {
  let isDone = false;
  const [kills, done] = await Promise.all([
    killMeanwhile(scenario, killing, () => isDone),
    work.finally(() => {
      isDone = true;
    }),
  ]);
  return { kills, done };
}
