import { haveOneEffectEach, type Returns, returnInEveryWay } from "./callbacks.ts";
import { scheduleOf } from "./crash-processes.ts";
import { enginesFrom, openLoadScenario } from "./load-scenario.ts";
import type { Proof } from "./main.ts";
import { numberFrom } from "./options.ts";

/**
 * G4: `--sessions` (200) whose payers return twice, reversed, early, forged, late or never; on both engines;
 * `--product` as in `crash`.
 */
export async function run(args: readonly string[]): Promise<Proof> {
  const sessions = numberFrom(args, "sessions", 200);
  // Without decisions about the booked items: the subject is a payer's return.
  const schedule = scheduleOf(["--departures", "0", ...args]);
  const outcomes: Returns[] = [];
  for (const engine of enginesFrom(args)) {
    const scenario = await openLoadScenario({ engine, people: sessions, rooms: sessions, schedule });
    try {
      outcomes.push(await returnInEveryWay(scenario, sessions));
    } finally {
      await scenario.close();
    }
  }
  return { holds: outcomes.every(haveOneEffectEach), outcomes };
}
