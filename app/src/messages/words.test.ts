import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TYPE } from "@formatjs/icu-messageformat-parser";
import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, it } from "vitest";
import { type Catalogue, catalogueAreas, type MessageId, type MessageValues } from "./catalogue.ts";
import { createWords } from "./words.ts";

type Parts = Exclude<Catalogue[string], string>;

const catalogueOf = (locale: "fa" | "en"): Catalogue =>
  Object.assign(
    {},
    ...catalogueAreas.map((area) =>
      JSON.parse(readFileSync(join(import.meta.dirname, "compiled", locale, `${area}.json`), "utf8")),
    ),
  );

/** Names of all values of a message, also inside its plurals and choices, and whether each is a count. */
const namesIn = (parts: Parts): { name: string; isCount: boolean }[] =>
  parts.flatMap((part) => [
    ...("value" in part && part.type !== TYPE.literal ? [{ name: part.value, isCount: counts.has(part.type) }] : []),
    ...("options" in part ? Object.values(part.options).flatMap(({ value }) => namesIn(value)) : []),
  ]);
const counts: ReadonlySet<TYPE> = new Set([TYPE.plural, TYPE.number]);

/** Values as a page gives them: words, none, amounts, and text that might break a pattern or an escape. */
const words = ["هتل عباسی", "", 0, 7, 1.5, -3, "$& {x} <b>'#"] as const;
const amounts = [0, 1, 2, 11, 0.5, 1.5, 1_234_567.891, 12.3456] as const;
const valuesOf = (message: Parts, at: number): MessageValues =>
  Object.fromEntries(
    namesIn(message).map(({ name, isCount }, index) => {
      const made = isCount ? amounts : words;
      return [name, made[(at + index) % made.length] ?? ""];
    }),
  );

describe.each(["fa", "en"] as const)("the words of %s", (locale) => {
  const catalogue = catalogueOf(locale);
  const { t } = createWords(locale, catalogue);
  const said = (id: string, values?: MessageValues) => t(id as MessageId, values);

  it("are what the library makes of each message, whatever it is said with", () => {
    let compared = 0;
    for (const [id, message] of Object.entries(catalogue)) {
      if (typeof message === "string") continue;
      const library = new IntlMessageFormat(message, locale);
      for (let at = 0; at < words.length * amounts.length; at += 1) {
        const values = valuesOf(message, at);
        expect([id, said(id, values)]).toEqual([id, String(library.format(values))]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(1_000);
  });

  it("are refused where a value is missing, as the library refuses it", () => {
    for (const [id, message] of Object.entries(catalogue)) {
      if (typeof message !== "string" && namesIn(message).length > 0)
        expect(() => said(id), id).toThrow(/not provided/);
    }
  });
});
