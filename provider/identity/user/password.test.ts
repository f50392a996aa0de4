import { expect, test } from "vitest";
import { hashPassword, isPassword, passwordFault } from "./password.ts";

test("a password is known again, and kept as nothing it could be read from", async () => {
  const stored = await hashPassword("گذرواژه امن من");
  expect(stored).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await isPassword("گذرواژه امن من", stored)).toBe(true);
  expect(await isPassword("گذرواژه امن منن", stored)).toBe(false);
  expect(await hashPassword("گذرواژه امن من")).not.toBe(stored);
});

test("the same letter composed by another keyboard is the same", async () => {
  const stored = await hashPassword("caf\u00e9 shamseh");
  expect(await isPassword("cafe\u0301 shamseh", stored)).toBe(true);
});

test("where there is no password, none is right", async () => {
  expect(await isPassword("anything at all", null)).toBe(false);
});

test.each([
  ["1234567", "min"],
  ["🌙🌙🌙🌙🌙🌙🌙", "min"],
  ["x".repeat(129), "max"],
  ["password", "common_password"],
  ["12345678", "common_password"],
  ["Qwertyuiop", "common_password"],
  ["aaaaaaaaaaaa", "common_password"],
])("%s may not be set: %s", (password, code) => {
  expect(passwordFault(password)?.code).toBe(code);
});

test.each(["correct horse battery", "شمسه‌ی آبی", "x7!kQ02z", "0912345678a"])("%s may", (password) => {
  expect(passwordFault(password)).toBeNull();
});
