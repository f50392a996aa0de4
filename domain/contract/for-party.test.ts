import { expect, it } from "vitest";
import { contract } from "#products/contract.shapes.ts";

it("the website sends the passports of the party with each call that takes them, and with no other", () => {
  const taking = contract.filter(({ input }) => "audience" in input.shape).map(({ call }) => call.name);
  const marked = contract.filter(({ call }) => call.forParty).map(({ call }) => call.name);
  expect(marked).toEqual(taking);
  expect(taking).toContain("property.search");
});
