import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { HostEnv } from "./client-address.ts";
import { createProxy, limitBodies } from "./proxy.ts";
import { readSettings } from "./settings.ts";

/** A provider that keeps what it was asked, and sets more cookies than it should. */
let asked: IncomingMessage["headers"] | null = {};
const provider = createServer((request, response) => {
  asked = request.headers;
  response.setHeader("Set-Cookie", ["fgp=bound; Path=/; HttpOnly; SameSite=Strict", "tracker=1", "fgpx=2"]);
  response.setHeader("Content-Type", "application/json");
  response.end("{}");
});
let app: Hono<HostEnv>;

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  const { port } = provider.address() as AddressInfo;
  app = new Hono<HostEnv>();
  app.use(limitBodies);
  app.all("*", createProxy({ ...readSettings({}), providerUrl: `http://127.0.0.1:${port}` }).proxy);
});
afterAll(() => void provider.close());

it("of all cookies only the one that a token is bound to goes to the provider, and only that one comes back", async () => {
  const answer = await app.request("/base/v2/context", {
    headers: { Cookie: "token=a.b.c; lang=fa; fgp=mine; tracker=1" },
  });
  expect(asked?.cookie).toBe("fgp=mine");
  expect(answer.headers.getSetCookie()).toEqual(["fgp=bound; Path=/; HttpOnly; SameSite=Strict"]);
});

it("a cookie that could hold another header does not go through", async () => {
  for (const value of ["%0d%0aX-User: 1", "mine%0d%0aX-User: 1", "mine, other"]) {
    await app.request("/base/v2/context", { headers: { Cookie: `fgp=${value}; lang=fa` } });
    expect(asked?.cookie).toBeUndefined();
  }
});

it("rule 32b what a browser says of its address or its user stays here", async () => {
  await app.request("/base/v2/context", {
    headers: { "X-Forwarded-For": "10.0.0.1", "X-User-Id": "1", "Client-Address": "10.0.0.1", "Proxy-Secret": "guess" },
  });
  expect(asked?.["x-forwarded-for"]).toBeUndefined();
  expect(asked?.["x-user-id"]).toBeUndefined();
  expect(asked?.["client-address"]).not.toBe("10.0.0.1");
  expect(asked?.["proxy-secret"]).not.toBe("guess");
});

it("speaks for the website only where the demonstration is opened in a browser", async () => {
  await app.request("/base/v2/context");
  expect(asked?.["client-token"]).toBeUndefined();
  await app.request("/base/v2/context", { headers: { "Client-Token": "client" } });
  expect(asked?.["client-token"]).toBe("client");
});

it.each([
  ["says how long it is", { "Content-Length": String(2 ** 30) }],
  ["says nothing of it and never ends", {}],
])("rule 24 a body that is too long is not read to its end, when it %s", async (_, headers) => {
  const PIECE = 16 * 1024;
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(PIECE));
    },
  });
  asked = null;
  const init = { method: "POST", headers: { "Content-Type": "application/json", ...headers }, body: endless };
  const answer = await app.request("/reserve/v2/quote", { ...init, duplex: "half" } as RequestInit);
  expect([answer.status, (await answer.json()).reason]).toEqual([413, "body_too_large"]);
  expect(pulled).toBeLessThan(10);
  expect(asked).toBeNull();
});
