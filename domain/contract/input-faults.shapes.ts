import type { z } from "zod";
import type { FieldCode, RefusalParams } from "../messages/refusals.ts";
import { seenSigns } from "../text/fold.ts";
import { typedDateFault } from "../validation/typed-date.ts";
import { isoDate } from "./envelope.shapes.ts";

/** A fault in one field of a request; `code` selects its message. */
export type InputFault = { readonly name: string; readonly code: FieldCode; readonly params?: RefusalParams };

/**
 * Sanitises a field's name that is echoed to the caller: bounded length, no control characters for terminals or logs.
 */
export const safeName = (name: string): string => name.replace(/[^\w[\].-]/g, "").slice(0, 40);

/** Returns the faults of an input by its shape, each with the path of its field: `rooms.0.adult_count`. */
export function inputFaults(shape: z.ZodObject, error: z.ZodError, given: object): InputFault[] {
  return error.issues.flatMap((issue): InputFault[] => {
    const name = issue.path.map(String).join(".");
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({ name: safeName([...issue.path, key].join(".")), code: "unknown_field" }));
    }
    return [{ name, ...(isMissing(shape, given, issue) ? { code: "required" } : faultOf(issue, given)) }];
  });
}

function faultOf(issue: z.core.$ZodIssue, given: object): Omit<InputFault, "name"> {
  if (issue.code === "too_small") {
    return { code: issue.origin === "string" ? "min" : "min_value", params: { min: Number(issue.minimum) } };
  }
  if (issue.code === "too_big") {
    return { code: issue.origin === "string" ? "max" : "max_value", params: { max: Number(issue.maximum) } };
  }
  if (issue.code === "invalid_format" && issue.pattern === datePattern) return dateFaultOf(valueAt(given, issue.path));
  return { code: issue.code === "invalid_type" && issue.expected === "int" ? "integer" : "unknown_value" };
}

/** Pattern that identifies a fault in a date among faults in other text. */
const [formatIssue] = isoDate.safeParse("").error?.issues ?? [];
const datePattern = formatIssue?.code === "invalid_format" ? formatIssue.pattern : undefined;

/** Bodies accept Gregorian dates only: for another calendar, the fault shows the accepted format. */
const dateFaultOf = (given: unknown): Omit<InputFault, "name"> =>
  (typeof given === "string" ? typedDateFault(given) : null) ?? { code: "unreadable_date" };

type Path = readonly PropertyKey[];

/** True when the issue's value is missing, or a required text without a visible character (R121). */
function isMissing(shape: z.ZodObject, given: object, { path, code }: z.core.$ZodIssue): boolean {
  const value = valueAt(given, path);
  if (path.length === 0 || value === undefined) return path.length > 0;
  if (typeof value !== "string" || seenSigns(value) > 0) return false;
  // Optional fields, when given, must satisfy `filled` as well.
  return code === "custom" || hasIssueAt(shape, without(given, path), path);
}

const hasIssueAt = (shape: z.ZodObject, given: object, path: Path): boolean =>
  shape.safeParse(given).error?.issues.some((issue) => issue.path.join(".") === path.join(".")) ?? false;

/** The given input without the value at a path. */
function without(given: object, path: Path): object {
  const rest = structuredClone(given);
  const around = valueAt(rest, path.slice(0, -1));
  if (typeof around === "object" && around !== null) Reflect.deleteProperty(around, path.at(-1) ?? "");
  return rest;
}

/** Value at an issue's path; null beyond a non-object. */
function valueAt(given: object, path: Path): unknown {
  let value: unknown = given;
  for (const step of path) {
    if (typeof value !== "object" || value === null) return null;
    value = Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined;
  }
  return value;
}
