import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { bytesSent, filesNamedIn, MOST, visited } from "#tests/support/page-weight.ts";
import { expect, test } from "./site.ts";

const checkIn = addDays(tehranDate(Math.floor(Date.now() / 1000)), 14);
const stay = `check_in=${checkIn}&length_of_stay=3`;
const search = `/search/property?destination_id=city-2&destination_name=x&${stay}`;
const pages = {
  home: "/",
  search,
  listing: "/IranHotels.html",
  property: "/IsfahanHotels/HowzkhanehBoutiqueHotel.html",
  "search for tours": `/search/tour?origin_id=city-1&destination_id=city-7&rooms=2&${stay}`,
  tour: "/KishTours/LangargahTour.html",
  "search for flights": `/search/flight?origin_city_id=city-1&destination_city_id=city-101&departure_date=${checkIn}&adult_count=1`,
  content: "/Content/About.html",
  login: "/user/login.html",
  tracking: "/reserve-new/reserve/tracking.html",
  "not found": "/nothing-here",
};

test("R14 a page begins with few files: one style, and scripts that are the same on all pages", async ({ request }) => {
  const begun = new Set<string>();
  for (const [name, path] of Object.entries(pages)) {
    const { scripts, styles, later } = filesNamedIn(await (await request.get(path)).text());
    expect.soft(styles.length, `styles of ${name}`).toBeLessThanOrEqual(MOST.styles);
    expect.soft(scripts.length, `scripts of ${name}`).toBeLessThanOrEqual(MOST.scripts);
    expect.soft(later.length, `files of the screen of ${name}`).toBeLessThanOrEqual(MOST.later);
    expect.soft(bytesSent(scripts), `bytes of scripts of ${name}`).toBeLessThanOrEqual(MOST.scriptBytes);
    begun.add([...scripts, ...styles].sort().join(" "));
  }
  expect(begun.size).toBe(1);
});

test.describe("on a telephone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a page of search results asks seldom, and a Persian page fetches no Latin for its spaces and signs", async ({
    page,
  }) => {
    const { requests, bytes } = await visited(page, search);
    expect.soft(requests.atLoad, "requests at load").toBeLessThanOrEqual(MOST.requestsAtLoad);
    expect.soft(requests.onceQuiet, "requests once quiet").toBeLessThanOrEqual(MOST.requestsOnceQuiet);
    expect.soft(bytes.fonts, "bytes of fonts").toBeLessThanOrEqual(MOST.fonts);
  });
});
