import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

const long = (letter: string) => letter.repeat(40);
const production = {
  APP_ENV: "production",
  CLIENT_TOKEN: "our-client",
  PROXY_SECRET: long("p"),
  TOKEN_SECRET: long("t"),
  PII_KEY: long("k"),
  VOUCHER_KEY: long("v"),
  OPERATOR_TOKEN: long("o"),
  SMS_GATEWAY_URL: "https://sms.example/send",
  PUBLIC_BASE_URL: "https://shamseh.example/",
  ZARINPAL_MERCHANT_ID: "11111111-2222-3333-4444-555555555555",
  DATABASE_URL: "postgres://db/shamseh",
};

test("the demonstration needs no setting but its name, and lies in a folder", () => {
  expect(readSettings({ APP_ENV: "demo" })).toMatchObject({
    appEnv: "demo",
    port: 3001,
    host: "127.0.0.1",
    databaseUrl: null,
    dataDir: ".data",
  });
});

test("production starts with settings of its own", () => {
  expect(readSettings(production)).toMatchObject({ appEnv: "production", publicBaseUrl: "https://shamseh.example" });
});

test.each([
  ["CLIENT_TOKEN", "shamseh-web"],
  ["PROXY_SECRET", "demo-proxy-secret"],
  ["PROXY_SECRET", "short"],
  ["TOKEN_SECRET", undefined],
  ["PII_KEY", "demo-pii-key"],
  ["VOUCHER_KEY", "demo-voucher-key"],
  ["VOUCHER_EARLIER_KEYS", "short"],
  ["PII_EARLIER_KEYS", long("e")],
  ["OPERATOR_TOKEN", undefined],
  ["SMS_GATEWAY_URL", undefined],
  ["SMS_GATEWAY_URL", "ftp://sms.example"],
  ["PUBLIC_BASE_URL", "http://shamseh.example"],
  ["DATABASE_URL", undefined],
])("production refuses to start with %s as %s, and says so in one line", (name, value) => {
  expect(() => readSettings({ ...production, [name]: value })).toThrow(new RegExp(`^${name} .+$`));
});

test.each([
  ["TOKEN_SECRET", "PROXY_SECRET"],
  ["PII_KEY", "TOKEN_SECRET"],
  ["OPERATOR_TOKEN", "PROXY_SECRET"],
] as const)("production refuses to start with %s equal to %s", (name, same) => {
  expect(() => readSettings({ ...production, [name]: production[same] })).toThrow(
    new RegExp(`^${name} must not have the value of ${same}.*$`),
  );
});

test("a network that is none is refused by name", () => {
  expect(() => readSettings({ APP_ENV: "demo", COMPANY_NETWORKS: "10.0.0.0/8, 10." })).toThrow(
    'COMPANY_NETWORKS names "10."',
  );
});

test("the mobile app's address may have a scheme of its own, and is no script", () => {
  expect(readSettings({ APP_ENV: "demo" }).mobileApp).toBeNull();
  for (const address of ["shamseh://reserve/", "https://app.shamseh.example/reserve/"])
    expect(readSettings({ APP_ENV: "demo", MOBILE_APP_ADDRESS: address }).mobileApp).toBe(address);
  for (const wrong of ["javascript://%0aalert(1)", "reserve/", "javascript:alert(1)"])
    expect(() => readSettings({ APP_ENV: "demo", MOBILE_APP_ADDRESS: wrong })).toThrow("MOBILE_APP_ADDRESS must be");
});

test("every fault is named at once", () => {
  expect(() => readSettings({ APP_ENV: "production", PROVIDER_PORT: "x" })).toThrow(
    /PROVIDER_PORT[\s\S]+PROXY_SECRET[\s\S]+TOKEN_SECRET/,
  );
});

test("an environment that does not exist is refused", () => {
  for (const name of ["prod", "Production", "development"])
    expect(() => readSettings({ APP_ENV: name, NODE_ENV: "production" })).toThrow(`APP_ENV is "${name}"`);
  for (const missing of [undefined, "", " "])
    expect(() => readSettings({ ...production, APP_ENV: missing })).toThrow(/^APP_ENV is not set: [^\n]+$/);
});

test("an earlier key opens beside the current one, and is never the same", () => {
  const changed = { ...production, PII_EARLIER_KEYS: long("e"), INDEX_KEY: long("e") };
  expect(readSettings(changed)).toMatchObject({ earlierPiiKeys: [long("e")], indexKey: long("e") });
  expect(readSettings(production)).toMatchObject({ earlierPiiKeys: [], indexKey: long("k") });
  expect(() => readSettings({ ...changed, PII_EARLIER_KEYS: long("k") })).toThrow(/^PII_EARLIER_KEYS must not hold/);
});

test("a role that does not exist is refused in one line; without one the process does both", () => {
  expect(() => readSettings({ APP_ENV: "demo", PREPARED: "no" })).toThrow(/^PREPARED must be on or off$/);
  expect(() => readSettings({ APP_ENV: "demo", DATABASE_READ_URL: "postgres://db/shamseh" })).toThrow(
    /^DATABASE_URL must be set beside/,
  );
  expect(() => readSettings({ APP_ENV: "demo", PROVIDER_ROLE: "worker" })).toThrow(
    /^PROVIDER_ROLE must be one of api, jobs, both$/,
  );
  expect([
    readSettings({ APP_ENV: "demo" }).role,
    readSettings({ APP_ENV: "demo", PROVIDER_ROLE: "jobs" }).role,
  ]).toEqual(["both", "jobs"]);
});
