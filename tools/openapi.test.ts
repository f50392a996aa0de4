import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contract } from "#domain/contract/contract.shapes.ts";
import { openapiFile, openapiText } from "./openapi.ts";

test("docs/openapi.json says what the contract says: `npm run openapi` writes it anew", () => {
  expect(readFileSync(openapiFile, "utf8")).toBe(openapiText());
});

test("the 18 calls of the specification are marked as specified, and every name and address is one call's", () => {
  const specified = contract.filter(({ call }) => call.source === "specified" && call.name !== "errorLog");
  expect(specified).toHaveLength(18);
  expect(new Set(contract.map(({ call }) => call.name)).size).toBe(contract.length);
  expect(new Set(contract.map(({ call }) => `${call.method} ${call.path}`)).size).toBe(contract.length);
});

test("A16, A17 no call has the address of a page, and those of ours carry their version", () => {
  for (const { call } of contract) {
    expect(call.path).not.toMatch(/\.html$|^\//);
    if (call.source === "ours") expect(call.path).toContain("/v2/");
  }
});
