import { runJourneys } from "./journeys.ts";
import type { Proof } from "./main.ts";

/** Milliseconds after the request of a page. */
const MOMENTS = "500,1000,2000,4000,8000";

/**
 * `npm run prove -- taps [ms,ms…]`: each control from search to cancelling, tapped at each moment on a telephone with
 * 400 kbit/s, 400 ms and a quarter of this machine's speed (tests/flows/taps.spec.ts).
 */
export async function run([moments = MOMENTS]: readonly string[]): Promise<Proof> {
  return { moments, ...(await runJourneys(["tests/flows/taps.spec.ts"], { TAPS_MS: moments })) };
}
