import { expect, test } from "vitest";
import { canonicalLegalId } from "#domain/validation/legal-id.ts";
import { readSettings } from "./settings.ts";

const production = {
  APP_ENV: "production",
  PROXY_SECRET: "p".repeat(32),
  PUBLIC_BASE_URL: "https://shamseh.example",
  PROVIDER_URL: "http://p",
  CLIENT_TOKEN: "our-client",
};

test("production starts with settings of its own, and the demonstration with none", () => {
  expect(readSettings(production).appEnv).toBe("production");
  expect(readSettings({ APP_ENV: "demo" }).appEnv).toBe("demo");
});

test.each([
  ["PROXY_SECRET", undefined],
  ["PROXY_SECRET", "x"],
  ["PROXY_SECRET", "demo-proxy-secret"],
  ["CLIENT_TOKEN", undefined],
  ["CLIENT_TOKEN", "shamseh-web"],
  ["PUBLIC_BASE_URL", "http://shamseh.example"],
  ["PROVIDER_URL", undefined],
  ["APP_ENV", "prod"],
  ["APP_ENV", undefined],
  ["APP_ENV", " "],
  ["EDGE_CACHE", "yes"],
  ["EDGE_PURGE_URL", "http://127.0.0.1:6081"],
  ["TRUSTED_PROXIES", "10."],
  ["TRUSTED_PROXIES", "10.0.0.0/8 10.0.0.0/33"],
])("production refuses to start with %s as %s, and names it", (name, value) => {
  expect(() => readSettings({ ...production, [name]: value })).toThrow(
    new RegExp(`^The website cannot start:\\n- ${name} .+$`),
  );
});

test("every fault is named at once", () => {
  expect(() => readSettings({ APP_ENV: "production" })).toThrow(
    /CLIENT_TOKEN[\s\S]*PROXY_SECRET[\s\S]*PUBLIC_BASE_URL[\s\S]*PROVIDER_URL/,
  );
});

test("NODE_ENV makes no production", () => {
  expect(readSettings({ APP_ENV: "demo", NODE_ENV: "production" }).appEnv).toBe("demo");
});

test("the demonstration listens and asks on this machine alone, at the ports that it is given", () => {
  expect(readSettings({ APP_ENV: "demo" })).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    providerUrl: "http://127.0.0.1:3001",
    publicBaseUrl: "http://localhost:3000",
  });
  expect(readSettings({ APP_ENV: "demo", PORT: "8080", HOST: "0.0.0.0", PROVIDER_PORT: "8081" })).toMatchObject({
    port: 8080,
    host: "0.0.0.0",
    providerUrl: "http://127.0.0.1:8081",
    publicBaseUrl: "http://localhost:8080",
  });
});

test("an address is known without the slash that may stand at its end", () => {
  const env = { APP_ENV: "demo", PROVIDER_URL: "http://provider:3001/", PUBLIC_BASE_URL: "https://shamseh.example/" };
  expect(readSettings(env)).toMatchObject({
    providerUrl: "http://provider:3001",
    publicBaseUrl: "https://shamseh.example",
  });
});

test("support's number for callers from abroad is one that can be dialled there, and none in production until it is set", () => {
  expect(readSettings({ APP_ENV: "demo" }).supportAbroad).toMatch(/^\+98/);
  expect(readSettings(production).supportAbroad).toBeNull();
  expect(readSettings({ ...production, SUPPORT_PHONE_ABROAD: "+982112345678" }).supportAbroad).toBe("+982112345678");
  for (const SUPPORT_PHONE_ABROAD of ["1685", "02112345678", "+98 21 1234 5678"]) {
    expect(() => readSettings({ APP_ENV: "demo", SUPPORT_PHONE_ABROAD })).toThrow(
      "SUPPORT_PHONE_ABROAD must be a number",
    );
  }
});

test("the seller's id is one, and none in production until it is set", () => {
  expect(canonicalLegalId(readSettings({ APP_ENV: "demo" }).sellerLegalId ?? "")).not.toBeNull();
  expect(readSettings(production).sellerLegalId).toBeNull();
  expect(readSettings({ ...production, SELLER_LEGAL_ID: "10380284790" }).sellerLegalId).toBe("10380284790");
  expect(() => readSettings({ APP_ENV: "demo", SELLER_LEGAL_ID: "1038028479" })).toThrow("SELLER_LEGAL_ID must be");
});

test("the company's links are ones that pages have names for, and none in production until they are set", () => {
  expect(readSettings({ APP_ENV: "demo" }).companyLinks).toEqual(["mailto:support@shamseh.example"]);
  expect(readSettings(production).companyLinks).toEqual([]);
  const COMPANY_LINKS = "mailto:hello@agency.ir, https://ble.ir/agency";
  expect(readSettings({ ...production, COMPANY_LINKS }).companyLinks).toEqual(COMPANY_LINKS.split(", "));
  expect(() => readSettings({ APP_ENV: "demo", COMPANY_LINKS: "https://agency.ir" })).toThrow("COMPANY_LINKS names");
});

test.each(["0", "65535"])("%s is a port", (PORT) => {
  expect(readSettings({ APP_ENV: "demo", PORT }).port).toBe(Number(PORT));
});

test.each(["-1", "65536", "80.5", "http"])("%s is none", (PORT) => {
  expect(() => readSettings({ APP_ENV: "demo", PORT })).toThrow("PORT must be a port number");
});
