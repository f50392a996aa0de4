import { daysBetween } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { typedDateFault } from "#domain/validation/typed-date.ts";
import type { Fault } from "../envelope.ts";

/** Returns the faults of a period of at most `longest` days, both ends included. */
export function periodFaults({ from, to }: { from: IsoDate; to: IsoDate }, longest: number): Fault[] {
  const unreadable = Object.entries({ from, to }).flatMap(([name, date]): Fault[] => {
    const fault = typedDateFault(date);
    return fault === null ? [] : [{ name, ...fault }];
  });
  if (unreadable.length > 0) return unreadable;
  if (to < from) return [{ name: "to", code: "date_order" }];
  return daysBetween(from, to) + 1 > longest ? [{ name: "to", code: "max_value", params: { max: longest } }] : [];
}
