import { afterEach, describe, expect, it } from "vitest";
import { carriedLanguageOf, carriedOf, carryOn, chosenLanguage, whileCarrying } from "./carried.ts";
import { choosing, inLanguage, uncarried } from "./chosen-address.ts";
import { addressOf, carriedInto, pathTo } from "./routes.ts";

const query = (text: string) => new URLSearchParams(text);
afterEach(() => carryOn(query("")));

describe("the language that an address chooses", () => {
  it("is a known one, or none", () => {
    expect(["lang=en", "a=1&lang=fa", "lang=xx", "lang=", ""].map((text) => chosenLanguage(query(text)))).toEqual([
      "en",
      "fa",
      null,
      null,
      null,
    ]);
  });

  it("is carried on by each link to a public page, and by no link to a personal one", () => {
    carryOn(query("lang=en&page=2"));
    expect(addressOf("home")).toBe("/?lang=en");
    expect(addressOf("tours", {}, { page: 2 })).toBe("/Tours.html?lang=en&page=2");
    expect(addressOf("panel")).toBe("/user/panel.html");
    expect(pathTo("home")).toBe("/");
  });

  it("is carried while a document is made, also where making it fails", () => {
    const english = carriedOf(query("lang=en"));
    expect(whileCarrying(english, () => addressOf("home"))).toBe("/?lang=en");
    expect(() =>
      whileCarrying(english, () => {
        throw new Error("broken");
      }),
    ).toThrow("broken");
    expect(addressOf("home")).toBe("/");
  });

  it("is carried into an address of ours that has none", () => {
    const english = carriedOf(query("lang=en"));
    expect(carriedInto("/?kind=tour", english)).toBe("/?kind=tour&lang=en");
    expect(carriedInto("/?lang=fa", english)).toBe("/?lang=fa");
    expect(carriedInto("/user/panel.html", english)).toBe("/user/panel.html");
    expect(carriedInto("/nope", english)).toBe("/nope");
    expect(carriedInto("/IsfahanHotels.html#map", english)).toBe("/IsfahanHotels.html?lang=en#map");
  });

  it("is added to and taken from an address of ours, in its canonical form", () => {
    expect(choosing("/IsfahanHotels.html?type[]=hotel&utm=1&lang=fa", "en")).toBe(
      "/IsfahanHotels.html?lang=en&type[]=hotel",
    );
    expect(choosing("/IsfahanHotels.html?lang=en", null)).toBe("/IsfahanHotels.html");
    expect([inLanguage("/Tours.html", "en"), inLanguage("/Tours.html?lang=en", "fa")]).toEqual([
      "/Tours.html?lang=en",
      "/Tours.html",
    ]);
    expect(inLanguage("/user/panel.html", "en")).toBe("/user/panel.html");
  });
});

describe("the passports of a party in an address", () => {
  it("are carried on by every link, to personal pages too, unless a link names others", () => {
    carryOn(query("audience=foreign&lang=en"));
    expect(addressOf("home")).toBe("/?audience=foreign&lang=en");
    expect(addressOf("panel")).toBe("/user/panel.html?audience=foreign");
    expect(addressOf("tours", {}, { audience: "mixed" })).toBe("/Tours.html?audience=mixed&lang=en");
    expect(addressOf("tours", {}, { audience: undefined })).toBe("/Tours.html?lang=en");
  });

  it("are ignored where they are none", () => {
    expect(carriedOf(query("audience=any"))).toEqual({});
    expect(carriedOf(query("audience=any&audience=mixed"))).toEqual({ audience: "mixed" });
  });

  it("are in no address for machines, nor in the one by which a page is purged", () => {
    expect(carriedLanguageOf(query("audience=mixed&lang=en"))).toEqual({ lang: "en" });
    expect(uncarried("/IsfahanHotels.html?audience=mixed&lang=en&type[]=hotel")).toBe(
      "/IsfahanHotels.html?type[]=hotel",
    );
  });
});
