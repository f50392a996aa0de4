import { brotliCompressSync, constants } from "node:zlib";
import type { Context } from "hono";
import { drawAddress } from "#design-system/illustration/address.ts";
import { createByteBoundedMap, exactBytes } from "./byte-bounded.ts";
import type { HostEnv } from "./client-address.ts";

type Art = { plain: Uint8Array<ArrayBuffer>; brotli: Uint8Array<ArrayBuffer> };

/** Addresses of pictures can be invented without end: only so many bytes of drawings are kept. */
const MOST_BYTES = 16 * 1024 * 1024;

/** At level 11, the usual one, a picture takes 35 ms of CPU; this takes 0.2 and a tenth more bytes. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 } };

function drawn(path: string): Art | null {
  const svg = drawAddress(path);
  if (svg === null) return null;
  const plain = Buffer.from(svg);
  return { plain: exactBytes(plain), brotli: exactBytes(brotliCompressSync(plain, quick)) };
}

/** Serves the illustrations: each is drawn from its address, and kept while it is asked for. */
export function createArt() {
  const kept = createByteBoundedMap<Art>(MOST_BYTES, ({ plain, brotli }) => plain.byteLength + brotli.byteLength);

  return (context: Context<HostEnv>): Response | null => {
    const path = new URL(context.req.url).pathname;
    let art = kept.get(path);
    if (art === undefined) {
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
