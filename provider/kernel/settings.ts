import { DEMO_SUPPORT_ABROAD } from "#domain/text/support.ts";
import { drainNoticeOf } from "#runtime/drain.ts";
import {
  type AppEnv,
  clientTokenFaults,
  demoDefaults,
  type Environment,
  limitFactorOf,
  optionalOf,
  readAppEnv,
  secretFaults,
  withoutSlash,
} from "#runtime/environment.ts";
import { type MetricsPlace, metricsPlaceOf } from "#runtime/metrics-server.ts";
import { listOf, type Networks, readNetworks } from "#runtime/network.ts";
import { type SettingName, settingsReader } from "#runtime/settings-table.ts";
import type { DatabaseTarget } from "./database/target.ts";
import { HOME, hasPlan } from "./mobile.ts";
import type { Gateway } from "./outbox/gateway.ts";

const roles = ["api", "jobs", "both"] as const;
/** Task of a process: answers calls, runs jobs, or both. */
export type Role = (typeof roles)[number];

/** The provider's configuration, read once from the environment. */
export type Settings = {
  host: string;
  port: number;
  role: Role;
  /** A PostgreSQL server; null: PGlite in `dataDir`. */
  databaseUrl: string | null;
  /** The primary itself, where `databaseUrl` leads through a pool. */
  databaseDirectUrl: string | null;
  /** Standbys, for calls that only read and that anybody may make. */
  databaseReadUrl: string | null;
  /** True when statements have names: `PREPARED=off` behind a pool that cannot keep them. */
  hasStatementNames: boolean;
  dataDir: string;
  appEnv: AppEnv;
  publicBaseUrl: string;
  /** `Client-Token` of every caller: it tells programs apart, it is no secret. */
  clientToken: string;
  /** A caller with this secret may name the client's address. */
  proxySecret: string;
  tokenSecret: string;
  /** Personal data is sealed with keys made from it. */
  piiKey: string;
  /** Keys used before `piiKey`: they only open, until everything is sealed again. */
  earlierPiiKeys: readonly string[];
  /** Key of blind indexes, by which rows are found without being read; it stays when `piiKey` is changed. */
  indexKey: string;
  /** Vouchers are signed with a key made from it. */
  voucherKey: string;
  /** Public keys that have signed vouchers before, raw as base64url. */
  earlierVoucherKeys: readonly string[];
  /** Token of the operator's calls. */
  operatorToken: string;
  /** Address and token of the SMS gateway; null in the demonstration, which keeps messages to be read. */
  smsGateway: Gateway | null;
  /** The same for e-mails; without one production cannot confirm addresses. */
  emailGateway: Gateway | null;
  /** The budget of codes per 24 hours; above it an alarm is raised, because of SMS pumping fraud. */
  codeBudget: number;
  /** Countries (ISO 3166-1 alpha-2) to whose numbers the SMS gateway sends; Iran is one of them. */
  smsCountries: readonly string[];
  /** The codes that strangers may have sent to one country abroad in an hour. */
  codesAbroad: number;
  /** Largest ratio of an imported sum to the current one that needs no confirmation. */
  importFactor: number;
  /** Time that a supplier has to issue what is paid, seconds; then an alarm is raised. */
  issueSeconds: number;
  /** Multiplier of the limits per client address. */
  limitFactor: number;
  /** ZarinPal, given a merchant's number (R12); null: only the test bank takes money, in the demonstration. */
  zarinpal: { base: string; merchantId: string } | null;
  /** Notice before it stops, in which `readyz` already says so, milliseconds. */
  drainNoticeMs: number;
  /** Address that serves metrics; null: none. */
  metrics: MetricsPlace | null;
  /** The demonstration's bank; null in production. */
  testBank: string | null;
  /** Networks whose visitors are the company's own (R13). */
  companyNetworks: Networks;
  /**
   * Address at which the mobile app opens a reservation, up to its code (R47): `shamseh://reserve/`. Null: there is no
   * app.
   */
  mobileApp: string | null;
  /** Support's number for callers from abroad, `+98…`, in messages to telephones and refusals; null: none is told. */
  supportAbroad: string | null;
};

