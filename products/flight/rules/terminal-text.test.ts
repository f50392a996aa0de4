import { expect, it } from "vitest";
import { airports } from "#domain/place/airports.ts";
import { terminalText } from "./terminal-text.ts";

it("a terminal is named in the language of the page, and a code stays one", () => {
  expect(["4", "Salam", "2A"].map((terminal) => terminalText(terminal, "fa"))).toEqual(["۴", "سلام", "\u20662A\u2069"]);
  expect(["4", "Salam", "2A"].map((terminal) => terminalText(terminal, "en"))).toEqual([
    "4",
    "Salam",
    "\u20662A\u2069",
  ]);
});

it("no terminal of an airport is a Latin word in Persian", () => {
  for (const { terminals } of airports) {
    for (const terminal of terminals) expect(terminalText(terminal, "fa")).not.toMatch(/[A-Za-z]{2}/);
  }
});
