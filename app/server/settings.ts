import { readDrainNotice } from "#runtime/drain.ts";
import {
  type AppEnv,
  clientTokenFaults,
  demoDefaults,
  type Environment,
  readAppEnv,
  readLimitFactor,
  secretFaults,
} from "#runtime/environment.ts";
import { type MetricsPlace, readMetricsPlace } from "#runtime/metrics-server.ts";
import { listOf, type Networks, readNetworks } from "#runtime/network.ts";

/** How the website runs, read once from the environment. */
export type Settings = {
  port: number;
  host: string;
  providerUrl: string;
  appEnv: AppEnv;
  publicBaseUrl: string;
  clientToken: string;
  proxySecret: string;
  /** Proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: Networks;
  /** How many times the limits per visitor's address are allowed. */
  limitFactor: number;
  /** Support's number for callers from abroad, `+98…`; null: none is shown. */
  supportAbroad: string | null;
  /** The file of the map's tiles; null: maps are drawn without streets. */
  mapTiles: string | null;
  /** For how long it says that it stops before it does, milliseconds. */
  drainNoticeMs: number;
  /** Where the hashed files of this version and the two before are kept; null: each process has its own build's alone. */
  assetsFolder: string | null;
  /** Where metrics are asked for; null: nowhere. */
  metrics: MetricsPlace | null;
  /** Whether a cache before this website may keep pages for all visitors, and where it is told what has changed. */
  isEdgeCached: boolean;
  edgePurgeUrl: string | null;
  /** Whether parts of pages are taken from pages before, as they are but for trials. */
  isMarkupKept: boolean;
  /** Where TLS ends here, the files of its certificate and key; null: in front, or nowhere. */
  tls: { cert: string; key: string } | null;
};

/** A number of no line. */
const DEMO_SUPPORT_ABROAD = "+982100001685";

/**
 * Reads the settings. In production every secret must be given and differ from the demonstration's:
 * throws one error that names each fault.
 */
export function readSettings(env: Environment): Settings {
  const { appEnv, faults: appEnvFaults } = readAppEnv(env);
  const port = Number(env["PORT"] ?? 3000);
  const limits = readLimitFactor(env, appEnv);
  const proxies = readNetworks(listOf(env["TRUSTED_PROXIES"] ?? ""));
  const drain = readDrainNotice(env["DRAIN_NOTICE_MS"]);
  const metrics = readMetricsPlace(env["METRICS_PORT"], env["METRICS_HOST"]);
  const { TLS_CERT: cert, TLS_KEY: key } = env;
  const settings: Settings = {
    port,
    host: env["HOST"] ?? "127.0.0.1",
    providerUrl: (env["PROVIDER_URL"] ?? `http://127.0.0.1:${env["PROVIDER_PORT"] ?? 3001}`).replace(/\/$/, ""),
    appEnv,
    publicBaseUrl: (env["PUBLIC_BASE_URL"] ?? `http://localhost:${port}`).replace(/\/$/, ""),
    clientToken: env["CLIENT_TOKEN"] ?? demoDefaults.clientToken,
    proxySecret: env["PROXY_SECRET"] ?? demoDefaults.proxySecret,
    trustedProxies: proxies.networks,
    limitFactor: limits.limitFactor,
    supportAbroad: env["SUPPORT_PHONE_ABROAD"] || (appEnv === "demo" ? DEMO_SUPPORT_ABROAD : null),
    mapTiles: env["MAP_TILES"] || null,
    drainNoticeMs: drain.noticeMs,
    assetsFolder: env["ASSETS_FOLDER"] || null,
    metrics: metrics.place,
    isEdgeCached: env["EDGE_CACHE"] === "on",
    edgePurgeUrl: env["EDGE_PURGE_URL"] || null,
    isMarkupKept: env["KEPT_MARKUP"] !== "off",
    tls: cert && key ? { cert, key } : null,
  };
  const faults = [
    ...appEnvFaults,
    ...limits.faults,
    ...metrics.faults,
    ...drain.faults,
    !(Number.isInteger(port) && port >= 0 && port <= 65_535) && "PORT must be a port number",
    !cert !== !key && `${cert ? "TLS_KEY" : "TLS_CERT"} must be set too: a certificate and its key belong together`,
    ...["EDGE_CACHE", "KEPT_MARKUP"].map(
      (name) => !["on", "off", "", undefined].includes(env[name]) && `${name} must be on or off`,
    ),
    settings.supportAbroad !== null &&
      !/^\+[1-9]\d{6,14}$/.test(settings.supportAbroad) &&
      "SUPPORT_PHONE_ABROAD must be a number in the international form, such as +982112345678",
    settings.edgePurgeUrl !== null &&
      !/^https?:$/.test(URL.parse(settings.edgePurgeUrl)?.protocol ?? "") &&
      "EDGE_PURGE_URL must be an http address",
    settings.edgePurgeUrl !== null && !settings.isEdgeCached && "EDGE_PURGE_URL needs EDGE_CACHE=on beside it",
    ...proxies.faults.map(
      (text) => `TRUSTED_PROXIES names "${text}": it must be an address or a network such as 10.0.0.0/8`,
    ),
    ...(appEnv === "production"
      ? [
          ...clientTokenFaults(settings.clientToken),
          ...secretFaults({ PROXY_SECRET: settings.proxySecret }),
          !settings.publicBaseUrl.startsWith("https://") && "PUBLIC_BASE_URL must be the site's https address",
          env["PROVIDER_URL"] === undefined && "PROVIDER_URL must be set",
        ]
      : []),
  ].filter((fault) => fault !== false);
  if (faults.length > 0) throw new Error(`The website cannot start:\n- ${faults.join("\n- ")}`);
  return settings;
}
