import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { Settings } from "../settings.ts";
import { clientAddress } from "./client-address.ts";
import type { Credentials } from "./principal.ts";

/** Credentials of a request's caller. */
export const credentialsOf = (context: Context): Credentials => ({
  authorization: context.req.header("Authorization"),
  fingerprint: getCookie(context, "__Host-fgp") ?? getCookie(context, "fgp"),
});

/** The address at the other end, or the one that our own web server names. */
export function clientAddressOf(context: Context, { proxySecret }: Pick<Settings, "proxySecret">): string {
  const headers = {
    proxySecret: context.req.header("Proxy-Secret"),
    clientAddress: context.req.header("Client-Address"),
  };
  return clientAddress(peerOf(context), headers, proxySecret);
}

/** The other end of the socket; there is none when the app is called in process. */
function peerOf(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? "";
  } catch {
    return "";
  }
}
