import { companyPlace } from "#domain/messages/company-places.ts";
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
import { settingsReader } from "#runtime/settings-table.ts";

/** Settings of the website, read once from the environment. */
export type Settings = {
  port: number;
  host: string;
  providerUrl: string;
  appEnv: AppEnv;
  publicBaseUrl: string;
  clientToken: string;
  proxySecret: string;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: Networks;
  /** Factor applied to the limits per visitor's address. */
  limitFactor: number;
  /** Support's number for callers from abroad, `+98…`; null: none is shown. */
  supportAbroad: string | null;
  /** The national id of the company that sells, on receipts; null: none is shown. */
  sellerLegalId: string | null;
  /** E-mail, messengers and seals of the company, for the foot of every page. */
  companyLinks: readonly string[];
  /** The file of the map's tiles; null: maps are drawn without streets. */
  mapTiles: string | null;
  /** For how long it says that it stops before it does, milliseconds. */
  drainNoticeMs: number;
  /** Folder of the hashed files of this version and the two before; null: each process serves only its own build's. */
  assetsFolder: string | null;
  /** Host and port at which metrics are served; null: nowhere. */
  metrics: MetricsPlace | null;
  /** True when a cache before this website may keep pages for all visitors; it is told of changes at `edgePurgeUrl`. */
  isEdgeCached: boolean;
  edgePurgeUrl: string | null;
  /** True when parts of pages are reused from earlier pages, as they are except in trials. */
  isMarkupKept: boolean;
  /** Files of the certificate and key when TLS ends here; null: it ends in front, or nowhere. */
  tls: { cert: string; key: string } | null;
};

/** An id of no company. */
const DEMO_SELLER_LEGAL_ID = "10000000005";
/** The invented address that the demonstration's contact page names. */
const DEMO_COMPANY_LINKS = "mailto:support@shamseh.example";

/**
 * Reads the settings. In production every secret must be given and differ from the demonstration's:
 * throws one error that names each fault.
 */
export function readSettings(env: Environment): Settings {
  const { read, faults: ruleFaults } = settingsReader(env);
  const { appEnv, faults: appEnvFaults } = readAppEnv(read("APP_ENV"));
  const port = Number(read("PORT") ?? 3000);
  const [cert, key] = [read("TLS_CERT"), read("TLS_KEY")];
  const settings: Settings = {
    port,
    host: read("HOST") ?? "127.0.0.1",
    providerUrl: withoutSlash(read("PROVIDER_URL") ?? `http://127.0.0.1:${read("PROVIDER_PORT") ?? 3001}`),
    appEnv,
    publicBaseUrl: withoutSlash(read("PUBLIC_BASE_URL") ?? `http://localhost:${port}`),
    clientToken: read("CLIENT_TOKEN") ?? demoDefaults.clientToken,
    proxySecret: read("PROXY_SECRET") ?? demoDefaults.proxySecret,
    trustedProxies: readNetworks(listOf(read("TRUSTED_PROXIES") ?? "")).networks,
    limitFactor: limitFactorOf(read("LIMIT_FACTOR"), appEnv),
    supportAbroad: optionalOf(read("SUPPORT_PHONE_ABROAD"), appEnv, DEMO_SUPPORT_ABROAD),
    sellerLegalId: read("SELLER_LEGAL_ID") ?? (appEnv === "demo" ? DEMO_SELLER_LEGAL_ID : null),
    companyLinks: listOf(optionalOf(read("COMPANY_LINKS"), appEnv, DEMO_COMPANY_LINKS) ?? ""),
    mapTiles: read("MAP_TILES") ?? null,
    drainNoticeMs: drainNoticeOf(read("DRAIN_NOTICE_MS")),
    assetsFolder: read("ASSETS_FOLDER") ?? null,
    metrics: metricsPlaceOf(read("METRICS_PORT"), read("METRICS_HOST")),
    isEdgeCached: read("EDGE_CACHE") === "on",
    edgePurgeUrl: read("EDGE_PURGE_URL") ?? null,
    isMarkupKept: read("KEPT_MARKUP") !== "off",
    tls: cert && key ? { cert, key } : null,
  };
  const faults = [
    ...appEnvFaults,
    ...ruleFaults(),
    !cert !== !key && `${cert ? "TLS_KEY" : "TLS_CERT"} must be set too: a certificate and its key belong together`,
    settings.companyLinks.some((address) => companyPlace(address, "en") === null) &&
      "COMPANY_LINKS names an address that pages have no name for",
    settings.edgePurgeUrl !== null && !settings.isEdgeCached && "EDGE_PURGE_URL needs EDGE_CACHE=on beside it",
    ...(appEnv === "production"
      ? [
          ...clientTokenFaults(settings.clientToken),
          ...secretFaults({ PROXY_SECRET: settings.proxySecret }),
          !settings.publicBaseUrl.startsWith("https://") && "PUBLIC_BASE_URL must be the site's https address",
          read("PROVIDER_URL") === undefined && "PROVIDER_URL must be set",
        ]
      : []),
  ].filter((fault) => fault !== false);
  if (faults.length > 0) throw new Error(`The website cannot start:\n- ${faults.join("\n- ")}`);
  return settings;
}
