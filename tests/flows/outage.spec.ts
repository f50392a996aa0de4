import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { expect, startSite, test } from "./site.ts";

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

test("G11 a provider that stands still or is gone leaves content pages up, the rest a useful 503, and comes back", async () => {
  test.setTimeout(180_000);
  const site = await startSite();
  try {
    // The content pages' words are fetched when the host starts.
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
