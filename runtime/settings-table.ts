import { isBearerToken } from "./bearer.ts";
import type { Environment } from "./environment.ts";
import { listOf, readNetworks } from "./network.ts";

/** Every setting of the website and the provider, with the rule that its value keeps wherever it is used. */

/** Returns the requirement that a value breaks, as its fault says it after the setting's name; null when it is met. */
type Rule = (value: string) => string | null;

const rule =
  (must: string, holds: (value: string) => boolean): Rule =>
  (value) =>
    holds(value) ? null : `must be ${must}`;
const protocolOf = (value: string): string => URL.parse(value)?.protocol ?? "";
const numberRule = (must: string, holds: (value: number) => boolean): Rule =>
  rule(must, (value) => holds(Number(value)));

const text: Rule = () => null;
const words = (...allowed: readonly string[]): Rule =>
  rule(allowed.length > 2 ? `one of ${allowed.join(", ")}` : allowed.join(" or "), (value) => allowed.includes(value));
const onOrOff = words("on", "off");
const httpAddress = rule("an http address", (value) => /^https?:$/.test(protocolOf(value)));
const origin = rule("an address without a path", (value) => URL.parse(value)?.origin === value.replace(/\/+$/, ""));
const postgresAddress = rule("a postgres address", (value) => /^postgres(ql)?:$/.test(protocolOf(value)));
const port = numberRule("a port number", (value) => Number.isInteger(value) && value >= 0 && value <= 65_535);
const positive = numberRule("a number above 0", (value) => value > 0);
/** A fetch sends no other letters in a header. */
const headerText = rule("letters, digits and signs of ASCII, without a space", (value) => /^[\x21-\x7e]+$/.test(value));
const bearer = rule("made of A-Z, a-z, 0-9 and - . _ ~ + / with = at its end, as a header carries it", isBearerToken);
const uuid = rule("a UUID, as the gateway gives it", (value) =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(value),
);
const networks: Rule = (value) => {
  const [fault] = readNetworks(listOf(value)).faults;
  return fault === undefined ? null : `names "${fault}": it must be an address or a network such as 10.0.0.0/8`;
};
const LONGEST_NOTICE_MS = 60_000;
const notice = numberRule(
  `milliseconds, ${LONGEST_NOTICE_MS} at most`,
  (value) => Number.isInteger(value) && value >= 0 && value <= LONGEST_NOTICE_MS,
);
const importFactor = numberRule("a number above 1, 1000 at most", (value) => value > 1 && value <= 1_000);
/** From five minutes to a week. */
const issueMinutes = numberRule(
  "a whole number of minutes from 5 to 10080",
  (value) => Number.isInteger(value) && value >= 5 && value <= 10_080,
);
const internationalPhone = rule("a number in the international form, such as +982112345678", (value) =>
  /^\+[1-9]\d{6,14}$/.test(value),
);
const legalId = rule("a company's national id of eleven digits", (value) => /^\d{11}$/.test(value));
const links: Rule = (value) => {
  const fault = listOf(value).find((address) => !/^(https:|mailto:)$/.test(protocolOf(address)));
  return fault === undefined ? null : `names "${fault}": it must be an address of https: or mailto:`;
};
/** Of an app's own scheme or of https; a script's would run in the page. */
const appAddress = rule("an address such as shamseh://reserve/", (value) =>
  /^(?!javascript)[a-z][a-z0-9.+-]*:\/\//.test(value),
);
/** 32 bytes as base64url: the last letter has two bits that mean nothing. */
const PUBLIC_KEY = /^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/;
const publicKeys: Rule = (value) => {
  const fault = listOf(value).find((key) => !PUBLIC_KEY.test(key));
  return fault === undefined ? null : `names "${fault}": it must be a public key as voucher/v2/keys answers it`;
};

export const settingsTable = {
  APP_ENV: text,
  PUBLIC_BASE_URL: origin,
  DATABASE_URL: postgresAddress,
  DATABASE_DIRECT_URL: postgresAddress,
  DATABASE_READ_URL: postgresAddress,
  PREPARED: onOrOff,
  TOKEN_SECRET: text,
  PII_KEY: text,
  PII_EARLIER_KEYS: text,
  INDEX_KEY: text,
  VOUCHER_KEY: text,
  VOUCHER_EARLIER_KEYS: publicKeys,
  OPERATOR_TOKEN: bearer,
  PROXY_SECRET: headerText,
  CLIENT_TOKEN: headerText,
  PROVIDER_URL: httpAddress,
  ZARINPAL_MERCHANT_ID: uuid,
  ZARINPAL_BASE: httpAddress,
  ZARINPAL_TRIAL: onOrOff,
  SMS_GATEWAY_URL: httpAddress,
  SMS_GATEWAY_TOKEN: bearer,
  EMAIL_GATEWAY_URL: httpAddress,
  EMAIL_GATEWAY_TOKEN: bearer,
  HOST: text,
  PORT: port,
  PROVIDER_HOST: text,
  PROVIDER_PORT: port,
  TRUSTED_PROXIES: networks,
  KEPT_MARKUP: onOrOff,
  EDGE_CACHE: onOrOff,
  EDGE_PURGE_URL: httpAddress,
  COMPANY_NETWORKS: networks,
  MOBILE_APP_ADDRESS: appAddress,
  PROVIDER_ROLE: words("api", "jobs", "both"),
  CODE_BUDGET: positive,
  IMPORT_FACTOR: importFactor,
  ISSUE_MINUTES: issueMinutes,
  TLS_CERT: text,
  TLS_KEY: text,
  SMS_COUNTRIES: text,
  CODES_ABROAD: positive,
  LIMIT_FACTOR: positive,
  SUPPORT_PHONE_ABROAD: internationalPhone,
  SELLER_LEGAL_ID: legalId,
  COMPANY_LINKS: links,
  MAP_TILES: text,
  METRICS_PORT: port,
  METRICS_HOST: text,
  ASSETS_FOLDER: text,
  DRAIN_NOTICE_MS: notice,
  DATA_DIR: text,
  BANK_PORT: port,
  BANK_URL: httpAddress,
} as const satisfies Readonly<Record<string, Rule>>;
export type SettingName = keyof typeof settingsTable;

/**
 * Reads settings without the spaces around them; one that is empty is not given. `faults` holds a sentence for each value
 * that was read and breaks its rule.
 */
export function settingsReader(environment: Environment) {
  const faults = new Map<SettingName, string>();
  const read = (name: SettingName): string | undefined => {
    const value = environment[name]?.trim() || undefined;
    const fault = value === undefined ? null : settingsTable[name](value);
    if (fault !== null) faults.set(name, `${name} ${fault}`);
    return value;
  };
  return { read, faults: (): string[] => [...faults.values()] };
}
