import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

export type HostEnv = { Bindings: HttpBindings };

/**
 * The visitor's address: the socket's, or, when that is a trusted proxy, the last hop it reports (rule 32b).
 * Whatever else a visitor claims of itself is not believed.
 */
export function clientAddress(context: Context<HostEnv>, trustedProxies: readonly string[]): string {
  const peer = context.env?.incoming?.socket?.remoteAddress ?? "unknown";
  if (!trustedProxies.some((prefix) => peer.startsWith(prefix))) return peer;
  return context.req.header("X-Forwarded-For")?.split(",").at(-1)?.trim() ?? peer;
}
