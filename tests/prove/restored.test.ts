import { describe, expect, it } from "vitest";
import { compareFound, compareKept, isExact, isFound } from "./restored.ts";

const instant = { at: new Date(0), asked: 100, answered: 102 };
const story = (code: string, asked: number, answered: number) => ({ code, held: { asked, answered } });
const stories = [story("before", 10, 20), story("under way", 90, 105), story("after", 110, 120)];

describe("the judge of a restore", () => {
  it("accepts exactly what was acknowledged before, whatever became of what was under way", () => {
    for (const codes of [["before"], ["before", "under way"]]) {
      const kept = compareKept([...stories, { code: null, held: null }], new Set(codes), instant);
      expect(kept).toEqual({ before: 1, after: 1, under_way: 1, lost: 0, left: 0, unheard: 0 });
      expect(isExact(kept)).toBe(true);
    }
  });

  it.each([
    ["a lost booking", [], { lost: 1 }],
    ["a booking from after the instant", ["before", "after"], { left: 1 }],
    ["a booking that no traveller was answered", ["before", "strange"], { unheard: 1 }],
  ])("sees %s", (_what, codes, seen) => {
    const kept = compareKept(stories, new Set(codes), instant);
    expect(kept).toMatchObject(seen);
    expect(isExact(kept)).toBe(false);
  });

  it("accepts nothing where there was nothing to lose or to leave", () => {
    for (const some of [stories.slice(0, 1), stories.slice(2)])
      expect(isExact(compareKept(some, new Set(some.map(({ code }) => code)), instant))).toBe(false);
  });

  const payers = [
    { authority: "ours", isPaid: true },
    { authority: "lost", isPaid: true },
    { authority: "refunded", isPaid: true },
    { authority: "declined", isPaid: false },
    { authority: null, isPaid: false },
  ];
  const found = (...authorities: string[]) =>
    compareFound(payers, new Set(["ours"]), new Set(["refunded"]), new Set(authorities));

  it("accepts exactly the payments that were forgotten and not refunded", () => {
    expect(found("lost")).toEqual({ forgotten: 2, refunded: 1, missed: 0, strange: 0 });
    expect(isFound(found("lost"))).toBe(true);
  });

  it.each([
    ["a payment that is not found", [], { missed: 1 }],
    ["money that is none of ours to return", ["lost", "ours"], { strange: 1 }],
    ["money that went back already", ["lost", "refunded"], { strange: 1 }],
  ])("sees %s", (_what, authorities, seen) => {
    expect(found(...authorities)).toMatchObject(seen);
    expect(isFound(found(...authorities))).toBe(false);
  });
});
