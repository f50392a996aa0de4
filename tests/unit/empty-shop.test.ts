import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Changes, createChanges } from "#app/server/changes.ts";
import { type ContentPages, createContentPages } from "#app/server/content-pages.ts";
import { readSettings } from "#app/server/settings.ts";
import type { Transport } from "#app/src/api/client.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { eventually } from "#tests/support/eventually.ts";
import { openHost } from "#tests/support/host.ts";
import { emptyShop, type Shop } from "#tests/support/inventory.ts";

/** The website before a provider with its tables and no rows, as a production is on its first day. */

const settings = { ...readSettings({ APP_ENV: "demo" }), providerUrl: "http://provider.invalid" };
const LANGUAGES = ["fa", "en"] as const satisfies readonly Locale[];
const UNWRITTEN = [
  "/Content/About.html",
  "/Content/Contact.html",
  "/Content/Gallery.html",
  "/Content/RulesAndPolicies.html",
];

let shop: Shop;
let provider: Transport;

beforeAll(async () => {
  shop = await emptyShop();
  provider = async (address, init) => shop.app.request(address.replace(/^https?:\/\/[^/]+/, ""), init);
});
afterAll(() => shop.close());

/** A website that knows the existing content pages; without `contentPages` it assumes all of them. */
function website(known: { contentPages?: ContentPages; changes?: Changes } = {}) {
  const opened = openHost(known);
  opened.provider.does = provider;
  return opened;
}
type Website = ReturnType<typeof website>;

/** Links of a page within this site; a login returns to the page where it was pressed, and counts as one page. */
const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/g)]
    .map(([, href = ""]) => href.replaceAll("&amp;", "&"))
    .map((href) => (href.includes("return_to=") ? href.slice(0, href.indexOf("?")) : href))
    .filter((href) => !/[?&]lang=/.test(href));

/** Crawls from Home and from the site map: each linked address with its status. */
async function walk({ get }: Website, language: Locale): Promise<Map<string, number>> {
  const statuses = new Map<string, number>();
  const map = await (await get("/sitemap-static.xml")).text();
  const waiting = ["/", ...[...map.matchAll(/<loc>https?:\/\/[^/]+([^<]+)/g)].map(([, at = ""]) => at)];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (statuses.has(address)) continue;
    const answer = await get(address, { Cookie: `lang=${language}` });
    statuses.set(address, answer.status);
    const moved = answer.headers.get("Location");
    waiting.push(...(moved === null ? linksIn(await answer.text()) : [moved]));
  }
  return statuses;
}

const deadIn = (statuses: ReadonlyMap<string, number>): string[] =>
  [...statuses].flatMap(([address, status]) => (status >= 400 ? [address] : [])).toSorted();

test.each(LANGUAGES)("before anything is for sale no page leads to one that is not there, in %s", async (language) => {
  const contentPages = createContentPages({ settings, transport: provider });
  await contentPages.look();
  const statuses = await walk(website({ contentPages }), language);
  expect(deadIn(statuses)).toEqual([]);
  expect([...statuses.keys()]).toEqual(expect.arrayContaining(["/", "/IranHotels.html", "/Landings/Nowruz.html"]));
});

test("the walk finds what a website leads to that knows of no missing page", async () => {
  expect(deadIn(await walk(website(), "fa"))).toEqual(UNWRITTEN);
});

test("a page that is written is led to from then on, and what it names that is not there is not", async () => {
  const contentPages = createContentPages({ settings, transport: provider });
  const asking = { ...settings, proxySecret: shop.services.settings.proxySecret };
  const changes = createChanges({
    settings: asking,
    log: pino({ level: "silent" }),
    fetch: async (address, init) => provider(String(address), init ?? {}) as Promise<Response>,
  });
  const site = website({ contentPages, changes });
  await contentPages.look();
  await changes.look();
  const footer = async () => linksIn(await (await site.get("/")).text()).filter((at) => at.startsWith("/Content/"));
  expect(await footer()).toEqual([]);
  const fact = (term: string, address: string) => ({ term, value: term, address });
  const blocks = [
    { kind: "facts", items: [fact("Telephone", "tel:1685"), fact("Rules", UNWRITTEN[3] ?? "")] },
    { kind: "heading", id: "where", text: "Our cities" },
    { kind: "facts", items: [fact("Yazd", "/YazdHotels.html")] },
  ];
  const words = { title_fa: "تماس با ما", title_en: "Contact us", lead_fa: "ما", lead_en: "Us" };
  const row = { record: "page", slug: "contact", ...words, blocks_fa: blocks, blocks_en: blocks };
  expect((await shop.operator(["import", "properties", "-"], JSON.stringify(row))).code).toBe(0);
  await changes.look();
  await eventually(async () => expect(await footer()).toEqual(["/Content/Contact.html"]));
  const page = await (await site.get("/Content/Contact.html")).text();
  expect(page).toContain("tel:1685");
  expect(page).not.toMatch(/YazdHotels|RulesAndPolicies|Our cities/);
  expect(deadIn(await walk(site, "en"))).toEqual([]);
});
