import { type Crashes, crashAgainAndAgain, isUnharmed } from "./crash.ts";
import { numberFrom } from "./house.ts";
import type { Proof } from "./main.ts";
import { enginesFrom, openTown } from "./town.ts";

/**
 * G2, on both engines: `--kills` at random moments (200) and `--times` at each named place (5), while `--clients` (4)
 * book, pay, drop three returns in ten and cancel. `--pglite` or `--postgres` proves one engine alone.
 */
export async function run(args: readonly string[]): Promise<Proof> {
  const outcomes: Crashes[] = [];
  for (const engine of enginesFrom(args)) {
    const town = await openTown({ engine, people: 400, rooms: 50_000 });
    try {
      outcomes.push(
        await crashAgainAndAgain(town, {
          kills: numberFrom(args, "kills", 200),
          times: numberFrom(args, "times", 5),
          clients: numberFrom(args, "clients", 4),
        }),
      );
      console.error(JSON.stringify(outcomes.at(-1)));
    } finally {
      await town.close();
    }
  }
  return { holds: outcomes.every(isUnharmed), outcomes };
}
