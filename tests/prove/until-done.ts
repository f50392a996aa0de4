import { setTimeout as delay } from "node:timers/promises";
import type { FaultPoint } from "#provider/kernel/fault-points.ts";
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

/** Comes back from the bank, and loads the page again where a provider that is being restarted did not answer. */
export const comesBack = (
  site: Pick<BookingSite, "lives" | "client">,
  authority: string,
  status: "OK" | "NOK",
): Promise<void> =>
  untilDone(site, async () => {
    const query = new URLSearchParams({ Authority: authority, Status: status });
    const answer = await site.client.request(`/payment/v2/callback/test?${query}`, { redirect: "manual" });
    await answer.arrayBuffer();
    if (answer.status >= 500) throw new Error(`The payer's way back was answered with ${answer.status}`);
  });

/** Advances the demonstration's clock, in seconds. */
export const passTime = async ({ client }: Pick<BookingSite, "client">, advance_seconds: number): Promise<unknown> =>
  client.request("/__demo/clock", {
    method: "POST",
    headers: { "Content-Type": "application/json", "Client-Token": "shamseh-web" },
    body: JSON.stringify({ advance_seconds }),
  });

/**
 * Kills of the provider: so many at most, a life so long each. In every second life it dies at the next of these places,
 * where it comes to one.
 */
export type Killing = { readonly kills: number; readonly everyMs: number; readonly places?: readonly FaultPoint[] };
type Mortal = {
  provider(): { kill(): Promise<void>; readonly ended: Promise<unknown> };
  restart(environment?: Readonly<Record<string, string>>): Promise<unknown>;
};

/** Number of kills, and of those at each place. */
export type Killed = { readonly kills: number; readonly killed_at_places: Record<string, number> };

/**
 * Kills the provider again and again while work is under way, but so many times at most: on a machine that is busy no life
 * would be long enough for its reconciler.
 */
async function killMeanwhile(
  { provider, restart }: Mortal,
  { kills: most, everyMs, places = [] }: Killing,
  isDone: () => boolean,
): Promise<Killed> {
  const killed: Record<string, number> = Object.fromEntries(places.map((place) => [place, 0]));
  let kills = 0;
  let place: FaultPoint | undefined;
  while (place !== undefined || (!isDone() && kills < most)) {
    const isMet = await Promise.race([provider().ended.then(() => true), delay(everyMs, false)]);
    if (place === undefined && isDone()) break;
    if (place !== undefined && isMet) killed[place] = (killed[place] ?? 0) + 1;
    await provider().kill();
    kills += 1;
    const isNamed = kills % 2 === 1 && kills < most && !isDone();
    place = isNamed ? places[Math.floor(kills / 2) % places.length] : undefined;
    // Work that waits may reach the place before the provider is ready.
    await (place === undefined ? restart() : restart({ FAULT_POINT: place }).catch(() => null));
  }
  return { kills, killed_at_places: killed };
}

/** Does the work while the provider is killed. */
export async function amidKills<T>(scenario: Mortal, killing: Killing, work: Promise<T>): Promise<Killed> {
  let isDone = false;
  const [killed] = await Promise.all([
    killMeanwhile(scenario, killing, () => isDone),
    work.finally(() => {
      isDone = true;
    }),
  ]);
  return killed;
}

/** True where the provider died at each of the named places. */
export const hasDiedEverywhere = ({ killed_at_places }: Pick<Killed, "killed_at_places">): boolean =>
  Object.values(killed_at_places).every((met) => met > 0);
