import { describe, expect, test } from "vitest";
import { LOCALE_COOKIE } from "#app/src/store/locale.ts";
import { locales } from "#domain/enums/enums.ts";
import { LOGGED_IN, openHost } from "#tests/support/host.ts";

/** Pages with parts that are taken from pages before are the pages that are rendered whole. */

const stay = "check_in=2026-12-01&length_of_stay=3";
const property = "/IsfahanHotels/HowzkhanehBoutiqueHotel.html";
const pages = [
  "/",
  "/IranHotels.html",
  "/IsfahanHotels.html",
  property,
  `${property}?${stay}`,
  `${property}?${stay}&rooms=2;2,5,8`,
  `${property}?comment_page=2&question_page=2`,
  `/search/property?destination_id=city-2&destination_name=x&${stay}`,
  `/search/tour?origin_id=city-1&destination_id=city-7&rooms=2&${stay}`,
  "/KishTours/LangargahTour.html",
  "/search/flight?origin_city_id=city-1&destination_city_id=city-101&departure_date=2026-12-01&adult_count=1",
  "/Content/About.html",
];

describe("a page with parts of pages before", () => {
  const hosts = [openHost(), openHost({ environment: { KEPT_MARKUP: "off" } })] as const;

  test.each(locales.flatMap((locale) => pages.map((path) => [locale, path] as const)))(
    "is byte for byte the page that is rendered whole: %s %s",
    async (locale, path) => {
      // With a token, so that no page is taken from memory as a whole.
      const headers = { Cookie: `${LOGGED_IN.Cookie}; ${LOCALE_COOKIE}=${locale}` };
      for (const _turn of ["the first", "one with parts of the first"]) {
        const [kept, whole] = await Promise.all(
          hosts.map(async ({ get }) => {
            const answer = await get(path, headers);
            return { status: answer.status, html: await answer.text() };
          }),
        );
        expect(kept).toEqual(whole);
        expect(kept?.status).toBe(200);
        expect(kept?.html).toContain(`<html lang="${locale}"`);
        expect(kept?.html).not.toContain("data-kept");
      }
    },
  );
});
