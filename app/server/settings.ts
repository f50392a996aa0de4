/** How the website runs, read once from the environment. */
export type Settings = {
  port: number;
  host: string;
  providerUrl: string;
  appEnv: "demo" | "production";
  publicBaseUrl: string;
  clientToken: string;
  proxySecret: string;
  /** Addresses or prefixes whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[];
};

/** Values that only a demonstration may run with (rule 42). */
const demoDefaults = { CLIENT_TOKEN: "shamseh-web", PROXY_SECRET: "demo-proxy-secret" } as const;

/**
 * Reads the settings. In production every secret must be given and differ from the demonstration's:
 * throws one error that names each fault.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const appEnv = env["APP_ENV"] === "production" ? "production" : "demo";
  const port = Number(env["PORT"] ?? 3000);
  const settings: Settings = {
    port,
    host: env["HOST"] ?? "127.0.0.1",
    providerUrl: (env["PROVIDER_URL"] ?? `http://127.0.0.1:${env["PROVIDER_PORT"] ?? 3001}`).replace(/\/$/, ""),
    appEnv,
    publicBaseUrl: (env["PUBLIC_BASE_URL"] ?? `http://localhost:${port}`).replace(/\/$/, ""),
    clientToken: env["CLIENT_TOKEN"] ?? demoDefaults.CLIENT_TOKEN,
    proxySecret: env["PROXY_SECRET"] ?? demoDefaults.PROXY_SECRET,
    trustedProxies: (env["TRUSTED_PROXIES"] ?? "").split(",").filter((item) => item !== ""),
  };
  const faults: string[] = [];
  if (!Number.isInteger(port) || port < 0 || port > 65_535) faults.push("PORT must be a port number");
  if (appEnv === "production") {
    if (settings.proxySecret === demoDefaults.PROXY_SECRET)
      faults.push("PROXY_SECRET must be set and not the demonstration's");
    if (!/^https:\/\//.test(settings.publicBaseUrl)) faults.push("PUBLIC_BASE_URL must be the site's https address");
    if (env["PROVIDER_URL"] === undefined) faults.push("PROVIDER_URL must be set");
  }
  if (faults.length > 0) throw new Error(`The website cannot start:\n- ${faults.join("\n- ")}`);
  return settings;
}
