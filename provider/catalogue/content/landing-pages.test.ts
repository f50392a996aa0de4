import { describe, expect, it } from "vitest";
import { nowruzStay } from "#domain/calendar/nowruz-stay.ts";
import { landingSlugs } from "#domain/contract/content.shapes.ts";
import type { Listed } from "#products/of-stays.ts";
import { landingPages } from "./landing-pages.ts";

const entry = (fromPrice: number, fromRack: number) => ({ candidate: { fromPrice, fromRack } }) as Listed;

describe.each(landingSlugs)("the landing %s promises only what it shows", (slug) => {
  const page = landingPages[slug];
  const promise = [page.titleFa, page.titleEn, page.leadFa, page.leadEn].join("\n");

  it("names Nowruz where its stays or its tours are of Nowruz alone", () => {
    const isOfNowruz = page.shows?.stayOn === nowruzStay || page.tours !== null;
    expect(/نوروز|nowruz/i.test(promise)).toBe(isOfNowruz);
  });

  it("names discounts where it shows discounted properties alone", () => {
    const isOfDiscounts =
      page.shows !== null && !page.shows.isShown(entry(100, 100)) && page.shows.isShown(entry(90, 100));
    expect(/تخفیف|discount/i.test(promise)).toBe(isOfDiscounts);
  });

  it("names tours abroad where it shows those alone", () => {
    expect(/خارج|abroad|outside iran/i.test(promise)).toBe(page.tours === "foreign");
  });
});
