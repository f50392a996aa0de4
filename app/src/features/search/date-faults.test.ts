import { expect, it } from "vitest";
import { datesOf } from "#products/searches.tsx";
import { dateErrors } from "./date-faults.ts";

const errors = (kind: string, query: string) =>
  dateErrors(new URLSearchParams(query), { kind, dates: datesOf(kind) }, "en");

it.each([
  ["property", "check_in=soon", { check_in: "Enter the check-in date like 2027/04/04" }],
  ["tour", "check_in=soon", { check_in: "Enter the departure date like 2027/04/04" }],
  ["tour", "check_in=30/12/1405", { check_in: "Esfand 1405 has 29 days" }],
  [
    "flight",
    "departure_date=soon&return_date=31/2/2027",
    { departure_date: "Enter the departure date like 2027/04/04", return_date: "February 2027 has 28 days" },
  ],
  [
    "flight",
    "departure_date=1405/9/15&return_date=1405/9/14",
    { return_date: "The return can’t be before the departure" },
  ],
  ["flight", "departure_date=15/9/1405&return_date=1405/9/15", {}],
  ["property", "check_in=", {}],
  ["ferry", "check_in=soon", {}],
])("of a %s with %s", async (kind, query, said) => expect(await errors(kind, query)).toEqual(said));
