import type { Services } from "../../services.ts";
import { raiseAlarm } from "../alarm/alarm.ts";
import type { AlarmFacts, AlarmKind } from "../alarm/schema.ts";
import type { Queryable } from "../database/database.ts";
import { keepProgress, progressOf } from "./progress.ts";

/** Fault of one thing (`journal:12`). */
export type Fault = { readonly subject: string; readonly facts: AlarmFacts };

/** Result of a batch of checks: its faults, and the id of the last one checked; null at the end. */
export type Checked = { readonly faults: readonly Fault[]; readonly upto: number | null };

/** Checks a batch by a statement that takes the id to begin after. */
export const checkedBy =
  (statement: string) =>
  async (from: Queryable, beyond: number): Promise<Checked> => {
    const [checked] = await from.query<Checked>(statement, [beyond]);
    return checked ?? { upto: null, faults: [] };
  };

export type Check = {
  /** Under which its progress is kept. */
  readonly name: string;
  readonly alarm: AlarmKind;
  /** True when the check begins again after its end; append-only data is checked once. */
  readonly isRepeated: boolean;
  /** Checks some of the things after an id, in one statement and so at one moment. */
  look(beyond: number): Promise<Checked>;
};

/** Of one batch; a fault that is everywhere needs no more, and `shamseh doctor` counts them all. */
const MAX_ALARMS = 20;

/**
 * Checks everything a batch at a time, on from where the last run ended, however that ended. Each fault raises one alarm,
 * which stays open until it is resolved.
 */
export async function checkInBatches(
  { database, log }: Pick<Services, "database" | "log">,
  { name, alarm, isRepeated, look }: Check,
  stopping?: AbortSignal,
): Promise<void> {
  for (let beyond: number | null = await progressOf(database, name); beyond !== null && !stopping?.aborted; ) {
    const { faults, upto }: Checked = await look(beyond);
    const next = upto ?? (isRepeated ? 0 : beyond);
    await database.withTx(async (tx) => {
      for (const fault of faults.slice(0, MAX_ALARMS)) await raiseAlarm(tx, log, { kind: alarm, ...fault });
      await keepProgress(tx, name, next);
    });
    beyond = upto;
  }
}
