import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ABOUT, LOGGED_IN, openHost, refusalOf } from "#tests/support/host.ts";

/** No call times out while a test runs, however busy the machine is: time passes only where a test says so. */
const neverLate = () => vi.spyOn(AbortSignal, "timeout").mockImplementation(() => new AbortController().signal);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a file of the build", () => {
  const text = "export {};".repeat(20);
  const body = Buffer.from(text);
  const code = { body, brotli: brotliCompressSync(body), contentType: "text/javascript", isImmutable: true };
  const icon = { body, brotli: null, contentType: "image/x-icon", isImmutable: false };
  const files = { "assets/a-1b2c.js": code, "icon.ico": icon };

  it("is kept for a year where its name changes with it, and for a day where not", async () => {
    const { get } = openHost({ files });
    const [asset, image] = [await get("/web/assets/a-1b2c.js?v=1"), await get("/web/icon.ico")];
    expect(Object.fromEntries(asset.headers)).toMatchObject({
      "cache-control": "public, max-age=31556926, immutable",
      "content-type": "text/javascript",
      vary: "Accept-Encoding",
    });
    expect(image.headers.get("Cache-Control")).toBe("public, max-age=86400");
    expect([asset.headers.has("Content-Encoding"), await asset.text(), await image.text()]).toEqual([
      false,
      text,
      text,
    ]);
  });
  it("is compressed for a browser that takes it, where the build did so", async () => {
    const { get } = openHost({ files });
    const packed = await get("/web/assets/a-1b2c.js", { "Accept-Encoding": "gzip, br" });
    expect(packed.headers.get("Content-Encoding")).toBe("br");
    expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe(text);
    for (const [path, encoding] of [
      ["/web/assets/a-1b2c.js", "gzip, sabre"],
      ["/web/icon.ico", "br"],
    ] as const) {
      const plain = await get(path, { "Accept-Encoding": encoding });
      expect([plain.headers.has("Content-Encoding"), await plain.text()]).toEqual([false, text]);
    }
  });
  it("says what it is, and no policy of pages; a worker's script says that too", async () => {
    const worker = { ...code, isImmutable: true };
    const { get } = openHost({ files: { ...files, "assets/map-worker-3d4e.js": worker, "fonts/fa.woff2": icon } });
    for (const path of ["assets/a-1b2c.js", "fonts/fa.woff2"]) {
      const { headers } = await get(`/web/${path}`);
      expect([headers.get("X-Content-Type-Options"), headers.get("Cross-Origin-Resource-Policy")]).toEqual([
        "nosniff",
        "same-origin",
      ]);
      expect([headers.has("Content-Security-Policy"), headers.has("Permissions-Policy")]).toEqual([false, false]);
    }
    for (const path of ["assets/map-worker-3d4e.js", "assets/other.js", "icon.ico"])
      expect((await get(`/web/${path}`)).headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  });
  it("that is not there is 404", async () => {
    const answer = await openHost({ files }).get("/web/assets/other.js");
    expect([answer.status, answer.headers.has("Cache-Control")]).toEqual([404, false]);
  });
});

describe("what browsers and machines ask for", () => {
  it("the browser may fetch places and properties ahead, and nothing else", async () => {
    const answer = await openHost().get("/web/speculation.json");
    expect(answer.headers.get("Content-Type")).toBe("application/speculationrules+json");
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=3600");
    const { prefetch } = await answer.json();
    const matches = prefetch.flatMap(({ where }: { where: { href_matches: string[] } }) => where.href_matches);
    expect(matches).toEqual(["/*Hotels.html", "/*Hotels/*", "/*Tourism/*"]);
    expect(prefetch[0].eagerness).toBe("moderate");
  });
  it("robots are led to the map, and the map to its parts", async () => {
    const { get } = openHost();
    expect(await (await get("/robots.txt")).text()).toContain("Sitemap: http://localhost:3000/sitemap.xml");
    const map = await get("/sitemap.xml");
    expect([map.headers.get("Content-Type"), await map.text()]).toEqual([
      "application/xml",
      expect.stringContaining("<loc>http://localhost:3000/sitemap-static.xml</loc>"),
    ]);
  });
  it("a policy violation is taken without a word, and logged a minute later", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const { host, logged } = openHost();
    const body = '{"csp-report":{"effective-directive":"img-src"}}';
    expect((await host.request("/csp-report", { method: "POST", body })).status).toBe(204);
    expect(logged).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(logged).toEqual([expect.objectContaining({ directive: "img-src", count: 1, msg: "csp report" })]);
  });
  it("a picture is drawn, and one that is refused by the limit is logged", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const { get, logged } = openHost({ environment: { LIMIT_FACTOR: String(1 / 300) } });
    expect((await get("/web/art/facade/Isfahan/one.dusk.rtl.svg")).headers.get("Content-Type")).toBe("image/svg+xml");
    expect((await get("/web/art/facade/Isfahan/two.dusk.rtl.svg")).status).toBe(429);
    vi.advanceTimersByTime(60_000);
    expect(logged).toEqual([expect.objectContaining({ name: "art", count: 1 })]);
  });
  it("a search without JavaScript goes on to the page that it means", async () => {
    const answer = await openHost().get("/search/find?kind=ferry");
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/?incomplete=missing"]);
  });
});

