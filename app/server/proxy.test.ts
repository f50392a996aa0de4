import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Hono } from "hono";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Call } from "#domain/contract/call.ts";
import { areas, browserCalls } from "#products/calls.ts";
import { contract } from "#products/contract.shapes.ts";
import type { HostEnv } from "./client-address.ts";
import { createProxy, limitBodies } from "./proxy.ts";
import { readSettings } from "./settings.ts";

/** The provider's usual answer in these tests: with more cookies than it should set. */
const usualReply = (_: IncomingMessage, response: ServerResponse): void => {
  response.setHeader("Set-Cookie", ["fgp=bound; Path=/; HttpOnly; SameSite=Strict", "tracker=1", "fgpx=2"]);
  response.setHeader("Content-Type", "application/json");
  response.end("{}");
};
let reply = usualReply;

/** Headers of the last request that the provider received. */
let asked: IncomingMessage["headers"] | null = {};
const provider = createServer((request, response) => {
  asked = request.headers;
  reply(request, response);
});
let app: Hono<HostEnv>;
const settings = readSettings({ APP_ENV: "demo" });

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  const { port } = provider.address() as AddressInfo;
  app = new Hono<HostEnv>();
  app.use(limitBodies);
  app.all("*", createProxy({ ...settings, providerUrl: `http://127.0.0.1:${port}` }).proxy);
});
afterEach(() => {
  reply = usualReply;
  vi.restoreAllMocks();
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

it("what a browser says of its address or its user stays here", async () => {
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
])("a body that is too long is not read to its end, when it %s", async (_, headers) => {
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

it("a body of as many bytes as one may have is passed on whole", async () => {
  let came = "";
  reply = async (request, response) => {
    came = await text(request);
    response.end();
  };
  const body = "x".repeat(64 * 1024);
  expect((await app.request("/reserve/v2/quote", { method: "POST", body })).status).toBe(200);
  expect(came).toBe(body);
  expect((await app.request("/reserve/v2/quote", { method: "POST", body: `${body}x` })).status).toBe(413);
});

it("a provider that hangs is given up after ten seconds, with 504, and its connection let go", async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  const hanging = Promise.withResolvers<ServerResponse>();
  reply = (_, response) => hanging.resolve(response);
  const answering = app.request("/base/v2/context");
  const left = once(await hanging.promise, "close");
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
  limit.abort(new DOMException("late", "TimeoutError"));
  const answer = await answering;
  expect([answer.status, await answer.json()]).toEqual([
    504,
    { code: 504, reason: "unavailable", message: "", errors: [], value: null },
  ]);
  await left;
});

it("a provider that breaks off is answered for with 504", async () => {
  reply = (request) => request.socket.destroy();
  const answer = await app.request("/base/v2/context");
  expect([answer.status, (await answer.json()).reason]).toEqual([504, "unavailable"]);
  expect(answer.headers.get("Retry-After")).toBe("1");
});

it("a browser that leaves ends the call that was made for it", async () => {
  const hanging = Promise.withResolvers<ServerResponse>();
  reply = (_, response) => hanging.resolve(response);
  const visit = new AbortController();
  const answering = Promise.resolve(app.request("/base/v2/context", { signal: visit.signal }));
  const left = once(await hanging.promise, "close");
  visit.abort();
  await Promise.all([left, answering]);
});

it("what a call needs goes to the provider, with the visitor's address and the website's secret", async () => {
  const sent = {
    "accept-language": "en",
    authorization: "Bearer a.b.c",
    "client-token": "client",
    "client-version": "1.0.0",
    "content-type": "application/json",
    "idempotency-key": "key",
    origin: "http://localhost:3000",
    "sec-fetch-site": "same-origin",
  };
  const socket = { remoteAddress: "::ffff:192.0.2.7" };
  await app.request("/base/v2/context", { headers: { ...sent, "X-Other": "1" } }, { incoming: { socket } });
  expect(asked).toMatchObject({
    ...sent,
    "proxy-secret": settings.proxySecret,
    "client-address": "192.0.2.7",
  });
  expect(asked).not.toHaveProperty("x-other");
});

it("what the provider says goes back with the headers that are a browser's, and is kept nowhere unless it says so", async () => {
  const passedOn = { "content-type": "text/plain", "retry-after": "7", "referrer-policy": "no-referrer" };
  reply = (_, response) => response.writeHead(429, { ...passedOn, "x-internal": "1" }).end("later");
  const answer = await app.request("/base/v2/context");
  expect([answer.status, await answer.text()]).toEqual([429, "later"]);
  expect(Object.fromEntries(answer.headers)).toEqual({ ...passedOn, "cache-control": "no-store" });
  reply = (_, response) => response.writeHead(200, { "Cache-Control": "public, max-age=60" }).end();
  expect((await app.request("/base/v2/context")).headers.get("Cache-Control")).toBe("public, max-age=60");
});

it("the provider's redirect goes to the browser, without the provider's origin", async () => {
  reply = (_, response) =>
    response.writeHead(303, { Location: "http://provider.internal/IranHotels.html?page=2" }).end();
  const answer = await app.request("/payment/v2/callback/mellat?Authority=1");
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/IranHotels.html?page=2"]);
});

it.each([
  ["POST", "/base/v2/context"],
  ["GET", "/user/v2/logout"],
  ["GET", "/base/v2/context/more"],
  ["GET", "/more/base/v2/context"],
  ["GET", "/payment/v2/callback/"],
  ["GET", "/payment/v2/callback/mellat/more"],
])("%s %s is no call of a browser, and goes nowhere", async (method, path) => {
  asked = null;
  const answer = await app.request(path, { method });
  expect([answer.status, (await answer.json()).reason, asked]).toEqual([405, "not_found", null]);
});

it.each([
  ["the one that is bound to the host, of both", "__Host-fgp=a; fgp=b", "__Host-fgp=a"],
  ["one of a hundred characters", `fgp=${"x".repeat(100)}`, `fgp=${"x".repeat(100)}`],
  ["none of more", `fgp=${"x".repeat(101)}`, undefined],
  ["none that is empty", "fgp=", undefined],
])("of the cookies that a token may be bound to goes %s", async (_, Cookie, forwarded) => {
  await app.request("/base/v2/context", { headers: { Cookie } });
  expect(asked?.cookie).toBe(forwarded);
});

it("both of the names that a token's cookie may have come back", async () => {
  const cookies = ["__Host-fgp=a; Path=/; Secure", "fgp=b; Path=/"];
  reply = (_, response) => response.writeHead(200, { "Set-Cookie": ["my-fgp=1", ...cookies] }).end();
  expect((await app.request("/base/v2/context")).headers.getSetCookie()).toEqual(cookies);
});

it("the demonstration's own addresses, typed into a browser, carry the website's client token, and are no calls in production", async () => {
  await app.request("/__demo/outbox");
  expect(asked?.["client-token"]).toBe(settings.clientToken);
  const production = createProxy({ ...settings, appEnv: "production" });
  expect(["/__demo/outbox", "/base/v2/context"].map(production.isCallPath)).toEqual([false, true]);
});

it("every call of the contract but operators' goes through, and a new one by what it says of its caller", async () => {
  const { isCallPath } = createProxy(settings);
  const addressOf = ({ path }: { path: string }) => `/${path.replace(/\{\w+\}/g, "1")}`;
  const reached = contract.filter(({ call }) => isCallPath(addressOf(call))).map(({ call }) => call.name);
  expect(reached).toEqual(contract.filter(({ call }) => call.who !== "operator").map(({ call }) => call.name));
  const planted = (who: Call["who"]): Call => ({
    name: `lounge.${who}`,
    method: "GET",
    path: `lounge/v2/${who}`,
    who,
    source: "ours",
  });
  const area = { user: planted("user"), anyone: planted("anyone"), operator: planted("operator") };
  const grown = createProxy(settings, { calls: browserCalls([...areas, area]) });
  expect(Object.values(area).map(addressOf).map(grown.isCallPath)).toEqual([true, true, false]);
});
