import { runJourneys } from "./journeys.ts";
import type { Proof } from "./main.ts";

/** `npm run prove -- ways [file…]`: runs journeys in every language and window (tests/flows/ways.ts). */
export const run = (files: readonly string[]): Promise<Proof> => runJourneys(files, { WAYS: "all" });
