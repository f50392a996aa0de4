import { describe, expect, test } from "vitest";
import { rawRequest } from "#tests/prove/raw-http.ts";
import { startHost } from "#tests/prove/website-in-process.ts";
import { LASTING_TOKEN } from "#tests/support/lasting-token.ts";
import { websiteOverProvider } from "#tests/support/website-over-provider.ts";

/** Pages that the website sends to a browser over a provider, page by page and in both languages. */

const PROPERTY = "/IsfahanHotels/HowzkhanehBoutiqueHotel.html?check_in=2026-12-01&length_of_stay=3";
const SEARCH = "/search/property?check_in=2026-12-01&destination_id=city-2&destination_name=Isfahan&length_of_stay=3";
const TOURS = "/search/tour?origin_id=city-1&destination_id=city-2&check_in=2026-12-01&length_of_stay=3&rooms=2";
const FLIGHTS =
  "/search/flight?origin_city_id=city-1&destination_city_id=city-4&departure_date=2026-12-01&adult_count=2";

/** Each page with its heading in Persian and in English. */
const pages = [
  ["R18", "/", "سفر بعدی‌تان از اینجا شروع می‌شود", "Your next trip starts here"],
  ["R19", "/Content/RulesAndPolicies.html", "قوانین و مقررات", "Rules and policies"],
  ["R20", "/Content/Contact.html", "تماس با ما", "Contact"],
  ["R21", "/Content/About.html", "دربارهٔ ما", "About us"],
  ["R22", "/Content/Gallery.html", "گالری شهرها", "City gallery"],
  ["R34", "/reserve-new/reserve/tracking.html", "پیگیری رزرو", "Track your booking"],
  ["R9, R35", "/partners/bargesafar", "مجلهٔ برگ سفر", "Barg-e Safar Magazine"],
  ["R36", "/IranHotels.html", "هتل‌ها و اقامتگاه‌های ایران", "Hotels and places to stay in Iran"],
  ["R37", "/InternationalHotels.html", "هتل‌های خارج از ایران", "Hotels outside Iran"],
  ["R38", SEARCH, "اقامتگاه در اصفهان", "Places to stay in Isfahan"],
  ["R40", "/LuxuryCategoryHotels.html", "هتل‌های لوکس", "Luxury hotels"],
  ["R41", "/IsfahanHotels.html", "هتل‌های اصفهان", "Hotels in Isfahan"],
  ["R43", "/IsfahanHotels/TraditionalHotels.html", "اقامتگاه‌های سنتی در اصفهان", "Traditional houses in Isfahan"],
  ["R44", "/IsfahanTourism/6.html", "مسجد جامع اصفهان", "Friday Mosque of Isfahan"],
  ["R46", PROPERTY, "بوتیک‌هتل حوض‌خانه", "Howzkhaneh Boutique Hotel"],
  ["R9, R48", "/Landings/RegisterHotel.html", "ثبت هتل در شمسه", "List your hotel on Shamseh"],
  ["R9, R49", "/Landings/Chabahar.html", "سفر به چابهار", "Travel to Chabahar"],
  ["R9, R50", "/Landings/Nowruz.html", "اقامت در نوروز", "Stays at Nowruz"],
  ["R9, R51", "/Landings/NowruzTours.html", "تورهای نوروز", "Nowruz tours"],
  ["R9, R52", "/Landings/NowruzForeignTours.html", "تورهای خارجی نوروز", "Nowruz tours abroad"],
  ["R9, R53", "/Landings/OneNightOffer.html", "پیشنهادهای یک‌شبه", "One-night offers"],
  ["R54", "/Tours.html", "تورهای داخلی و خارجی", "Tours in Iran and abroad"],
  ["R57", "/KishTours.html", "تورهای کیش", "Tours to Kish"],
  ["R58", "/KishTours/FromTehran.html", "تورهای کیش از تهران", "Tours from Tehran to Kish"],
] as const;

const website = websiteOverProvider();

