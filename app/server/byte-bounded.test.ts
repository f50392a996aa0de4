import { expect, it } from "vitest";
import { createByteBoundedMap, exactBytes } from "./byte-bounded.ts";

/** A map of texts weighed by their length, plus the overhead of an entry. */
const weighed = (maxBytes: number) => createByteBoundedMap<string>(maxBytes, (text) => text.length);
/** Bytes of an entry with a one-letter key and an empty value. */
const EMPTY = (() => {
  const map = weighed(1e9);
  map.set("k", "");
  return map.bytes();
})();

it("holds as many bytes as it may, and drops the least recently used at one more", () => {
  const map = weighed(2 * EMPTY + 200);
  map.set("a", "x".repeat(100));
  map.set("b", "x".repeat(100));
  expect([...map.keys()]).toEqual(["a", "b"]);
  map.set("b", "x".repeat(101));
  expect([...map.keys()]).toEqual(["b"]);
});

it("keeps what was used last", () => {
  const map = weighed(2 * EMPTY + 20);
  map.set("a", "x".repeat(10));
  map.set("b", "x".repeat(10));
  expect(map.get("a")).toBe("x".repeat(10));
  map.set("c", "x".repeat(10));
  expect([...map.keys()]).toEqual(["a", "c"]);
  expect(map.get("b")).toBeUndefined();
});

it("counts a value that grows once, and nothing for what is gone", () => {
  const map = weighed(1e6);
  map.set("a", "x".repeat(10));
  map.set("a", "x".repeat(30));
  expect(map.bytes()).toBe(EMPTY + 30);
  map.drop("a");
  map.drop("a");
  expect(map.bytes()).toBe(0);
});

it("a longer key weighs more", () => {
  const map = weighed(1e6);
  map.set("kk", "");
  expect(map.bytes()).toBe(EMPTY + 2);
});

it("bytes keep no longer buffer alive", () => {
  const whole = new Uint8Array(8);
  expect(exactBytes(whole)).toBe(whole);
  const part = exactBytes(new Uint8Array(whole.buffer, 2, 3));
  expect([part.byteLength, part.buffer.byteLength]).toEqual([3, 3]);
});
