import fc from "fast-check";
import { expect, test } from "vitest";
import { answersInBatch, batchParts } from "./batch.ts";

const answer = fc.record({ status: fc.integer({ min: 200, max: 599 }), text: fc.string({ unit: "grapheme" }) });

test("answers come out of a batch as they went in, whatever is in them", () => {
  fc.assert(
    fc.property(fc.array(answer, { minLength: 1, maxLength: 24 }), (answers) => {
      expect(answersInBatch(batchParts(answers).join(""), answers.length)).toEqual(answers);
    }),
  );
});

test.each([
  ["cut off", (text: string) => text.slice(0, -1)],
  ["longer", (text: string) => `${text} `],
  ["without its first line", (text: string) => text.slice(text.indexOf("\n") + 1)],
  ["half of it", (text: string) => text.slice(0, 6)],
  ["of something else", () => '{"code":500}'],
  ["empty", () => ""],
])("a batch that is %s is not read", (_what, broken) => {
  const text = batchParts([
    { status: 200, text: '{"a":"شمسه"}' },
    { status: 404, text: "{}" },
  ]).join("");
  expect(() => answersInBatch(broken(text), 2)).toThrow();
});

test("a batch of another number of answers is not read", () => {
  expect(() => answersInBatch(batchParts([{ status: 200, text: "{}" }]).join(""), 2)).toThrow("Not a batch of 2");
});
