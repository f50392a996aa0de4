import { afterEach, describe, expect, it } from "vitest";
import { carriedOf, carryOn, chosenLanguage, whileCarrying } from "./carried.ts";
import { choosing, inLanguage } from "./document-language.ts";
import { addressOf, carriedInto, pathTo } from "./routes.ts";

const query = (text: string) => new URLSearchParams(text);
afterEach(() => carryOn(query("")));

describe("A82 the language that an address chooses", () => {
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