/** The demonstration sends no SMS, so it serves the countries that a company with travellers abroad would. */
const DEMO_SMS_COUNTRIES = "DE, AT, CH, FR, NL, SE, GB, TR, AE, IQ, US, CA, AU";

const MINUTE_SECONDS = 60;

const ZARINPAL = "https://payment.zarinpal.com";

/** The settings cannot be used. The message holds one line for each fault. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

/**
 * Reads the settings. In production every secret must be given, and be none of the demonstration's (reliability rule
 * 42).
 *
 * @throws SettingsError
 */
export function readSettings(environment: Environment): Settings {
  const { read, faults: ruleFaults } = settingsReader(environment);
  const { appEnv, faults: appEnvFaults } = readAppEnv(read("APP_ENV"));
  const role = read("PROVIDER_ROLE");
  const abroad = listOf(read("SMS_COUNTRIES") ?? (appEnv === "production" ? "" : DEMO_SMS_COUNTRIES));
  const merchantId = read("ZARINPAL_MERCHANT_ID");
  const isTrial = read("ZARINPAL_TRIAL") === "on";
  const settings: Settings = {
    host: read("PROVIDER_HOST") ?? "127.0.0.1",
    port: Number(read("PROVIDER_PORT") ?? 3001),
    role: roles.find((one) => one === role) ?? "both",
    databaseUrl: read("DATABASE_URL") ?? null,
    databaseDirectUrl: read("DATABASE_DIRECT_URL") ?? null,
    databaseReadUrl: read("DATABASE_READ_URL") ?? null,
    hasStatementNames: read("PREPARED") !== "off",
    dataDir: read("DATA_DIR") ?? ".data",
    appEnv,
    publicBaseUrl: withoutSlash(read("PUBLIC_BASE_URL") ?? "http://localhost:3000"),
    clientToken: read("CLIENT_TOKEN") ?? demoDefaults.clientToken,
    proxySecret: read("PROXY_SECRET") ?? demoDefaults.proxySecret,
    tokenSecret: read("TOKEN_SECRET") ?? demoDefaults.tokenSecret,
    piiKey: read("PII_KEY") ?? demoDefaults.piiKey,
    earlierPiiKeys: listOf(read("PII_EARLIER_KEYS") ?? ""),
    indexKey: read("INDEX_KEY") ?? read("PII_KEY") ?? demoDefaults.piiKey,
    voucherKey: read("VOUCHER_KEY") ?? demoDefaults.voucherKey,
    earlierVoucherKeys: listOf(read("VOUCHER_EARLIER_KEYS") ?? ""),
    operatorToken: read("OPERATOR_TOKEN") ?? demoDefaults.operatorToken,
    smsGateway: gatewayOf(read, "SMS"),
    emailGateway: gatewayOf(read, "EMAIL"),
    codeBudget: Number(read("CODE_BUDGET") ?? 20_000),
    smsCountries: [...new Set([HOME, ...abroad.map((country) => country.toUpperCase())])],
    codesAbroad: Number(read("CODES_ABROAD") ?? 60),
    importFactor: Number(read("IMPORT_FACTOR") ?? 5),
    issueSeconds: Number(read("ISSUE_MINUTES") ?? 120) * MINUTE_SECONDS,
    limitFactor: limitFactorOf(read("LIMIT_FACTOR"), appEnv),
    drainNoticeMs: drainNoticeOf(read("DRAIN_NOTICE_MS")),
    metrics: metricsPlaceOf(read("METRICS_PORT"), read("METRICS_HOST")),
    zarinpal: merchantId === undefined ? null : { base: withoutSlash(read("ZARINPAL_BASE") ?? ZARINPAL), merchantId },
    testBank: appEnv === "production" ? null : (read("BANK_URL") ?? `http://127.0.0.1:${read("BANK_PORT") ?? 3002}`),
    companyNetworks: readNetworks(listOf(read("COMPANY_NETWORKS") ?? "")).networks,
    mobileApp: read("MOBILE_APP_ADDRESS") ?? null,
    supportAbroad: optionalOf(read("SUPPORT_PHONE_ABROAD"), appEnv, DEMO_SUPPORT_ABROAD),
  };
  const faults = [
    ...appEnvFaults,
    ...ruleFaults(),
    ...faultsTogether(settings, { hasIndexKey: read("INDEX_KEY") !== undefined, isTrial }),
  ];
  if (faults.length > 0) throw new SettingsError(faults.join("\n"));
  return settings;
}

