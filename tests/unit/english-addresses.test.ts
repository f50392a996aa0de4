import { beforeAll, expect, test } from "vitest";
import { inLanguage } from "#domain/addresses/chosen-address.ts";
import { isPublic, matchRoute } from "#domain/addresses/routes.ts";
import { websiteOverProvider } from "#tests/support/website-over-provider.ts";

/** The website as a crawler without cookies walks it, in the language of its addresses. */

/** Links from Home to the farthest page that search engines list. */
const MOST_LINKS = 4;
/** Pages of each route that are looked at: they are made by the same code. */
const OF_EACH_ROUTE = 2;

const website = websiteOverProvider();

beforeAll(async () => {
  // Parts of pages that are kept for a visitor who chose English carry nothing on.
  for (const address of ["/", "/IranHotels.html", "/IsfahanHotels.html"])
    await website.get(address, { Cookie: "lang=en" });
});

const unescaped = (text: string): string => text.replaceAll("&amp;", "&").replaceAll("&quot;", '"');
const withoutSite = (address: string): string => address.replace(/^https?:\/\/[^/]+/, "");
const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, at = ""]) => unescaped(at));
/** Links of a page but for that to itself in Persian. */
const linksIn = (html: string): string[] =>
  all(html, /<a\b[^>]*?\shref="(\/[^"#]*)/g).filter((link) => !/[?&]lang=fa/.test(link));
const isEnglish = (link: string): boolean => /[?&]lang=en/.test(link);
const routeOf = (address: string) => matchRoute(address.replace(/\?.*/, ""))?.name ?? null;

/** Faults of a page that a crawler reads in English. */
function faultsOf(address: string, status: number, headers: Record<string, unknown>, html: string): string[] {
  const canonical = all(html, /<link rel="canonical" href="([^"]+)"/g).map(withoutSite);
  const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/g)].map(
    ([, language = "", at = ""]) => `${language} ${withoutSite(unescaped(at))}`,
  );
  const page = canonical[0] ?? "";
  const isIndexed = !html.includes('<meta name="robots" content="noindex">');
  const strays = linksIn(html).filter((link) => {
    const route = routeOf(link);
    return route !== null && isPublic(route) && !isEnglish(link);
  });
  const problems = [
    [status !== 200, `answers ${status}`],
    [headers["set-cookie"] !== undefined, "sets a cookie"],
    [!html.includes('<html lang="en" dir="ltr"'), "is not in English"],
    [isIndexed && inLanguage(page, "en") !== page, `has the canonical address ${page}`],
    [
      isIndexed &&
        alternates.join() !==
          [`fa ${inLanguage(page, "fa")}`, `en ${page}`, `x-default ${inLanguage(page, "fa")}`].join(),
      `has the alternates ${alternates.join()}`,
    ],
    [strays.length > 0, `leads out of English: ${strays.slice(0, 3).join(" ")}`],
    [
      (/<form[^>]* method="get"/.test(html) || /action="\/search\/find"/.test(html)) && !formsCarry(html),
      "has a form that forgets the language",
    ],
  ] as const;
  return problems.flatMap(([isFault, words]) => (isFault ? [`${address} ${words}`] : []));
}

/** True when each form that a browser sends by itself has the language among its fields. */
const formsCarry = (html: string): boolean =>
  [...html.matchAll(/<form[^>]* method="get"[\s\S]*?<\/form>/g)].every(([form]) =>
    form.includes('name="lang" value="en"'),
  );

test("a crawler without cookies finds every page in English, each canonical to itself with its twin", async () => {
  const distance = new Map([["/?lang=en", 0]]);
  const seen = new Map<string, number>();
  const faults: string[] = [];
  for (const [address, links] of distance) {
    const route = routeOf(address);
    if (route === null || !isPublic(route) || route === "login") continue;
    const before = seen.get(route) ?? 0;
    const isOverBound = before >= OF_EACH_ROUTE;
    seen.set(route, before + 1);
    if (isOverBound) continue;
    const { status, headers, text } = await website.get(address);
    if (status === 301 || status === 302) {
      faults.push(...(isLed(headers["location"]) ? [] : [`${address} is led to ${headers["location"]}`]));
      continue;
    }
    faults.push(...faultsOf(address, status, headers, text));
    for (const link of linksIn(text).filter(isEnglish)) if (!distance.has(link)) distance.set(link, links + 1);
  }
  expect(faults).toEqual([]);
  for (const route of ["home", "city", "property", "tour", "tours", "attraction", "about"])
    expect(seen.has(route), route).toBe(true);
  const listed = new Set((await mapped()).map((address) => routeOf(address)));
  expect([...listed].filter((route) => route !== null && !seen.has(route))).toEqual([]);
  expect(
    Math.max(...[...distance].filter(([address]) => listed.has(routeOf(address))).map(([, links]) => links)),
  ).toBeLessThanOrEqual(MOST_LINKS);
});

const isLed = (location: unknown): boolean => typeof location === "string" && location.includes("lang=en");

/** Addresses of the whole map, without their site. */
async function mapped(): Promise<string[]> {
  const index = await website.get("/sitemap.xml");
  const files = all(index.text, /<loc>([^<]+)<\/loc>/g).map(withoutSite);
  expect(files.length).toBeGreaterThan(4);
  const texts = await Promise.all(files.map(async (file) => (await website.get(file)).text));
  return texts.flatMap((text) => all(text, /<loc>([^<]+)<\/loc>/g)).map(withoutSite);
}

test("the map lists each page in both languages, and each of a sample answers", async () => {
  const addresses = await mapped();
  const persian = addresses.filter((address) => !address.includes("lang="));
  expect(addresses.toSorted()).toEqual(persian.flatMap((at) => [at, inLanguage(at, "en")]).toSorted());
  const answered = new Map<string, number>();
  for (const address of addresses) {
    const route = `${routeOf(address)}`;
    const count = answered.get(route) ?? 0;
    answered.set(route, count + 1);
    if (count >= OF_EACH_ROUTE) continue;
    expect([address, (await website.get(address)).status]).toEqual([address, 200]);
  }
  expect(answered.size).toBeGreaterThan(10);
});
