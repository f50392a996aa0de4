import { expect, test } from "vitest";
import { z } from "zod";
import { baseCalls } from "#domain/contract/base.calls.ts";
import { contract } from "#products/contract.shapes.ts";
import { endpoints } from "#tests/support/endpoints.ts";

/** A shape as its callers see it: what is assumed where they leave something out is the provider's own affair. */
const seen = (shape: z.ZodType): unknown =>
  JSON.parse(
    JSON.stringify(z.toJSONSchema(shape, { io: "input" }), (key, value) => (key === "default" ? undefined : value)),
  );

test.each(endpoints)("$call.name takes what the contract says", (declared) => {
  const described = contract.find(({ call }) => call === declared.call);
  expect(seen(declared.kind === "read" ? declared.query : declared.body)).toEqual(described && seen(described.input));
});

test("every call of the contract is answered, once", () => {
  const names = endpoints.map(({ call }) => call.name);
  expect([...names, baseCalls.errorLog.name].sort()).toEqual(contract.map(({ call }) => call.name).sort());
});