/** Returns the faults of settings that are each valid by itself, a sentence each. */
function faultsTogether(
  settings: Settings,
  { hasIndexKey, isTrial }: { hasIndexKey: boolean; isTrial: boolean },
): string[] {
  return [
    ...settings.smsCountries
      .filter((country) => !hasPlan(country))
      .map((country) => `SMS_COUNTRIES names "${country}": it must be a country's code of two letters, such as DE`),
    settings.databaseUrl === null &&
      (settings.databaseDirectUrl !== null || settings.databaseReadUrl !== null) &&
      "DATABASE_URL must be set beside DATABASE_DIRECT_URL and DATABASE_READ_URL",
    settings.earlierPiiKeys.length > 0 &&
      !hasIndexKey &&
      "PII_EARLIER_KEYS needs INDEX_KEY beside it: the first PII_KEY that this database has had",
    settings.earlierPiiKeys.includes(settings.piiKey) && "PII_EARLIER_KEYS must not hold PII_KEY itself",
    ...(settings.appEnv === "production" ? faultsInProduction(settings, isTrial) : []),
  ].filter((fault) => fault !== false);
}

function gatewayOf(read: (name: SettingName) => string | undefined, name: "SMS" | "EMAIL"): Gateway | null {
  const url = read(`${name}_GATEWAY_URL`);
  return url === undefined ? null : { url, token: read(`${name}_GATEWAY_TOKEN`) ?? null };
}

/** False for a sandbox, which takes no real money, and for plain http, which can be tampered with on its way. */
const isRealGateway = ({ base }: { base: string }): boolean =>
  base.startsWith("https://") && !/(^|\.)sandbox\./.test(new URL(base).hostname);

function faultsInProduction(settings: Settings, isTrial: boolean): (string | false)[] {
  return [
    ...clientTokenFaults(settings.clientToken),
    ...secretFaults({
      PROXY_SECRET: settings.proxySecret,
      TOKEN_SECRET: settings.tokenSecret,
      PII_KEY: settings.piiKey,
      VOUCHER_KEY: settings.voucherKey,
      OPERATOR_TOKEN: settings.operatorToken,
    }),
    !settings.publicBaseUrl.startsWith("https://") && "PUBLIC_BASE_URL must be the site's https address",
    settings.smsGateway === null && "SMS_GATEWAY_URL must be set: without it no code to log in with is sent",
    settings.zarinpal === null && "ZARINPAL_MERCHANT_ID must be set: without it no payment can be made",
    settings.zarinpal !== null &&
      URL.canParse(settings.zarinpal.base) &&
      !isRealGateway(settings.zarinpal) &&
      !isTrial &&
      "ZARINPAL_BASE must be the gateway's own https address: with a sandbox or plain http set ZARINPAL_TRIAL=on, and no money comes",
    settings.databaseUrl === null && "DATABASE_URL must be set: PGlite does not survive a power cut",
  ];
}

/** Location of the provider's database. */
export const databasePlaceOf = (settings: Settings): DatabaseTarget =>
  settings.databaseUrl === null
    ? { folder: settings.dataDir }
    : {
        url: settings.databaseUrl,
        directUrl: settings.databaseDirectUrl,
        readUrl: settings.databaseReadUrl,
        hasNames: settings.hasStatementNames,
      };
