import { expect, it } from "vitest";
import { passportsOf } from "./passports.ts";

const of = (...nationalities: string[]) =>
  passportsOf(
    nationalities.map((nationality) => ({ nationality })),
    "mixed",
  );

it("while no traveller is named, both are told, but to a party without Iranian passports", () => {
  expect(passportsOf([], "iranian")).toEqual({ iranian: true, others: true });
  expect(passportsOf([], "foreign")).toEqual({ iranian: false, others: true });
  expect(passportsOf([], "mixed")).toEqual({ iranian: true, others: true });
});

it("rules of Iranian passports are told to those who have one, whatever the party has said", () => {
  expect(of("IR", "IR")).toEqual({ iranian: true, others: false });
  expect(of("DE", "DE")).toEqual({ iranian: false, others: true });
  expect(of("IR", "DE")).toEqual({ iranian: true, others: true });
});
