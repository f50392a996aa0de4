import { describe, expect, it } from "vitest";
import type { PropertyCard } from "#domain/contract/property-card.shapes.ts";
import { breadcrumbs, itemList, organization, propertyAddress, webSite } from "./json-ld.ts";

const SITE = "https://shamseh.test";
const cards = [
  { slug: "Abbasi", city: { slug: "Isfahan" }, name_fa: "عباسی", name_en: "Abbasi" },
  { slug: "Zandiyeh", city: { slug: "Shiraz" }, name_fa: "زندیه", name_en: "Zandiyeh" },
] as PropertyCard[];

describe("what pages say to search engines", () => {
  it("numbers the steps of a path from one, each with its whole address", () => {
    expect(
      breadcrumbs(SITE, [
        { name: "خانه", address: "/" },
        { name: "اصفهان", address: "/IsfahanHotels.html" },
      ]),
    ).toEqual({
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "خانه", item: `${SITE}/` },
        { "@type": "ListItem", position: 2, name: "اصفهان", item: `${SITE}/IsfahanHotels.html` },
      ],
    });
  });
  it.each([
    ["fa", ["عباسی", "زندیه"]],
    ["en", ["Abbasi", "Zandiyeh"]],
  ] as const)("lists the properties of a page in %s, in its order", (locale, names) => {
    expect(itemList(SITE, cards, locale)).toEqual({
      "@context": "https://schema.org",
      "@type": "ItemList",
      itemListElement: names.map((name, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        url: SITE + propertyAddress(cards[index]!),
      })),
    });
  });
  it("R192 names the house, its site and its telephone", () => {
    const [within, abroad] = ["1685", "+982100001685"].map((telephone) => ({
      "@type": "ContactPoint",
      telephone,
      availableLanguage: ["fa", "en"],
    }));
    expect(organization(SITE, "+982100001685")).toMatchObject({
      "@type": "Organization",
      url: SITE,
      contactPoint: [{ ...within, areaServed: "IR" }, abroad],
    });
    expect(organization(SITE, null)).toMatchObject({ contactPoint: [{ telephone: "1685" }] });
    expect(webSite(SITE)).toEqual({
      "@context": "https://schema.org",
      "@type": "WebSite",
      name: "Shamseh",
      alternateName: "شمسه",
      url: SITE,
    });
  });
});
