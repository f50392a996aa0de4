import { CITY_NAME, FULL_NAME, HOTEL_NAME, HOTEL_ROOMS, MESSAGE, NOTE } from "../bounds.ts";
import { wholeNumberIn } from "../text/whole-number.ts";
import type { Fault } from "./fault.ts";
import { faultOf, type RuleUse } from "./rules.ts";

/** Rules for messages to the company, by field, shared by the provider and the forms (calls 28 and 30). */

type Rules = Readonly<Record<string, readonly RuleUse[]>>;

const between = ({ min, max }: { min: number; max: number }): readonly RuleUse[] => [
  "required",
  ["min", { min }],
  ["max", { max }],
];
const mobile: readonly RuleUse[] = ["required", "mobile"];

/** `rooms` is a number: see `hotelRoomsIn`. */
export const registerHotelRules = {
  hotel_name: between(HOTEL_NAME),
  city: between(CITY_NAME),
  manager: between(FULL_NAME),
  mobile,
  note: [["max", { max: NOTE.max }]],
} as const satisfies Rules;

export const contactMessageRules = {
  name: between(FULL_NAME),
  mobile,
  text: between(MESSAGE),
} as const satisfies Rules;

/** Parses a hotel's number of rooms in any digits: the number, or its fault. */
export function hotelRoomsIn(text: string): number | Fault {
  if (text.trim() === "") return { code: "required", params: {} };
  const rooms = wholeNumberIn(text);
  if (rooms === null) return { code: "integer", params: {} };
  if (rooms < HOTEL_ROOMS.min) return { code: "min_value", params: { min: HOTEL_ROOMS.min } };
  if (rooms > HOTEL_ROOMS.max) return { code: "max_value", params: { max: HOTEL_ROOMS.max } };
  return rooms;
}

/** Broken rules, at most one for each field, in the rules' order. */
export const inquiryFaults = (values: Readonly<Record<string, string>>, rules: Rules): (readonly [string, Fault])[] =>
  Object.entries(rules).flatMap(([name, uses]) => {
    const fault = faultOf(values[name], uses);
    return fault === null ? [] : [[name, fault] as const];
  });
