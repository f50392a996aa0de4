import type { Database } from "#provider/kernel/database/database.ts";
import { prepareCarriers } from "./carriers.ts";
import { type Crashes, crashAgainAndAgain, isUnharmed } from "./crash.ts";
import { prepareGroups } from "./groups.ts";
import { enginesFrom, openLoadScenario } from "./load-scenario.ts";
import type { Proof } from "./main.ts";
import { numberFrom, productFrom } from "./options.ts";
import { haveHappened, type Schedule } from "./schedule.ts";

const EVERY_SECONDS = 8;

/**
 * G2, on both engines: `--kills` at random moments (200) and `--times` at each named place (5), while `--clients` (4)
 * book, pay, lose three returns in ten and cancel. `--pglite` or `--postgres` selects one engine. With `--product tour`
 * they book tours with `--departures` (30), one decided every eight seconds: groups fail, and tours leave. With
 * `--product flight` they book flights and choose seats, and carriers move some of as many departures and cancel
 * others.
 */
export async function run(args: readonly string[]): Promise<Proof> {
  const schedule = scheduleOf(args);
  const outcomes: Crashes[] = [];
  for (const engine of enginesFrom(args)) {
    const scenario = await openLoadScenario({ engine, people: 400, rooms: 50_000, schedule });
    try {
      outcomes.push(
        await crashAgainAndAgain(scenario, {
          kills: numberFrom(args, "kills", 200),
          times: numberFrom(args, "times", 5),
          clients: numberFrom(args, "clients", 4),
        }),
      );
      console.error(JSON.stringify(outcomes.at(-1)));
    } finally {
      await scenario.close();
    }
  }
  const isProof = ({ schedule }: Crashes) => schedule === null || haveHappened(schedule);
  return { holds: outcomes.every((one) => isUnharmed(one) && isProof(one)), outcomes };
}

/** Bookable items and the decisions about them, by `--product` and `--departures`. */
export function scheduleOf(args: readonly string[]): ((database: Database) => Promise<Schedule>) | undefined {
  const options = { count: numberFrom(args, "departures", 30), everySeconds: EVERY_SECONDS };
  const schedules = {
    stay: undefined,
    tour: (database: Database) => prepareGroups(database, options),
    flight: (database: Database) => prepareCarriers(database, options),
  };
  return schedules[productFrom(args, ["stay", "tour", "flight"])];
}
