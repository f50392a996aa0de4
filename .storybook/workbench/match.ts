import type { MessageFormatElement, TYPE as Type } from "@formatjs/icu-messageformat-parser";

/** The kinds of a message's parts, as its syntax tree numbers them: no page has the parser. */
const TYPE = {
  literal: 0 satisfies Type.literal,
  select: 5 satisfies Type.select,
  plural: 6 satisfies Type.plural,
  tag: 8 satisfies Type.tag,
} as const;

/** Marks of direction, which depend on the inserted values. */
const MARKS = /[\u200e\u200f\u2066-\u2069]/g;

const plain = (text: string): string => text.replace(MARKS, "").replace(/\s+/g, " ").trim();
const escaped = (text: string): string =>
  text
    .replace(MARKS, "")
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\s+/g, "\\s+");

/** Pattern of the texts that a message may produce: inserted values may be anything. */
function patternOf(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return escaped(element.value);
      if (element.type === TYPE.plural || element.type === TYPE.select)
        return `(?:${Object.values(element.options)
          .map(({ value }) => patternOf(value))
          .join("|")})`;
      if (element.type === TYPE.tag) return patternOf(element.children);
      return ".+?";
    })
    .join("");
}

/** The letters that a message always shows: of its branches the shortest. */
function literalLength(elements: readonly MessageFormatElement[]): number {
  return elements.reduce((sum, element) => {
    if (element.type === TYPE.literal) return sum + (element.value.match(/\p{L}/gu)?.length ?? 0);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return sum + Math.min(...Object.values(element.options).map(({ value }) => literalLength(value)));
    return element.type === TYPE.tag ? sum + literalLength(element.children) : sum;
  }, 0);
}

type Pattern = { id: string; pattern: RegExp; length: number };

/** The messages of a language that texts are looked up in: `idsFor("۳ شب")`. Those without a letter of their own are left out. */
export function lookup(
  messages: Iterable<readonly [id: string, message: string | MessageFormatElement[]]>,
): (text: string) => string[] {
  const patterns: Pattern[] = [];
  for (const [id, message] of messages) {
    const elements = typeof message === "string" ? [{ type: TYPE.literal, value: message }] : message;
    const length = literalLength(elements);
    if (length > 0) patterns.push({ id, length, pattern: new RegExp(`^${patternOf(elements)}$`, "u") });
  }
  // The one with the most letters of its own is the likeliest.
  patterns.sort((one, other) => other.length - one.length);
  return (text) => {
    const shown = plain(text);
    return shown === "" ? [] : patterns.filter(({ pattern }) => pattern.test(shown)).map(({ id }) => id);
  };
}
