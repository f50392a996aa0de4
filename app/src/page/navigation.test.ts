import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Failure } from "#app/src/api/result.ts";
import { createStore, emptyJar } from "#app/src/store/store.ts";
import { matchRoute } from "#domain/addresses/routes.ts";
import { FakeLink, standAt } from "#tests/support/browser.ts";
import { ChunkError } from "./chunk.ts";
import { followLinks } from "./navigation.ts";
import type { LoadContext, Loaded } from "./page.ts";
import type { Outcome, PageView } from "./view.ts";

const SITE = "https://shamseh.test";
/** A list whose pages and filters are queries of one path, and how long it is fresh. */
const LIST = "/IsfahanHotels.html";
const FRESH_MS = 30_000;
const DAY_MS = 86_400_000;

/** A page at an address, with its links followed; the test sets the answer of each load. */
function openPage(path: string, { outcome = { kind: "ready" } as Outcome, hasRequest = true, isDrawn = false } = {}) {
  const browser = standAt(SITE + path);
  const load = vi.fn(async ({ request }: LoadContext): Promise<Loaded<unknown>> => {
    return { kind: "ready", data: `data of ${request.query}` };
  });
  const page = { areas: [], load, Screen: () => null };
  const url = new URL(SITE + path);
  const match = matchRoute(url.pathname);
  if (match === null) throw new Error("No page has this address");
  const request = hasRequest ? { match, path: url.pathname, query: url.searchParams } : null;
  const first: PageView = { ...outcome, page, data: "drawn by the server", request };
  const store = createStore({
    environment: { locale: "fa", theme: "system" },
    address: { path: url.pathname, query: url.search },
    view: isDrawn ? { kind: "drawn", arriving: Promise.resolve(first) } : first,
    jar: emptyJar,
    now: () => 0,
  });
  const links = followLinks({
    store,
    client: {} as never,
    environment: {} as never,
    t: ((key: string) => key) as never,
  });
  const shown = () => (store.view.value as PageView).data;
  return { ...browser, ...links, ...store, load, first, shown };
}

