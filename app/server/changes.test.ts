import { describe, expect, it, vi } from "vitest";
import { createChanges, withChangeCursor } from "./changes.ts";
import type { Changed } from "./page-keys.ts";
import { textAnswer } from "./text-answer.ts";

/** A website's changes over a provider whose answers the test sets. */
function open() {
  const asked: string[] = [];
  const warned: string[] = [];
  const provider = { does: async (): Promise<Response> => Response.json({ cursor: "1", keys: [] }) };
  const log = {
    warn: (_: object, text: string) => void warned.push(text),
    info: (text: string) => void warned.push(text),
  };
  const changes = createChanges({
    settings: { providerUrl: "http://provider.invalid", clientToken: "t", proxySecret: "s" },
    log: log as never,
    fetch: async (address) => {
      asked.push(String(address));
      return provider.does();
    },
  });
  const heard: (string[] | null)[] = [];
  changes.follow((changed: Changed) => void heard.push(changed && [...changed]));
  const answer = (cursor: string, keys: string[] | null) => {
    provider.does = async () => Response.json({ cursor, keys });
  };
  return { changes, asked, warned, provider, heard, answer };
}

describe("a website that follows changes", () => {
  it("goes on from where it has heard, and hears of everything where the provider does not know", async () => {
    const { changes, asked, heard, answer } = open();
    answer("10", null);
    await changes.look();
    answer("11", ["city-3"]);
    await changes.look();
    answer("11", []);
    await changes.look();
    expect(heard).toEqual([null, ["city-3"]]);
    expect(asked.map((address) => address.replace("http://provider.invalid/base/v2/changes", ""))).toEqual([
      "",
      "?after=10",
      "?after=11",
    ]);
    expect(changes.cursor()).toBe("11");
  });

  it("takes over by how much the product's clock was moved, and hears then that all has changed, once", async () => {
    const { changes, heard, warned, provider } = open();
    const answers = (body: object) => {
      provider.does = async () => Response.json({ cursor: "10", keys: [], ...body });
    };
    const aheadAfter = async (body: object) => {
      answers(body);
      await changes.look();
      return changes.clockAhead();
    };
    expect(changes.clockAhead()).toBe(0);
    expect(await aheadAfter({ clockAhead: 0 })).toBe(0);
    expect(heard).toEqual([]);
    expect(await aheadAfter({ clockAhead: 3_456_000, keys: ["city-3"] })).toBe(3_456_000);
    expect(await aheadAfter({ clockAhead: 3_456_000 })).toBe(3_456_000);
    expect(heard).toEqual([null]);
    expect(await aheadAfter({ clockAhead: -60 })).toBe(-60);
    expect(heard).toEqual([null, null]);
    expect(await aheadAfter({ clockAhead: "1" })).toBe(-60);
    expect(warned).toEqual(["changes are not heard of"]);
    // The version before says nothing of it.
    expect(await aheadAfter({})).toBe(0);
  });

  it("is quiet while the provider is away, and goes on from the same place when it is back", async () => {
    const { changes, asked, heard, warned, answer, provider } = open();
    answer("10", []);
    await changes.look();
    for (const fault of [
      async () => Promise.reject(new TypeError("away")),
      async () => new Response("", { status: 503 }),
      async () => Response.json({ code: 404 }),
    ]) {
      provider.does = fault;
      await changes.look();
    }
    expect(changes.cursor()).toBe("10");
    answer("12", ["tours"]);
    await changes.look();
    expect(heard).toEqual([["tours"]]);
    expect(asked.at(-1)).toContain("after=10");
    expect(warned).toEqual(["changes are not heard of", "changes are heard of again"]);
  });

  it("ignores keys that it does not know, and counts them", async () => {
    vi.useFakeTimers();
    const { changes, heard, warned, answer } = open();
    answer("10", ["city-3", "weather-3", "city 3", "x".repeat(999)]);
    await changes.look();
    expect(heard).toEqual([["city-3"]]);
    vi.advanceTimersByTime(60_000);
    expect(warned).toEqual(["unknown keys of changes"]);
    vi.useRealTimers();
  });

  it("asks once more where it is asked to look while it looks", async () => {
    const { changes, asked, provider } = open();
    const first = Promise.withResolvers<Response>();
    provider.does = () => first.promise;
    const looks = [changes.look(), changes.look(), changes.look()];
    expect(asked).toHaveLength(1);
    provider.does = async () => Response.json({ cursor: "2", keys: [] });
    first.resolve(Response.json({ cursor: "1", keys: [] }));
    await Promise.all(looks);
    expect(asked).toHaveLength(2);
    expect(changes.cursor()).toBe("2");
  });

  it("asks about once a second until it is stopped", async () => {
    vi.useFakeTimers();
    const { changes, asked } = open();
    const stop = changes.start();
    await vi.advanceTimersByTimeAsync(10_500);
    expect(asked.length).toBeGreaterThanOrEqual(9);
    expect(asked.length).toBeLessThanOrEqual(14);
    stop();
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toHaveLength(before);
    vi.useRealTimers();
  });
});

it("every call says how far the website has heard, once it has", async () => {
  let cursor: string | null = null;
  const said: (string | null)[] = [];
  const send = withChangeCursor(
    async (_, init) => {
      said.push(new Headers(init.headers).get("Changes-Seen"));
      return textAnswer(200, "");
    },
    { cursor: () => cursor },
  );
  const headers = new Headers({ Accept: "x" });
  await send("http://p/", { headers });
  cursor = "7";
  await send("http://p/", { headers });
  expect(said).toEqual([null, "7"]);
});