describe("a request", () => {
  it("whose body is too long is refused, whatever it is for", async () => {
    for (const path of ["/reserve/v2/quote", "/csp-report", "/no/such/page"]) {
      const answer = await openHost().host.request(path, { method: "POST", body: "x".repeat(64 * 1024 + 1) });
      expect(answer.status, path).toBe(413);
    }
  });
  it("for a call is the provider's, with every method", async () => {
    const fetched = vi.fn(async () => Response.json({ a: 1 }));
    vi.stubGlobal("fetch", fetched);
    const { host } = openHost();
    expect(await (await host.request("/base/v2/context")).json()).toEqual({ a: 1 });
    expect(fetched).toHaveBeenCalledExactlyOnceWith("http://provider.invalid/base/v2/context", expect.anything());
    const answer = await host.request("/base/v2/context", { method: "DELETE" });
    expect([answer.status, (await answer.json()).reason]).toEqual([405, "not_found"]);
  });
  it("with HEAD is answered as with GET, without a body", async () => {
    neverLate();
    const answer = await openHost().host.request(ABOUT, { method: "HEAD" });
    expect([answer.status, await answer.text()]).toEqual([200, ""]);
  });
  it("that fails is 500, has the headers of the host and is logged with its cause", async () => {
    neverLate();
    const { get, state, logged } = openHost();
    state.isBroken = true;
    const answer = await get(ABOUT);
    expect([answer.status, await answer.text()]).toEqual([500, "Internal error"]);
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    const stack = expect.stringContaining("RangeError: broken");
    expect(logged).toEqual([expect.objectContaining({ name: "RangeError", stack, msg: "a request failed" })]);
  });
  it.each([
    ["a shared page", {}],
    ["a page of their own", LOGGED_IN],
  ])("of a visitor who has left is no failure: %s", async (_, headers) => {
    neverLate();
    const { get, state, logged } = openHost();
    const answer = await get(ABOUT, headers, AbortSignal.abort());
    expect([answer.status, await answer.text(), logged, state.rendered]).toEqual([499, "", [], 0]);
  });
});

describe("every answer", () => {
  it.each(["/livez", "/readyz", "/web/no.js", "/robots.txt", "/search/find", "/csp-report"])(
    "to %s has the headers of the host",
    async (path) => {
      neverLate();
      const { headers } = await openHost().get(path);
      expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
      expect(headers.has("Strict-Transport-Security")).toBe(false);
    },
  );
  it("of a website that has HTTPS binds the browser to it", async () => {
    const { get } = openHost({ environment: { PUBLIC_BASE_URL: "https://shamseh.test" } });
    expect((await get("/livez")).headers.get("Strict-Transport-Security")).toContain("max-age=");
  });
});

describe("R179 a revalidation", () => {
  /** Asks for a page, has an address revalidated with this answer of the provider, and asks again. */
  async function isRenderedAgain(address: string, answer: Response): Promise<boolean> {
    neverLate();
    vi.stubGlobal("fetch", async () => answer);
    const { get, state } = openHost();
    await get(ABOUT);
    const { rendered } = state;
    const refreshed = await get(`/cache/v2/refresh?address=${encodeURIComponent(address)}`);
    expect(refreshed.status).toBe(answer.status);
    await get(ABOUT);
    return state.rendered > rendered;
  }
  it.each([
    ["is made", ABOUT, 200, true],
    ["is made of an address with what chooses nothing", `${ABOUT}?utm_source=letter`, 200, true],
    ["is not made where the provider refuses it", ABOUT, 403, false],
    ["is not made of another page", "/Content/Gallery.html", 200, false],
    ["is not made of no page", "/no/such/page", 200, false],
    ["is not made of another site's page", `https://elsewhere.test${ABOUT}`, 200, false],
  ])("%s", async (_, address, status, isMade) => {
    expect(await isRenderedAgain(address, status === 200 ? Response.json({}) : refusalOf(status))).toBe(isMade);
  });
});
