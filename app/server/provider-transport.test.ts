import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBreaker } from "./breaker.ts";
import { createProviderTransport } from "./provider-transport.ts";

const PAGE = "http://p/content/v2/pages/about";
const answer =
  (status: number, body: string | null = "{}") =>
  async () =>
    new Response(body, { status });

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
  it("keeps the words of a content page for when the provider answers with a failure", async () => {
    let status = 200;
    const transport = createProviderTransport(createBreaker({ threshold: 99 }), async () =>
      answer(status, '{"a":1}')(),
    );
    await transport(PAGE, {});
    status = 503;
    const kept = await transport(PAGE, {});
    expect([kept.status, kept.headers.get("Content-Type"), await kept.text()]).toEqual([
      200,
      "application/json",
      '{"a":1}',
    ]);
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