const get = (address: string, cookie = "") => website.get(address, cookie === "" ? {} : { Cookie: cookie });
const SUPPORT_NUMBERS = ["tel:1685", "tel:+982100001685"];
const numbersIn = (markup: string): string[] => markup.match(/tel:[+\d]+/g) ?? [];
const textOf = (markup = ""): string => markup.replace(/<[^>]+>/g, "").trim();
const headingsOf = (html: string, level: 1 | 2 | 3): string[] =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, "g"))].map(([, heading]) => textOf(heading));
/** Text of a page without elements marked as Persian. */
const notMarkedPersian = (html: string): string =>
  textOf(html.replace(/<script.*?<\/script>/gs, "").replace(/<(\w+) [^>]*lang="fa"[^>]*>.*?<\/\1>/gs, ""));

describe("A page", () => {
  test.each(pages)("%s %s is headed «%s», in English «%s»", async (_, address, persian, english) => {
    const [fa, en] = [await get(address), await get(address, "lang=en")];
    expect([fa.status, headingsOf(fa.text, 1)]).toEqual([200, [persian]]);
    expect([en.status, headingsOf(en.text, 1)]).toEqual([200, [english]]);
  });

  test("R57, R58 the tours to a city, and those from one city, are listed, each with the way to it", async () => {
    const [tour] = await website.provider().services.database.query<{ city: string; slug: string; origin: string }>(
      `SELECT city.slug AS city, tour.slug, origin.slug AS origin FROM tour
       JOIN city ON city.id = tour.city_id
       JOIN tour_departure ON tour_departure.tour_id = tour.id
       JOIN city AS origin ON origin.id = tour_departure.origin_city_id LIMIT 1`,
    );
    for (const address of [`/${tour?.city}Tours.html`, `/${tour?.city}Tours/From${tour?.origin}.html`]) {
      const { text } = await get(address);
      expect(/<main.*<\/main>/s.exec(text)?.[0], address).toContain(`href="/${tour?.city}Tours/${tour?.slug}Tour.html`);
    }
  });

  test.each(pages.map(([, address]) => address))(
    "R1, R2, R3, R189 %s runs from right to left unless English was chosen, and then has no Persian words",
    async (address) => {
      for (const cookie of ["", "lang=de"])
        expect((await get(address, cookie)).text, cookie).toContain('<html lang="fa" dir="rtl">');
      const { text } = await get(address, "lang=en");
      expect(text).toContain('<html lang="en" dir="ltr">');
      expect(notMarkedPersian(text)).toMatch(/^[^\u0600-\u06FF]{99,}$/);
    },
  );

  test.each([
    ["R192", "contact", "/Content/Contact.html", SUPPORT_NUMBERS],
    ["R192", "error", "/nowhere.html", SUPPORT_NUMBERS],
    // The page's own part is fetched in the browser.
    ["R192", "voucher", "/reserve-new/reserve/voucher/Zr8kQ2vYw0m4Jt6LxH1cPA", []],
  ])(
    "%s the %s page shows the support phone, and the one for callers from abroad",
    async (_, _name, address, inMain) => {
      for (const cookie of ["", "lang=en"]) {
        const { text } = await get(address, cookie);
        const places = [/<header[\s\S]*?<\/header>/, /<main[\s\S]*?<\/main>/, /<footer[\s\S]*?<\/footer>/];
        const [header, main, footer] = places.map((place) => numbersIn(place.exec(text)?.[0] ?? ""));
        expect(header).toEqual(cookie === "" ? ["tel:1685"] : SUPPORT_NUMBERS);
        expect([main, footer]).toEqual([inMain, SUPPORT_NUMBERS]);
      }
    },
  );
});

