import { describe, expect, it } from "vitest";
import { brandScene } from "#app/src/page/share.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { pageClock } from "#tests/support/page-clock.ts";
import { type DocumentParts, documentHtml } from "./document.ts";
import { environmentOf } from "./environment.ts";
import { readSettings } from "./settings.ts";
import { robotsText, sitemapIndex } from "./sitemap.ts";

const settings = { ...readSettings({ APP_ENV: "demo" }), publicBaseUrl: "https://shamseh.test" };
const links: DocumentParts["links"] = {
  styles: ["/assets/a.css"],
  modules: [{ address: "/assets/m.js", integrity: "sha384-m" }],
  later: ["assets/screen.js", "assets/words.js"],
  early: { address: "/assets/early.js", integrity: "sha384-e" },
  entry: { address: "/assets/entry.js", integrity: "sha384-n" },
};
const head = { title: "هتل‌ها", description: "توضیح", canonical: "/IsfahanHotels.html", jsonLd: [] };

function written({ locale = "fa" as Locale, theme = "system" as const, ...changes }: Record<string, unknown> = {}) {
  const visitor = { locale: locale as Locale, theme: theme as "system" | "dark" };
  const parts = documentHtml({
    environment: environmentOf(
      visitor,
      settings,
      pageClock(() => Date.UTC(2026, 10, 21, 20, 45)),
    ),
    address: { path: "/IsfahanHotels.html", query: "" },
    head,
    links,
    body: "<main></main>",
    state: ['{"route":', "null}"],
    chosen: null,
    ...changes,
  });
  return parts.join("");
}

describe("a page as text", () => {
  it("is canonical to itself and names the page in each language", () => {
    const [fa, en] = [
      `${settings.publicBaseUrl}/IsfahanHotels.html`,
      `${settings.publicBaseUrl}/IsfahanHotels.html?lang=en`,
    ];
    const alternates = [
      `<link rel="alternate" hreflang="fa" href="${fa}">`,
      `<link rel="alternate" hreflang="en" href="${en}">`,
      `<link rel="alternate" hreflang="x-default" href="${fa}">`,
    ].join("\n");
    for (const [changes, canonical] of [
      [{}, fa],
      [{ locale: "en" }, fa],
      [{ locale: "en", chosen: "en" }, en],
      [{ chosen: "fa" }, fa],
    ] as const) {
      expect(written(changes)).toContain(`<link rel="canonical" href="${canonical}">\n${alternates}`);
      expect(written(changes)).toContain(`<meta property="og:url" content="${canonical}">`);
    }
    expect(written({ head: { ...head, canonical: null } })).not.toContain("hreflang");
  });
  it("R1 says its language and direction", () => {
    expect(written()).toContain('<html lang="fa" dir="rtl">');
    expect(written({ locale: "en" })).toContain('<html lang="en" dir="ltr">');
    expect(written()).toContain('<meta property="og:locale" content="fa_IR">');
    expect(written()).toContain('<meta property="og:locale:alternate" content="en_US">');
    expect(written({ locale: "en" })).toContain('<meta property="og:locale" content="en_US">');
  });
  it("R189 names a theme that was chosen, and none that was not", () => {
    expect(written({ theme: "dark" })).toContain(' data-theme="dark"');
    expect(written()).not.toContain("data-theme");
  });
  it("has an address of its own for search engines, or asks them to leave", () => {
    const found = written();
    expect(found).toContain('<link rel="canonical" href="https://shamseh.test/IsfahanHotels.html">');
    expect(found).toContain('<meta property="og:url" content="https://shamseh.test/IsfahanHotels.html">');
    expect(found).not.toContain("noindex");
    const hidden = written({ head: { ...head, canonical: null } });
    expect(hidden).toContain('<meta name="robots" content="noindex">');
    expect(hidden).not.toMatch(/canonical|og:url/);
  });
  it("names the site in its language, in no line that is empty", () => {
    expect(written()).toContain('<meta property="og:site_name" content="شمسه">');
    expect(written({ locale: "en" })).toContain('<meta property="og:site_name" content="Shamseh">');
    const hidden = written({ head: { ...head, canonical: null } });
    expect(hidden.slice(hidden.indexOf("<title>"), hidden.indexOf('<link rel="modulepreload'))).not.toContain("\n\n");
  });
  it("escapes what it is given", () => {
    const page = written({ head: { ...head, title: `<b>"&`, jsonLd: [{ name: "</script>" }] } });
    expect(page).toContain("<title>&lt;b&gt;&quot;&amp;</title>");
    expect(page.match(/<\/script>/g)?.length).toBe(written().match(/<\/script>/g)!.length + 1);
  });
  it("R196 runs its scripts with their digests, and none where there is nothing to go on from", () => {
    expect(written()).toContain('src="/assets/entry.js" integrity="sha384-n"');
    expect(written()).toContain('src="/assets/early.js" integrity="sha384-e"');
    expect(written()).toContain('data-later="assets/screen.js assets/words.js"');
    expect(written()).toContain('<link rel="modulepreload" href="/assets/m.js" integrity="sha384-m"');
    const still = written({ state: null });
    expect(still).not.toMatch(/<script|modulepreload/);
    expect(still).toContain('<link rel="stylesheet" href="/assets/a.css">');
    expect(still).toContain('<div id="root"><main></main></div>');
  });
  it("loads the letters of its language first", () => {
    expect(written()).toContain("/web/fonts/vazirmatn-fa.woff2");
    expect(written({ locale: "en" })).toContain("/web/fonts/vazirmatn-latin.woff2");
  });
});

