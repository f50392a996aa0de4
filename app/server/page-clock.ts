import type { Changes } from "./changes.ts";
import type { Settings } from "./settings.ts";

/** The website's two clocks, milliseconds since 1970. They differ only where the demonstration's was moved. */
export type PageClock = {
  /** The product's clock: what pages take for now and today, and what tokens end by. */
  now(): number;
  /** Seconds that it stands ahead of the machine's, negative behind; 0 in production. */
  ahead(): number;
  /** The machine's clock: what browsers judge by theirs, which is when cookies end. */
  machineNow(): number;
};

/**
 * The one owner of what pages take for now. The provider decides by its clock what is over and which days are sold, and
 * the demonstration can move it (`POST /__demo/clock`): the website follows what changes say of it, each second. In
 * production it is the machine's clock, whatever an answer says.
 *
 * Spans are no business time and never follow: how long pages are fresh, time limits, retries, limits for each address and
 * metrics run by monotonic clocks.
 *
 * @param machineNow milliseconds since 1970
 */
export function createPageClock(
  machineNow: () => number,
  { appEnv }: Pick<Settings, "appEnv">,
  { clockAhead }: Pick<Changes, "clockAhead">,
): PageClock {
  if (appEnv !== "demo") return { now: machineNow, ahead: () => 0, machineNow };
  return { now: () => machineNow() + clockAhead() * 1_000, ahead: clockAhead, machineNow };
}
