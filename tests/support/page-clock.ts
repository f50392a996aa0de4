import { noChanges } from "#app/server/changes.ts";
import { createPageClock, type PageClock } from "#app/server/page-clock.ts";

/** A website's clock that only the test moves: milliseconds since 1970. */
export const pageClock = (machineNow: () => number): PageClock =>
  createPageClock(machineNow, { appEnv: "demo" }, noChanges);
