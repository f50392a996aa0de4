import type { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createInventory } from "#products/stay/provider/property/inventory/inventory.ts";
import { monotonicSeconds } from "#runtime/monotonic.ts";
import { readNetworks } from "#runtime/network.ts";
import { openServices } from "#tests/engines.ts";
import { createApp } from "./app.ts";
import { createChangeFeed } from "./kernel/change/feed.ts";
import { silentLog } from "./kernel/log.ts";
import type { Services } from "./services.ts";

let services: Services;
let app: Hono;
beforeAll(async () => {
  services = await openServices();
  app = createApp(services);
});
afterAll(() => services.database.close());

const token = { "Client-Token": "shamseh-web" };
const json = { ...token, "Content-Type": "application/json" };
const reasonOf = async (response: Response) => ((await response.json()) as { reason: string }).reason;

test("a program that does not name itself is refused, but for the health checks", async () => {
  const refused = await app.request("/base/v2/countries");
  expect([refused.status, await reasonOf(refused)]).toEqual([403, "client_token_missing"]);
  expect((await app.request("/base/v2/countries", { headers: { "Client-Token": "guess" } })).status).toBe(403);
  expect((await app.request("/livez")).status).toBe(200);
  expect((await app.request("/readyz")).status).toBe(200);
});

test("a draining provider is alive and not ready", async () => {
  const draining = createApp(services, { isDraining: () => true });
  expect((await draining.request("/readyz")).status).toBe(503);
  expect((await draining.request("/livez")).status).toBe(200);
});

test("a process with jobs alone says how it is and answers no call", async () => {
  const alone = createApp({ ...services, settings: { ...services.settings, role: "jobs" } });
  const asked = ["/livez", "/readyz", "/base/v2/countries", "/payment/v2/callback/test-bank", "/__demo/outbox"];
  const statuses = asked.map(async (path) => (await alone.request(path, { headers: token })).status);
  expect(await Promise.all(statuses)).toEqual([200, 200, 404, 404, 404]);
});

test.each([
  [
    "of another type",
    { headers: { ...token, "Content-Type": "multipart/form-data" }, body: "x" },
    415,
    "unsupported_media_type",
  ],
  ["without a type", { headers: token, body: "x" }, 415, "unsupported_media_type"],
  [
    "that is too large",
    { headers: { ...json, "Content-Length": "70000" }, body: "x".repeat(70_000) },
    413,
    "body_too_large",
  ],
  [
    "from another site",
    { headers: { ...json, Origin: "https://elsewhere.example" }, body: "{}" },
    403,
    "foreign_origin",
  ],
  ["across sites", { headers: { ...json, "Sec-Fetch-Site": "cross-site" }, body: "{}" }, 403, "foreign_origin"],
] as const)("a change %s is refused", async (_, init, status, reason) => {
  const response = await app.request("/user/v2/logout", { method: "POST", ...init });
  expect([response.status, await reasonOf(response)]).toEqual([status, reason]);
});

test("an error report is answered with 204 whatever its body", async () => {
  for (const body of ["{}", "{", "x".repeat(20_000), ""]) {
    const response = await app.request("/error-log", { method: "POST", headers: json, body });
    expect([response.status, await response.text()]).toEqual([204, ""]);
  }
});

test("R13 a visitor is the company's only from its networks, as our own web server says", async () => {
  const company = createApp({
    ...services,
    settings: { ...services.settings, companyNetworks: readNetworks(["10.1.0.0/16"]).networks },
  });
  const ask = async (headers: Record<string, string>) => {
    const response = await company.request("/base/v2/context", { headers: { ...token, ...headers } });
    return ((await response.json()) as { value: { is_company_ip: boolean } }).value.is_company_ip;
  };
  expect(await ask({})).toBe(false);
  expect(await ask({ "X-Forwarded-For": "10.1.2.3" })).toBe(false);
  expect(await ask({ "Client-Address": "10.1.2.3", "Proxy-Secret": "guess" })).toBe(false);
  expect(await ask({ "Client-Address": "10.1.2.3", "Proxy-Secret": services.settings.proxySecret })).toBe(true);
});

test("a database that is away is a 503 with Retry-After; a fault of ours a 500 that tells nothing", async () => {
  const failing = (error: Error) => {
    const database = { ...services.database, query: () => Promise.reject(error) };
    const inventory = createInventory(database, createChangeFeed(database, monotonicSeconds));
    return createApp({ ...services, log: silentLog, database, inventory }).request(
      "/property/v2/search?destination_id=city-2&check_in=2026-12-05&length_of_stay=1",
      { headers: token },
    );
  };
  const away = await failing(Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" }));
  expect([away.status, away.headers.get("Retry-After"), await reasonOf(away)]).toEqual([503, "5", "unavailable"]);
  const broken = await failing(new Error("secret detail"));
  expect(broken.status).toBe(500);
  expect(await broken.text()).not.toContain("secret");
});
