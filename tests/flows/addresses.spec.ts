import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { expect, test } from "./site.ts";

const soon = addDays(tehranDate(Math.floor(Date.now() / 1000)), 10);
const search = { destination_id: "city-2", destination_name: "Isfahan", check_in: soon, length_of_stay: "3" };
const searchAddress = (change: Record<string, string | null> = {}): string => {
  const query = new URLSearchParams(
    Object.entries({ ...search, ...change }).filter((entry): entry is [string, string] => entry[1] !== null),
  );
  return `/search/property?${query}`;
};

/** Routes in the running site: built ones answer 200, all others 404. */
const built = [
  "/",
  "/Content/RulesAndPolicies.html",
  "/Content/Contact.html",
  "/Content/About.html",
  "/Content/Gallery.html",
  "/partners/bargesafar",
  "/IranHotels.html",
  "/InternationalHotels.html",
  "/LuxuryCategoryHotels.html",
  "/IsfahanHotels.html",
  "/IsfahanHotels/TraditionalHotels.html",
  "/IsfahanTourism/6.html",
  "/Landings/RegisterHotel.html",
  "/Landings/Chabahar.html",
  "/Landings/Nowruz.html",
  "/Landings/OneNightOffer.html",
  "/Landings/NowruzTours.html",
  "/Landings/NowruzForeignTours.html",
  "/Tours.html",
  "/Flights.html",
  "/TehranFlights.html",
  "/TehranFlights/ToMashhad.html",
  "/search/tour?origin_id=1&destination_id=2&check_in=x&length_of_stay=1&rooms=2",
  "/search/flight?origin_city_id=1&destination_city_id=4&departure_date=x&adult_count=1",
  "/KishTours.html",
  "/TurkiyeTours.html",
  "/KishTours/FromTehran.html",
  "/KishTours/LangargahTour.html",
  "/reserve-new/reserve/tracking.html",
  "/user/login.html",
];
const unknown = [
  "/reserve-transportation/flight/x1/book",
  "/reserve-transportation/flight/x1/voucher/de",
  "/reserve/book/abc",
  "/CategoryHotels.html",
  "/Hotels.html",
  "/iranhotels.html",
  "/IranHotels.htmlx",
  "/IsfahanHotels.html/",
  "/NowhereHotels.html",
  "/IsfahanHotels/UnknownHotel.html",
  "/NowhereTours.html",
  "/NowhereFlights.html",
  "/TehranFlights/ToTehran.html",
  "/TehranFlights/Mashhad.html",
  "/KishTours/FromNowhere.html",
  "/KishTours/FromTehranTour.html",
  "/KishTours/UnknownTour.html",
  "/partners/abc",
  "/partners/a-b",
  "/IsfahanTourism/999999999.html",
  "/%E0%A4%A",
  "/%00",
  "/IsfahanHotels.html%00",
  "/..%2f..%2fetc/passwd",
];

test("R16, R17 every address answers what its route is", async ({ request }) => {
  for (const path of [...built, searchAddress()]) expect((await request.get(path)).status(), path).toBe(200);
  for (const path of unknown) expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
});

test("R28, R31, R151 a personal page leads an anonymous visitor to the login page and back, and is not cached", async ({
  request,
}) => {
  const code = "Zr8kQ2vYw0m4Jt6LxH1cPA";
  const own = [
    `/reserve-new/reserve/prepare/${code}`,
    `/reserve-new/reserve/status/${code}`,
    `/tour/reserve/prepare/${code}`,
    `/tour/reserve/status/${code}`,
    "/user/panel.html",
    "/user/panel/reserves.html",
    `/user/panel/reserves/${code}.html`,
    "/user/panel/guests.html",
    "/user/panel/information.html",
    "/user/panel/favorites.html",
    "/user/panel/financial/index.html",
    "/user/panel/financial/refunds.html",
    "/user/panel/comments/index.html",
    "/user/panel/comments/questions.html",
  ];
  for (const path of own) {
    const turned = await request.get(path, { maxRedirects: 0 });
    expect([turned.status(), turned.headers()["location"]], path).toEqual([
      302,
      `/user/login.html?return_to=${encodeURIComponent(path)}`,
    ]);
  }
  for (const folder of ["/user/panel/financial", "/user/panel/comments"]) {
    const led = await request.get(`${folder}?page=2`, { maxRedirects: 0 });
    expect([led.status(), led.headers()["location"]]).toEqual([302, `${folder}/index.html?page=2`]);
  }
  for (const path of [
    `/reserve-new/reserve/voucher/${code}`,
    `/tour/reserve/voucher/${code}`,
    `/tour/reserve/${code}/voucher`,
    "/reserve-new/reserve/tracking.html",
  ]) {
    const headers = (await request.get(path)).headers();
    expect([headers["cache-control"], headers["referrer-policy"]], path).toEqual(["private, no-store", "no-referrer"]);
  }
});

