import type { AddressInfo } from "node:net";
import { type ServerType, serve } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { HostEnv } from "#app/server/client-address.ts";
import { createProxy } from "#app/server/proxy.ts";
import { readSettings } from "#app/server/settings.ts";
import type { CodeSentValue, LoginValue, MeValue } from "#domain/contract/user.shapes.ts";
import { createApp } from "#provider/app.ts";
import type { Services } from "#provider/services.ts";
import { openServices } from "#tests/engines.ts";
import { callerOf, codeSentTo } from "#tests/support/client.ts";

/** Full path of a browser's call: to the website, which proxies it to the provider over a socket. */
let services: Services;
let provider: ServerType;
let website: Hono<HostEnv>;

beforeAll(async () => {
  services = await openServices();
  provider = serve({ fetch: createApp(services).fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => provider.once("listening", resolve));
  const { port } = provider.address() as AddressInfo;
  website = new Hono<HostEnv>();
  website.all(
    "*",
    createProxy({ ...readSettings({ APP_ENV: "demo" }), providerUrl: `http://127.0.0.1:${port}` }).proxy,
  );
});
afterAll(async () => {
  await new Promise((resolve) => provider.close(resolve));
  await services.database.close();
});

test("a browser logs in through the website, is known by token and cookie together, and logs out of both", async () => {
  const mobile = "09121110000";
  const browser = (more: Readonly<Record<string, string>> = {}) =>
    callerOf(website, { "Sec-Fetch-Site": "same-origin", Origin: "http://localhost:3000", ...more });
  const sent = await browser().post<CodeSentValue>("user/v2/send-otp", { mobile });
  const code = await codeSentTo(createApp(services), mobile);
  const { challenge } = sent.value;
  const shown = await callerOf(website).get<{ text: string }>(`__demo/message?challenge=${challenge}`);
  expect(shown.value.text).toContain(code);
  const login = await browser().post<LoginValue>("user/v2/login-by-otp", { mobile, challenge, code });
  const bound = /^fgp=[\w-]{43}(?=;)/.exec(login.headers.getSetCookie()[0] ?? "")?.[0] ?? "";
  const Authorization = `Bearer ${login.value.token}`;
  expect((await browser({ Authorization }).get("user/v2/me")).status).toBe(401);
  expect((await browser({ Cookie: `token=${login.value.token}; ${bound}` }).get("user/v2/me")).status).toBe(401);
  const whole = browser({ Authorization, Cookie: `lang=fa; token=${login.value.token}; ${bound}` });
  expect((await whole.get<MeValue>("user/v2/me")).value.mobile).toBe(mobile);
  const out = await whole.post("user/v2/logout");
  expect(out.headers.getSetCookie()[0]).toMatch(/^fgp=; .*Max-Age=0/);
  expect((await whole.get("user/v2/me")).status).toBe(401);
});

test("the operator's calls are never reached through the website, the demonstration's hooks not in production", async () => {
  const Authorization = `Bearer ${services.settings.operatorToken}`;
  const decision = await callerOf(website, { Authorization }).post("operator/v2/comments/1/publish", { operator: "x" });
  expect(decision.status).toBe(405);
  // Here the call reaches the provider, which refuses an empty body.
  const nothing = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };
  expect((await website.request("/__demo/tours", nothing)).status).toBe(422);
  const production = new Hono<HostEnv>();
  production.all("*", createProxy({ ...readSettings({ APP_ENV: "demo" }), appEnv: "production" }).proxy);
  expect((await callerOf(production).get("__demo/outbox")).status).toBe(405);
  expect((await callerOf(production).get("__demo/message?challenge=x")).status).toBe(405);
  expect((await callerOf(production).post("__demo/clock", { advance_seconds: 1 })).status).toBe(405);
  expect((await callerOf(production).post("__demo/tours", { action: "fail_group", departure_id: 1 })).status).toBe(405);
});
