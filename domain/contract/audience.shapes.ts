import { z } from "zod";
import { partyAudiences } from "../sale/audience.ts";

/**
 * Passports of the party, which decide the rates that it can have: prices and counts are of rates that are open to it.
 * `mixed`: only rates that are open to all. Absent: `iranian`.
 */
export const askedAudience = z.enum(partyAudiences).default("iranian");

/** Input of a call that shows prices and takes nothing else. */
export const audienceQuery = z.strictObject({ audience: askedAudience });
