import { brotliDecompressSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { FROZEN_NOW } from "#fixtures/world/demo.ts";
import { eventually } from "#tests/support/eventually.ts";
import { ABOUT, LOGGED_IN, openHost, refusalOf, VOUCHER } from "#tests/support/host.ts";

/** A provider that is not there. */
const isAway = () => Promise.reject(new TypeError("fetch failed"));

/** A page's code is loaded on the first request, which may take longer than a visitor's time limit. */
beforeAll(async () => {
  const { get } = openHost();
  const isLoaded = async (path: string) => expect((await get(path, LOGGED_IN)).status).not.toBe(503);
  for (const path of [ABOUT, VOUCHER, "/user/panel/reserves.html", "/no/such/page"]) {
    await eventually(() => isLoaded(path));
  }
});

describe("a public page", () => {
  it("is made once for all anonymous visitors, and goes out with every header", async () => {
    const { get, provider } = openHost();
    const first = await get(ABOUT);
    const asked = provider.asked;
    const second = await get(ABOUT);
    expect([first.status, second.status, provider.asked]).toEqual([200, 200, asked]);
    for (const page of [first, second]) {
      expect(page.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
      expect(page.headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(page.headers.get("Cache-Control")).toBe("private, max-age=0, must-revalidate");
      expect(page.headers.get("Vary")).toBe("Accept-Encoding, Cookie");
    }
    expect(await first.text()).toBe(await second.text());
  });

  it("is the same document for a telephone, a tablet and a desktop, made once", async () => {
    const { get, state } = openHost();
    const pages = [];
    for (const system of ["iPhone) Mobile/15E148", "iPad)", "X11; Linux x86_64)"]) {
      pages.push(await (await get(ABOUT, { "User-Agent": `Mozilla/5.0 (${system}` })).text());
    }
    expect([new Set(pages).size, state.rendered]).toEqual([1, 1]);
  });

  it("is answered with 304 to a matching If-None-Match, and compressed by Accept-Encoding", async () => {
    const { get } = openHost();
    const page = await get(ABOUT);
    const etag = page.headers.get("ETag") ?? "";
    const known = await get(ABOUT, { "If-None-Match": etag });
    expect([known.status, await known.text()]).toEqual([304, ""]);
    expect((await get(ABOUT, { "If-None-Match": 'W/"other"' })).status).toBe(200);
    const packed = await get(ABOUT, { "Accept-Encoding": "gzip, br" });
    expect(packed.headers.get("Content-Encoding")).toBe("br");
    const bytes = new Uint8Array(await packed.arrayBuffer());
    expect(brotliDecompressSync(bytes).toString()).toBe(await page.text());
    expect((await get(ABOUT, { "Accept-Encoding": "gzip" })).headers.get("Content-Encoding")).toBeNull();
  });

  it("is the same whatever else stands in its address", async () => {
    const { get, provider } = openHost();
    await get(ABOUT);
    const { asked } = provider;
    const page = await get(`${ABOUT}?utm_source=letter`);
    expect([page.status, provider.asked]).toEqual([200, asked]);
  });
});

describe("R116 a token that cannot be read, or is over", () => {
  const over = `e30.${Buffer.from('{"token_expire_at":1}').toString("base64url")}.c2ln`;
  it.each(["%E0%A4%A", "a.b.c", over])("%s is cleared, and its visitor gets the shared page", async (token) => {
    const { get, provider } = openHost();
    await get(ABOUT);
    const { asked } = provider;
    const page = await get(ABOUT, { Cookie: `token=${token}` });
    expect([page.status, provider.asked]).toEqual([200, asked]);
    expect(page.headers.get("Set-Cookie")).toMatch(/^token=; path=\/; SameSite=lax; expires=Thu, 01 Jan 1970/);
    const own = await get("/user/panel/reserves.html", { Cookie: `token=${token}` });
    expect([own.status, own.headers.get("Set-Cookie")?.slice(0, 7)]).toEqual([302, "token=;"]);
  });
  it("alone is cleared: a good token and no token are left", async () => {
    const { get } = openHost();
    for (const headers of [{}, LOGGED_IN]) expect((await get(ABOUT, headers)).headers.get("Set-Cookie")).toBeNull();
  });
});

describe("a personal page", () => {
  it("is rendered for each request of a logged-in visitor, and not cached", async () => {
    const { get, provider } = openHost();
    await get(ABOUT);
    for (let time = 0; time < 2; time += 1) {
      const { asked } = provider;
      const page = await get(ABOUT, LOGGED_IN);
      expect([page.status, provider.asked > asked]).toEqual([200, true]);
      expect(page.headers.get("Cache-Control")).toBe("private, no-store");
      expect(page.headers.get("Referrer-Policy")).toBe("no-referrer");
    }
  });
  it("is not kept for an anonymous visitor either, who may hold a key to it", async () => {
    const { get } = openHost();
    const page = await get(VOUCHER);
    expect(page.headers.get("Cache-Control")).toBe("private, no-store");
  });
  it("leads an anonymous visitor to the login, and back", async () => {
    const { get } = openHost();
    const page = await get("/user/panel/reserves.html?page=2");
    expect(page.status).toBe(302);
    const to = new URL(page.headers.get("Location") ?? "", "https://shamseh.test");
    expect([to.pathname, to.searchParams.get("return_to")]).toEqual([
      "/user/login.html",
      "/user/panel/reserves.html?page=2",
    ]);
    expect((await get("/user/panel/reserves.html", LOGGED_IN)).status).toBe(200);
  });
});

describe("an address without a page", () => {
  it("is not found, not indexed, and made once for all", async () => {
    const { get } = openHost();
    for (const path of ["/no/such/page", "/no/other/page"]) {
      const page = await get(path);
      expect([page.status, page.headers.get("X-Robots-Tag")]).toEqual([404, "noindex"]);
      expect(page.headers.get("ETag")).toBeNull();
    }
  });
  it("with too long a query is refused as such", async () => {
    const { get } = openHost();
    expect((await get(`${ABOUT}?q=${"x".repeat(4094)}`)).status).toBe(414);
    expect((await get(`${ABOUT}?q=${"x".repeat(4093)}`)).status).toBe(200);
  });
  it("that lacks what its page needs leads Home, which says so and has the rest in its form", async () => {
    const page = await openHost().get("/search/property?check_in=2026-12-01");
    expect([page.status, page.headers.get("Location")]).toEqual([302, "/?check_in=2026-12-01&incomplete=missing"]);
  });
  it("takes no other method, also where the page is in the cache", async () => {
    const { host, get } = openHost();
    for (const step of ["before", "after"]) {
      const answer = await host.request(ABOUT, { method: "DELETE" });
      expect([answer.status, answer.headers.get("Allow")], step).toEqual([405, "GET, HEAD"]);
      expect((await get(ABOUT)).status).toBe(200);
    }
  });
  it("is 503 where the provider is away or failed, and 422 where it refused", async () => {
    for (const [code, status] of [
      [422, 422],
      [500, 503],
      [429, 503],
    ] as const) {
      const { get, provider } = openHost();
      provider.does = async () => refusalOf(code);
      expect((await get(ABOUT)).status, String(code)).toBe(status);
    }
    const { get, provider } = openHost();
    provider.does = isAway;
    expect((await get(ABOUT)).status).toBe(503);
  });
});

it("the language of a personal page is kept for a year, and its address goes on without it", async () => {
  const page = await openHost().get("/user/panel/financial/refunds.html?lang=en&page=2");
  expect([page.status, page.headers.get("Location")]).toEqual([303, "/user/panel/financial/refunds.html?page=2"]);
  expect(page.headers.get("Cache-Control")).toBe("no-store");
  const cookie = page.headers.get("Set-Cookie") ?? "";
  expect(cookie).toMatch(/^lang=en; /);
  const days = (Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? "") / 1000 - FROZEN_NOW) / 86_400;
  expect(Math.round(days)).toBe(365);
});

describe("what machines ask for", () => {
  it("it lives while it drains, and takes no more", async () => {
    const { get, state } = openHost();
    expect([(await get("/livez")).status, (await get("/readyz")).status]).toEqual([200, 200]);
    state.isDraining = true;
    expect([(await get("/livez")).status, (await get("/readyz")).status]).toEqual([200, 503]);
  });
  it("a part of the map that could not be made is made when the provider is back, and then kept", async () => {
    const { get, provider } = openHost();
    const { does } = provider;
    provider.does = isAway;
    const away = await get("/sitemap-cities.xml");
    expect([away.status, away.headers.get("Retry-After")]).toEqual([503, "60"]);
    provider.does = does;
    const found = await get("/sitemap-cities.xml");
    expect([found.status, found.headers.get("Content-Type")]).toEqual([200, "application/xml"]);
    expect(await found.text()).toMatch(/<url><loc>[^<]+Hotels\.html<\/loc>/);
    const { asked } = provider;
    await get("/sitemap-cities.xml");
    expect(provider.asked).toBe(asked);
    expect((await get("/sitemap-others.xml")).status).toBe(404);
  });
});
