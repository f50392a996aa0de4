import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markedLetters } from "./marked-letters.ts";

describe("Letters that a correction changed", () => {
  it.each([
    ["KARIMI", "KARIMY", "KARIM[I→Y]"],
    ["SARA", "SARRA", "SAR[+R]A"],
    ["NIIMA", "NIMA", "NI[−I]MA"],
    ["کریمی", "کریمیان", "کریمی[+ان]"],
    ["KARIMI", "KARIMI", "KARIMI"],
    ["", "ALI", "[+ALI]"],
    ["AHMADI", "MOHAMADI", "[A→MO]H[+A]MADI"],
  ])("of %s to %s are %s", (before, after, marked) => {
    expect(markedLetters(before, after)).toBe(marked);
  });

  it("leave both names readable: what is gone and what has come, each in its order", () => {
    const name = fc.string({ unit: fc.constantFrom("A", "B", "C", "ی", "ک"), maxLength: 8 });
    fc.assert(
      fc.property(name, name, (before, after) => {
        const marked = markedLetters(before, after);
        const read = (now: boolean) =>
          marked.replace(/\[(?:\+([^\]]*)|−([^\]]*)|([^\]]*)→([^\]]*))\]/g, (_, come, gone, was, is) =>
            now ? (come ?? is ?? "") : (gone ?? was ?? ""),
          );
        expect([read(false), read(true)]).toEqual([before, after]);
      }),
    );
  });
});
