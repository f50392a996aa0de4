import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { HostEnv } from "./client-address.ts";
import { createProxy } from "./proxy.ts";
import { readSettings } from "./settings.ts";

/** A provider that keeps what it was asked, and sets more cookies than it should. */
let asked: IncomingMessage["headers"] = {};
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
  app.all("*", createProxy({ ...readSettings({}), providerUrl: `http://127.0.0.1:${port}` }).proxy);
});
afterAll(() => void provider.close());

it("of all cookies only the one that a token is bound to goes to the provider, and only that one comes back", async () => {
  const answer = await app.request("/base/v2/context", {
    headers: { Cookie: "token=a.b.c; lang=fa; fgp=mine; tracker=1" },
  });
  expect(asked.cookie).toBe("fgp=mine");
  expect(answer.headers.getSetCookie()).toEqual(["fgp=bound; Path=/; HttpOnly; SameSite=Strict"]);
});

it("a cookie that could hold another header does not go through", async () => {
  await app.request("/base/v2/context", { headers: { Cookie: "fgp=%0d%0aX-User: 1; lang=fa" } });
  expect(asked.cookie).toBeUndefined();
});

it("rule 32b what a browser says of its address or its user stays here", async () => {
  await app.request("/base/v2/context", {
    headers: { "X-Forwarded-For": "10.0.0.1", "X-User-Id": "1", "Client-Address": "10.0.0.1", "Proxy-Secret": "guess" },
  });
  expect(asked["x-forwarded-for"]).toBeUndefined();
  expect(asked["x-user-id"]).toBeUndefined();
  expect(asked["client-address"]).not.toBe("10.0.0.1");
  expect(asked["proxy-secret"]).not.toBe("guess");
});