test("R39, R141 a search that misses any of its four parameters goes Home, and Home says so", async ({
  page,
  request,
}) => {
  for (const key of Object.keys(search)) {
    const answer = await request.get(searchAddress({ [key]: null }), { maxRedirects: 0 });
    expect(answer.status(), key).toBe(302);
    const home = new URL(answer.headers()["location"] ?? "", "http://x");
    expect([home.pathname, home.searchParams.get("incomplete"), home.searchParams.has(key)], key).toEqual([
      "/",
      "missing",
      false,
    ]);
  }
  await page.goto(searchAddress({ check_in: null }));
  await expect(page.getByRole("alert")).toContainText("تعداد شب‌ها را وارد کنید");
});

test("R42, R45 addresses under /Maps lead to the address without it", async ({ request }) => {
  for (const [from, to] of [
    ["/Maps/IsfahanHotels.html?a=1", "/IsfahanHotels.html?a=1"],
    ["/Maps/IsfahanTourism/6.html", "/IsfahanTourism/6.html"],
    ["/Maps/IranHotels.html", "/IranHotels.html"],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()["location"]]).toEqual([302, to]);
  }
});

test("a property or sight under another city's address leads to its own for good, its dates and party kept", async ({
  request,
}) => {
  const query = `check_in=${soon}&length_of_stay=3&rooms=${encodeURIComponent("2,5;1")}`;
  for (const [from, to] of [
    [`/ShirazHotels/HowzkhanehBoutiqueHotel.html?${query}`, `/IsfahanHotels/HowzkhanehBoutiqueHotel.html?${query}`],
    ["/NowhereHotels/HowzkhanehBoutiqueHotel.html", "/IsfahanHotels/HowzkhanehBoutiqueHotel.html"],
    ["/ShirazTourism/6.html", "/IsfahanTourism/6.html"],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()["location"]], from).toEqual([301, to]);
  }
  expect((await request.get("/ShirazHotels/UnknownHotel.html", { maxRedirects: 0 })).status()).toBe(404);
});

test("R2, R189 a public page is in the language of its address, and a personal one keeps the choice", async ({
  request,
}) => {
  const answer = await request.get("/user/panel.html?lang=en", { maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]]).toEqual([303, "/user/panel.html"]);
  expect(answer.headers()["set-cookie"]).toMatch(/^lang=en; path=\/; SameSite=lax/);
  const chosen = await request.get("/IsfahanHotels.html?lang=en&sort=lowest_price", { maxRedirects: 0 });
  expect([chosen.status(), chosen.headers()["set-cookie"]]).toEqual([200, undefined]);
  expect(await chosen.text()).toContain('<html lang="en" dir="ltr"');
  const english = await (await request.get("/IsfahanHotels.html", { headers: { Cookie: "lang=en" } })).text();
  expect(english).toContain('<html lang="en" dir="ltr"');
  expect(english).toContain("Hotels in Isfahan");
});

test("bad input gets a clear page, and never a fault of ours", async ({ request }) => {
  const bad = [
    searchAddress({ check_in: "tomorrow" }),
    searchAddress({ check_in: "2020-01-01" }),
    searchAddress({ check_in: "9999-99-99" }),
    searchAddress({ check_in: "2026-02-30" }),
    searchAddress({ length_of_stay: "400" }),
    searchAddress({ length_of_stay: "0" }),
    searchAddress({ length_of_stay: "-1" }),
    searchAddress({ length_of_stay: "1e9" }),
    searchAddress({ rooms: Array.from({ length: 99 }, () => "1").join(";") }),
    searchAddress({ rooms: "x" }),
    searchAddress({ destination_id: "city-999999" }),
    searchAddress({ destination_id: "'; drop table city; --" }),
    searchAddress({ destination_name: "\u0000" }),
    searchAddress({ check_in: "\u0000" }),
    searchAddress({ destination_id: "\ud800" }),
    `${searchAddress()}&page=999999`,
    `${searchAddress()}&type[]=castle&price_min=-5`,
    "/IranHotels.html?sort=sideways",
    "/IranHotels.html?page=0",
    `/IranHotels.html?${"a=1&".repeat(2000)}`,
    "/IsfahanHotels.html?%E0%A4%A",
    "/?incomplete=%00",
    "/search/find",
    "/search/find?destination_name=zzzzzzzz&check_in=1405/9/10&length_of_stay=2",
    "/search/find?destination_name=%00",
  ];
  for (const path of bad) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBeLessThan(500);
    const text = await answer.text();
    expect(text, path).toContain("<main");
    expect(text, path).not.toMatch(/at \w+ \(|node_modules|stack/);
  }
  for (const cookie of [
    "lang=%E0%A4%A",
    "lang=de",
    "token=broken",
    "token=a.b.c",
    "theme=<script>",
    ";;;=",
    "lang=en; lang=fa",
  ]) {
    const answer = await request.get("/", { headers: { Cookie: cookie } });
    expect(answer.status(), cookie).toBe(200);
    expect(await answer.text(), cookie).not.toContain("<script>");
  }
});

