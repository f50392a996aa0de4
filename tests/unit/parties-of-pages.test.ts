import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { propertyDetails } from "#fixtures/answers/property-details.ts";
import { tourDetails } from "#fixtures/answers/tour-details.ts";
import { rawRequest } from "#tests/prove/raw-http.ts";
import { startHost, type Website } from "#tests/prove/website-in-process.ts";

/** Stay and tour pages without scripts, for parties as an address may list them. */
const dates = "check_in=2026-12-01&length_of_stay=5";
const pages = [
  ["a search of stays", `/search/property?${dates}&destination_id=city-2&destination_name=Isfahan`],
  ["a property", `/${propertyDetails.city.slug}Hotels/${propertyDetails.slug}Hotel.html?${dates}`],
  ["a search of tours", `/search/tour?${dates}&destination_id=city-7&origin_id=city-1`],
  ["a tour", `/${tourDetails.city.slug}Tours/${tourDetails.slug}Tour.html?origin=Tehran`],
  ["the first page", "/?destination_name=Isfahan&incomplete=missing"],
] as const;

describe("Who an address lists", () => {
  let website: Website;
  beforeAll(async () => {
    website = await startHost();
    // The first page of each kind loads its code, which may take longer than a page's time limit.
    for (const [, page] of pages) await textOf(page, "rooms=2");
  });
  afterAll(() => website.close());
  const textOf = async (page: string, rooms: string): Promise<string> =>
    (await rawRequest(website.port, `${page}&${rooms}`, { "User-Agent": "Mozilla/5.0 (X11; Linux)" })).text;

  it.each(pages)("R134, R135, R136 is said on %s to be wrong, at the form", async (_, page) => {
    expect(await textOf(page, "rooms=2,")).toContain("سن کودک را وارد کنید");
    expect(await textOf(page, "rooms=1,0,1")).toContain("هر نوزاد باید همراه یک بزرگسال باشد");
    expect(await textOf(page, "rooms=5;5")).toContain("هر رزرو حداکثر ۹ مسافر دو سال به بالا دارد");
    expect(await textOf(page, "rooms=2,11")).not.toContain("سن کودک را وارد کنید");
  });

  it.each(pages.slice(0, 4))("R137 counts thirteen as an adult on %s, and says so", async (_, page) => {
    const text = await textOf(page, "rooms=2,13");
    expect(text).toMatch(/<option value="3" selected/);
    expect(text).toContain("بزرگسال حساب شد");
    expect(await textOf(page, "rooms=3")).not.toContain("بزرگسال حساب شد");
  });

  it.each([pages[1], pages[3]])("are children whose ages were chosen one by one on %s", async (_, page) => {
    expect(await textOf(page, "rooms=2&child_age[]=5&child_age[]=1")).toContain("۲ بزرگسال، ۱ کودک، ۱ نوزاد");
  });
});
