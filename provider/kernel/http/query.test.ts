import { expect, test } from "vitest";
import { z } from "zod";
import { isoDate } from "#domain/contract/envelope.shapes.ts";
import { parseQuery } from "./query.ts";

const shape = z.strictObject({
  type: z
    .array(z.enum(["hotel", "villa"]))
    .max(2)
    .optional(),
  page: z.number().int().min(1).max(1000).default(1),
  online: z.literal(true).optional(),
  check_in: isoDate.optional(),
  q: z.string().max(5).optional(),
});
const read = (query: string) => parseQuery(shape, new URLSearchParams(query));
const faultsOf = (query: string) => {
  const parsed = read(query);
  return parsed.ok ? [] : parsed.faults.map(({ name, code }) => `${name} ${code}`);
};

test.each([
  ["A74 a list as key[]", "type[]=hotel&type[]=villa", { page: 1, type: ["hotel", "villa"] }],
  ["a list as one key", "type=hotel", { page: 1, type: ["hotel"] }],
  ["Persian digits", "page=۱۲", { page: 12 }],
  ["a Jalali date", "check_in=1405-09-14", { page: 1, check_in: "2026-12-05" }],
  ["a date with its day first", "check_in=25/12/2026", { page: 1, check_in: "2026-12-25" }],
  ["a date with a named month", "check_in=۱۴ آذر ۱۴۰۵", { page: 1, check_in: "2026-12-05" }],
  ["a switch", "online=true", { page: 1, online: true }],
  ["a switch as a checkbox sends it", "online=1", { page: 1, online: true }],
  ["an empty field as none", "q=&page=", { page: 1 }],
])("%s is read", (_, query, value) => expect(read(query)).toEqual({ ok: true, value }));

test.each([
  ["page=0", "page min_value"],
  ["page=1001", "page max_value"],
  ["page=1.5", "page integer"],
  ["page=two", "page unknown_value"],
  ["page=1&page=2", "page unknown_value"],
  ["page=999999999999999999999", "page unknown_value"],
  ["online=false", "online unknown_value"],
  ["check_in=soon", "check_in unreadable_date"],
  ["check_in=30/12/1405", "check_in no_such_day"],
  ["check_in=5/7/2027", "check_in ambiguous_date"],
  ["q=abcdef", "q max"],
  ["type[]=castle", "type unknown_value"],
  ["nosuch=1", "nosuch unknown_field"],
  ["constructor=1", "constructor unknown_field"],
  ["q=%00", "q unknown_value"],
])("%s is refused: %s", (query, fault) => expect(faultsOf(query)).toEqual([fault]));
