import { describe, expect, it } from "vitest";
import { documentIn, documentLanguage } from "./document-language.ts";
import { matchRoute } from "./routes.ts";

const code = "Fk7nX2qLr5b8Mv3ZyD1tGh";
const old = `/reserve-transportation/flight/${code}/voucher`;

describe("The language of a document", () => {
  it("R70 is the one in its address, and leads to its twin", () => {
    expect(documentLanguage(`${old}/en`)).toBe("en");
    expect(documentLanguage(`${old}/fa`)).toBe("fa");
    expect(documentIn(`${old}/en`, "fa")).toBe(`${old}/fa`);
  });

  it("R69 is the visitor's where the address names none", () => {
    for (const path of [old, `/flight/reserve/voucher/${code}`, "/", "/nowhere"]) {
      expect(documentLanguage(path), path).toBeNull();
      expect(documentIn(path, "en"), path).toBeNull();
    }
  });

  it("is one of ours: any other address is not found", () => {
    for (const language of ["de", "FA", "fa-IR", ""]) expect(matchRoute(`${old}/${language}`), language).toBeNull();
  });
});
