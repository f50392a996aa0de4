import type { Changes } from "./changes.ts";
import type { Settings } from "./settings.ts";

/** The website's two clocks, milliseconds since 1970. They differ only where the demonstration's was moved. */
export type PageClock = {
  /** The product's clock: the time and date of pages, and the expiry of tokens. */
  now(): number;
  /** Seconds that it stands ahead of the machine's, negative behind; 0 in production. */
  ahead(): number;
  /** The machine's clock, comparable with browsers': for the expiry of cookies. */
  machineNow(): number;
};

/**
 * The only source of the current time for pages. The provider decides by its clock what is over and which days are
 * sold, and the demonstration can move it (`POST /__demo/clock`): the website adopts its offset from the changes, each
 * second. In production it is the machine's clock, whatever an answer says.
 *
 * Durations never follow it: freshness of pages, time limits, retries, rate limits and metrics use monotonic clocks.
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