/** A load that answers when it is told to. */
function slowly(load: ReturnType<typeof openPage>["load"]) {
  const answer = Promise.withResolvers<Loaded<unknown>>();
  load.mockImplementationOnce(() => answer.promise);
  return answer;
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("another query of the same page", () => {
  it("brings the part that the address names into view once it is there, and not on the way back", async () => {
    const page = openPage(LIST);
    const answer = slowly(page.load);
    page.go(`${LIST}?sort=price#results`);
    await vi.advanceTimersByTimeAsync(100);
    expect(page.results.scrollIntoView).not.toHaveBeenCalled();
    answer.resolve({ kind: "ready", data: "by price" });
    await vi.advanceTimersByTimeAsync(100);
    expect(page.results.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: "start" });
    page.go(`${LIST}?sort=rating`);
    await vi.advanceTimersByTimeAsync(100);
    expect(page.results.scrollIntoView).toHaveBeenCalledOnce();
  });
  it("looks for that part only once the view that brings it is rendered", async () => {
    const page = openPage(LIST);
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
    const find = vi.spyOn(document, "getElementById");
    page.go(`${LIST}?sort=price#results`);
    await settled();
    expect(page.shown()).toBe("data of sort=price");
    expect(find).not.toHaveBeenCalledWith("results");
    for (const frame of frames) frame(0);
    expect(page.results.focus).toHaveBeenCalledWith({ preventScroll: true });
  });
  it("that is not there is the server's to say: a page of another kind has other words", async () => {
    const page = openPage(LIST);
    page.load.mockResolvedValueOnce({ kind: "not_found" });
    page.go(`${LIST}?page=99`);
    await settled();
    expect(page.location.reload).toHaveBeenCalledOnce();
  });
  it("is loaded in the page, which says so until it is there", async () => {
    const page = openPage(LIST);
    const answer = slowly(page.load);
    page.go(`${LIST}?sort=price`);
    expect([page.location.search, page.isResolving.value, page.shown()]).toEqual([
      "?sort=price",
      true,
      "drawn by the server",
    ]);
    answer.resolve({ kind: "ready", data: "by price" });
    await settled();
    expect([page.isResolving.value, page.shown()]).toEqual([false, "by price"]);
    expect(page.address.value.path).toBe(LIST);
    expect(String(page.address.value.query)).toBe("sort=price");
    expect(page.load.mock.calls[0]?.[0].request).toMatchObject({ path: LIST, match: { name: "city" } });
    expect(page.location.assign).not.toHaveBeenCalled();
  });

  it("is shown by the latest of two loads, whichever answers last", async () => {
    const page = openPage(LIST);
    const slow = slowly(page.load);
    page.go(`${LIST}?sort=price`);
    page.go(`${LIST}?sort=score`);
    await settled();
    slow.resolve({ kind: "ready", data: "too late" });
    await settled();
    expect(page.shown()).toBe("data of sort=score");
  });

  it("is the server's where its code does not arrive, and not one that is waited for without end", async () => {
    const page = openPage(LIST);
    page.load.mockRejectedValueOnce(new ChunkError());
    page.go(`${LIST}?kind=tour`);
    await settled();
    expect(page.location.search).toBe("?kind=tour");
    expect(page.location.reload).toHaveBeenCalledOnce();
  });

  it("brings the list into view when it becomes a map", async () => {
    const page = openPage(LIST);
    page.go(`${LIST}?view=map`);
    await vi.advanceTimersByTimeAsync(100);
    expect(page.results.scrollIntoView).toHaveBeenCalledOnce();
  });

  it("brings the list into view when it is another page of it, and otherwise leaves it where it is", async () => {
    const page = openPage(LIST);
    page.go(`${LIST}?sort=price`);
    await settled();
    expect(page.results.scrollIntoView).not.toHaveBeenCalled();
    page.go(`${LIST}?sort=price&page=2`);
    await settled();
    expect(page.results.scrollIntoView).toHaveBeenCalledWith({ block: "start" });
    expect(page.results.focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  it("goes where the page has moved to", async () => {
    const page = openPage(LIST);
    page.load.mockResolvedValueOnce({ kind: "moved", address: "/elsewhere" });
    page.go(`${LIST}?sort=price`);
    await settled();
    expect(page.location.replace).toHaveBeenCalledExactlyOnceWith("/elsewhere");
    expect(page.shown()).toBe("drawn by the server");
  });

  it.each<[Failure, number]>([
    [{ kind: "network" } as Failure, 1],
    [{ kind: "cancel" }, 0],
  ])("that fails with %j keeps what is shown, with %i toasts", async (failure, toasts) => {
    const page = openPage(LIST);
    page.load.mockResolvedValueOnce({ kind: "failed", failure });
    page.go(`${LIST}?sort=price`);
    await settled();
    expect([page.shown(), page.isResolving.value]).toEqual(["drawn by the server", false]);
    expect(page.toasts.toasts.value).toHaveLength(toasts);
    expect(page.toasts.toasts.value.every(({ theme, clearable }) => theme === "danger" && clearable)).toBe(true);
  });
});

describe("a choice among what is shown", () => {
  const choosing = (path: string, isDrawn = false) => {
    const page = openPage(path, { isDrawn });
    const atQuery = vi.fn((data: unknown, from: URLSearchParams, to: URLSearchParams) =>
      to.get("page") === from.get("page") ? `${data}, ${to.get("choice")} chosen` : null,
    );
    Object.assign(page.first.page, { atQuery });
    return page;
  };

  it("is shown at once, also on the page that the server drew, and then revalidated without a word", async () => {
    for (const isDrawn of [false, true]) {
      const page = choosing(LIST, isDrawn);
      await settled();
      const answer = slowly(page.load);
      page.go(`${LIST}?choice=two`);
      expect([page.shown(), page.isResolving.value]).toEqual(["drawn by the server, two chosen", false]);
      expect(String(page.address.value.query)).toBe("choice=two");
      expect(page.load).not.toHaveBeenCalled();
      await settled();
      expect([page.load.mock.calls.length, page.isResolving.value]).toEqual([1, false]);
      answer.resolve({ kind: "ready", data: "two, sold meanwhile" });
      await settled();
      expect(page.shown()).toBe("two, sold meanwhile");
    }
  });

  it("stays where it cannot be revalidated, and nothing is said: it was not asked for", async () => {
    const page = choosing(LIST);
    page.load.mockResolvedValueOnce({ kind: "failed", failure: { kind: "network" } as Failure });
    page.go(`${LIST}?choice=two`);
    await settled();
    expect([page.shown(), page.toasts.toasts.value]).toEqual(["drawn by the server, two chosen", []]);
  });

  it("is loaded where the page cannot tell it from what it has", async () => {
    const page = choosing(LIST);
    page.go(`${LIST}?choice=two&page=2`);
    expect(page.isResolving.value).toBe(true);
    await settled();
    expect(page.shown()).toBe("data of choice=two&page=2");
  });
});

describe("going back", () => {
  it("shows what was open at once, asks nothing while it is fresh, and does not scroll", async () => {
    const page = openPage(`${LIST}?page=2`);
    page.go(`${LIST}?page=3`);
    await settled();
    page.results.scrollIntoView.mockClear();
    await vi.advanceTimersByTimeAsync(FRESH_MS - 1);
    page.travelTo(`${LIST}?page=2`);
    expect(page.shown()).toBe("drawn by the server");
    await settled();
    expect(page.load).toHaveBeenCalledTimes(1);
    expect([page.isResolving.value, String(page.address.value.query)]).toEqual([false, "page=2"]);
    expect(page.results.scrollIntoView).not.toHaveBeenCalled();
  });

  it("shows what was open at once and then what is true now, when it is no longer fresh", async () => {
    const page = openPage(`${LIST}?page=2`);
    page.go(`${LIST}?page=3`);
    await settled();
    page.results.scrollIntoView.mockClear();
    await vi.advanceTimersByTimeAsync(FRESH_MS);
    page.travelTo(`${LIST}?page=2`);
    expect([page.shown(), page.isResolving.value]).toEqual(["drawn by the server", true]);
    await settled();
    expect([page.shown(), page.isResolving.value]).toEqual(["data of page=2", false]);
    expect(page.results.scrollIntoView).not.toHaveBeenCalled();
  });

  it("to a page of a user's own asks nothing, however old it is", async () => {
    const page = openPage("/user/panel/guests.html");
    page.go("/user/panel/favorites.html");
    await settled();
    await vi.advanceTimersByTimeAsync(DAY_MS);
    page.travelTo("/user/panel/guests.html");
    await settled();
    expect([page.shown(), page.load.mock.calls.length]).toEqual(["drawn by the server", 1]);
  });

  it("after a refresh asks again, since all that was open is as old", async () => {
    const page = openPage(LIST);
    await page.refresh();
    expect([page.load.mock.calls.length, page.shown()]).toEqual([1, "data of "]);
  });
});

describe("a page that cannot stay", () => {
  it("is loaded whole from an address with no page, or with one that failed", async () => {
    const outcome: Outcome = { kind: "failed", failure: { kind: "network" } };
    for (const options of [{ outcome }, { hasRequest: false }]) {
      const page = openPage(LIST, options);
      page.go(`${LIST}?sort=price`);
      await settled();
      expect(page.location.reload).toHaveBeenCalledTimes(1);
      expect(page.load).not.toHaveBeenCalled();
    }
  });

  it("waits for the code behind what the server drew", async () => {
    const page = openPage(LIST);
    const arriving = Promise.withResolvers<PageView>();
    page.view.value = { kind: "drawn", arriving: arriving.promise };
    page.go(`${LIST}?sort=price`);
    await settled();
    expect(page.load).not.toHaveBeenCalled();
    arriving.resolve(page.first);
    await settled();
    expect(page.shown()).toBe("data of sort=price");
  });

  it("is another path: the browser loads it, and the page says so", () => {
    const page = openPage(LIST);
    page.go("/ShirazHotels.html");
    expect(page.location.assign).toHaveBeenCalledExactlyOnceWith(`${SITE}/ShirazHotels.html`);
    expect([page.isResolving.value, page.location.pathname]).toEqual([true, LIST]);
  });
});

describe("a click on a link", () => {
  it("to another query is taken, and shown in the page", async () => {
    const page = openPage(LIST);
    expect(page.click(new FakeLink(`${SITE}${LIST}?sort=price`))).toBe(true);
    await settled();
    expect(page.shown()).toBe("data of sort=price");
  });

  it.each<[string, FakeLink, boolean]>([
    ["another path", new FakeLink(`${SITE}/ShirazHotels.html`), true],
    ["a place in this page", new FakeLink(`${SITE}${LIST}#results`), false],
    ["another site", new FakeLink("https://elsewhere.test/a"), false],
    ["a new window", new FakeLink(`${SITE}/ShirazHotels.html`, { target: "_blank" }), false],
    ["a download", new FakeLink(`${SITE}/ShirazHotels.html`, { isDownload: true }), false],
    ["nowhere", new FakeLink(""), false],
  ])("to %s is the browser's", (_, link, isResolving) => {
    const page = openPage(LIST);
    expect(page.click(link)).toBe(false);
    expect([page.isResolving.value, page.location.search]).toEqual([isResolving, ""]);
  });

  it.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
    "with %j is the browser's",
    (keys) => {
      const page = openPage(LIST);
      expect(page.click(new FakeLink(`${SITE}${LIST}?sort=price`), keys)).toBe(false);
    },
  );

  it("on a target that is no element is ignored", () => {
    const page = openPage(LIST);
    expect(page.click(null)).toBe(false);
    expect(page.isResolving.value).toBe(false);
  });
});

it("a page that comes back from the browser's memory is not on its way any more", () => {
  const page = openPage(LIST);
  page.isResolving.value = true;
  page.window.dispatchEvent(new Event("pageshow"));
  expect(page.isResolving.value).toBe(false);
});
