import { haveOneEffectEach, type Returns, returnInEveryWay } from "./callbacks.ts";
import { scheduleOf } from "./crash-processes.ts";
import { numberFrom } from "./house.ts";
import type { Proof } from "./main.ts";
import { enginesFrom, openTown } from "./town.ts";

/** G4: `--sessions` (200) whose payers come back doubled, reversed, early, forged, late or never; on both engines; `--product` as of `crash`. */
export async function run(args: readonly string[]): Promise<Proof> {
  const sessions = numberFrom(args, "sessions", 200);
  // Nothing is decided about what they book: a payer's way back is what is proved.
  const schedule = scheduleOf(["--departures", "0", ...args]);
  const outcomes: Returns[] = [];
  for (const engine of enginesFrom(args)) {
    const town = await openTown({ engine, people: sessions, rooms: sessions, schedule });
    try {
      outcomes.push(await returnInEveryWay(town, sessions));
    } finally {
      await town.close();
    }
  }
  return { holds: outcomes.every(haveOneEffectEach), outcomes };
}
