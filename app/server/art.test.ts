import { Hono } from "hono";
import { expect, it } from "vitest";
import { createArt } from "./art.ts";
import type { HostEnv } from "./client-address.ts";
import { readSettings } from "./settings.ts";

const settings = readSettings({ LIMIT_FACTOR: "1", TRUSTED_PROXIES: "127.0.0.1" });
const pathOf = (name: string) => `/web/art/facade/Isfahan/${name}.dusk.rtl.svg`;

/** The illustrations behind a proxy that names the visitor. */
function open() {
  let refused = 0;
  let time = 100;
  const art = createArt({ settings, onRefused: () => refused++, now: () => time });
  const app = new Hono<HostEnv>().get("*", async (context, next) => art(context) ?? next());
  const pass = (seconds: number) => {
    time += seconds;
  };
  const socket = { remoteAddress: "::ffff:127.0.0.1" };
  const ask = async (path: string, visitor = "192.0.2.1") => {
    const headers = { "X-Forwarded-For": visitor, "Accept-Encoding": "br" };
    return (await app.request(path, { headers }, { incoming: { socket } })).status;
  };
  return { ask, refused: () => refused, pass };
}

it("rule 32b one visitor has 300 pictures a minute drawn, whatever names they invent", async () => {
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
