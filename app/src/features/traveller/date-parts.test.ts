import { expect, it } from "vitest";
import { pastedParts } from "./date-parts.ts";

it.each([
  ["1370/1/31", "gregorian", { calendar: "jalali", parts: { year: "1370", month: "1", day: "31" } }],
  ["۲۰ آوریل ۱۹۹۱", "jalali", { calendar: "gregorian", parts: { year: "1991", month: "4", day: "20" } }],
  ["3/4/1370", "jalali", { calendar: "jalali", parts: { year: "1370", month: "4", day: "3" } }],
  ["31-1-1370", "jalali", { calendar: "jalali", parts: { year: "1370", month: "1", day: "31" } }],
  ["۵ شوال ۱۴۱۱", "jalali", { calendar: "jalali", parts: { year: "1370", month: "1", day: "31" } }],
] as const)("a pasted %s is a whole date", (text, shown, found) => expect(pastedParts(text, shown)).toEqual(found));

it.each(["31", "1370", "3/4/1991", "Mehr", ""])("a pasted %j is for its field alone", (text) => {
  expect(pastedParts(text, "jalali")).toBeNull();
});
