import type { PercentSign, TextBlock, TextPiece } from "../snapshot.ts";
import { boxOfRect } from "./boxes.ts";

const PERCENT = /[٪%]/g;
const DIGIT = /[0-9۰-۹٠-٩]/;
/** Marks of direction and spaces stand between a sign and its digits. */
const BESIDE = /[\s\u200c-\u200f\u2066-\u2069\u00a0]/;

const rectOf = (node: Text, at: number): DOMRect => {
  const range = document.createRange();
  range.setStart(node, at);
  range.setEnd(node, at + 1);
  return range.getBoundingClientRect();
};

/** The nearest digit in one direction; -1 when something else comes first. */
function digitFrom(text: string, at: number, step: 1 | -1): number {
  let index = at + step;
  while (BESIDE.test(text[index] ?? "")) index += step;
  return DIGIT.test(text[index] ?? "") ? index : -1;
}

function signsOf(node: Text): PercentSign[] {
  const text = node.data;
  return [...text.matchAll(PERCENT)].flatMap(({ index }) => {
    const before = digitFrom(text, index, -1);
    const digit = before === -1 ? digitFrom(text, index, 1) : before;
    if (digit === -1) return [];
    const [sign, number] = [rectOf(node, index), rectOf(node, digit)];
    return {
      text: text.slice(Math.max(0, index - 12), index + 12).trim(),
      isBeforeDigits: before === -1,
      hasPersianDigits: /[۰-۹]/.test(text[digit] ?? ""),
      side: sign.x + sign.width / 2 < number.x + number.width / 2 ? "left" : "right",
    };
  });
}

/** True when an element between a text and its block isolates it. */
function isIsolated(node: Text, block: Element): boolean {
  for (let at = node.parentElement; at !== null && at !== block; at = at.parentElement)
    if (at.localName === "bdi" || at.hasAttribute("dir") || getComputedStyle(at).unicodeBidi.startsWith("isolate"))
      return true;
  return false;
}

/** Splits a text into pieces; content between isolating characters counts as isolated. */
function piecesOf(node: Text, parent: Element, block: Element): TextPiece[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  const boxes = [...range.getClientRects()].filter(({ width }) => width > 0).map(boxOfRect);
  if (boxes.length === 0) return [];
  const { fontFamily, fontSize } = getComputedStyle(parent);
  const font = (fontFamily.split(",")[0] ?? "").replace(/["']/g, "").trim();
  const isApart = isIsolated(node, block);
  return node.data
    .split(/(\u2066[^\u2069]*\u2069)/)
    .filter((text) => text !== "")
    .map((text, index) => ({
      text,
      isIsolated: isApart || text.startsWith("\u2066"),
      boxes: index === 0 ? boxes : [],
      font,
      fontSize: Number.parseFloat(fontSize),
    }));
}

/** Contribution of a text node to its block. */
export function textOf(node: Text, block: Element): Pick<TextBlock, "pieces" | "signs"> {
  const parent = node.parentElement;
  const pieces = parent === null || node.data.trim() === "" ? [] : piecesOf(node, parent, block);
  return { pieces, signs: pieces.length === 0 ? [] : signsOf(node) };
}
