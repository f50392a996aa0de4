import type { Context } from "hono";
import type { HostEnv } from "./client-address.ts";
import type { StoredPage } from "./page-cache.ts";

/** A header as it came, without making an object of all of them. */
export function header(context: Context<HostEnv>, name: "accept-encoding" | "cookie" | "if-none-match" | "user-agent") {
  const incoming = context.env?.incoming;
  return incoming === undefined ? context.req.header(name) : incoming.headers[name];
}

/** A whole page as a response, compressed where the browser takes it. */
export function respond(context: Context<HostEnv>, page: StoredPage): Response {
  const takesBrotli = /\bbr\b/.test(header(context, "accept-encoding") ?? "");
  const headers: Record<string, string> = {
    Vary: "Accept-Encoding, Cookie",
    ...page.headers,
    "Content-Type": "text/html; charset=utf-8",
  };
  if (page.status === 200) {
    headers["ETag"] = page.etag;
    if (header(context, "if-none-match") === page.etag) return new Response(null, { status: 304, headers });
  }
  if (takesBrotli) headers["Content-Encoding"] = "br";
  return new Response(takesBrotli ? page.brotli : page.identity, { status: page.status, headers });
}
