import type { z } from "zod";
import type { FieldCode, RefusalParams } from "../messages/refusals.ts";
import { typedDateFault } from "../validation/typed-date.ts";
import { isoDate } from "./envelope.shapes.ts";

/** What is wrong with a field of a request, by the code that its words are kept under. */
export type InputFault = { readonly name: string; readonly code: FieldCode; readonly params?: RefusalParams };

/** A field's name goes back to the caller: as short as names are, and without what terminals or logs would act on. */
export const safeName = (name: string): string => name.replace(/[^\w[\].-]/g, "").slice(0, 40);

/** The faults that a shape finds in what was given, each with the path of its field: `rooms.0.adult_count`. */
export function inputFaults(error: z.ZodError, given: object): InputFault[] {
  return error.issues.flatMap((issue): InputFault[] => {
    const name = issue.path.map(String).join(".");
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({ name: safeName([...issue.path, key].join(".")), code: "unknown_field" }));
    }
    return [{ name, ...faultOf(issue, given) }];
  });
}

function faultOf(issue: z.core.$ZodIssue, given: object): Omit<InputFault, "name"> {
  if (isAbsent(given, issue.path)) return { code: "required" };
  if (issue.code === "too_small") {
    return { code: issue.origin === "string" ? "min" : "min_value", params: { min: Number(issue.minimum) } };
  }
  if (issue.code === "too_big") {
    return { code: issue.origin === "string" ? "max" : "max_value", params: { max: Number(issue.maximum) } };
  }
  if (issue.code === "invalid_format" && issue.pattern === datePattern) return dateFaultOf(valueAt(given, issue.path));
  return { code: issue.code === "invalid_type" && issue.expected === "int" ? "integer" : "unknown_value" };
}

/** How a fault of a date tells itself from a fault of other text: by the pattern it names. */
const [formatIssue] = isoDate.safeParse("").error?.issues ?? [];
const datePattern = formatIssue?.code === "invalid_format" ? formatIssue.pattern : undefined;

/** A body takes dates Gregorian alone: one of another calendar is told how a date is written. */
const dateFaultOf = (given: unknown): Omit<InputFault, "name"> =>
  (typeof given === "string" ? typedDateFault(given) : null) ?? { code: "unreadable_date" };

/** Nothing stands where the issue points. */
const isAbsent = (given: object, path: readonly PropertyKey[]): boolean =>
  path.length > 0 && valueAt(given, path) === undefined;

/** What stands where an issue points; null beyond what is no object. */
function valueAt(given: object, path: readonly PropertyKey[]): unknown {
  let value: unknown = given;
  for (const step of path) {
    if (typeof value !== "object" || value === null) return null;
    value = Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined;
  }
  return value;
}
