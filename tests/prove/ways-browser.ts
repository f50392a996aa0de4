import { runJourneys } from "./journeys.ts";
import type { Proof } from "./main.ts";

const EMBEDDED = "--embedded";

/**
 * `npm run prove -- ways [--embedded] [file…]`: runs journeys in every language and window (tests/flows/ways.ts), on
 * PostgreSQL or on the embedded engine.
 */
export const run = (args: readonly string[]): Promise<Proof> =>
  runJourneys(
    args.filter((word) => word !== EMBEDDED),
    { WAYS: "all", ...(args.includes(EMBEDDED) && { JOURNEYS_EMBEDDED: "1" }) },
  );
