import { isBackEachTime, loseTheDatabase } from "./database.ts";
import { openLoadScenario } from "./load-scenario.ts";
import type { Proof } from "./main.ts";
import { numberFrom } from "./options.ts";

/** G3: PostgreSQL is killed `--times` (20) while `--clients` (4) book and pay; the provider process stays the same. */
export async function run(args: readonly string[]): Promise<Proof> {
  const scenario = await openLoadScenario({ engine: "postgres", people: 200, rooms: 10_000 });
  try {
    const outages = await loseTheDatabase(scenario, {
      times: numberFrom(args, "times", 20),
      clients: numberFrom(args, "clients", 4),
    });
    return { holds: isBackEachTime(outages), ...outages };
  } finally {
    await scenario.close();
  }
}
