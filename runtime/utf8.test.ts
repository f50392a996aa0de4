import { expect, test } from "vitest";
import { utf8Of } from "./utf8.ts";

const encoded = (text: string): number[] => [...new TextEncoder().encode(text)];

test.each([
  ["nothing", []],
  ["parts of one script and of several", ["<p>", "سلام، ۱۲ شب", "</p>", ""]],
  ["a sign of two units", ["a😀b"]],
  ["half of one, which stands in no UTF-8", ["سلام \ud83d", " and on"]],
  ["a long text after a short one", ["شب".repeat(100_000), "x"]],
])("%s", (_, parts) => {
  expect([...utf8Of(...parts)]).toEqual(encoded(parts.join("")));
});

test("What was made before stays as it was", () => {
  const first = utf8Of("first");
  utf8Of("second");
  expect([...first]).toEqual(encoded("first"));
  expect(first.buffer.byteLength).toBe(first.byteLength);
});
