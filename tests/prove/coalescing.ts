import { clientOf } from "./raw-http.ts";

/** Request coalescing: a page with concurrent requests is rendered once, even when the first of them aborts. */

export type Coalesced = {
  rounds: number;
  waited: number;
  ok: number;
  failures_5xx: number;
  other: number;
  renders: number;
};

/**
 * In each round the first requester of a page aborts during rendering; `waiting` others stay.
 * @param renders number of pages that the website has requested from its provider so far
 * @param arrived resolves when so many more requests have reached the website than when it was called
 */
export async function leaveFirst(
  port: number,
  { rounds, waiting }: { rounds: number; waiting: number },
  renders: () => number,
  arrived: (count: number) => Promise<void>,
): Promise<Coalesced> {
  const { get, close } = clientOf(port, waiting + 1);
  const pageOf = (name: string) =>
    `/search/property?check_in=2026-12-01&destination_id=city-2&destination_name=${name}&length_of_stay=3`;
  // Its code is loaded by then: the rest is about waiting requests.
  await get(pageOf("warm"));
  const figures: Coalesced = { rounds, waited: 0, ok: 0, failures_5xx: 0, other: 0, renders: renders() };
  for (let round = 0; round < rounds; round += 1) {
    const path = pageOf(`r${round}`);
    const leaving = new AbortController();
    const first = get(path, {}, leaving.signal).catch(() => null);
    const before = renders();
    // It has reached the provider: the page is being rendered.
    while (renders() === before) await new Promise((resolve) => setImmediate(resolve));
    const all = arrived(waiting);
    const others = Array.from({ length: waiting }, () => get(path));
    await all;
    leaving.abort();
    await first;
    for (const { status } of await Promise.all(others)) {
      figures.waited += 1;
      if (status === 200) figures.ok += 1;
      else if (status >= 500) figures.failures_5xx += 1;
      else figures.other += 1;
    }
  }
  close();
  figures.renders = renders() - figures.renders;
  return figures;
}