it("what a page is rendered for is the day of Tehran, in whole seconds", () => {
  const at = Date.UTC(2026, 10, 21, 20, 45) + 999;
  const clock = pageClock(() => at);
  const environment = environmentOf({ locale: "fa", theme: "dark" }, settings, clock);
  expect(environment).toMatchObject({
    now: (at - 999) / 1000,
    today: "2026-11-22",
    clockAhead: 0,
    theme: "dark",
    publicBase: "https://shamseh.test",
    clientToken: settings.clientToken,
    isDemo: true,
  });
  const production = { ...settings, appEnv: "production" as const };
  expect(environmentOf({ locale: "fa", theme: "dark" }, production, clock).isDemo).toBe(false);
});

it("the map of the site names its parts, and the robots its map", () => {
  const parts = [...sitemapIndex("https://shamseh.test", [1, 3]).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => address,
  );
  expect(parts).toEqual(
    ["static", "cities", "subjects", "attractions", "tours", "flights", "properties-1", "properties-3"].map(
      (part) => `https://shamseh.test/sitemap-${part}.xml`,
    ),
  );
  expect(robotsText("https://shamseh.test")).toContain("\nSitemap: https://shamseh.test/sitemap.xml\n");
});

describe("the picture of links to a page", () => {
  const share = { name: "هتل‌های اصفهان", line: null, price: null, scene: brandScene };
  const pictureOf = (changes: Record<string, unknown>) =>
    [...written(changes).matchAll(/property="og:image(:\w+)?" content="([^"]+)"/g)].map(([, name, value]) => [
      name,
      value,
    ]);

  it("is the page's own with its size and its text, in the language of the page", () => {
    expect(pictureOf({ head: { ...head, share } })).toEqual([
      [undefined, "https://shamseh.test/web/share/fa/IsfahanHotels.html.jpg"],
      [":type", "image/jpeg"],
      [":width", "1200"],
      [":height", "630"],
      [":alt", "هتل‌های اصفهان"],
    ]);
    const english = { locale: "en", chosen: "en", head: { ...head, canonical: "/IsfahanHotels.html?lang=en", share } };
    expect(pictureOf(english)[0]?.[1]).toBe("https://shamseh.test/web/share/en/IsfahanHotels.html.jpg");
  });
  it("is that of Home where the page has none, and has the page's query where only that tells it from others", () => {
    expect(pictureOf({})[0]?.[1]).toBe("https://shamseh.test/web/share/fa.jpg");
    const search = {
      address: { path: "/search/flight", query: "adult_count=1" },
      head: { ...head, canonical: null, share },
    };
    expect(pictureOf(search)[0]?.[1]).toBe("https://shamseh.test/web/share/fa/search/flight.jpg?adult_count=1");
  });
});
