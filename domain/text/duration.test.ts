import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDuration } from "./duration.ts";

const plain = (text: string): string => text.replaceAll("\u00A0", " ");

test.each([
  [0, "۰ دقیقه", "0 min"],
  [45, "۴۵ دقیقه", "45 min"],
  [60, "۱ ساعت", "1 h"],
  [95, "۱ ساعت و ۳۵ دقیقه", "1 h 35 min"],
  [1805, "۳۰ ساعت و ۵ دقیقه", "30 h 5 min"],
])("%i minutes are written in both languages", (minutes, fa, en) => {
  expect([plain(formatDuration(minutes, "fa")), plain(formatDuration(minutes, "en"))]).toEqual([fa, en]);
});

test("the parts add up to the whole", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (minutes) => {
      const text = plain(formatDuration(minutes, "en")).replaceAll(",", "");
      const [hours, rest] = [/(\d+) h/, /(\d+) min/].map((pattern) => Number(pattern.exec(text)?.[1] ?? 0));
      expect((hours ?? 0) * 60 + (rest ?? 0)).toBe(minutes);
      expect(rest).toBeLessThan(60);
    }),
  );
});
