import { expect, it } from "vitest";
import { passportsOf } from "./passports.ts";

const of = (...nationalities: string[]) => passportsOf(nationalities.map((nationality) => ({ nationality })));

it("rules of Iranian passports are told to who has one, and to all while no traveller is named", () => {
  expect(of()).toEqual({ iranian: true, others: true });
  expect(of("IR", "IR")).toEqual({ iranian: true, others: false });
  expect(of("DE", "DE")).toEqual({ iranian: false, others: true });
  expect(of("IR", "DE")).toEqual({ iranian: true, others: true });
});
