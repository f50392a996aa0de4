/** Settings that both processes read from their environment in the same way. */

export type Environment = Readonly<Record<string, string | undefined>>;
export type AppEnv = "demo" | "production";

/** Values that only a demonstration may run with. */
export const demoDefaults = {
  clientToken: "shamseh-web",
  proxySecret: "demo-proxy-secret",
  tokenSecret: "demo-token-secret",
  piiKey: "demo-pii-key",
  voucherKey: "demo-voucher-key",
  operatorToken: "demo-operator-token",
} as const;

const SHORTEST_SECRET = 32;

/**
 * Reads APP_ENV, which must be said: a production that forgot it would be a demonstration, and the reverse. Nothing else,
 * NODE_ENV included, is taken for it.
 */
export function readAppEnv(given: string | undefined): { appEnv: AppEnv; faults: string[] } {
  if (given === "demo" || given === "production") return { appEnv: given, faults: [] };
  const found = given ? `APP_ENV is "${given}"` : "APP_ENV is not set";
  return { appEnv: "demo", faults: [`${found}: it must be demo or production`] };
}

/** Multiplier of the limits per client address: LIMIT_FACTOR, else 1, in the demonstration 100. */
export const limitFactorOf = (setting: string | undefined, appEnv: AppEnv): number =>
  Number(setting ?? (appEnv === "production" ? 1 : 100));

/** A setting that production may leave out: null there, and `demo` in the demonstration. */
export const optionalOf = (setting: string | undefined, appEnv: AppEnv, demo: string): string | null =>
  setting ?? (appEnv === "production" ? null : demo);

/**
 * Returns faults of production's secrets, by the names of their variables: each must be long, its owner's and its own.
 */
export function secretFaults(secrets: Readonly<Record<string, string>>): string[] {
  const named = Object.entries(secrets);
  return named.flatMap(([name, value], index) => {
    if (value.length < SHORTEST_SECRET || isDemoValue(value))
      return [`${name} must be set to at least ${SHORTEST_SECRET} characters of your own`];
    const [same] = named.slice(0, index).find(([, earlier]) => earlier === value) ?? [];
    return same === undefined ? [] : [`${name} must not have the value of ${same}: each secret is a value of its own`];
  });
}

/** Returns faults of production's client token, which is no secret. */
export const clientTokenFaults = (token: string): string[] =>
  isDemoValue(token) ? ["CLIENT_TOKEN must be set, and not to the demonstration's value"] : [];

const isDemoValue = (value: string): boolean => Object.values<string>(demoDefaults).includes(value);

/** An address without slashes at its end. */
export const withoutSlash = (address: string): string => address.replace(/\/+$/, "");
