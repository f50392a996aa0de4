import { readFileSync } from "node:fs";
import { join } from "node:path";
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

/** The names of all that a message is said with, also inside its plurals and choices. */
const namesIn = (parts: Parts): string[] =>
  parts.flatMap((part) => [
    ...("value" in part && part.type !== 0 ? [part.value] : []),
    ...("options" in part ? Object.values(part.options).flatMap(({ value }) => namesIn(value)) : []),
  ]);

/** Values of every kind that a page gives: words, none, amounts, and what a pattern or an escape might stumble over. */
const made = ["هتل عباسی", "", 0, 1, 2, 11, 1.5, -3, "$& {x} <b>'#"] as const;

describe.each(["fa", "en"] as const)("the words of %s", (locale) => {
  const catalogue = catalogueOf(locale);
  const { t } = createWords(locale, catalogue);
  const said = (id: string, values?: MessageValues) => t(id as MessageId, values);

  it("are what the library makes of each message, whatever it is said with", () => {
    let compared = 0;
    for (const [id, message] of Object.entries(catalogue)) {
      if (typeof message === "string") continue;
      const library = new IntlMessageFormat(message, locale);
      for (const [at] of made.entries()) {
        const values = Object.fromEntries(
          namesIn(message).map((name, index) => [name, made[(at + index) % made.length] ?? ""]),
        );
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
