import { brotliDecompressSync } from "node:zlib";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { createArt } from "./art.ts";
import type { HostEnv } from "./client-address.ts";
import { readSettings } from "./settings.ts";

const pathOf = (name: string) => `/web/art/facade/Isfahan/${name}.dusk.rtl.svg`;

/** The illustrations behind a proxy that names the visitor. */
function open(limitFactor = 1) {
  const settings = readSettings({ APP_ENV: "demo", LIMIT_FACTOR: String(limitFactor), TRUSTED_PROXIES: "127.0.0.1" });
  let refused = 0;
  let time = 100;
  const art = createArt({ settings, onRefused: () => refused++, now: () => time });
  const app = new Hono<HostEnv>().get("*", async (context, next) => art(context) ?? next());
  const pass = (seconds: number) => {
    time += seconds;
  };
  const socket = { remoteAddress: "::ffff:127.0.0.1" };
  const answer = async (path: string, visitor = "192.0.2.1", encoding = "br") => {
    const headers = { "X-Forwarded-For": visitor, "Accept-Encoding": encoding };
    return app.request(path, { headers }, { incoming: { socket } });
  };
  const ask = async (path: string, visitor?: string) => (await answer(path, visitor)).status;
  return { answer, ask, refused: () => refused, pass };
}

it("one visitor has 300 pictures a minute drawn, whatever names they invent", async () => {
  const { ask, refused, pass } = open();
  const statuses: number[] = [];
  for (let made = 0; made < 1_000; made += 1) statuses.push(await ask(pathOf(`invented${made}`)));
  expect([statuses.filter((status) => status === 200).length, refused()]).toEqual([300, 700]);
  expect(await ask(pathOf("invented0"))).toBe(200);
  expect(await ask(pathOf("another"), "192.0.2.2")).toBe(200);
  expect(await ask(pathOf("invented999"))).toBe(429);
  pass(60);
  expect(await ask(pathOf("invented999"))).toBe(200);
});

it("what names no picture is left to others", async () => {
  const { ask } = open();
  expect(await ask("/web/art/facade/Isfahan/x.dusk.rtl.png")).toBe(404);
});

it("all visitors together have twenty times as many drawn, and those who are refused take none of them", async () => {
  const { ask, refused, pass } = open(0.01);
  const drawnFor = async (visitor: string, count: number) => {
    const statuses = await Promise.all(
      Array.from({ length: count }, (_, at) => ask(pathOf(`${visitor.replaceAll(".", "_")}_${at}`), visitor)),
    );
    return statuses.filter((status) => status === 200).length;
  };
  expect(await drawnFor("192.0.2.1", 100)).toBe(3);
  for (let visitor = 2; visitor <= 20; visitor += 1) expect(await drawnFor(`192.0.2.${visitor}`, 3)).toBe(3);
  expect(refused()).toBe(97);
  expect(await drawnFor("192.0.2.21", 3)).toBe(0);
  pass(60);
  expect(await drawnFor("192.0.2.22", 3)).toBe(3);
});

it("a picture is kept by browsers for a week, and compressed for those that take it", async () => {
  const { answer } = open();
  const headers = {
    "cache-control": "public, max-age=604800",
    "content-type": "image/svg+xml",
    vary: "Accept-Encoding",
  };
  const plain = await answer(pathOf("one"), "192.0.2.1", "gzip, sabre");
  expect(Object.fromEntries(plain.headers)).toEqual(headers);
  const text = await plain.text();
  expect(text).toMatch(/^<svg/);
  const packed = await answer(pathOf("one"), "192.0.2.1", "gzip, br;q=1.0");
  expect(Object.fromEntries(packed.headers)).toEqual({ ...headers, "content-encoding": "br" });
  const bytes = new Uint8Array(await packed.arrayBuffer());
  expect(brotliDecompressSync(bytes).toString()).toBe(text);
  expect(bytes.byteLength).toBeLessThan(text.length);
});

it("one that is refused may be asked for again after a minute, and its refusal is kept nowhere", async () => {
  const { answer } = open(1 / 300);
  await answer(pathOf("one"));
  const refused = await answer(pathOf("two"));
  expect([refused.status, await refused.text()]).toEqual([429, ""]);
  expect(Object.fromEntries(refused.headers)).toEqual({ "retry-after": "60", "cache-control": "no-store" });
});
