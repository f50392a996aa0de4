import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { forwardedAddress, type Networks } from "#runtime/network.ts";

export type HostEnv = { Bindings: HttpBindings };

/** The visitor's address: the socket's, or what trusted proxies say of it (rule 32b). */
export function clientAddress(context: Context<HostEnv>, trustedProxies: Networks): string {
  const peer = context.env?.incoming?.socket?.remoteAddress ?? "unknown";
  return forwardedAddress(peer, context.req.header("X-Forwarded-For"), trustedProxies);
}
