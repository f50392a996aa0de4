import { setTimeout as delay } from "node:timers/promises";
import { kinds } from "./bookable-items.ts";
import { areExtendedOnce, type Extensions, extendAtOnce, isSweptOnce, type Sweep, sweepHolds } from "./deadlines.ts";
import type { Proof } from "./main.ts";
import { numberFrom } from "./options.ts";
import { onProvingGround } from "./provider-processes.ts";
import { areRight, closeDeparture, passDeadlines, type WrongClocks } from "./wrong-clocks.ts";

const SHIFTED_CLOCK = import.meta.resolve("../shifted-clock.ts");
const TEN_MINUTES = 600;
const SWEPT_WITHIN_MS = 60_000;

const wrongBy = (seconds: number) => ({
  imported: SHIFTED_CLOCK,
  environment: { CLOCK_SHIFT_SECONDS: String(seconds) },
});
const wrongClocks = [wrongBy(TEN_MINUTES), wrongBy(-TEN_MINUTES)];

/**
 * G7: two provider processes on one PostgreSQL, all products. `--rounds` of fifty parallel extensions (40), `--holds`
 * that two sweepers end (300), and two processes with clocks ten minutes fast and ten minutes slow.
 */
export const run = (args: readonly string[]): Promise<Proof> =>
  onProvingGround(async ({ withProviders }, { database }) => {
    const sweep = async () => {
      for (const until = Date.now() + SWEPT_WITHIN_MS; Date.now() < until; await delay(200)) {
        const due = await database.query("SELECT id FROM reservation WHERE timer_at <= app_now() LIMIT 1");
        if (due.length === 0) return;
      }
    };
    const [rounds, holds] = [numberFrom(args, "rounds", 40), numberFrom(args, "holds", 300)];
    const proved: Record<string, { extensions: Extensions; sweep: Sweep; wrong_clocks: WrongClocks }> = {};
    for (const kind of kinds) {
      const right = await withProviders([{}, {}], async (cluster) => ({
        extensions: await extendAtOnce(cluster, { kind, rounds, parallel: 50 }),
        sweep: await sweepHolds(cluster, { kind, holds, sweep }),
      }));
      proved[kind] = {
        ...right,
        wrong_clocks: await withProviders(wrongClocks, (cluster) => passDeadlines(cluster, kind)),
      };
    }
    const closing = {
      tour: await withProviders(wrongClocks, (cluster) => closeDeparture(cluster, "tour")),
      flight: await withProviders(wrongClocks, (cluster) => closeDeparture(cluster, "flight")),
    };
    const isProved = Object.values(proved).every(
      (one) => areExtendedOnce(one.extensions) && isSweptOnce(one.sweep) && areRight(one.wrong_clocks),
    );
    return { holds: isProved && Object.values(closing).every(areRight), ...proved, closing };
  });
