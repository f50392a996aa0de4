import { expect, it } from "vitest";
import { newConfirmationCode, newTrackingCode } from "./codes.ts";

it.each([
  [
    "a confirmation code is 26 characters of base32, a digit among them",
    newConfirmationCode,
    /^(?=.*\d)[\dA-HJKMNP-TV-Z]{26}$/,
  ],
  ["a tracking code is ten digits and does not begin with a zero", newTrackingCode, /^[1-9]\d{9}$/],
])("%s, and no two are alike", (_, newCode, pattern) => {
  const codes = Array.from({ length: 500 }, newCode);
  expect(codes.filter((code) => !pattern.test(code))).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
});
