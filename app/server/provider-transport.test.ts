import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBreaker } from "./breaker.ts";
import { createProviderTransport } from "./provider-transport.ts";

const PAGE = "http://p/content/v2/pages/about";
const answer =
  (status: number, body: string | null = "{}") =>
  async () =>
    new Response(body, { status });

/** Never answers, and rejects when it is given up. */
const rejectedWith = (signal: RequestInit["signal"]) =>
  new Promise<Response>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

describe("the way to the provider", () => {
  it("rests after four failures in a row, and not after three", async () => {
    const send = vi.fn(answer(500));
    const transport = createProviderTransport(createBreaker({ now: () => 0 }), send);
    for (let time = 0; time < 4; time += 1) expect((await transport("http://p/x", {})).status).toBe(500);
    await expect(transport("http://p/x", {})).rejects.toThrow(expect.objectContaining({ name: "ProviderAway" }));
    expect(send).toHaveBeenCalledTimes(4);
  });
  it.each([200, 204, 404, 409, 501])("an answer of %i is no failure", async (status) => {
    const breaker = createBreaker({ threshold: 1, now: () => 0 });
    const response = await createProviderTransport(breaker, answer(status, status === 204 ? null : "{}"))(
      "http://p/x",
      {},
    );
    expect(response.status).toBe(status);
    expect(breaker.mayCall()).toBe(true);
  });
  it.each([500, 502, 503])("an answer of %i is one", async (status) => {
    const breaker = createBreaker({ threshold: 1, now: () => 0 });
    await createProviderTransport(breaker, answer(status))("http://p/x", {});
    expect(breaker.mayCall()).toBe(false);
  });
  it.each([
    {
      name: "a read whose connection failed is made once more",
      init: {},
      error: new TypeError("fetch failed"),
      calls: 2,
    },
    { name: "and no third time", init: {}, error: new TypeError("fetch failed"), times: 2, calls: 2 },
    { name: "a write is not", init: { method: "POST" }, error: new TypeError("fetch failed"), calls: 1 },
    { name: "a read that was too slow is not", init: {}, error: new DOMException("late", "TimeoutError"), calls: 1 },
  ])("$name", async ({ init, error, calls, times = 1 }) => {
    let failures = 0;
    const send = vi.fn(async () => {
      if (failures++ < times) throw error;
      return new Response("{}");
    });
    const result = createProviderTransport(createBreaker({ now: () => 0 }), send)("http://p/x", init);
    if (calls > times) expect((await result).status).toBe(200);
    else await expect(result).rejects.toBe(error);
    expect(send).toHaveBeenCalledTimes(calls);
  });
  it("a visitor who leaves says nothing of the provider", async () => {
    const breaker = createBreaker({ threshold: 1, now: () => 0 });
    const leaving = new AbortController();
    const transport = createProviderTransport(breaker, (_, init) => {
      leaving.abort(new Error("left"));
      return Promise.reject(init.signal?.reason);
    });
    await expect(transport("http://p/x", { signal: leaving.signal })).rejects.toThrow("left");
    expect(breaker.mayCall()).toBe(true);
  });
  it("gives up a call after two seconds, which is a failure of the provider, also if the visitor leaves then", async () => {
    vi.useFakeTimers();
    for (const leaves of [false, true]) {
      const breaker = createBreaker({ threshold: 1, now: () => 0 });
      const visit = new AbortController();
      const hanging = createProviderTransport(breaker, (_, init) => rejectedWith(init.signal));
      const answer = hanging("http://p/x", leaves ? { signal: visit.signal } : {});
      const given = expect(answer).rejects.toThrow(expect.objectContaining({ name: "TimeoutError" }));
      vi.advanceTimersByTime(1_999);
      expect(breaker.mayCall()).toBe(true);
      vi.advanceTimersByTime(1);
      if (leaves) visit.abort(new Error("left"));
      await given;
      expect(breaker.mayCall()).toBe(false);
    }
    vi.useRealTimers();
  });
  it("a visitor who leaves ends the call, and the next one is the probe of a breaker that rested", async () => {
    let now = 0;
    const breaker = createBreaker({ threshold: 1, restMs: 1000, now: () => now });
    breaker.failed();
    now = 1000;
    const visit = new AbortController();
    const answer = createProviderTransport(breaker, (_, init) => rejectedWith(init.signal))("http://p/x", visit);
    visit.abort(new Error("left"));
    await expect(answer).rejects.toThrow("left");
    expect(breaker.mayCall()).toBe(true);
  });
  it("an answer ends a row of failures", async () => {
    const breaker = createBreaker({ threshold: 2, now: () => 0 });
    for (const status of [500, 200, 500]) await createProviderTransport(breaker, answer(status))("http://p/x", {});
    expect(breaker.mayCall()).toBe(true);
  });
  it("a call that does not get through, and an answer that breaks off, are failures", async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError("terminated")) });
    for (const send of [() => Promise.reject(new TypeError("fetch failed")), async () => new Response(broken)]) {
      const breaker = createBreaker({ threshold: 1, now: () => 0 });
      const visit = new AbortController();
      await expect(createProviderTransport(breaker, send)("http://p/x", { signal: visit.signal })).rejects.toThrow(
        TypeError,
      );
      expect(breaker.mayCall()).toBe(false);
    }
  });
  it("passes on what it is given, and the answer", async () => {
    const send = vi.fn(async () => Response.json({ a: 1 }, { status: 429 }));
    const headers = { "Accept-Language": "en" };
    const response = await createProviderTransport(createBreaker(), send)("http://p/x", { method: "POST", headers });
    expect(send).toHaveBeenCalledExactlyOnceWith("http://p/x", expect.objectContaining({ method: "POST", headers }));
    expect([response.status, await response.json()]).toEqual([429, { a: 1 }]);
  });
  it("keeps the words of a content page for when the provider answers with a failure", async () => {
    let status = 200;
    const transport = createProviderTransport(createBreaker({ threshold: 99 }), async () =>
      answer(status, '{"a":1}')(),
    );
    expect((await transport(PAGE, {})).isLastKnown).toBeUndefined();
    for (status of [500, 503]) {
      const kept = await transport(PAGE, {});
      expect([kept.status, await kept.text(), kept.isLastKnown]).toEqual([200, '{"a":1}', true]);
    }
    expect((await transport("http://p/content/v2/pages/contact", {})).status).toBe(503);
    status = 404;
    expect((await transport(PAGE, {})).status).toBe(404);
  });
});

