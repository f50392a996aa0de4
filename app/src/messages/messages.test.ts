import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import { writtenAreas } from "./catalogue.ts";

const read = (locale: string, area: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, locale, `${area}.json`), "utf8")) as Record<string, string>;

/** The names of a message's placeholders, plural branches included. */
function placeholders(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.argument) return [element.value];
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => placeholders(value))];
    return [];
  });
}

describe.each(writtenAreas)("the catalogue of %s", (area) => {
  const fa = read("fa", area);
  const en = read("en", area);

  it("has the same messages with the same placeholders in both languages", () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(fa).sort());
    for (const id of Object.keys(fa)) {
      expect([id, ...new Set(placeholders(parse(en[id] ?? "")))].sort()).toEqual(
        [id, ...new Set(placeholders(parse(fa[id] ?? "")))].sort(),
      );
    }
  });
  it("is written in Persian letters and digits, without stray spaces", () => {
    for (const [id, text] of Object.entries(fa)) {
      if (id === "shell.language") continue;
      const words = text
        .replace(/\{\w+(, plural,)?/g, "")
        .replace(/=\d/g, "")
        .replace(/\(Loading chunk failed\)|Natural Earth/g, "");
      expect([id, /[يك٠-٩]/.test(words)]).toEqual([id, false]);
      expect([id, /[0-9]/.test(words)]).toEqual([id, false]);
      expect([id, / {2}|^ | $| [،؛.]/.test(text)]).toEqual([id, false]);
    }
  });
  it("has no Persian in English but the name of the other language", () => {
    for (const [id, text] of Object.entries(en))
      if (id !== "shell.language") expect([id, /[\u0600-\u06ff]/.test(text)]).toEqual([id, false]);
  });
});
