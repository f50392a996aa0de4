import { brotliCompressSync, constants } from "node:zlib";
import type { Context } from "hono";
import { drawAddress } from "#design-system/illustration/address.ts";
import { monotonicSeconds } from "#runtime/monotonic.ts";
import { addressKey } from "#runtime/network.ts";
import { createRateLimit } from "#runtime/rate-limit.ts";
import { createByteBoundedCache, exactBytes } from "./byte-bounded.ts";
import { clientAddress, type HostEnv } from "./client-address.ts";
import type { Settings } from "./settings.ts";

type Art = { plain: Uint8Array<ArrayBuffer>; brotli: Uint8Array<ArrayBuffer> };

/** The addresses of pictures are unbounded, so their cache is bounded by bytes. */
const MAX_BYTES = 16 * 1024 * 1024;
/** The rate limit of pictures not in the cache; a page has a few dozen. Cache hits are not limited. */
const DRAWN_PER_MINUTE = { ofOneAddress: 300, inAll: 6_000 };

/** At level 11, the usual one, a picture takes 35 ms of CPU; this takes 0.2 and a tenth more bytes. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 } };

function drawn(path: string): Art | null {
  const svg = drawAddress(path);
  if (svg === null) return null;
  const plain = Buffer.from(svg);
  return { plain: exactBytes(plain), brotli: exactBytes(brotliCompressSync(plain, quick)) };
}

export type ArtOptions = {
  settings: Pick<Settings, "trustedProxies" | "limitFactor">;
  /** Called once for each picture that was refused. */
  onRefused: () => void;
  /** Seconds of a monotonic clock. */
  now?: () => number;
};

/** Serves the illustrations: each is drawn from its address, rate-limited per visitor, and cached. */
export function createArt({ settings, onRefused, now = monotonicSeconds }: ArtOptions) {
  const { trustedProxies, limitFactor } = settings;
  const kept = createByteBoundedCache<Art>(MAX_BYTES, ({ plain, brotli }) => plain.byteLength + brotli.byteLength);
  const ofAddress = createRateLimit(DRAWN_PER_MINUTE.ofOneAddress * limitFactor, 60, now);
  const inAll = createRateLimit(DRAWN_PER_MINUTE.inAll * limitFactor, 60, now);
  const mayDraw = (context: Context<HostEnv>) =>
    ofAddress.allows(addressKey(clientAddress(context, trustedProxies))) && inAll.allows("all");

  return (context: Context<HostEnv>): Response | null => {
    const path = new URL(context.req.url).pathname;
    let art = kept.get(path);
    if (art === undefined) {
      if (!mayDraw(context)) {
        onRefused();
        return new Response(null, { status: 429, headers: { "Retry-After": "60", "Cache-Control": "no-store" } });
      }
      const made = drawn(path);
      if (made === null) return null;
      art = made;
      kept.set(path, art);
    }
    const takesBrotli = /\bbr\b/.test(context.req.header("Accept-Encoding") ?? "");
    return new Response(takesBrotli ? art.brotli : art.plain, {
      headers: {
        "Content-Type": "image/svg+xml",
        "Cache-Control": "public, max-age=604800",
        Vary: "Accept-Encoding",
        ...(takesBrotli ? { "Content-Encoding": "br" } : {}),
      },
    });
  };
}
