import type { ImportFault } from "./fault.ts";
import type { Values } from "./record.ts";

const LONGEST_RUN = 731;

/** Faults of a range of days. */
export function checkRun({ from, to }: Values): ImportFault[] {
  if (to === null) return [];
  const nights = Number(to) - Number(from) + 1;
  if (nights < 1) return [{ path: "to", code: "wrong_order", detail: "must not be before from" }];
  if (nights > LONGEST_RUN)
    return [{ path: "to", code: "too_many", detail: `one row gives ${LONGEST_RUN} nights at most` }];
  return [];
}
