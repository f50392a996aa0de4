import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const source = readFileSync(join(root, "design-system/theme/fonts.css.ts"), "utf8");

/** Characters of a range that a font face is for. */
function rangeOf(name: string): Set<number> {
  const text = new RegExp(`const ${name} =\\s+"([^"]+)"`).exec(source)?.[1] ?? "";
  return new Set(
    text.split(", ").flatMap((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split("-")
        .map((digits) => Number.parseInt(digits, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );
}

const persian = rangeOf("PERSIAN");
const signs = rangeOf("SIGNS");
const other = rangeOf("OTHER_LATIN");
const latin = rangeOf("LATIN");
const accents = rangeOf("ACCENTS");

test("a character is in one file of a Persian page, and every character of an English page is in one", () => {
  expect([...persian].filter((one) => signs.has(one) || other.has(one))).toEqual([]);
  expect([...signs].filter((one) => other.has(one))).toEqual([]);
  expect([...accents].filter((one) => latin.has(one) || other.has(one) || signs.has(one))).toEqual([]);
  const missing = [...latin].filter((one) => !persian.has(one) && !signs.has(one) && !other.has(one));
  expect(missing).toEqual([]);
});

test("the words that stand on every Persian page need no file of Latin letters", () => {
  const words = JSON.parse(readFileSync(join(root, "app/src/messages/fa/shared.json"), "utf8")) as Record<
    string,
    string
  >;
  const shown = Object.values(words)
    .join("")
    .replaceAll(/\{[^}]*\}|[{}#]|\bother\b|\bone\b/g, "");
  expect([...new Set(shown.match(/[A-Za-z]/g))].filter((letter) => other.has(letter.codePointAt(0) ?? 0))).toEqual([]);
});
