import { daysBetween } from "#domain/calendar/arithmetic.ts";
import { normaliseIso } from "#domain/calendar/parse.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { Fault } from "../envelope.ts";

/** What is wrong with a period of at most `longest` days, both ends included. */
export function periodFaults({ from, to }: { from: IsoDate; to: IsoDate }, longest: number): Fault[] {
  const unreadable = Object.entries({ from, to }).filter(([, date]) => normaliseIso(date) !== date);
  if (unreadable.length > 0) return unreadable.map(([name]) => ({ name, code: "unreadable_date" }));
  if (to < from) return [{ name: "to", code: "date_order" }];
  return daysBetween(from, to) + 1 > longest ? [{ name: "to", code: "max_value", params: { max: longest } }] : [];
}
