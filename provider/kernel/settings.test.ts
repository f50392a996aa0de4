import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { settingsTable } from "#runtime/settings-table.ts";
import { createIdentify } from "../identity/user/identify.ts";
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
  ["DATABASE_URL", "mysql://db/shamseh"],
  ["PUBLIC_BASE_URL", "https://shamseh.example/fa"],
  ["OPERATOR_TOKEN", `${long("o")} ${long("o")}`],
  ["OPERATOR_TOKEN", `${long("o")}\n${long("o")}`],
  ["OPERATOR_TOKEN", "گذرواژه‌ای بلند که هیچ سرآیندی آن را نمی‌برد"],
  ["CLIENT_TOKEN", "our client"],
  ["PROXY_SECRET", `${long("p")}\n${long("p")}`],
  ["SMS_GATEWAY_TOKEN", "a b c d e f g h"],
  ["EMAIL_GATEWAY_URL", "mail.example"],
  ["ZARINPAL_MERCHANT_ID", "merchant"],
  ["ZARINPAL_BASE", "https://sandbox.zarinpal.com"],
  ["ZARINPAL_BASE", "http://payment.zarinpal.com"],
  ["ZARINPAL_BASE", "payment.zarinpal.com"],
  ["METRICS_PORT", "70000"],
  ["DRAIN_NOTICE_MS", "60001"],
  ["CODE_BUDGET", "many"],
  ["LIMIT_FACTOR", "0"],
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

test("a sandbox takes payments in production where that is said", () => {
  const trial = { ...production, ZARINPAL_BASE: "https://sandbox.zarinpal.com/", ZARINPAL_TRIAL: "on" };
  expect(readSettings(trial).zarinpal?.base).toBe("https://sandbox.zarinpal.com");
});

/** As the document names them, and what else people make secrets with. */
const generators: Readonly<Record<string, () => string>> = {
  "openssl rand -base64 32": () => randomBytes(32).toString("base64"),
  "openssl rand -base64 48": () => randomBytes(48).toString("base64"),
  "openssl rand -hex 32": () => randomBytes(32).toString("hex"),
  uuidgen: randomUUID,
  "randomBytes(32).toString('base64url')": () => randomBytes(32).toString("base64url"),
};

test.each(Object.entries(generators))("a token of `%s` is known at its calls", (_, made) => {
  for (let round = 0; round < 100; round++) {
    const settings = readSettings({
      ...production,
      OPERATOR_TOKEN: made(),
      PROXY_SECRET: made(),
      SMS_GATEWAY_TOKEN: made(),
    });
    const { principal } = createIdentify(settings)({
      authorization: `Bearer ${settings.operatorToken}`,
      fingerprint: undefined,
    });
    expect([principal.kind, settings.operatorToken]).toEqual(["operator", settings.operatorToken]);
  }
});

test("the document names the settings that are read, each once, and the generators that are tried", () => {
  const document = readFileSync(new URL("../../docs/operators.md", import.meta.url), "utf8");
  const [, table = ""] = /^## Settings\n([\s\S]*?)^## /m.exec(document) ?? [];
  const cells = table.split("\n").map((row) => /^\| (`[A-Z_`, ]+`) +\|/.exec(row)?.[1] ?? "");
  const named = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(named.toSorted()).toEqual([...Object.keys(settingsTable), "FAULT_POINT"].toSorted());
  for (const command of Object.keys(generators)) expect(table).toContain(command);
});

test.each(["shamseh-provider@.service", "shamseh-website.service"])("%s is a production", (unit) => {
  const text = readFileSync(new URL(`../../deploy/systemd/${unit}`, import.meta.url), "utf8");
  expect(text).toMatch(/^Environment=APP_ENV=production$/m);
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
