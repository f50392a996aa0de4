import { describe, expect, it } from "vitest";
import { accepting, digestOf, GONE, parseAccepted, rebased, writtenAccepted } from "#tests/visual/accepted.ts";

const one = digestOf(Buffer.from("one"));
const other = digestOf(Buffer.from("other"));
const empty = rebased("abc", "Chromium 1");

describe("the file of accepted pictures", () => {
  it("is read as it was written", () => {
    const file = accepting(empty, "Chromium 2", [{ story: "دکمه--looks", mode: "fa-mobile-light", digest: one }]);
    expect(parseAccepted(writtenAccepted(file))).toEqual({
      base: "abc",
      browser: "Chromium 2",
      accepted: { "دکمه--looks": { "fa-mobile-light": one } },
    });
  });
  it("keeps what was accepted before, and takes a picture's last look", () => {
    const before = accepting(empty, "", [
      { story: "a", mode: "fa", digest: one },
      { story: "a", mode: "en", digest: one },
    ]);
    const after = accepting(before, "", [{ story: "a", mode: "fa", digest: other }]);
    expect(after.accepted).toEqual({ a: { fa: other, en: one } });
    expect(before.accepted).toEqual({ a: { fa: one, en: one } });
  });
  it("has its lines in order, whichever was accepted first", () => {
    const looks = ["b", "a"].flatMap((story) => ["m", "l"].map((mode) => ({ story, mode, digest: GONE })));
    const written = writtenAccepted(accepting(empty, "", looks));
    expect(written).toBe(writtenAccepted(accepting(empty, "", looks.toReversed())));
    expect(written.indexOf('"a"')).toBeLessThan(written.indexOf('"b"'));
  });
  it.each([
    "{",
    "[]",
    '{"base":"a","browser":"b","accepted":{"a":{"fa":"no digest"}}}',
    '{"base":"","browser":"","accepted":{}}',
  ])("refuses %s with a sentence", (text) =>
    expect(() => parseAccepted(text)).toThrow(/tests\/visual\/accepted\.json/),
  );
});
