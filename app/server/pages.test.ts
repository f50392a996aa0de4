import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SerialisedState } from "#app/src/page/view.ts";
import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import { FROZEN_NOW } from "#fixtures/world/demo.ts";
import { ABOUT, hangs, LOGGED_IN, openHost, refusalOf } from "#tests/support/host.ts";
import { textAnswer } from "./text-answer.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The state that a page hands to the browser. */
const stateOf = (html: string): SerialisedState =>
  JSON.parse(/<script type="application\/json" id="state"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? "null");
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

/** Waits without letting the clock go on, as `vi.waitFor` would. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(setImmediate);
}
const asked = ({ provider }: Pick<ReturnType<typeof openHost>, "provider">, times: number) =>
  until(() => provider.asked >= times);

describe("the time of a page", () => {
  it("is 2.6 seconds: then a page is sent that offers to try again, and it is kept nowhere", async () => {
    const website = openHost();
    const calls: RequestInit[] = [];
    // It does not even hear that a call is given up.
    website.provider.does = (_, init) => {
      calls.push(init);
      return new Promise(() => {});
    };
    const waiting = website.get(ABOUT);
    await asked(website, 1);
    vi.advanceTimersByTime(2_599);
    expect(calls[0]?.signal?.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    const page = await waiting;
    expect(calls[0]?.signal?.aborted).toBe(true);
    expect([page.status, page.headers.get("Retry-After"), page.headers.get("X-Robots-Tag")]).toEqual([
      503,
      "2",
      "noindex",
    ]);
    const html = await page.text();
    expect(stateOf(html)).toMatchObject({ route: "about", answers: [], outcome: { failure: { kind: "timeout" } } });
    const again = website.get(ABOUT);
    await asked(website, 2);
    vi.advanceTimersByTime(2_600);
    expect((await again).status).toBe(503);
  });
  it("is shorter by what it waited for a place", async () => {
    const website = openHost();
    const calls: RequestInit[] = [];
    website.provider.does = (address, init) => {
      calls.push(init);
      return hangs(address, init);
    };
    const visits = Array.from({ length: 20 }, () => new AbortController());
    const full = visits.map(({ signal }) => website.get(ABOUT, LOGGED_IN, signal));
    await asked(website, 20);
    const waiting = website.get(ABOUT, LOGGED_IN);
    await new Promise(setImmediate);
    vi.advanceTimersByTime(400);
    for (const visit of visits) visit.abort();
    await asked(website, 21);
    vi.advanceTimersByTime(2_199);
    expect(calls[20]?.signal?.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(calls[20]?.signal?.aborted).toBe(true);
    await Promise.all([...full, waiting]);
  });
  it("is not waited for once its data are there", async () => {
    const website = openHost();
    expect((await website.get(ABOUT)).status).toBe(200);
    expect(vi.getTimerCount()).toBe(0);
  });
});

it("a page that the code cannot make is 500 at once", async () => {
  const website = openHost();
  website.provider.does = async () => Response.json({ code: 200, reason: null, message: "", errors: [], value: {} });
  expect((await website.get("/IsfahanTourism/1.html")).status).toBe(500);
});

describe("a visitor who leaves", () => {
  it.each([
    ["a shared page", {}],
    ["a page of their own", LOGGED_IN],
  ])("ends the calls that were made for %s, and nothing is turned into markup", async (_, headers) => {
    const website = openHost();
    website.provider.does = hangs;
    const visit = new AbortController();
    const waiting = website.get(ABOUT, headers, visit.signal);
    await asked(website, 1);
    visit.abort();
    expect((await waiting).status).toBe(499);
    await new Promise(setImmediate);
    expect(website.state.rendered).toBe(0);
  });
  it("while waiting for a place has nothing asked for them", async () => {
    const website = openHost();
    website.provider.does = hangs;
    const visits = Array.from({ length: 21 }, () => new AbortController());
    const waiting = visits.map(({ signal }) => website.get(ABOUT, LOGGED_IN, signal));
    await asked(website, 20);
    for (const visit of visits.toReversed()) visit.abort();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(21).fill(499));
    expect(website.provider.asked).toBe(20);
  });
  it("leaves a place for the next, also after thirty others", async () => {
    const website = openHost();
    const { does } = website.provider;
    website.provider.does = hangs;
    for (let visitor = 0; visitor < 30; visitor += 1) {
      const visit = new AbortController();
      const waiting = website.get(ABOUT, LOGGED_IN, visit.signal);
      await asked(website, visitor + 1);
      visit.abort();
      await waiting;
    }
    website.provider.does = does;
    expect((await website.get(ABOUT, LOGGED_IN)).status).toBe(200);
  });
});

it("where there is no room a page says so at once, in its visitor's language, and a cached page is there as ever", async () => {
  const website = openHost();
  expect((await website.get("/Content/Gallery.html")).status).toBe(200);
  website.provider.does = hangs;
  const ahead = { "Sec-Purpose": "prefetch" };
  const visit = new AbortController();
  const full = Array.from({ length: 12 }, (_, at) => website.get(`/partners/p${at}`, ahead, visit.signal));
  await asked(website, 13);
  const busy = await website.get(ABOUT, { ...ahead, Cookie: "lang=en; theme=dark" });
  expect([busy.status, busy.headers.get("Retry-After"), busy.headers.get("Cache-Control")]).toEqual([
    503,
    "2",
    "no-store",
  ]);
  expect(busy.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  const html = await busy.text();
  expect(html).toContain('<html lang="en" dir="ltr" data-theme="dark">');
  expect([titleOf(html), stateOf(html)]).toEqual(["We’re very busy right now", null]);
  expect((await website.get("/Content/Gallery.html", ahead)).status).toBe(200);
  visit.abort();
  await Promise.all(full);
});

it("pages that are made in advance of their next visitor leave a place for a visitor who waits", async () => {
  const website = openHost();
  const stale = Array.from({ length: 30 }, (_, at) => `/partners/p${at}`);
  for (const path of stale) expect((await website.get(path)).status).toBe(200);
  vi.advanceTimersByTime(60_000);
  website.provider.does = hangs;
  const before = website.provider.asked;
  for (const path of stale) expect((await website.get(path)).status).toBe(200);
  const visit = new AbortController();
  const waiting = website.get(ABOUT, {}, visit.signal);
  await asked(website, before + 13);
  await new Promise(setImmediate);
  expect(website.provider.asked).toBe(before + 13);
  visit.abort();
  expect((await waiting).status).toBe(499);
});

describe("a page that was made of an earlier answer, as the provider could give none", () => {
  /** A host that answers from the provider's last known answers during an outage. */
  function openForOutage() {
    const website = openHost();
    const { provider } = website;
    const { does } = provider;
    const outage = { isOn: false };
    provider.does = async (address, init) => {
      const answer = await does(address, init);
      const text = await answer.text();
      return { ...textAnswer(answer.status, text), ...(outage.isOn && { isLastKnown: true }) };
    };
    return { ...website, outage };
  }

  it("is asked for after a second, so that what has changed meanwhile is shown", async () => {
    const { get, provider, outage } = openForOutage();
    outage.isOn = true;
    expect((await get(ABOUT)).status).toBe(200);
    vi.advanceTimersByTime(999);
    await get(ABOUT);
    expect(provider.asked).toBe(1);
    vi.advanceTimersByTime(1);
    outage.isOn = false;
    await get(ABOUT);
    await asked({ provider }, 2);
    await new Promise(setImmediate);
    vi.advanceTimersByTime(10_000);
    await get(ABOUT);
    expect(provider.asked).toBe(2);
  });

  it("is no fresher where it comes out as it was", async () => {
    const { get, provider, outage } = openForOutage();
    await get(ABOUT);
    outage.isOn = true;
    vi.advanceTimersByTime(HOUR_SECONDS * 1_000 * 24);
    await get(ABOUT);
    await get(ABOUT);
    const before = provider.asked;
    vi.advanceTimersByTime(1_000);
    await get(ABOUT);
    await asked({ provider }, before + 1);
  });
});

