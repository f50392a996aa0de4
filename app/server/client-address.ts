import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { forwardedAddress, type Networks } from "#runtime/network.ts";
import { TRACE_HEADER } from "#runtime/trace.ts";

export type HostEnv = { Bindings: HttpBindings };

const peerOf = (context: Context<HostEnv>): string => context.env?.incoming?.socket?.remoteAddress ?? "unknown";

/** The trace begun by a trusted proxy in front; a visitor's own is untrusted, and ignored. */
export const traceFromFront = (context: Context<HostEnv>, trustedProxies: Networks): string | undefined =>
  trustedProxies.has(peerOf(context)) ? context.req.header(TRACE_HEADER) : undefined;

/** The visitor's address: the socket's, or the one that trusted proxies forward. */
export function clientAddress(context: Context<HostEnv>, trustedProxies: Networks): string {
  return forwardedAddress(peerOf(context), context.req.header("X-Forwarded-For"), trustedProxies);
}
