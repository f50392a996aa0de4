import { setTimeout as delay } from "node:timers/promises";
import { areExtendedOnce, areRight, bookByWrongClocks, extendAtOnce, isSweptOnce, sweepHolds } from "./deadlines.ts";
import { numberFrom } from "./house.ts";
import type { Proof } from "./main.ts";
import { onProvingGround } from "./provider-processes.ts";

const SHIFTED_CLOCK = import.meta.resolve("../shifted-clock.ts");
const TEN_MINUTES = 600;
const SWEPT_WITHIN_MS = 60_000;

const wrongBy = (seconds: number) => ({
  imported: SHIFTED_CLOCK,
  environment: { CLOCK_SHIFT_SECONDS: String(seconds) },
});

/**
 * G7: two provider processes on one PostgreSQL. `--rounds` of fifty parallel extensions (40), `--holds` that two
 * sweepers end (300), and two processes whose clocks are ten minutes fast and ten minutes slow.
 */
export const run = (args: readonly string[]): Promise<Proof> =>
  onProvingGround(async ({ withProviders }, { database }) => {
    const untilSwept = async () => {
      for (const until = Date.now() + SWEPT_WITHIN_MS; Date.now() < until; await delay(200)) {
        const due = await database.query("SELECT id FROM reservation WHERE timer_at <= app_now() LIMIT 1");
        if (due.length === 0) return;
      }
    };
    const right = await withProviders([{}, {}], async (house) => ({
      extensions: await extendAtOnce(house, { rounds: numberFrom(args, "rounds", 40), parallel: 50 }),
      sweep: await sweepHolds(house, { holds: numberFrom(args, "holds", 300), sweep: untilSwept }),
    }));
    const wrong_clocks = await withProviders([wrongBy(TEN_MINUTES), wrongBy(-TEN_MINUTES)], bookByWrongClocks);
    const holds = areExtendedOnce(right.extensions) && isSweptOnce(right.sweep) && areRight(wrong_clocks);
    return { holds, ...right, wrong_clocks };
  });
