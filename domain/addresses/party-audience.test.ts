import { describe, expect, it } from "vitest";
import { audienceParameter, partyAudienceIn, queryInLanguage, withoutUsualAudience } from "./party-audience.ts";

const query = (text: string) => new URLSearchParams(text);

describe("the passports of a party in an address", () => {
  it.each([
    ["", "fa", "iranian"],
    ["", "en", "foreign"],
    ["audience=mixed", "fa", "mixed"],
    ["audience=iranian", "en", "iranian"],
    ["audience=Foreign", "fa", "iranian"],
    ["audience=any", "en", "foreign"],
    ["audience=", "fa", "iranian"],
  ] as const)("of ?%s in %s are %s", (text, locale, expected) => {
    expect(partyAudienceIn(query(text), locale)).toBe(expected);
  });

  it("are written only where they differ from the usual of the language", () => {
    const written = (["iranian", "foreign", "mixed"] as const).map((audience) => [
      audienceParameter(audience, "fa").audience,
      audienceParameter(audience, "en").audience,
    ]);
    expect(written).toEqual([
      [undefined, "iranian"],
      ["foreign", undefined],
      ["mixed", "mixed"],
    ]);
  });

  it("are left out of a query where they are the usual ones, and nothing else is", () => {
    const left = (text: string, locale: "fa" | "en") => withoutUsualAudience(query(text), locale).toString();
    expect(left("page=2&audience=iranian", "fa")).toBe("page=2");
    expect(left("page=2&audience=iranian", "en")).toBe("page=2&audience=iranian");
    expect(left("audience=foreign&audience=mixed", "en")).toBe("");
    expect(left("page=2", "en")).toBe("page=2");
  });

  it.each([
    ["", "audience=iranian"],
    ["check_in=2026-12-01", "audience=iranian&check_in=2026-12-01"],
    ["audience=foreign", ""],
    ["audience=mixed", "audience=mixed"],
    ["audience=none", "audience=iranian"],
  ])("stay the same in the other language: ?%s becomes ?%s", (text, expected) => {
    const there = queryInLanguage(query(text), "fa", "en");
    there.sort();
    expect(there.toString()).toBe(expected);
    expect(partyAudienceIn(there, "en")).toBe(partyAudienceIn(query(text), "fa"));
  });
});
