import { expect, it } from "vitest";
import type { Transport } from "#app/src/api/client.ts";
import { LAST_FILE } from "#domain/addresses/address-files.ts";
import { eventually } from "#tests/support/eventually.ts";
import { openHost, refusalOf } from "#tests/support/host.ts";

/** A provider that has properties in these files, named by their number in it. */
const withFiles =
  (files: Readonly<Record<number, number>>): Transport =>
  async (address) => {
    const { pathname, searchParams } = new URL(address, "http://provider.invalid");
    const answer = (value: unknown) => Response.json({ code: 200, reason: null, message: "", errors: [], value });
    if (pathname.endsWith("/address-files")) return answer(Object.keys(files).map(Number));
    const file = Number(searchParams.get("file"));
    const count = files[file] ?? 0;
    const made = Array.from({ length: count }, (_, at) => ({
      city_slug: "Yazd",
      slug: `P${file}_${at + 1}`,
      changed_on: at === 0 ? "2026-11-20" : null,
    }));
    return count === 0 ? refusalOf(404) : answer(made);
  };

const open = (does: Transport, environment = {}) => {
  const opened = openHost({ environment: { PUBLIC_BASE_URL: "https://shamseh.test", ...environment } });
  opened.provider.does = does;
  return opened;
};
const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

it("the map leads to each file of properties, and each file to its properties, by one call", async () => {
  const { get, provider } = open(withFiles({ 1: 10_000, 7: 2 }));
  const index = locationsIn(await (await get("/sitemap.xml")).text());
  expect(index.slice(-2)).toEqual([1, 7].map((file) => `https://shamseh.test/sitemap-properties-${file}.xml`));
  const { asked } = provider;
  const last = await get("/sitemap-properties-7.xml");
  expect([last.status, last.headers.get("Content-Type")]).toEqual([200, "application/xml"]);
  expect(locationsIn(await last.text())).toEqual(
    [1, 2].flatMap((at) =>
      ["", "?lang=en"].map((query) => `https://shamseh.test/YazdHotels/P7_${at}Hotel.html${query}`),
    ),
  );
  const full = await (await get("/sitemap-properties-1.xml")).text();
  expect(locationsIn(full)).toHaveLength(20_000);
  expect(provider.asked).toBe(asked + 2);
});

it("a property has the day on which its page last changed, in both languages, and none where that is not known", async () => {
  const map = await (await open(withFiles({ 7: 2 })).get("/sitemap-properties-7.xml")).text();
  const days = [...map.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(([, , day]) => day);
  expect(days).toEqual(["2026-11-20", "2026-11-20", undefined, undefined]);
});

it("a file that holds nothing is not found, and what is no number of one is not asked for", async () => {
  const { get, provider } = open(withFiles({ 1: 1 }));
  expect((await get("/sitemap-properties-2.xml")).status).toBe(404);
  await get("/no/such/page");
  const { asked } = provider;
  for (const file of ["0", "01", "-1", "1.5", "x", "1x", "", "٢", String(LAST_FILE + 1), "9".repeat(400)]) {
    expect((await get(`/sitemap-properties-${file}.xml`)).status, file).toBe(404);
  }
  expect((await get("/sitemap-properties.xml")).status).toBe(404);
  expect(provider.asked).toBe(asked);
});

it("files are made one after another, and one that fails leaves the next", async () => {
  const files = withFiles({ 1: 1, 2: 1, 3: 1 });
  const begun: string[] = [];
  const ended = Promise.withResolvers<void>();
  const { get } = open(async (address, init) => {
    begun.push(address.slice(-1));
    if (address.endsWith("1")) {
      await ended.promise;
      throw new TypeError("fetch failed");
    }
    return files(address, init);
  });
  const asked = [1, 2, 3].map((file) => get(`/sitemap-properties-${file}.xml`));
  await eventually(() => expect(begun).toEqual(["1"]));
  ended.resolve();
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual([503, 200, 200]);
  expect(answers[0]?.headers.get("Retry-After")).toBe("60");
  expect(begun).toEqual(["1", "2", "3"]);
});

it("one address may have so many made a minute", async () => {
  const { get, provider } = open(withFiles({ 1: 1 }), { LIMIT_FACTOR: String(1 / 60) });
  expect((await get("/sitemap-properties-1.xml")).status).toBe(200);
  const refused = await get("/sitemap-properties-1.xml");
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
  expect(provider.asked).toBe(1);
});

it("an edge cache keeps them for an hour, until a property or a place changes", async () => {
  const on = open(withFiles({ 1: 1 }), { EDGE_CACHE: "on" });
  for (const path of ["/sitemap.xml", "/sitemap-properties-1.xml"]) {
    const { headers } = await on.get(path);
    expect(headers.get("Cache-Control"), path).toBe("public, s-maxage=3600, max-age=0, must-revalidate");
    expect(headers.get("Surrogate-Key"), path).toBe("pages stays places");
  }
  const off = await open(withFiles({ 1: 1 })).get("/sitemap-properties-1.xml");
  expect([off.headers.get("Cache-Control"), off.headers.get("Surrogate-Key")]).toEqual([null, null]);
  const away = open(() => Promise.reject(new TypeError("fetch failed")), { EDGE_CACHE: "on" });
  for (const path of ["/sitemap.xml", "/sitemap-cities.xml", "/sitemap-properties-1.xml"]) {
    const { status, headers } = await away.get(path);
    expect([status, headers.get("Cache-Control")], path).toEqual([503, "no-store"]);
  }
});