test("R5, R78 a property's page has each of its parts", async () => {
  const { text } = await get(PROPERTY, "lang=en");
  expect(headingsOf(text, 2).slice(0, 11)).toEqual([
    "Rooms and prices",
    "Dates and travellers",
    "Price calendar",
    "Facilities",
    "Map and surroundings",
    "About Howzkhaneh Boutique Hotel",
    "House rules",
    "Guest reviews",
    "Questions and answers",
    "Similar properties",
    "Best rated in Isfahan",
  ]);
  const part = (id: string) => text.slice(text.indexOf(`id="${id}"`)).split("</section>")[0] ?? "";
  expect(headingsOf(text, 3)).toContain("Halls");
  expect(part("rooms")).toMatch(/data-plan=/);
  expect(part("comments")).toMatch(/<article/);
  expect(part("questions")).toMatch(/<article/);
});

test.each([
  ["R39, R141 a search for a stay", SEARCH, ["destination_id", "destination_name", "check_in", "length_of_stay"]],
  ["R56 a search for a tour", TOURS, ["origin_id", "destination_id", "check_in", "length_of_stay", "rooms"]],
  ["R65 a search for a flight", FLIGHTS, ["origin_city_id", "destination_city_id", "departure_date", "adult_count"]],
] as const)("%s without one of its parameters leads Home", async (_, address, needed) => {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  for (const name of needed) {
    const rest = new URLSearchParams(searchParams);
    rest.delete(name);
    const { status, headers } = await get(`${pathname}?${rest}`);
    const home = new URL(String(headers["location"]), "http://localhost");
    expect([status, home.pathname, home.searchParams.get("incomplete")], name).toEqual([302, "/", "missing"]);
    // A given parameter is not asked for again.
    expect(home.searchParams.has(name)).toBe(false);
    const day = searchParams.has("check_in") ? "check_in" : "departure_date";
    if (name !== day) expect(home.searchParams.get(day)).toBe(searchParams.get(day));
  }
});

test("R47 a link that was made for the mobile app goes on in the browser, by tracking or a call", async () => {
  const hash = "Zr8kQ2vYw0m4Jt6LxH1cPA";
  const unknown = await get(`/reserve/book/${hash}`);
  expect(unknown.status).toBe(404);
  const over = await startHost();
  const { status, headers } = await rawRequest(over.port, `/reserve/book/${hash}`);
  await over.close();
  expect([status, headers["location"]]).toEqual([302, "/reserve-new/reserve/tracking.html"]);
});

/** The pages of the panel, each with its heading. */
const panel = [
  ["R23", "/user/panel.html", "سفرهای من"],
  ["R24", "/user/panel/information.html", "اطلاعات من"],
  ["R25", "/user/panel/reserves.html", "رزروها"],
  ["R26", "/user/panel/guests.html", "مسافران"],
  ["R27", "/user/panel/favorites.html", "علاقه‌مندی‌ها"],
  ["R29", "/user/panel/financial/index.html", "کیف پول"],
  ["R30", "/user/panel/financial/refunds.html", "بازگشت وجه"],
  ["R32", "/user/panel/comments/index.html", "نظرهای من"],
  ["R33", "/user/panel/comments/questions.html", "پرسش‌های من"],
] as const;

test.each(panel)("%s %s is headed «%s»", async (_, address, heading) => {
  const { status, text } = await get(address, `token=${LASTING_TOKEN}`);
  expect([status, headingsOf(text, 1)]).toEqual([200, [heading]]);
});

test.each(panel.map(([, address]) => address))("R151 %s is not drawn for anonymous visitors", async (address) => {
  const { status, headers } = await get(address);
  expect([status, headers["location"]]).toEqual([302, `/user/login.html?return_to=${encodeURIComponent(address)}`]);
});

test.each([
  ["R28", "/user/panel/financial", "/user/panel/financial/index.html"],
  ["R31", "/user/panel/comments", "/user/panel/comments/index.html"],
  ["R42", "/Maps/IsfahanHotels.html", "/IsfahanHotels.html"],
  ["R45", "/Maps/IsfahanTourism/6.html", "/IsfahanTourism/6.html"],
])("%s %s leads to %s", async (_, address, target) => {
  const { status, headers } = await get(`${address}?a=1`, `token=${LASTING_TOKEN}`);
  expect([status, headers["location"]]).toEqual([302, `${target}?a=1`]);
});
