import { brotliDecompressSync } from "node:zlib";
import type { Context } from "hono";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { clientAddress, type HostEnv } from "./client-address.ts";
import { type Rendered, storedPage } from "./page-cache.ts";
import { respond } from "./respond.ts";
import { readSettings } from "./settings.ts";

const page = (changes: Partial<Rendered> = {}) =>
  storedPage({ status: 200, headers: { "X-Own": "1" }, html: ["<p>سلام</p>"], freshMs: 0, ...changes }, 0);

/** Answers to a request with these headers, as they come in a test and as they come from a socket. */
function answersTo(headers: Record<string, string>, answer: (context: Context<HostEnv>) => Response) {
  const app = new Hono<HostEnv>().get("*", answer);
  return Promise.all([app.request("/", { headers }), app.request("/", {}, { incoming: { headers } })]);
}

it("a page says what it is and what it depends on, beside its own headers", async () => {
  const stored = page();
  for (const answer of await answersTo({ "accept-encoding": "gzip, sabre" }, (context) => respond(context, stored))) {
    expect(Object.fromEntries(answer.headers)).toEqual({
      "content-type": "text/html; charset=utf-8",
      etag: stored.etag,
      vary: "Accept-Encoding, Cookie",
      "x-own": "1",
    });
    expect(await answer.text()).toBe("<p>سلام</p>");
  }
});

it("is compressed for a browser that takes it", async () => {
  for (const answer of await answersTo({ "accept-encoding": "gzip, br" }, (context) => respond(context, page()))) {
    expect(answer.headers.get("Content-Encoding")).toBe("br");
    expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toBe("<p>سلام</p>");
  }
});

it("is not sent again to a browser that has it, with the headers of the page as it was", async () => {
  const stored = page();
  const known = { "if-none-match": stored.etag, "accept-encoding": "br" };
  for (const answer of await answersTo(known, (context) => respond(context, stored))) {
    expect([answer.status, await answer.text()]).toEqual([304, ""]);
    expect([answer.headers.get("ETag"), answer.headers.get("X-Own")]).toEqual([stored.etag, "1"]);
    expect(answer.headers.has("Content-Encoding")).toBe(false);
  }
});

it("that is no 200 has no tag, and is always sent", async () => {
  const stored = page({ status: 404 });
  for (const answer of await answersTo({ "if-none-match": stored.etag }, (context) => respond(context, stored))) {
    expect([answer.status, answer.headers.get("ETag"), await answer.text()]).toEqual([404, null, "<p>سلام</p>"]);
  }
});

it.each([
  ["that of the socket", "192.0.2.1", "198.51.100.7", "192.0.2.1"],
  ["what a trusted proxy says", "::ffff:10.0.0.1", "198.51.100.7", "198.51.100.7"],
  ["unknown without a socket", undefined, "198.51.100.7", "unknown"],
])("a visitor's address is %s", async (_, remoteAddress, forwardedFor, address) => {
  const { trustedProxies } = readSettings({ APP_ENV: "demo", TRUSTED_PROXIES: "10.0.0.0/8" });
  const app = new Hono<HostEnv>().get("*", (context) => context.text(clientAddress(context, trustedProxies)));
  const incoming = remoteAddress === undefined ? undefined : { socket: { remoteAddress } };
  const answer = await app.request("/", { headers: { "X-Forwarded-For": forwardedFor } }, { incoming });
  expect(await answer.text()).toBe(address);
});
