import { type Crashes, crashAgainAndAgain, isUnharmed } from "./crash.ts";
import { haveHappened } from "./groups.ts";
import { numberFrom, productFrom } from "./house.ts";
import type { Proof } from "./main.ts";
import { enginesFrom, openTown } from "./town.ts";

/**
 * G2, on both engines: `--kills` at random moments (200) and `--times` at each named place (5), while `--clients` (4)
 * book, pay, drop three returns in ten and cancel. `--pglite` or `--postgres` proves one engine alone. With `--product tour`
 * they book tours, `--departures` (30) of them, one decided every eight seconds: groups fail, and tours leave.
 */
export async function run(args: readonly string[]): Promise<Proof> {
  const groups = productFrom(args, ["stay", "tour"]) === "tour" && {
    groups: { count: numberFrom(args, "departures", 30), everySeconds: 8 },
  };
  const outcomes: Crashes[] = [];
  for (const engine of enginesFrom(args)) {
    const town = await openTown({ engine, people: 400, rooms: 50_000, ...groups });
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
  const isProof = ({ tours }: Crashes) => tours === null || haveHappened(tours);
  return { holds: outcomes.every((one) => isUnharmed(one) && isProof(one)), outcomes };
}