it("R157 what a page is made from is asked in its language, with the website's token and for no session", async () => {
  const website = openHost();
  const { does } = website.provider;
  const calls: (string | null)[][] = [];
  website.provider.does = (address, init) => {
    const headers = new Headers(init.headers);
    const names = ["Accept-Language", "Client-Token", "Disable-Session", "Authorization", "Cookie"];
    calls.push([address, ...names.map((name) => headers.get(name))]);
    return does(address, init);
  };
  await website.get(ABOUT, { Cookie: `lang=en; ${LOGGED_IN.Cookie}` });
  expect(calls).toEqual([["/content/v2/pages/about", "en", "shamseh-web", "1", null, null]]);
});

describe("what a page hands to the browser", () => {
  it("is what it was made from: its address in one spelling, its answers and who it is for", async () => {
    const website = openHost();
    const page = await website.get(`${ABOUT}?utm_source=letter`, { Cookie: "lang=en" });
    const state = stateOf(await page.text());
    expect(state).toMatchObject({
      route: "about",
      address: { path: ABOUT, query: "" },
      outcome: { kind: "ready" },
      environment: { locale: "en", direction: "ltr", now: FROZEN_NOW },
    });
    expect(state.answers).toHaveLength(website.provider.asked);
    expect(page.headers.get("Speculation-Rules")).toBe('"/web/speculation.json"');
    expect(page.headers.has("X-Robots-Tag")).toBe(false);
    expect(page.headers.has("Retry-After")).toBe(false);
  });
  it.each([
    ["", "lang=fa", "iranian", ""],
    ["", "lang=en", "foreign", ""],
    ["?audience=mixed", "lang=en", "mixed", "audience=mixed"],
    ["?audience=foreign", "lang=en", "foreign", ""],
    ["?audience=any", "lang=fa", "iranian", ""],
    ["?audience=foreign&lang=fa", "lang=en", "foreign", "audience=foreign&lang=fa"],
  ])(
    "is for the party of its address, or the usual one of its language: %s with %s",
    async (query, Cookie, audience, kept) => {
      const page = await openHost().get(`${ABOUT}${query}`, { Cookie });
      const html = await page.text();
      expect(stateOf(html)).toMatchObject({ environment: { audience }, address: { query: kept } });
      const links = [...html.matchAll(/href="(\/[^"#]*)"/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
      expect(links.filter((link) => link === "/" || link.startsWith("/?")).length).toBeGreaterThan(0);
      const home = links.find((link) => !link.includes("kind=") && (link === "/" || link.startsWith("/?")));
      expect(home).toBe(kept === "" ? "/" : `/?${kept}`);
    },
  );
  it("of an address without a page is that, with no address of its own", async () => {
    const page = await openHost().get("/no/such/page?a=1", { Cookie: "lang=en" });
    const html = await page.text();
    expect(stateOf(html)).toMatchObject({
      route: null,
      address: { path: "", query: "" },
      outcome: { kind: "not_found" },
    });
    expect(titleOf(html)).toMatch(/couldn’t find/);
    expect(html).toContain('<meta name="robots" content="noindex">');
  });
  it.each([
    [422, 422],
    [404, 404],
    [500, 503],
    [429, 503],
  ])("where the provider answers %i is %i and carries no answers", async (code, status) => {
    const website = openHost();
    website.provider.does = async () => refusalOf(code);
    const page = await website.get(ABOUT, { Cookie: "lang=en" });
    const state = stateOf(await page.text());
    expect([page.status, state.answers, page.headers.get("Retry-After")]).toEqual([
      status,
      [],
      status === 503 ? "2" : null,
    ]);
    expect(state.outcome).toMatchObject(
      code === 404 ? { kind: "not_found" } : { kind: "failed", failure: { kind: "status", status: code } },
    );
  });
});

describe("a page in memory", () => {
  it.each([
    ["of content", ABOUT, 300_000],
    ["of an address without a page", "/no/such/page", 60_000],
  ])("%s is fresh for its time, and stale is revalidated", async (_, path, freshMs) => {
    const website = openHost();
    const { get, state, provider } = website;
    const made = () => state.rendered + provider.asked;
    await get(path);
    const first = made();
    vi.advanceTimersByTime(freshMs - 1);
    await get(path);
    expect(made()).toBe(first);
    vi.advanceTimersByTime(1);
    await get(path);
    await until(() => made() > first);
  });
  describe("that is revalidated", () => {
    const FRESH_MS = 60_000;
    const PARTNER = "/partners/parvaz";
    const TOUR = "/KishTours/LangargahTour.html";
    /** Requests the page once it is stale, and returns the content after its revalidation. */
    async function revalidated({ get, state, provider }: ReturnType<typeof openHost>, path: string) {
      vi.advanceTimersByTime(FRESH_MS);
      state.later += FRESH_MS;
      const before = provider.asked;
      await get(path);
      await until(() => provider.asked > before);
      for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
      const page = await get(path);
      return { tag: page.headers.get("ETag"), html: await page.text(), asked: provider.asked - before };
    }

    it("is not rendered while its answers are the same, for ten minutes, and keeps its tag", async () => {
      const website = openHost();
      const tag = (await website.get(PARTNER)).headers.get("ETag");
      const once = website.provider.asked;
      for (let minute = 1; minute < 10; minute += 1) {
        const { tag: later, asked: calls } = await revalidated(website, PARTNER);
        expect([later, calls, website.state.rendered]).toEqual([tag, once, 1]);
      }
      const { html } = await revalidated(website, PARTNER);
      expect([stateOf(html).environment.now, website.state.rendered]).toEqual([FROZEN_NOW + 600, 2]);
    });
    it("is rendered where an answer is another", async () => {
      const website = openHost();
      const { does } = website.provider;
      await website.get(PARTNER);
      website.provider.does = async (address, init) => {
        const answer = await does(address, init);
        return new Response((await answer.text()).replaceAll("ا", "آ"), answer);
      };
      await revalidated(website, PARTNER);
      expect(website.state.rendered).toBe(2);
    });
    it("is rendered where it shows what follows from the clock", async () => {
      const website = openHost();
      expect((await website.get(TOUR)).status).toBe(200);
      await revalidated(website, TOUR);
      expect(website.state.rendered).toBe(2);
    });
  });
  it("says that there is no page, once for all addresses, and of a query that is too long in its own words", async () => {
    const { get, state } = openHost();
    const long = `${ABOUT}?q=${"x".repeat(4094)}`;
    const statuses: number[] = [];
    for (const path of ["/no/such/page", "/flight/reserve/nothing", "/no/other/page?a=1", long, long])
      statuses.push((await get(path)).status);
    expect(statuses).toEqual([404, 404, 404, 414, 414]);
    expect(state.rendered).toBe(2);
  });
  it("is one for each language that its address chooses, whatever a visitor chose before, and sets no cookie", async () => {
    const { get, state } = openHost();
    const languages: (string | undefined)[] = [];
    for (const [address, cookie] of [
      [`${ABOUT}?lang=en`, ""],
      [`${ABOUT}?lang=en`, "lang=fa"],
      [`${ABOUT}?utm_source=letter&lang=en`, "lang=en"],
      [`${ABOUT}?lang=fa`, "lang=en"],
    ] as const) {
      const page = await get(address, cookie === "" ? {} : { Cookie: cookie });
      expect([page.status, page.headers.get("Set-Cookie")], address).toEqual([200, null]);
      languages.push(/<html lang="(\w+)"/.exec(await page.text())?.[1]);
    }
    expect(languages).toEqual(["en", "en", "en", "fa"]);
    expect(state.rendered).toBe(2);
  });
  it("ignores a language that it does not know", async () => {
    const { get, state } = openHost();
    await get(ABOUT);
    const page = await get(`${ABOUT}?lang=xx`);
    expect([page.status, page.headers.get("Set-Cookie"), state.rendered]).toEqual([200, null, 1]);
    expect(await page.text()).toContain('<html lang="fa"');
  });
  it("says in the language of its address that there is no page", async () => {
    const { get } = openHost();
    const page = await get("/no/such/page?lang=en", { Cookie: "lang=fa" });
    const html = await page.text();
    expect([page.status, page.headers.get("Set-Cookie")]).toEqual([404, null]);
    expect(html).toContain('<html lang="en"');
    expect(html).toContain('href="/?lang=en"');
    expect(await (await get("/no/such/page", { Cookie: "lang=en" })).text()).not.toContain('href="/?lang=en"');
  });
});

describe("an address that leads elsewhere", () => {
  it("leads to the page of its route, with its query", async () => {
    const page = await openHost().get("/Maps/IsfahanHotels.html?page=2");
    expect([page.status, page.headers.get("Location")]).toEqual([302, "/IsfahanHotels.html?page=2"]);
  });
  it("leads for good to the address that the provider names, and is asked for each time", async () => {
    const website = openHost();
    for (let visit = 1; visit <= 2; visit += 1) {
      const page = await website.get("/ShirazTourism/1.html");
      expect([page.status, page.headers.get("Location"), await page.text()]).toEqual([
        301,
        "/IsfahanTourism/1.html",
        "",
      ]);
      expect(website.provider.asked).toBe(visit);
    }
  });
});
