import { expect, test } from "vitest";
import { createVault } from "./vault.ts";

const vault = createVault("a secret of thirty-two characters");
const PLACE = ["c", 1] as const;

test("what is sealed opens again, in its own column and row only", () => {
  const sealed = vault.seal("۰۰۸۴۵۷۵۹۴۸", ["guest.details", 1, "23"]);
  expect(vault.open(sealed, ["guest.details", 1, "23"])).toBe("۰۰۸۴۵۷۵۹۴۸");
  for (const place of [
    ["guest.details", 2, "23"],
    ["guest.details", 12, "3"],
    ["guest.details", 1, "2", 3],
    ["bank_account.details", 1, "23"],
  ] as const) {
    expect(() => vault.open(sealed, place)).toThrow();
  }
});

test("what the first version sealed is opened to be sealed again, and nowhere else", () => {
  // Sealed by the first version with this vault's secret, in the context "guest.details".
  const old = "v1.xbLWMs6qa_JjSkFN.MNDqtQ79VJz76rjRMDfuag.ujyJ8t3EwvfZqQ";
  expect(vault.openFirst(old, "guest.details")).toBe("0084575948");
  expect(() => vault.openFirst(old, "bank.details")).toThrow();
  expect(() => vault.open(old, ["guest.details", 1])).toThrow();
  expect(() => vault.openFirst(vault.seal("x", ["c", 1]), "c")).toThrow();
});

test("two seals of one text do not look alike, and a changed one does not open", () => {
  const sealed = vault.seal("0084575948", PLACE);
  expect(vault.seal("0084575948", PLACE)).not.toBe(sealed);
  const parts = sealed.split(".");
  const body = Buffer.from(parts[3] ?? "", "base64url");
  body[0] = (body[0] ?? 0) ^ 1;
  expect(() => vault.open([...parts.slice(0, 3), body.toString("base64url")].join("."), PLACE)).toThrow();
});

test("another key neither opens nor finds it", () => {
  const other = createVault("another secret of thirty-two chars");
  expect(() => other.open(vault.seal("x", PLACE), PLACE)).toThrow();
  expect(other.blindIndex("x", "c")).not.toBe(vault.blindIndex("x", "c"));
});

test("equal texts of one context have one blind index, which is not the text's plain digest", () => {
  expect(vault.blindIndex("09123456789", "user.mobile")).toBe(vault.blindIndex("09123456789", "user.mobile"));
  expect(vault.blindIndex("09123456789", "user.mobile")).not.toBe(vault.blindIndex("09123456789", "guest.mobile"));
});