describe("the breaker", () => {
  const clock = { now: 0 };
  beforeEach(() => {
    clock.now = 0;
  });
  afterEach(() => vi.restoreAllMocks());
  const open = () => {
    const breaker = createBreaker({ threshold: 1, restMs: 1000, now: () => clock.now });
    breaker.failed();
    return breaker;
  };
  it("rests for all of its time", () => {
    const breaker = open();
    clock.now = 999;
    expect(breaker.mayCall()).toBe(false);
    clock.now = 1000;
    expect(breaker.mayCall()).toBe(true);
  });
  it("rests for a second after four failures in a row, counted from each success", () => {
    const breaker = createBreaker({ now: () => clock.now });
    for (let time = 0; time < 3; time += 1) breaker.failed();
    breaker.succeeded();
    for (let time = 0; time < 3; time += 1) breaker.failed();
    expect(breaker.mayCall()).toBe(true);
    breaker.failed();
    clock.now = 999;
    expect(breaker.mayCall()).toBe(false);
    clock.now = 1000;
    expect(breaker.mayCall()).toBe(true);
  });
  it("rests again when its one try fails, and lets another go when that was given up", () => {
    const breaker = open();
    clock.now = 1000;
    expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, false]);
    breaker.abandoned();
    expect(breaker.mayCall()).toBe(true);
    breaker.failed();
    expect(breaker.mayCall()).toBe(false);
    clock.now = 2000;
    expect(breaker.mayCall()).toBe(true);
    breaker.succeeded();
    expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, true]);
  });
});
