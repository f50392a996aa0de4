import fc from "fast-check";
import { expect, it } from "vitest";
import { beginningWith, oneLetterOff, type Stretch, wholeOf } from "./word-list.ts";

const letters = "abcd";
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 6 });
const lists = fc.uniqueArray(word, { minLength: 1, maxLength: 40 }).map((words) => words.toSorted());
const within = (words: readonly string[], { from, to }: Stretch) => words.slice(from, to);

it("words that begin with a text are one stretch, led by the text itself", () => {
  fc.assert(
    fc.property(lists, word, (words, text) => {
      const stretch = beginningWith(words, text);
      expect(stretch ? within(words, stretch) : []).toEqual(words.filter((each) => each.startsWith(text)));
      expect(stretch && wholeOf(words, stretch)).toBe(words.includes(text) ? words.indexOf(text) : null);
    }),
  );
});

/** Everything that a text becomes by one letter removed, added, exchanged with its neighbour or replaced. */
function neighbours(text: string): string[] {
  const near: string[] = [];
  for (let at = 0; at <= text.length; at++) {
    const [before, after] = [text.slice(0, at), text.slice(at)];
    for (const letter of letters) near.push(before + letter + after, before + letter + after.slice(1));
    near.push(before + after.slice(1), before + (after[1] ?? "") + (after[0] ?? "") + after.slice(2));
  }
  return near;
}

it("words one letter away are those that begin with a neighbour of the text", () => {
  fc.assert(
    fc.property(lists, word, (words, text) => {
      const found = new Set(oneLetterOff(words, text).flatMap((stretch) => within(words, stretch)));
      const near = neighbours(text);
      const expected = words.filter((each) => near.some((start) => each.startsWith(start)));
      expect([...found].sort()).toEqual(expected);
    }),
  );
});

it("a whole word one letter away is known as whole", () => {
  const words = ["abc", "abcd", "b"];
  const wholes = oneLetterOff(words, "adc").flatMap((stretch) => wholeOf(words, stretch) ?? []);
  expect(wholes.map((at) => words[at])).toContain("abc");
});
