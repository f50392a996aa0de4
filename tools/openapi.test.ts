import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contract } from "#products/contract.shapes.ts";
import { openapi, openapiFile, openapiText } from "./openapi.ts";

test("docs/openapi.json says what the contract says: `npm run openapi` regenerates it", () => {
  expect(readFileSync(openapiFile, "utf8")).toBe(openapiText());
});

/** Calls named in the specification. */
const specified = [
  ["R159", "POST user/save-bank-account-information"],
  ["R160", "POST user/create-refund-request"],
  ["R161", "GET profile/user-information/details"],
  ["R162", "GET user/v2/me"],
  ["R163", "POST profile/user-information/save-personal-information"],
  ["R164", "POST profile/user-information/save-legal-information"],
  ["R165", "POST profile/user-information/save-contact-information"],
  ["R166", "POST profile/user-information/send-otp"],
  ["R167", "POST profile/user-information/verify-otp"],
  ["R168", "POST profile/user-information/password-operation"],
  ["R169", "POST user/v2/send-otp"],
  ["R170", "POST user/v2/send-otp/forget-password"],
  ["R171", "POST user/v2/login-by-otp"],
  ["R172", "POST user/v2/login-by-password"],
  ["R173", "POST user/v2/login-by-otp/forget-password"],
  ["R174", "POST user/v2/set-password"],
  ["R175", "POST user/v2/logout"],
  ["R176", "POST user/v2/settle-profit-counter"],
  ["R178", "POST error-log"],
] as const;
const addressOf = ({ call }: (typeof contract)[number]) => `${call.method} ${call.path}`;

test.each(specified)("%s %s is a call of the contract, marked as specified", (_, address) => {
  expect(contract.filter((one) => addressOf(one) === address).map(({ call }) => call.source)).toEqual(["specified"]);
});

test("no other call is marked as specified, and every name and address is one call's", () => {
  const marked = contract.filter(({ call }) => call.source === "specified").map(addressOf);
  expect(marked.toSorted()).toEqual(specified.map(([, address]) => address).toSorted());
  expect(new Set(contract.map(({ call }) => call.name)).size).toBe(contract.length);
  expect(new Set(contract.map(({ call }) => `${call.method} ${call.path}`)).size).toBe(contract.length);
});

test("R146 a visitor is anonymous or logged in: no call of the website's asks for more", () => {
  const ofVisitors = contract.filter(({ call }) => !call.path.startsWith("operator/"));
  // A tracking view opens without an account, by the code sent to the traveller.
  expect(new Set(ofVisitors.map(({ call }) => call.who))).toEqual(new Set(["anyone", "user", "tracking"]));
  expect(JSON.stringify(openapi().components.schemas)).not.toMatch(/"(roles?|permissions?|is_admin)"/);
});

test("no call has the address of a page, and those of ours carry their version", () => {
  for (const { call } of contract) {
    expect(call.path).not.toMatch(/\.html$|^\//);
    if (call.source === "ours") expect(call.path).toContain("/v2/");
  }
});
