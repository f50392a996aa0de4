import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Context } from "hono";
import { drawAddress } from "#design-system/illustration/address.ts";
import type { HostEnv } from "./client-address.ts";

const compress = promisify(brotliCompress);
const KEPT = 2000;

/** Serves the illustrations: each is drawn from its address, once, and may be kept for ever. */
export function createArt() {
  const drawn = new Map<string, { plain: Uint8Array; brotli: Uint8Array }>();

  return async (context: Context<HostEnv>): Promise<Response | null> => {
    const path = new URL(context.req.url).pathname;
    let art = drawn.get(path);
    if (art === undefined) {
      const svg = drawAddress(path);
      if (svg === null) return null;
      const plain = Buffer.from(svg);
      art = { plain, brotli: await compress(plain) };
      if (drawn.size >= KEPT) drawn.delete(drawn.keys().next().value ?? "");
      drawn.set(path, art);
    }
    const takesBrotli = /\bbr\b/.test(context.req.header("Accept-Encoding") ?? "");
    return new Response(new Uint8Array(takesBrotli ? art.brotli : art.plain), {
      headers: {
        "Content-Type": "image/svg+xml",
        "Cache-Control": "public, max-age=604800",
        Vary: "Accept-Encoding",
        ...(takesBrotli ? { "Content-Encoding": "br" } : {}),
      },
    });
  };
}
