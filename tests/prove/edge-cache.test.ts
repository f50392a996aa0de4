import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { mockTransport } from "#fixtures/mock/transport.ts";
import { startVarnish } from "#tests/support/varnish.ts";
import { startHost, withoutOrigin } from "./website-in-process.ts";

test("Varnish keeps a page for each language, purges it by what it shows, and passes who has logged in", {
  timeout: 60_000,
}, async ({ skip }) => {
  const mock = withoutOrigin(mockTransport());
  let asked = 0;
  const varnish = await startVarnish(async () => {
    const website = await startHost({
      environment: { EDGE_CACHE: "on" },
      transport(address, init) {
        asked += 1;
        return mock(address, init);
      },
    });
    onTestFinished(website.close);
    // A first page may exceed its budget on a busy machine, and a 503 is not cached.
    await expect
      .poll(async () => (await fetch(`http://127.0.0.1:${website.port}/`)).status, { timeout: 20_000 })
      .toBe(200);
    return website.port;
  });
  if (varnish === null) return skip();
  onTestFinished(varnish.stop);
  const get = async (headers: Record<string, string> = {}) => {
    const answer = await fetch(`${varnish.url}/`, { headers });
    const text = await answer.text();
    expect(answer.status).toBe(200);
    return {
      headers: answer.headers,
      language: /<html[^>]* lang="(\w+)"/.exec(text)?.[1],
      age: answer.headers.get("Age"),
    };
  };
  const isKept = async (headers?: Record<string, string>) =>
    (await get(headers)).headers.get("X-Varnish")?.split(" ").length === 2;
  const purge = async (keys: string) =>
    Number((await fetch(varnish.url, { method: "PURGE", headers: { "Surrogate-Key": keys } })).headers.get("Purged"));

  const first = await get();
  expect(first.language).toBe("fa");
  expect(asked).toBeGreaterThan(0);
  expect(first.headers.get("Cache-Control")).toBe("private, max-age=0, must-revalidate");
  expect(first.headers.has("Surrogate-Key") || first.headers.has("xkey")).toBe(false);
  expect(await isKept()).toBe(true);
  expect(await isKept({ Cookie: "seen=1; theme=system" })).toBe(true);
  expect((await get({ Cookie: "lang=en" })).language).toBe("en");
  expect(await isKept({ Cookie: "a=1; lang=en" })).toBe(true);
  expect(await isKept({ "Page-Variant": "en system" })).toBe(true);
  expect((await get({ "Page-Variant": "en system" })).language).toBe("fa");
  expect(await isKept({ Cookie: "token=a.b.c" })).toBe(false);

  expect(await purge("city-99")).toBe(0);
  expect(await isKept()).toBe(true);
  expect(await purge("city-99 stays")).toBe(2);
  expect(await isKept()).toBe(false);
  await delay(10);
  expect(await isKept()).toBe(true);
});
