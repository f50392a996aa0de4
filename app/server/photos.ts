import type { Context } from "hono";
import { YEAR_SECONDS } from "#domain/calendar/constants.ts";
import { PHOTO_PATH, photoFileOf } from "#domain/photo/photo.ts";
import { monotonicSeconds } from "#runtime/monotonic.ts";
import { addressKey } from "#runtime/network.ts";
import { createRateLimit } from "#runtime/rate-limit.ts";
import { createByteBoundedCache, exactBytes } from "./byte-bounded.ts";
import { clientAddress, type HostEnv } from "./client-address.ts";
import type { Settings } from "./settings.ts";

/** The most requested photographs stay in memory; the provider keeps all. */
const MAX_BYTES = 32 * 1024 * 1024;
/** The rate limit of photographs that are not in the cache, by visitor and in all: names can be invented. */
const READ_PER_MINUTE = { ofOneAddress: 300, inAll: 6_000 };
const TIMEOUT_MS = 5_000;

type Kept = { readonly bytes: Uint8Array<ArrayBuffer>; readonly contentType: string };

export type PhotosOptions = {
  settings: Pick<Settings, "trustedProxies" | "limitFactor" | "providerUrl" | "clientToken">;
  /** Called once for each request that the limit refused. */
  onRefused: () => void;
  /** Seconds of a monotonic clock. */
  now?: () => number;
};

/** Serves the files of photographs: each is read from the provider, cached, and may be kept for ever. */
export function createPhotos({ settings, onRefused, now = monotonicSeconds }: PhotosOptions) {
  const { trustedProxies, limitFactor, providerUrl, clientToken } = settings;
  const kept = createByteBoundedCache<Kept>(MAX_BYTES, ({ bytes }) => bytes.byteLength);
  const ofAddress = createRateLimit(READ_PER_MINUTE.ofOneAddress * limitFactor, 60, now);
  const inAll = createRateLimit(READ_PER_MINUTE.inAll * limitFactor, 60, now);

  async function read(name: string): Promise<Kept | 404 | 503> {
    try {
      const answer = await fetch(`${providerUrl}/photo/v2/files/${name}`, {
        headers: { "Client-Token": clientToken },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) return answer.status === 404 ? 404 : 503;
      const bytes = exactBytes(new Uint8Array(await answer.arrayBuffer()));
      return { bytes, contentType: answer.headers.get("Content-Type") ?? "application/octet-stream" };
    } catch {
      return 503;
    }
  }

  /** The bytes of a file for this host itself; null when they did not come. */
  async function bytesOf(name: string): Promise<Uint8Array | null> {
    const found = kept.get(name) ?? (await read(name));
    return typeof found === "number" ? null : found.bytes;
  }

  async function photo(context: Context<HostEnv>): Promise<Response> {
    const name = new URL(context.req.url).pathname.slice(PHOTO_PATH.length);
    if (photoFileOf(name) === null) return context.text("Not found", 404);
    let file = kept.get(name);
    if (file === undefined) {
      if (!ofAddress.allows(addressKey(clientAddress(context, trustedProxies))) || !inAll.allows("all")) {
        onRefused();
        return context.body(null, 429, { "Retry-After": "60", "Cache-Control": "no-store" });
      }
      const found = await read(name);
      if (found === 404) return context.text("Not found", 404, { "Cache-Control": "no-store" });
      if (found === 503) return context.body(null, 503, { "Retry-After": "5", "Cache-Control": "no-store" });
      file = found;
      kept.set(name, file);
    }
    return new Response(file.bytes, {
      headers: { "Content-Type": file.contentType, "Cache-Control": `public, max-age=${YEAR_SECONDS}, immutable` },
    });
  }

  return { photo, bytesOf };
}
