import { expect, test } from "vitest";
import type { Block } from "#domain/contract/content.shapes.ts";
import { sectionsOf } from "./sections-of.ts";

const heading = (id: string): Block => ({ kind: "heading", id, text: id });
const words = (text: string): Block => ({ kind: "paragraph", text });

test("sections begin at headings, and nothing is left out", () => {
  const blocks = [words("before"), heading("a"), words("a1"), words("a2"), heading("b")];
  expect(sectionsOf(blocks)).toEqual([blocks.slice(0, 1), blocks.slice(1, 4), blocks.slice(4)]);
  expect(sectionsOf([])).toEqual([]);
});