test("nothing that a visitor sends stands in a log", async ({ request, site }) => {
  const canary = "canary7f3a9";
  const searched = searchAddress({ destination_name: canary, destination_id: canary, rooms: canary });
  const headers = { Cookie: `token=${canary}.b.c; lang=${canary}`, Authorization: `Bearer ${canary}`, Referer: canary };
  for (const path of [
    searched,
    `/${canary}Hotels.html`,
    `/nowhere/${canary}`,
    `/search/find?destination_name=${canary}`,
  ])
    await request.get(path, { headers });
  await request.get(`/base/v2/autocomplete?q=${canary}&scope=property`, { headers });
  await request.post("/error-log", { headers, data: { name: canary, message: canary, stack: canary } });
  await request.post("/csp-report", { headers, data: { "csp-report": { "document-uri": canary } } });
  await request.post("/user/v2/send-otp", { headers, data: { mobile: canary } });
  // The provider writes its log line before the answer is sent.
  expect(site.written()).toContain("/base/v2/autocomplete");
  expect(site.written()).not.toContain(canary);
});

test("an impossible search stays on its page and says what to mend", async ({ page }) => {
  await page.goto(searchAddress({ length_of_stay: "400" }));
  await expect(page.getByRole("alert").first()).toContainText("این جست‌وجو انجام نشد");
  await expect(page.getByRole("combobox", { name: "مقصد" })).toHaveValue("Isfahan");
});

test("every response has the same policy and headers", async ({ request }) => {
  const policies = new Set<string | undefined>();
  for (const path of [
    "/",
    "/nowhere",
    "/IsfahanHotels.html",
    "/robots.txt",
    "/sitemap.xml",
    "/web/nothing.js",
    "/web/art/hero.dusk.rtl.svg",
    "/base/v2/cities",
    "/livez",
  ]) {
    const headers = (await request.get(path)).headers();
    policies.add(headers["content-security-policy"]);
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["cross-origin-resource-policy"], path).toBe("same-origin");
    expect(headers["x-powered-by"], path).toBeUndefined();
    expect(headers["server"], path).toBeUndefined();
  }
  expect([...policies]).toHaveLength(1);
  expect([...policies][0]).toContain("require-trusted-types-for 'script'");
});

test("server pages hold no inline script, style or style attribute, and searches are not indexed", async ({
  request,
}) => {
  for (const path of [...built, searchAddress()]) {
    const text = await (await request.get(path)).text();
    expect(text, path).not.toMatch(/\sstyle="|<style|\son\w+="/);
    for (const [, attributes = ""] of text.matchAll(/<script([^>]*)>/g))
      expect(attributes, path).toMatch(/src="|type="application\/(ld\+)?json"/);
  }
  expect((await request.get(searchAddress())).headers()["x-robots-tag"]).toBe("noindex");
  expect((await request.get("/IsfahanHotels.html")).headers()["x-robots-tag"]).toBeUndefined();
  const html = await (await request.get("/IsfahanHotels.html?utm_source=x&sort=lowest_price")).text();
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/IsfahanHotels\.html">/);
});

test("the sitemap names pages that answer", async ({ request }) => {
  const index = await (await request.get("/sitemap.xml")).text();
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  // The demonstration's properties have ids up to 12,203, ten thousand to a file.
  expect(parts.filter((part) => part.includes("properties"))).toEqual(
    [1, 2].map((file) => `/sitemap-properties-${file}.xml`),
  );
  expect(parts).toHaveLength(8);
  for (const part of parts) {
    const addresses = [...(await (await request.get(part)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = ""]) => new URL(address).pathname,
    );
    expect(addresses.length).toBeGreaterThan(5);
    expect((await request.get(addresses.at(-1) ?? "")).status()).toBe(200);
  }
  expect(await (await request.get("/robots.txt")).text()).toContain("/sitemap.xml");
});
