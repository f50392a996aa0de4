import { expect, test } from "vitest";
import { createVault } from "./vault.ts";

const vault = createVault("a secret of thirty-two characters");

test("what is sealed opens again, in its own context only", () => {
  const sealed = vault.seal("۰۰۸۴۵۷۵۹۴۸", "guest.national_code");
  expect(vault.open(sealed, "guest.national_code")).toBe("۰۰۸۴۵۷۵۹۴۸");
  expect(() => vault.open(sealed, "guest.mobile")).toThrow();
});

test("two seals of one text do not look alike, and a changed one does not open", () => {
  const sealed = vault.seal("0084575948", "c");
  expect(vault.seal("0084575948", "c")).not.toBe(sealed);
  const parts = sealed.split(".");
  const body = Buffer.from(parts[3] ?? "", "base64url");
  body[0] = (body[0] ?? 0) ^ 1;
  expect(() => vault.open([...parts.slice(0, 3), body.toString("base64url")].join("."), "c")).toThrow();
});

test("another key neither opens nor finds it", () => {
  const other = createVault("another secret of thirty-two chars");
  expect(() => other.open(vault.seal("x", "c"), "c")).toThrow();
  expect(other.blindIndex("x", "c")).not.toBe(vault.blindIndex("x", "c"));
});

test("equal texts of one context have one blind index, which is not the text's plain digest", () => {
  expect(vault.blindIndex("09123456789", "user.mobile")).toBe(vault.blindIndex("09123456789", "user.mobile"));
  expect(vault.blindIndex("09123456789", "user.mobile")).not.toBe(vault.blindIndex("09123456789", "guest.mobile"));
});
