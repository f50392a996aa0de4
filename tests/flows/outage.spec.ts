import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { expect, startSite, test } from "./site.ts";
import { ready } from "./watch.ts";

const content = [
  "/Content/About.html",
  "/Content/Contact.html",
  "/Content/RulesAndPolicies.html",
  "/Content/Gallery.html",
];
const checkIn = addDays(tehranDate(Date.now() / 1000), 60);
const data = [
  "/YazdHotels.html",
  "/IranHotels.html",
  `/search/property?destination_id=city-5&destination_name=x&check_in=${checkIn}&length_of_stay=2`,
];

async function timed(url: string) {
  const began = Date.now();
  const response = await fetch(url, { headers: { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64)" } });
  return { status: response.status, text: await response.text(), headers: response.headers, took: Date.now() - began };
}

test("a provider that stands still or is gone leaves content pages up, the rest a useful 503, and comes back", async () => {
  test.setTimeout(180_000);
  // A site of its own: the shared one has pages in its memory.
  const site = await startSite();
  try {
    // The texts of the content pages are fetched when the host starts.
    for (const path of content) await expect.poll(async () => (await timed(site.url + path)).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 1500));

    site.provider.kill("SIGSTOP");
    for (const path of data) {
      const { status, text, headers, took } = await timed(site.url + path);
      expect([path, status]).toEqual([path, 503]);
      expect(took, path).toBeLessThan(3000);
      expect(headers.get("retry-after")).toBe("2");
      for (const part of ["تلاش دوباره", "tel:1685", "/search/find"]) expect(text).toContain(part);
    }
    for (const path of content) expect([path, (await timed(site.url + path)).status]).toEqual([path, 200]);

    site.provider.kill("SIGCONT");
    await expect
      .poll(async () => (await timed(`${site.url}/KermanHotels.html`)).status, { timeout: 5000, intervals: [200] })
      .toBe(200);

    site.provider.kill("SIGKILL");
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (const path of ["/ShirazHotels.html", "/TabrizHotels.html"]) {
      const { status, took } = await timed(site.url + path);
      expect([path, status]).toEqual([path, 503]);
      expect(took).toBeLessThan(3000);
    }
    for (const path of content) expect([path, (await timed(site.url + path)).status]).toEqual([path, 200]);

    await site.restartProvider();
    await expect
      .poll(async () => (await timed(`${site.url}/ShirazHotels.html`)).status, { timeout: 5000, intervals: [200] })
      .toBe(200);
  } finally {
    await site.stop();
  }
});

const searches = {
  property: `/search/property?destination_id=city-2&destination_name=${encodeURIComponent("اصفهان")}&check_in=${checkIn}&length_of_stay=2&rooms=3`,
  tour: `/search/tour?origin_id=city-1&destination_id=city-7&check_in=${checkIn}&length_of_stay=3&rooms=2`,
  flight: `/search/flight?origin_city_id=city-1&destination_city_id=city-4&departure_date=${checkIn}&adult_count=2`,
} as const;

test("a search that gets no answer stands in its form, by what its address asks for, and is made again", async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  const typed = () =>
    page.locator("main search form").evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));
  const before: Record<string, unknown> = {};
  for (const [kind, address] of Object.entries(searches)) {
    await page.goto(address);
    await ready(page);
    before[kind] = await typed();
  }
  site.provider.kill("SIGKILL");
  for (const [kind, address] of Object.entries(searches)) {
    expect((await page.goto(`${address}&page=2`))?.status(), kind).toBe(503);
    await ready(page);
    await expect.poll(typed, { message: kind }).toEqual(before[kind]);
  }
  await site.restartProvider();
  const again = page.getByRole("link", { name: "تلاش دوباره" });
  // A press while the circuit breaker rests is answered alike once more.
  await expect(async () => {
    await again.click({ timeout: 1_000 });
    await expect(again).toHaveCount(0, { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
});
