import { expect, it, onTestFinished, vi } from "vitest";
import { type Client, createClient } from "#app/src/api/client.ts";
import { failed } from "#app/src/api/result.ts";
import { baseCalls } from "#domain/contract/base.calls.ts";
import { flightHome } from "#fixtures/answers/flight-home.ts";
import { flightOrigin } from "#fixtures/answers/flight-origin.ts";
import { isfahanCity } from "#fixtures/answers/isfahan-city.ts";
import { tourHome } from "#fixtures/answers/tour-home.ts";
import { tourListing } from "#fixtures/answers/tour-listing.ts";
import { stayCalls } from "#products/stay/contract/stay.calls.ts";
import { createSitemap } from "./sitemap.ts";

/** A client of a provider that answers each address with this value. */
const clientOf = (answer: (url: URL) => unknown): Client =>
  createClient({
    base: "/",
    clientToken: "test",
    locale: () => "fa",
    token: () => null,
    transport: async (address) => {
      const value = answer(new URL(address, "https://provider.test"));
      return Response.json({ code: 200, reason: null, message: "", errors: [], value });
    },
  });

const city = (slug: string, property_count: number) => ({ ...isfahanCity.city, slug, property_count });

/** A client of a provider with three cities, one of which has nothing to book; each has a subject and an attraction. */
const clientOfCities = (asked: string[]): Client =>
  clientOf(({ pathname }) => {
    asked.push(pathname.slice(pathname.lastIndexOf("/") + 1));
    if (pathname.endsWith("/cities")) return [city("Isfahan", 1), city("Natanz", 0), city("Shiraz", 30)];
    const slug = asked.at(-1) ?? "";
    return {
      ...isfahanCity,
      city: city(slug, 1),
      subjects: [{ filter: `Of${slug}`, title_fa: "", title_en: "" }],
      attractions: [{ ...isfahanCity.attractions[0], id: slug.length }],
    };
  });

const SITE = "https://shamseh.test";
const pathsIn = (map: string) =>
  [...map.matchAll(/<url><loc>([^<]+)<\/loc>/g)]
    .map(([, at = ""]) => at.slice(SITE.length))
    .filter((path) => !path.includes("lang="));

it.each([
  ["cities", ["cities"], ["/IsfahanHotels.html", "/ShirazHotels.html"]],
  [
    "subjects",
    ["cities", "Isfahan", "Shiraz"],
    ["/IsfahanHotels/OfIsfahanHotels.html", "/ShirazHotels/OfShirazHotels.html"],
  ],
  ["attractions", ["cities", "Isfahan", "Shiraz"], ["/IsfahanTourism/7.html", "/ShirazTourism/6.html"]],
] as const)("the map of %s names what there is in each city that has something to book", async (part, calls, paths) => {
  const asked: string[] = [];
  const map = await createSitemap(clientOfCities(asked), SITE)(part);
  expect([pathsIn(map), asked]).toEqual([paths, calls]);
  expect(map).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9" xmlns:xhtml="http:\/\/www.w3.org\/1999\/xhtml">\n<url>/,
  );
});

it("the map of tours names each destination, the cities that its tours leave from, and every tour of every page", async () => {
  const [tour] = tourListing.items;
  const client = clientOf(({ pathname, searchParams }) => {
    if (pathname.endsWith("/home")) return { ...tourHome, destinations: tourHome.destinations.slice(0, 1) };
    const page = Number(searchParams.get("page"));
    const items = Array.from({ length: page === 1 ? 10 : 1 }, (_, at) => ({ ...tour, slug: `Tour_${page}_${at}` }));
    return { ...tourListing, items, total: 11, page, origins: tourListing.origins.slice(0, 2) };
  });
  const [destination] = tourHome.destinations;
  const name = destination?.city.slug;
  const paths = pathsIn(await createSitemap(client, SITE)("tours"));
  const from = tourListing.origins.slice(0, 2).map(({ slug }) => `/${name}Tours/From${slug}.html`);
  expect(paths.slice(0, 3)).toEqual([`/${name}Tours.html`, ...from]);
  expect(paths.slice(3)).toHaveLength(11);
  expect(paths.at(-1)).toBe(`/${tour?.city.slug}Tours/Tour_2_0Tour.html`);
});

it("the map of flights names the cities that they leave from, and each route that can be bought", async () => {
  const origins = flightHome.origins.slice(0, 2);
  const destinations = flightOrigin.destinations.slice(0, 2);
  const client = clientOf(({ pathname }) =>
    pathname.endsWith("/home") ? { ...flightHome, origins } : { ...flightOrigin, destinations },
  );
  expect(pathsIn(await createSitemap(client, SITE)("flights"))).toEqual(
    origins.flatMap(({ slug }) => [
      `/${slug}Flights.html`,
      ...destinations.map(({ destination }) => `/${slug}Flights/To${destination.slug}.html`),
    ]),
  );
});

it("the map of pages that are always there names each of them and the categories, and no page of a user's own", async () => {
  const paths = pathsIn(await createSitemap(clientOfCities([]), SITE)("static"));
  for (const path of [
    "/",
    "/Content/About.html",
    "/IranHotels.html",
    "/Flights.html",
    "/LuxuryCategoryHotels.html",
    "/CheapCategoryHotels.html",
  ])
    expect(paths).toContain(path);
  expect(paths.filter((path) => /panel|login|reserve|search/.test(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});

it("a part is made again after an hour", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const asked: string[] = [];
  const part = createSitemap(clientOfCities(asked), SITE);
  await part("cities");
  vi.advanceTimersByTime(3_599_999);
  await part("cities");
  expect(asked).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await part("cities");
  expect(asked).toHaveLength(2);
});

it.each([
  ["cities", baseCalls.cities],
  ["subjects", stayCalls.city],
  ["attractions", stayCalls.city],
] as const)(
  "no half of the part of %s is given out when the provider fails, and the next one who asks has it made",
  async (name, failing) => {
    let isAway = true;
    const provider = clientOfCities([]);
    const call: Client["call"] = async (target, ...input) =>
      isAway && target.path === failing.path ? failed({ kind: "network" }) : provider.call(target, ...input);
    const part = createSitemap({ call }, SITE);
    await expect(part(name)).rejects.toThrow("did not answer");
    isAway = false;
    expect(pathsIn(await part(name))).toHaveLength(2);
  },
);
