import type { Context, Hono } from "hono";
import type { Client } from "#app/src/api/client.ts";
import { createPropertyFiles, fileNumber } from "#products/server.ts";
import { changeKeys } from "#runtime/change-keys.ts";
import { monotonicSeconds } from "#runtime/monotonic.ts";
import { addressKey } from "#runtime/network.ts";
import { createRateLimit } from "#runtime/rate-limit.ts";
import { clientAddress, type HostEnv } from "./client-address.ts";
import { keptByEdge } from "./edge.ts";
import type { Settings } from "./settings.ts";
import { createSitemap, MAP_SECONDS, robotsText, sitemapIndex, sitemapParts } from "./sitemap.ts";

/** Files of properties are made on each request: a crawler asks for each now and then. */
const MADE_PER_MINUTE = { ofOneAddress: 60, inAll: 240 };

/** Keys that outdate the files of properties: added or renamed properties, and names of cities. */
const KEYS = [changeKeys.anyCity, changeKeys.places];

export type ForMachinesOptions = {
  settings: Pick<Settings, "publicBaseUrl" | "trustedProxies" | "limitFactor" | "isEdgeCached">;
  client: Client;
  /** Called once for each file that the limit refused. */
  onRefused: () => void;
};

/** Adds the files for search engines: the robots' file, and the sitemap in parts. */
export function addForMachines(host: Hono<HostEnv>, { settings, client, onRefused }: ForMachinesOptions): void {
  const { publicBaseUrl, trustedProxies, limitFactor, isEdgeCached } = settings;
  const part = createSitemap(client, publicBaseUrl);
  const properties = createPropertyFiles(client, publicBaseUrl);
  const ofAddress = createRateLimit(MADE_PER_MINUTE.ofOneAddress * limitFactor, 60, monotonicSeconds);
  const inAll = createRateLimit(MADE_PER_MINUTE.inAll * limitFactor, 60, monotonicSeconds);
  const mayMake = (context: Context<HostEnv>) =>
    ofAddress.allows(addressKey(clientAddress(context, trustedProxies))) && inAll.allows("all");

  /** A file of the map, as a cache before this host may keep it; null where there is none. */
  async function answer(
    context: Context<HostEnv>,
    keys: readonly string[],
    make: () => Promise<string | null>,
  ): Promise<Response | null> {
    try {
      const xml = await make();
      return xml === null
        ? null
        : context.body(xml, 200, {
            "Content-Type": "application/xml",
            ...(isEdgeCached ? keptByEdge(MAP_SECONDS, keys) : {}),
          });
    } catch {
      return context.text("Try again later", 503, { "Retry-After": "60", "Cache-Control": "no-store" });
    }
  }

  host.get("/robots.txt", (context) => context.text(robotsText(publicBaseUrl)));
  host.get("/sitemap.xml", async (context, next) => {
    const index = async () => sitemapIndex(publicBaseUrl, await properties.numbers());
    return (await answer(context, KEYS, index)) ?? next();
  });
  host.get("/:file{sitemap-properties-\\d+\\.xml}", async (context, next) => {
    const number = fileNumber(context.req.path.slice("/sitemap-properties-".length, -".xml".length));
    if (number === null) return next();
    if (!mayMake(context)) {
      onRefused();
      return context.body(null, 429, { "Retry-After": "60", "Cache-Control": "no-store" });
    }
    return (await answer(context, KEYS, () => properties.file(number))) ?? next();
  });
  host.get("/:file{sitemap-[a-z]+\\.xml}", async (context, next) => {
    const named = context.req.path.slice("/sitemap-".length, -".xml".length);
    if (!sitemapParts.has(named)) return next();
    // It is kept here for its hour, so a purge of the edge would only bring it again.
    return (await answer(context, [], () => part(named))) ?? next();
  });
}
