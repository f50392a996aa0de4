import { expect, test } from "vitest";
import { z } from "zod";
import { contract } from "#domain/contract/contract.shapes.ts";
import { endpoints, unbuilt } from "#tests/support/endpoints.ts";

/** A shape as its callers see it: what is assumed where they leave something out is the provider's own affair. */
const seen = (shape: z.ZodType): unknown =>
  JSON.parse(
    JSON.stringify(z.toJSONSchema(shape, { io: "input" }), (key, value) => (key === "default" ? undefined : value)),
  );

test.each(endpoints)("$call.name takes what the contract says", (declared) => {
  const described = contract.find(({ call }) => call === declared.call);
  expect(seen(declared.kind === "read" ? declared.query : declared.body)).toEqual(described && seen(described.input));
});

test("a call is answered once, or said not to be built", () => {
  const names = [...endpoints.map(({ call }) => call), ...unbuilt].map(({ name }) => name);
  expect([...names, "errorLog"].sort()).toEqual(contract.map(({ call }) => call.name).sort());
});
