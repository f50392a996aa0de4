import { setTimeout as delay } from "node:timers/promises";
import { LASTING_TOKEN } from "#tests/support/lasting-token.ts";
import { clientOf, type Got } from "./raw-http.ts";

/** More visitors than capacity. The excess gets a useful page at once; cache hits are served. */

const DESKTOP = "Mozilla/5.0 (X11; Linux x86_64)";
const SHED_WITHIN_MS = 100;

export type Overloaded = {
  connections: number;
  answers: number;
  share_200: number;
  ok_per_second: number;
  shed: number;
  /** 503s without the support number, the retry, the header or the time to retry. */
  shed_without_help: number;
  other: number;
  shed_p50_ms: number;
  shed_p99_ms: number;
  ok_p50_ms: number;
  ok_p99_ms: number;
  /** Of a cached page, requested meanwhile. */
  from_memory: number;
  from_memory_not_200: number;
  from_memory_p99_ms: number;
  /** The page of a reservation, requested meanwhile. */
  own: number;
  own_not_200: number;
};

const isHelpful = ({ body, headers }: Got): boolean =>
  body.includes('href="tel:1685"') &&
  body.includes('href=""') &&
  body.includes("<header") &&
  headers["retry-after"] === "2";

const quantile = (values: readonly number[], share: number): number =>
  Math.round(values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0);

/**
 * Concurrent connections request uncached pages, each as soon as it has one, and after `retryMs` when it was shed, for
 * `seconds`, or up to `patience` seconds until one of them got its page; beside them one requests a cached page, and
 * one a reservation's page.
 */
export async function overload(
  port: number,
  connections: number,
  { seconds, retryMs, patience = seconds }: { seconds: number; retryMs: number; patience?: number },
): Promise<Overloaded> {
  const many = clientOf(port, connections);
  const single = clientOf(port, 2);
  const headers = { "User-Agent": DESKTOP };
  await single.get("/Content/About.html", headers);
  const got: Got[] = [];
  const fromMemory: Got[] = [];
  const own: Got[] = [];
  let asked = 0;
  let isOver = false;
  const began = performance.now();
  const isTime = (): boolean => {
    const passed = (performance.now() - began) / 1000;
    return passed < seconds || (passed < patience && !got.some(({ status }) => status === 200));
  };
  async function visitor(): Promise<void> {
    while (isTime()) {
      asked += 1;
      const path = `/search/property?check_in=2026-12-01&destination_id=city-2&destination_name=o${connections}x${asked}&length_of_stay=3`;
      const answer = await many.get(path, headers);
      got.push(answer);
      if (answer.status === 503) await delay(retryMs);
    }
  }
  async function beside(path: string, into: Got[], more: Readonly<Record<string, string>> = {}): Promise<void> {
    while (!isOver) into.push(await single.get(path, { ...headers, ...more }));
  }
  const besides = [
    beside("/Content/About.html", fromMemory),
    beside("/reserve-new/reserve/status/Zr8kQ2vYw0m4Jt6LxH1cPA", own, { Cookie: `token=${LASTING_TOKEN}` }),
  ];
  await Promise.all(Array.from({ length: connections }, visitor));
  const took = (performance.now() - began) / 1000;
  isOver = true;
  await Promise.all(besides);
  many.close();
  single.close();

  const ok = got.filter(({ status }) => status === 200);
  const shed = got.filter(({ status }) => status === 503);
  const times = (some: readonly Got[]) => some.map(({ ms }) => ms);
  return {
    connections,
    answers: got.length,
    share_200: Math.round((1000 * ok.length) / got.length) / 1000,
    ok_per_second: Math.round(ok.length / took),
    shed: shed.length,
    shed_without_help: shed.filter((one) => !isHelpful(one)).length,
    other: got.length - ok.length - shed.length,
    shed_p50_ms: quantile(times(shed), 0.5),
    shed_p99_ms: quantile(times(shed), 0.99),
    ok_p50_ms: quantile(times(ok), 0.5),
    ok_p99_ms: quantile(times(ok), 0.99),
    from_memory: fromMemory.length,
    from_memory_not_200: fromMemory.filter(({ status }) => status !== 200).length,
    from_memory_p99_ms: quantile(times(fromMemory), 0.99),
    own: own.length,
    own_not_200: own.filter(({ status }) => status !== 200).length,
  };
}

/** Latencies depend on this machine, half of which makes the load: only the median is judged. */
export const holdsUnderLoad = (one: Overloaded): boolean =>
  one.shed_without_help + one.other + one.from_memory_not_200 + one.own_not_200 === 0 &&
  one.share_200 > 0 &&
  one.shed_p50_ms <= SHED_WITHIN_MS;
