import { expect, it } from "vitest";
import { createByteBoundedCache, exactBytes } from "./byte-bounded.ts";

/** A cache of texts weighed by their length, plus the overhead of an entry. */
const weighed = (maxBytes: number) => createByteBoundedCache<string>(maxBytes, (text) => text.length);
/** Bytes of an entry with a one-letter key and an empty value. */
const EMPTY = (() => {
  const cache = weighed(1e9);
  cache.set("k", "");
  return cache.calculatedSize;
})();

it("holds as many bytes as it may, and drops the least recently used at one more", () => {
  const cache = weighed(2 * EMPTY + 200);
  cache.set("a", "x".repeat(100));
  cache.set("b", "x".repeat(100));
  expect([...cache.keys()]).toEqual(["b", "a"]);
  cache.set("b", "x".repeat(101));
  expect([...cache.keys()]).toEqual(["b"]);
});

it("keeps what was used last", () => {
  const cache = weighed(2 * EMPTY + 20);
  cache.set("a", "x".repeat(10));
  cache.set("b", "x".repeat(10));
  expect(cache.get("a")).toBe("x".repeat(10));
  cache.set("c", "x".repeat(10));
  expect([...cache.keys()]).toEqual(["c", "a"]);
  expect(cache.get("b")).toBeUndefined();
});

it("holds no entry that is larger than all of it", () => {
  const cache = weighed(EMPTY + 20);
  cache.set("a", "x".repeat(10));
  cache.set("b", "x".repeat(21));
  expect([...cache.keys()]).toEqual(["a"]);
});

it("counts a value that grows once, and nothing for what is gone", () => {
  const cache = weighed(1e6);
  cache.set("a", "x".repeat(10));
  cache.set("a", "x".repeat(30));
  expect(cache.calculatedSize).toBe(EMPTY + 30);
  cache.delete("a");
  cache.delete("a");
  expect(cache.calculatedSize).toBe(0);
});

it("a longer key weighs more", () => {
  const cache = weighed(1e6);
  cache.set("kk", "");
  expect(cache.calculatedSize).toBe(EMPTY + 2);
});

it("bytes keep no longer buffer alive", () => {
  const whole = new Uint8Array(8);
  expect(exactBytes(whole)).toBe(whole);
  const part = exactBytes(new Uint8Array(whole.buffer, 2, 3));
  expect([part.byteLength, part.buffer.byteLength]).toEqual([3, 3]);
});
