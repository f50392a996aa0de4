import { stat } from "node:fs/promises";
import type { Context } from "hono";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import { monotonicSeconds } from "#runtime/monotonic.ts";
import { addressKey } from "#runtime/network.ts";
import { createRateLimit } from "#runtime/rate-limit.ts";
import { clientAddress, type HostEnv } from "./client-address.ts";
import type { Settings } from "./settings.ts";
import { readRange } from "./tiles-file.ts";

/** A map asks for a tile or a directory at a time; either is well below this. */
const MAX_BYTES = 2 * 1024 * 1024;
/** A visitor who moves a map quickly asks for some hundred tiles in a minute. */
const READ_PER_MINUTE = { ofOneAddress: 1_200, inAll: 24_000 };

type Range = { first: number; length: number };

/** The one range that a request asks for; null: none that can be served. */
export function rangeOf(header: string | undefined, size: number): Range | null {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{1,15})$/.exec(header ?? "") ?? [];
  if (from === undefined || to === undefined) return null;
  const first = Number(from);
  const length = Math.min(Number(to), size - 1) - first + 1;
  return length > 0 && length <= MAX_BYTES ? { first, length } : null;
}

export type TilesOptions = {
  settings: Pick<Settings, "mapTiles" | "trustedProxies" | "limitFactor">;
  /** Called once for each request that the limit refused. */
  onRefused: () => void;
  /** Seconds of a monotonic clock. */
  now?: () => number;
};

/** Serves ranges of the file of the map's tiles, and of no other. Its ETag changes with the file, also while we run. */
export function createTiles({ settings, onRefused, now = monotonicSeconds }: TilesOptions) {
  const { mapTiles, trustedProxies, limitFactor } = settings;
  const ofAddress = createRateLimit(READ_PER_MINUTE.ofOneAddress * limitFactor, 60, now);
  const inAll = createRateLimit(READ_PER_MINUTE.inAll * limitFactor, 60, now);

  return async (context: Context<HostEnv>): Promise<Response> => {
    if (mapTiles === null) return context.text("Not found", 404);
    if (!ofAddress.allows(addressKey(clientAddress(context, trustedProxies))) || !inAll.allows("all")) {
      onRefused();
      return context.body(null, 429, { "Retry-After": "60", "Cache-Control": "no-store" });
    }
    try {
      const { size, mtimeMs } = await stat(mapTiles);
      const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
      const expected = context.req.header("If-Range") ?? etag;
      const range = expected === etag ? rangeOf(context.req.header("Range"), size) : null;
      if (range === null) {
        return context.body(null, 416, { "Content-Range": `bytes */${size}`, "Cache-Control": "no-store" });
      }
      const { first, length } = range;
      return new Response(await readRange(mapTiles, first, length), {
        status: 206,
        headers: {
          "Content-Type": "application/octet-stream",
          "Content-Range": `bytes ${first}-${first + length - 1}/${size}`,
          "Accept-Ranges": "bytes",
          ETag: etag,
          "Cache-Control": `public, max-age=${DAY_SECONDS}`,
        },
      });
    } catch {
      return context.body(null, 503, { "Retry-After": "60", "Cache-Control": "no-store" });
    }
  };
}
